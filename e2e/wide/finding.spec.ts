import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';
import { boxOf } from '../hand';

const plan = timed('plan', '2026-11-18', '11:00', '12:30', { resource: 'ana' });
const talk = timed('talk', '2026-11-20', '15:00', '16:00', { resource: 'ben' });
const trip = allDay('trip', '2026-11-16', '2026-11-18', { resource: 'ana' });
const events = [talk, plan, trip];
const quiet = { preferences: { isSidePanelOpen: false } };
const props = { events, resources: RESOURCES, visibleDate: '2026-11-18', ...quiet };

/** Live regions of the calendar. */
const spoken = ({ root }: HostedCalendar): Locator => root.locator('[data-spoken]');
const focused = ({ root }: HostedCalendar): Locator => root.locator(':focus');

/** Enters the grid by Tab, once more where the code that passes the focus on to a cell was still loading. */
async function enter({ root, toolbar }: HostedCalendar): Promise<void> {
  const focus = root.locator(':focus');
  await expect(async () => {
    // Focus that a script gives isn't always visible, and only visible focus is passed on.
    await toolbar.getByRole('button').last().focus();
    await focus.press('Tab');
    await expect(focus).toHaveAttribute('role', 'gridcell', { timeout: 1_000 });
  }).toPass();
}

test.describe('today', () => {
  test('T leads to the present slot of today, and says so @firefox', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'week' });
    await enter(calendar);
    await expect(calendar.slot('timed', '2026-11-18')).toBeFocused();
    await page.keyboard.press('t');
    await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
    await expect(spoken(calendar)).toHaveText('10 AM, Friday, November 20, 2026, today');
  });

  test('T comes from another page of dates', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'week', visibleDate: '2026-03-02' });
    await enter(calendar);
    await page.keyboard.press('t');
    await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
    await expect(spoken(calendar)).toContainText('10 AM, Friday, November 20, 2026, today');
  });

  test('the button leads there by keys, and leaves the focus to a mouse', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...props, view: 'week' });
    await calendar.today.click();
    await expect(calendar.today).toBeFocused();
    await calendar.today.press('Enter');
    await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(spoken(calendar)).toContainText('10:30 AM');
  });

  test('in the month it is the cell of the day', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'month', visibleDate: '2026-01-02' });
    await calendar.grid.focus();
    await page.keyboard.press('t');
    await expect(calendar.slot('day', '2026-11-20')).toBeFocused();
    await expect(focused(calendar)).toHaveAccessibleName(
      'Friday, November 20, 2026, today, 1 event',
    );
    await page.keyboard.press('t');
    await expect(spoken(calendar)).toHaveText('Friday, November 20, 2026, today, 1 event');
  });

  test('in resource columns it is the column of the one before', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'week', resourceColumns: true });
    await calendar.event('plan').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('t');
    const cell = focused(calendar);
    await expect(cell).toHaveAttribute('data-date', '2026-11-20');
    await expect(cell).toHaveAttribute('data-resource-id', 'ana');
    await expect(spoken(calendar)).toHaveText('10 AM, Friday, November 20, 2026, Ana, today');
  });

  test('in the timeline it is the present slot of the row', async ({ calendar, page }) => {
    const views = ['timeline'] as const;
    await calendar.open({
      ...props,
      view: 'timeline',
      views: [...views],
      visibleDate: '2026-11-17',
    });
    await calendar.root.locator('.ec-lanes').nth(1).focus();
    await page.keyboard.press('t');
    await expect(spoken(calendar)).toContainText(/Friday, November 20, 2026, today, 10 AM/);
  });

  test('in the agenda it is the first event of the day', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'agenda' });
    await calendar.root.locator('ec-agenda').focus();
    await page.keyboard.press('t');
    await expect(calendar.event('talk')).toBeFocused();
  });
});

