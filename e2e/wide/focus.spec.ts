import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { many, allDay, RESOURCES, timed } from '../data';
import { boxOf } from '../hand';

/** Returns label or text of the focused element, for reading a tab order; empty if the focus left the page. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return '';
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at.textContent;
    return at.getAttribute('aria-label') ?? label?.trim() ?? '';
  });
}

/** Whether the focused element shows its focus by an outline. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at?.matches(':focus-visible')) return false;
    // A label may show the focus of the checkbox that it hides.
    const drawn = [at, at.parentElement!, ...at.children].map((node) => getComputedStyle(node));
    return drawn.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    );
  });
}

/** Focuses an element as keys do: browsers show the focus that a script gives only after a key. */
async function byKeys(element: Locator): Promise<void> {
  await element.page().keyboard.press('Tab');
  await element.focus();
}

const HOST_FIELD = 'Field of the host';

/** Adds a field of the host after everything else on the page; the test has to remove it. */
async function addHostField(page: Page): Promise<Locator> {
  await page.evaluate((label) => {
    const field = document.createElement('input');
    field.ariaLabel = label;
    Object.assign(field.style, { position: 'fixed', bottom: '8px', left: '8px' });
    document.body.append(field);
  }, HOST_FIELD);
  return page.getByLabel(HOST_FIELD);
}

/** Surfaces that open beside an event or a button, and how to open them. */
const SURFACES: readonly [string, (calendar: HostedCalendar) => Promise<Locator>][] = [
  [
    'the menu of an event',
    async (calendar) => {
      await calendar.event('one').click({ button: 'right' });
      return calendar.page.getByRole('menu');
    },
  ],
  [
    'the details of a read-only event',
    async (calendar) => {
      await calendar.set({ readOnly: true });
      await calendar.event('one').click();
      return calendar.page.locator('[data-details]');
    },
  ],
  [
    'the preferences',
    async (calendar) => {
      await calendar.preferences.click();
      return calendar.menu;
    },
  ],
  [
    'the editor',
    async (calendar) => {
      await calendar.event('one').click();
      return calendar.editor('Edit event');
    },
  ],
];

for (const [name, open] of SURFACES) {
  test(`a press on a field of the host closes ${name}, and the field has the focus @firefox`, async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [timed('one', '2026-11-17', '09:00', '10:00')], height: 600 });
    const field = await addHostField(page);
    const surface = await open(calendar);
    await expect(surface).toBeVisible();
    await field.click();
    await expect(surface).toHaveCount(0);
    await calendar.settled();
    await expect(field).toBeFocused();
    await field.evaluate((element) => element.remove());
  });
}

test('Tab goes through toolbar, side panel and view in the order they are read @firefox', async ({
  calendar,
}) => {
  await calendar.open({
    events: [timed('one', '2026-11-17', '09:00', '10:00'), allDay('two', '2026-11-18')],
    resources: RESOURCES,
  });
  const { page } = calendar;
  const order: string[] = [];
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (name === '' || name === order[0]) break;
    await expect.poll(() => focusIsVisible(page), `focus on "${name}" shows`).toBe(true);
    order.push(name);
  }
  const expected = [
    'Close side panel',
    'Nov 15 – 21, 2026, choose a date',
    'Previous week',
    'Today',
    'Next week',
    'Day',
    'Week',
    'Month',
    'Agenda',
    'Preferences',
    'New event',
    'Show previous month in calendar',
    'Show next month in calendar',
    'Friday, November 20, 2026',
  ];
  expect(order.slice(0, expected.length)).toEqual(expected);
  // The resources follow; the whole grid is one tab stop, and the last.
  expect(order.slice(expected.length)).toEqual([
    'Team',
    'Collapse Team',
    'Ana',
    'Ben',
    'Room 7',
    'Friday, November 20, 2026, today, no events',
  ]);
});

test('everything that a Tab reaches in any view shows its focus @firefox', async ({ calendar }) => {
  await calendar.open({
    events: [
      timed('one', '2026-11-17', '09:00', '10:00'),
      ...many(8, (n) => allDay(`a${n}`, '2026-11-18')),
    ],
    preferences: { isSidePanelOpen: false },
  });
  const { page } = calendar;
  // Tabbing out of the page would send the keys of the next test elsewhere.
  const field = await addHostField(page);
  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    await calendar.set({ view });
    await calendar.preferences.focus();
    const seen = new Set<string>();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press('Tab');
      const name = await focused(page);
      if (seen.has(name) || name === HOST_FIELD) break;
      seen.add(name);
      await expect.poll(() => focusIsVisible(page), `focus on "${name}" in ${view}`).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(0);
  }
  await field.evaluate((element) => element.remove());
});

test('focus that comes to an event out of sight scrolls it clear of the head @firefox', async ({
  calendar,
}) => {
  await calendar.open({
    events: [
      timed('early', '2026-11-17', '07:00', '08:00'),
      timed('late', '2026-11-17', '22:00', '23:00'),
    ],
    height: 500,
  });
  const grid = await boxOf(calendar.grid);
  const head = await boxOf(calendar.slot('all-day', '2026-11-17'));
  for (const id of ['late', 'early']) {
    await calendar.event(id).focus();
    await expect(calendar.event(id)).toBeInViewport({ ratio: 0.9 });
    const box = await boxOf(calendar.event(id));
    expect(box.y).toBeGreaterThanOrEqual(head.y + head.height);
    expect(box.y + box.height).toBeLessThanOrEqual(grid.y + grid.height + 1);
  }
});

test('the list behind "more" keeps focus inside and gives it back @firefox', async ({
  calendar,
}) => {
  const day = '2026-11-18';
  await calendar.open({ events: many(8, (number) => allDay(`a${number}`, day)) });
  await calendar.more(day).press('Enter');
  await expect(calendar.popover).toBeVisible();
  await expect(calendar.popover.locator(':focus')).toHaveCount(1);
  for (let press = 0; press < 10; press++) await calendar.page.keyboard.press('Tab');
  await expect(calendar.popover.locator(':focus')).toHaveCount(1);
  await calendar.popover.getByRole('button', { name: 'Close' }).click();
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.more(day)).toBeFocused();
});

test('focus survives navigation by the toolbar @firefox', async ({ calendar }) => {
  await calendar.open();
  for (const button of [calendar.next, calendar.previous]) {
    await button.press('Enter');
    await expect(button).toBeFocused();
  }
  await calendar.viewButton('Month').press('Enter');
  await expect(calendar.root).toHaveAttribute('data-view', 'month');
  await expect(calendar.viewButton('Month')).toBeFocused();
});

test('a date that a key opens gives its focus to the view of that day @firefox', async ({
  calendar,
}) => {
  for (const view of ['week', 'month', 'agenda'] as const) {
    const day = '2026-11-20';
    await calendar.open({ view, visibleDate: day, events: [timed('a', day, '09:00', '10:00')] });
    const date = calendar.root.getByRole('button', { name: /open Friday, November 20, 2026/ });
    await byKeys(date.first());
    // The interaction loads with the first focus.
    await calendar.settled();
    await date.first().press('Enter');
    await calendar.expectState({ view: 'day' });
    await expect(calendar.slot('timed', day)).toBeFocused();
  }
});

test('a button that the host takes away gives its focus to the view @firefox', async ({
  calendar,
}) => {
  const events = ['a', 'b'].map((id) => timed(id, '2026-11-20', '09:00', '10:00'));
  const filtered = { eventSearch: { mode: 'filter' }, searchText: 'event' } as const;
  for (const [button, change] of [
    ['.ec-chip button', { searchText: '' }],
    ['.ec-search', { eventSearch: false }],
    ['[data-command="move"]', { selectedEvents: [] }],
  ] as const) {
    await calendar.open({
      ...{ visibleDate: '2026-11-20', events, ...filtered },
      ...{ canSelectSeveralEvents: true, selectedEvents: ['a', 'b'] },
    });
    await byKeys(calendar.root.locator(button));
    await calendar.settled();
    await calendar.set(change);
    await expect(calendar.grid.locator(':focus')).toHaveCount(1);
  }
});