test.describe('the next event', () => {
  for (const view of ['week', 'month'] as const) {
    test(`E and Shift+E go over all of the ${view} in the order of time @firefox`, async ({
      calendar,
      page,
    }) => {
      await calendar.open({ ...props, view, visibleDate: '2026-11-15' });
      await enter(calendar);
      await page.keyboard.press('Control+Home');
      for (const id of ['trip', 'plan', 'talk']) {
        await page.keyboard.press('e');
        await expect(calendar.event(id)).toBeFocused();
      }
      await page.keyboard.press('e');
      await expect(spoken(calendar)).toHaveText('No later event on these dates');
      await page.keyboard.press('Shift+E');
      await expect(calendar.event('plan')).toBeFocused();
    });
  }

  test('goes over rows of the timeline', async ({ calendar, page }) => {
    await calendar.open({
      ...props,
      ...{ view: 'timeline', views: ['timeline'], timelinePreset: 'days' },
      visibleDate: '2026-11-16',
    });
    await calendar.root.locator('.ec-lanes').first().focus();
    await page.keyboard.press('Control+Home');
    for (const id of ['trip', 'plan', 'talk']) {
      await page.keyboard.press('e');
      await expect(calendar.event(id)).toBeFocused();
    }
  });

  test('goes through resource columns and unseen hours', async ({ calendar, page }) => {
    const late = timed('late', '2026-11-20', '22:00', '23:00', { resource: 'ben' });
    await calendar.open({
      ...props,
      ...{ events: [...events, late], view: 'week', resourceColumns: true },
    });
    await calendar.event('talk').focus();
    await page.keyboard.press('e');
    await expect(calendar.event('late')).toBeFocused();
    await expect(calendar.event('late')).toBeInViewport();
  });

  test('names those that have no room, on the button that lists them', async ({
    calendar,
    page,
  }) => {
    const crowd = many(8, (number) => allDay(`a${number}`, '2026-11-20'));
    await calendar.open({ ...props, events: crowd, view: 'month' });
    await calendar.event('a1').focus();
    const seen = await calendar.grid.locator('ec-event').count();
    for (let step = 1; step <= seen; step++) await page.keyboard.press('e');
    await expect(calendar.more('2026-11-20')).toBeFocused();
    await expect(spoken(calendar)).toHaveText(`Event a${seen + 1}, Friday, November 20, 2026`);
  });

  test('goes through the agenda', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'agenda', visibleDate: '2026-11-18' });
    await calendar.root.locator('ec-agenda').focus();
    const events = calendar.root.locator('ec-agenda ec-event');
    await expect(events.first()).toBeFocused();
    await page.keyboard.press('e');
    await expect(events.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+E');
    await page.keyboard.press('Shift+E');
    await expect(spoken(calendar)).toHaveText('No earlier event on these dates');
  });
});

test.describe('an event over several days', () => {
  for (const [view, slot] of [
    ['week', 'all-day'],
    ['month', 'day'],
  ] as const) {
    test(`is in each of its cells, and Down leads to it in the ${view}`, async ({
      calendar,
      page,
    }) => {
      await calendar.open({ ...props, view });
      const cell = calendar.slot(slot, '2026-11-17');
      await expect(cell.getByRole('button', { name: 'Event trip, Day 2 of 3' })).toHaveCount(1);
      await cell.focus();
      await page.keyboard.press('ArrowDown');
      await expect(focused(calendar)).toHaveAccessibleName('Event trip, Day 2 of 3');
      await page.keyboard.press('Enter');
      await expect(calendar.editor('Edit event')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(focused(calendar)).toHaveAccessibleName(/^Event trip/);
      await cell.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('g');
      await expect(spoken(calendar)).toContainText('Picked up Event trip');
      await page.keyboard.press('Escape');
      await expect(calendar.event('trip')).toBeFocused();
    });
  }

  test('shows where the focus is', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'week' });
    await calendar.slot('all-day', '2026-11-17').focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused(calendar)).toHaveCSS('outline-style', 'solid');
    const [part, bar] = [await boxOf(focused(calendar)), await boxOf(calendar.event('trip'))];
    expect(part.y).toBeCloseTo(bar.y, 0);
    expect(part.x).toBeGreaterThan(bar.x);
    expect(part.x + part.width).toBeLessThanOrEqual(bar.x + bar.width + 1);
  });
});

test('a day of the month is named by what blocks it, too', async ({ calendar }) => {
  const fair = { title: 'Holiday', start: '2026-11-26', end: '2026-11-26', allDay: true };
  await calendar.open({ ...props, blockedTimes: [fair], view: 'month' });
  await expect(calendar.slot('day', '2026-11-26')).toHaveAccessibleName(
    'Thursday, November 26, 2026, Holiday, no events',
  );
});

test('cells are named by date and number of events, and say once what is closed', async ({
  calendar,
}) => {
  const lunch = { title: 'Lunch', start: '2026-11-18T12:00', end: '2026-11-18T13:00' };
  const hours = { workingHours: [{ start: '09:00', end: '17:00' }], blockedTimes: [lunch] };
  await calendar.open({ ...props, ...hours, view: 'week' });
  const cell = calendar.slot('timed', '2026-11-18');
  await expect(cell).toHaveAccessibleName('Wednesday, November 18, 2026, 1 event');
  await expect(cell.locator('.ec-visually-hidden')).toHaveText([
    'Wednesday, November 18, 2026',
    'Closed until 9 AM; Closed from 5 PM; Lunch, 12 – 1 PM',
  ]);
  await expect(calendar.slot('all-day', '2026-11-17')).toHaveAccessibleName(
    'Tuesday, November 17, 2026, all day, 1 event',
  );
  await calendar.set({ view: 'month' });
  await expect(calendar.slot('day', '2026-11-27')).toHaveAccessibleName(
    'Friday, November 27, 2026, no events',
  );
});