const MONDAY = '2026-11-16';
const WEDNESDAY = '2026-11-18';
/** Events that the host takes away or moves, by the view in which they have the focus, with the slot of their cell. */
const HELD = [
  ['week', 'timed', timed('a', MONDAY, '09:00', '10:00'), timed('a', WEDNESDAY, '10:00', '11:00')],
  ['week', 'all-day', allDay('a', MONDAY), allDay('a', WEDNESDAY)],
  ['month', 'day', timed('a', MONDAY, '09:00', '10:00'), timed('a', WEDNESDAY, '10:00', '11:00')],
  ['month', 'day', allDay('a', MONDAY), allDay('a', WEDNESDAY)],
] as const;

for (const [view, slot, held, moved] of HELD) {
  test(`focus on an event that the host removes stays in its cell, ${view}, ${slot}, ${held.allDay} @firefox`, async ({
    calendar,
    page,
  }) => {
    const other = timed('b', '2026-11-17', '12:00', '13:00');
    const open = async (): Promise<void> => {
      await calendar.open({ view, visibleDate: MONDAY, events: [held, other] });
      await byKeys(calendar.event('a'));
      await calendar.settled();
    };
    await open();
    await calendar.set({ events: [other] });
    await expect(calendar.slot(slot, MONDAY)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(calendar.slot(slot, '2026-11-17')).toBeFocused();

    // Moved within the page it is followed, else its cell has the focus.
    await open();
    await calendar.set({ events: [moved, other] });
    await expect(calendar.event('a')).toBeFocused();
    const later = { ...held, start: held.start.replace('11-16', '12-29') };
    await calendar.set({ events: [{ ...later, end: held.end.replace('11-16', '12-29') }, other] });
    await expect(calendar.slot(slot, WEDNESDAY)).toBeFocused();

    // Nobody takes the focus from the host.
    await open();
    const field = await addHostField(page);
    await field.focus();
    await calendar.set({ events: [other] });
    await expect(calendar.event('a')).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.evaluate((element) => element.remove());
  });
}

test('focus on an event that the host removes is kept without scrolling @firefox', async ({
  calendar,
}) => {
  const [a, early] = [
    timed('a', MONDAY, '20:00', '21:00'),
    timed('a', WEDNESDAY, '01:00', '02:00'),
  ];
  for (const events of [[], [early]]) {
    await calendar.open({ view: 'week', visibleDate: MONDAY, events: [a], height: 500 });
    await byKeys(calendar.event('a'));
    await calendar.settled();
    const scrolled = await calendar.grid.evaluate((grid) => (grid.scrollTop -= 40));
    await calendar.set({ events });
    // An event that comes to stand out of sight isn't followed.
    await expect(calendar.slot('timed', MONDAY)).toBeFocused();
    expect(await calendar.grid.evaluate((grid) => grid.scrollTop)).toBe(scrolled);
  }
});

test('focus that is lost with its element is given up @firefox', async ({ calendar }) => {
  await calendar.open({ events: [timed('one', '2026-11-17', '09:00', '10:00')] });
  await calendar.slot('timed', '2026-11-20').focus();
  await expect(calendar.grid).toHaveAttribute('tabindex', '-1');
  await calendar.set({ view: 'day' });
  await expect(calendar.grid).toHaveAttribute('tabindex', '0');

  // A held event is put back when the focused grid is gone.
  await calendar.set({ view: 'week' });
  await calendar.event('one').focus();
  await calendar.page.keyboard.press('g');
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(1);
  await calendar.set({ view: 'month' });
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
});

test('the ring of a grid that has the focus is whole, over head and times', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [timed('a', '2026-11-20', '09:00', '10:00')] });
  const ring = (): Promise<string> =>
    calendar.root.locator('ec-time-grid .ec-band').evaluate((band) => {
      const { outlineStyle, content } = getComputedStyle(band, '::before');
      return content === 'none' ? content : outlineStyle;
    });
  expect(await ring()).toBe('none');
  // While an event is picked up, the grid has the focus.
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await expect.poll(ring).toBe('solid');
});