test('the cursor says in the midst of which event it is', async ({ calendar, page }) => {
  await calendar.open({ ...props, view: 'week' });
  await calendar.event('plan').focus();
  await page.keyboard.press('ArrowDown');
  await expect(spoken(calendar)).toHaveText(
    '11:30 AM, Wednesday, November 18, 2026, during Event plan',
  );
});

test('letters of views show the focused day', async ({ calendar, page }) => {
  await calendar.open({ ...props, view: 'month' });
  await calendar.slot('day', '2026-11-25').focus();
  await page.keyboard.press('d');
  await calendar.expectState({ view: 'day', visibleDate: '2026-11-25' });
  await expect(calendar.slot('timed', '2026-11-25')).toBeFocused();
  await page.keyboard.press('m');
  await expect(calendar.slot('day', '2026-11-25')).toBeFocused();
});

for (const [from, given, focus, date] of [
  ['a week', { view: 'week' }, '[data-slot="timed"][data-date="2026-11-19"]', '2026-11-19'],
  [
    'its all-day row',
    { view: 'week' },
    '[data-slot="all-day"][data-date="2026-11-17"]',
    '2026-11-17',
  ],
  [
    'columns of resources',
    { view: 'week', resourceColumns: true },
    '[data-event-id="plan"]',
    '2026-11-18',
  ],
  [
    'an agenda',
    { view: 'agenda', visibleDate: '2026-11-16' },
    '[data-event-id="plan"]',
    '2026-11-18',
  ],
  [
    'the part of an event in an agenda',
    { view: 'agenda', visibleDate: '2026-11-16' },
    '[data-date="2026-11-18"] [data-event-id="trip"]',
    '2026-11-18',
  ],
  [
    'the date in an agenda',
    { view: 'agenda', visibleDate: '2026-11-16' },
    '[data-date="2026-11-19"] h3 button',
    '2026-11-19',
  ],
  [
    'an event of a timeline',
    { view: 'timeline', timelinePreset: 'days' },
    '[data-event-id="plan"]',
    '2026-11-18',
  ],
] as const) {
  test(`letters of views show the day that is focused in ${from}`, async ({ calendar, page }) => {
    const views = ['day', 'week', 'month', 'agenda', 'timeline'] as const;
    for (const [key, view] of [
      ['d', 'day'],
      ['w', 'week'],
      ['m', 'month'],
    ] as const) {
      await calendar.open({ ...props, views, ...given });
      await calendar.root.locator(focus).first().focus();
      await page.keyboard.press(key);
      await calendar.expectState({ view, visibleDate: date });
    }
  });
}

test('letters of views show the day of the cursor in a timeline', async ({ calendar, page }) => {
  const views = ['day', 'timeline'] as const;
  await calendar.open({ ...props, views, view: 'timeline', timelinePreset: 'days' });
  await calendar.event('plan').focus();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.root.locator('[data-slot="row"]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('d');
  await calendar.expectState({ view: 'day' });
  const { visibleDate } = await calendar.state();
  expect(visibleDate! > '2026-11-18').toBe(true);
});

test('Page Down, Page Up, Ctrl+Home and Ctrl+End take the cursor along @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...props, view: 'week' });
  await calendar.event('plan').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('PageDown');
  await expect(calendar.slot('timed', '2026-11-18')).toBeFocused();
  await expect(spoken(calendar)).toContainText(/^([5-9]|1[01])(:30)? PM, Wednesday/);
  await page.keyboard.press('PageUp');
  await expect(spoken(calendar)).toContainText(/^(9|10|11)(:30)? AM, Wednesday/);
  await page.keyboard.press('Control+Home');
  await expect(calendar.slot('timed', '2026-11-15')).toBeFocused();
  await expect(spoken(calendar)).toContainText('12 AM, Sunday, November 15');
  await page.keyboard.press('Control+End');
  await expect(calendar.slot('timed', '2026-11-21')).toBeFocused();
  await expect(spoken(calendar)).toContainText('11:30 PM, Saturday, November 21');
});
