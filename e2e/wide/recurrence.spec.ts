import type { CalendarEvent } from 'ng-event-calendar';
import { expect, test } from '../calendar';
import { drag, pointOn, shift } from '../hand';
import {
  expectEvents,
  occurrence,
  openRecurring,
  ScopePrompt,
  standup,
  tokyo,
  type ScopeName,
} from '../recurring';

// The browser is in another zone than the calendar, and so are the events.
test.use({ timezoneId: 'America/Los_Angeles' });

const HOUR = 48;
const { rrule: _rule, ...once } = standup;
const SPOKEN = '[data-spoken]';

/** Returns Wednesday's occurrence as an event of its own, with changes. */
const wednesday = (change: Partial<CalendarEvent>): CalendarEvent => ({
  ...once,
  id: 'new',
  extractedFromId: 'standup',
  start: '2026-11-18T14:00:00Z',
  end: '2026-11-18T14:30:00Z',
  ...change,
});
const withoutWednesday = { ...standup, exDates: ['2026-11-18'] };
const untilTuesday = { ...standup, rrule: `${standup.rrule as string};UNTIL=20261117T140000Z` };
const fromWednesday = (change: Partial<CalendarEvent>): CalendarEvent => ({
  ...wednesday(change),
  rrule: standup.rrule!,
});

test.describe('occurrences', () => {
  test('are drawn each under its own key, and marked', async ({ calendar }) => {
    const lunch = { ...once, id: 'lunch', title: 'Lunch', start: '2026-11-18T17:00:00Z' };
    const single = { ...lunch, end: '2026-11-18T18:00:00Z' };
    await openRecurring(calendar, [standup, tokyo, single]);
    await expect(calendar.event('standup')).toHaveCount(5);
    const keys = await calendar
      .event('standup')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-key')));
    expect(new Set(keys).size).toBe(5);
    await expect(calendar.event('tokyo')).toHaveAttribute('data-start', '2026-11-16T16:00');
    const wed = occurrence(calendar, 'standup', '2026-11-18');
    await expect(wed).toHaveAttribute('data-recurring', '');
    await expect(wed).toHaveAccessibleName(/^Standup, .*November 18, 2026, recurring$/);
    await expect(calendar.event('lunch')).not.toHaveAttribute('data-recurring');
  });

  test('are found again in every view, page by page', async ({ calendar }) => {
    await openRecurring(calendar, [standup], { view: 'month' });
    await expect(occurrence(calendar, 'standup', '2026-11-30')).toBeVisible();
    await expect(occurrence(calendar, 'standup', '2026-11-21')).toHaveCount(0);
    await calendar.next.click();
    await expect(occurrence(calendar, 'standup', '2026-12-31')).toBeVisible();
    await calendar.switchTo('agenda');
    await expect(calendar.event('standup').first()).toBeVisible();
  });
});

test.describe('by drag', () => {
  const cases: readonly [ScopeName, CalendarEvent[]][] = [
    [
      'Only this event',
      [withoutWednesday, wednesday({ start: '2026-11-18T16:00:00Z', end: '2026-11-18T16:30:00Z' })],
    ],
    [
      'This and following events',
      [untilTuesday, fromWednesday({ start: '2026-11-18T16:00:00Z', end: '2026-11-18T16:30:00Z' })],
    ],
    ['All events', [{ ...standup, start: '2026-10-19T15:00:00Z', end: '2026-10-19T15:30:00Z' }]],
  ];
  for (const [scope, expected] of cases) {
    test(`${scope}, and undo and redo in one step`, async ({ calendar, page }) => {
      await openRecurring(calendar, [standup]);
      const prompt = new ScopePrompt(page);
      const from = await pointOn(occurrence(calendar, 'standup', '2026-11-18'));
      await drag(page, from, shift(from, 0, 2 * HOUR));
      await expect(prompt.scope('Only this event')).toBeChecked();
      await expect(prompt.scope('Only this event')).toBeFocused();
      // The event stays where it was dropped meanwhile, and nothing is written yet.
      await expect(calendar.root.locator('[data-preview]')).toHaveAttribute(
        'data-start',
        '2026-11-18T11:00',
      );
      expect((await calendar.state()).log).toEqual([]);
      await prompt.choose(scope);
      await expectEvents(calendar, expected);
      await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
      const { log, lastAction, events } = await calendar.state();
      expect(log).toEqual(['eventsChange', 'lastAction']);
      expect(lastAction).toMatchObject({ type: 'move', event: events!.at(-1)! });
      await expect(occurrence(calendar, lastAction!.event!.id, '2026-11-18')).toHaveAttribute(
        'data-start',
        '2026-11-18T11:00',
      );

      await calendar.grid.focus();
      await page.keyboard.press('Control+z');
      await expectEvents(calendar, [standup]);
      await page.keyboard.press('Control+Shift+z');
      await expectEvents(calendar, expected);
    });
  }

  test('Escape, Cancel and a press beside the prompt leave everything as it was', async ({
    calendar,
    page,
  }) => {
    await openRecurring(calendar, [standup]);
    const prompt = new ScopePrompt(page);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const from = await pointOn(event);
    const leave = [
      () => page.keyboard.press('Escape'),
      () => prompt.cancel.click(),
      () => page.mouse.click(20, 20),
    ];
    for (const way of leave) {
      await drag(page, from, shift(from, 0, 2 * HOUR));
      await expect(prompt.dialog).toBeVisible();
      await way();
      await expect(prompt.dialog).toHaveCount(0);
      await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
      await expect(event).toHaveAttribute('data-start', '2026-11-18T09:00');
    }
    expect((await calendar.state()).log).toEqual([]);
  });

  test('asks nothing where nothing changes', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const from = await pointOn(occurrence(calendar, 'standup', '2026-11-18'));
    await drag(page, from, shift(from, 0, 3));
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await expect(new ScopePrompt(page).dialog).toHaveCount(0);
  });

  test('of an edge: all get longer', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    const from = await pointOn(event.locator('[data-resize-handle="end"]'));
    await drag(page, from, shift(from, 0, HOUR / 2));
    await new ScopePrompt(page).choose('All events');
    await expectEvents(calendar, [{ ...standup, end: '2026-10-19T14:00:00Z' }]);
    await calendar.expectState({ lastAction: { type: 'resize' } });
  });

  test('with Ctrl copies that one alone, without being asked', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    const from = await pointOn(occurrence(calendar, 'standup', '2026-11-18'));
    await page.keyboard.down('Control');
    await drag(page, from, shift(from, 0, 2 * HOUR));
    await page.keyboard.up('Control');
    const copy = { ...once, id: 'new', start: '2026-11-18T16:00:00Z', end: '2026-11-18T16:30:00Z' };
    await expectEvents(calendar, [standup, copy]);
  });

  test('to another day takes the date of its own zone out of the series', async ({
    calendar,
    page,
  }) => {
    await openRecurring(calendar, [tokyo]);
    const from = await pointOn(calendar.event('tokyo'));
    const to = await pointOn(calendar.slot('timed', '2026-11-18'));
    await drag(page, from, { x: to.x, y: from.y });
    await new ScopePrompt(page).choose('Only this event');
    const { rrule: _count, ...single } = tokyo;
    await expectEvents(calendar, [
      { ...tokyo, exDates: ['2026-11-17'] },
      {
        ...single,
        id: 'new',
        extractedFromId: 'tokyo',
        start: '2026-11-19T06:00:00',
        end: '2026-11-19T07:00:00',
      },
    ]);
  });

  test('the host is asked once, after the scope is known', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    await page.evaluate(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      window.showcase?.calendar()?.eventChangeRequest.subscribe((request) => {
        if (request.isPreview) return;
        asked.push([request.type, request.before?.id, request.after?.start]);
        request.preventDefault('Not today');
      });
    });
    const from = await pointOn(occurrence(calendar, 'standup', '2026-11-18'));
    await drag(page, from, shift(from, 0, 2 * HOUR));
    await expect(new ScopePrompt(page).dialog).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { asked: unknown }).asked)).toEqual([]);
    await new ScopePrompt(page).choose('This and following events');
    await expect(calendar.root.locator('[data-notice]')).toContainText('Not today');
    expect(await page.evaluate(() => (window as unknown as { asked: unknown }).asked)).toEqual([
      ['move', 'standup', '2026-11-18T16:00:00Z'],
    ]);
    expect((await calendar.state()).log).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test('focus stays on the moved occurrence @firefox', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    await occurrence(calendar, 'standup', '2026-11-18').focus();
    await page.keyboard.press('g');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const prompt = new ScopePrompt(page);
    await expect(prompt.scope('Only this event')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(prompt.scope('This and following events')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(prompt.dialog).toHaveCount(0);
    const { events } = await calendar.state();
    const moved = occurrence(calendar, events!.at(-1)!.id, '2026-11-18');
    await expect(moved).toHaveAttribute('data-start', '2026-11-18T10:00');
    await expect(moved).toBeFocused();
    await expect(page.locator(SPOKEN)).toContainText('Moved Standup and following events from');
  });

  test('Escape in the prompt gives the focus back to the occurrence', async ({
    calendar,
    page,
  }) => {
    await openRecurring(calendar, [standup]);
    const event = occurrence(calendar, 'standup', '2026-11-18');
    await event.focus();
    await page.keyboard.press('Delete');
    await expect(new ScopePrompt(page).scope('Only this event')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(new ScopePrompt(page).dialog).toHaveCount(0);
    await expect(event).toBeFocused();
    expect((await calendar.state()).log).toEqual([]);
  });

  test('focus stays inside the prompt, and its keys mean nothing to the calendar @firefox', async ({
    calendar,
    page,
  }) => {
    await openRecurring(calendar, [standup]);
    await occurrence(calendar, 'standup', '2026-11-18').focus();
    await page.keyboard.press('Delete');
    const prompt = new ScopePrompt(page);
    await expect(prompt.scope('Only this event')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(prompt.cancel).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.press('Tab');
    await expect(prompt.confirm).toBeFocused();
    await expect(calendar.root).toHaveAttribute('data-view', 'week');
    await expect(calendar.title).toContainText('Nov 15');
    await page.keyboard.press('Enter');
    await expectEvents(calendar, [withoutWednesday]);
  });

  test('a copy is one event without the rule', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    await occurrence(calendar, 'standup', '2026-11-18').focus();
    await page.keyboard.press('Control+c');
    await occurrence(calendar, 'standup', '2026-11-19').focus();
    await page.keyboard.press('Control+v');
    const copy = { ...once, id: 'new', start: '2026-11-19T14:00:00Z', end: '2026-11-19T14:30:00Z' };
    await expectEvents(calendar, [standup, copy]);
  });
});

test.describe('deleting', () => {
  test('by key: this and following events, with Undo', async ({ calendar, page }) => {
    await openRecurring(calendar, [standup]);
    await occurrence(calendar, 'standup', '2026-11-18').focus();
    await page.keyboard.press('Delete');
    await new ScopePrompt(page).choose('This and following events');
    await expectEvents(calendar, [untilTuesday]);
    await calendar.expectState({
      log: ['eventsChange', 'lastAction'],
      lastAction: { type: 'delete', event: untilTuesday },
    });
    await calendar.root.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
    await expectEvents(calendar, [standup]);
  });

  test('from the menu and the editor: all events', async ({ calendar, page }) => {
    for (const from of ['menu', 'editor'] as const) {
      await openRecurring(calendar, [standup]);
      const event = occurrence(calendar, 'standup', '2026-11-18');
      if (from === 'menu') await event.click({ button: 'right' });
      else await event.click();
      await page
        .getByRole(from === 'menu' ? 'menuitem' : 'button', { name: 'Delete event' })
        .click();
      await new ScopePrompt(page).choose('All events');
      await expectEvents(calendar, []);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('the last of a series removes the series', async ({ calendar, page }) => {
    const two = { ...standup, rrule: 'FREQ=DAILY;COUNT=1', start: '2026-11-18T14:00:00Z' };
    await openRecurring(calendar, [{ ...two, end: '2026-11-18T14:30:00Z' }]);
    await calendar.event('standup').focus();
    await page.keyboard.press('Delete');
    await new ScopePrompt(page).choose('Only this event');
    await expectEvents(calendar, []);
  });
});

test('a colour from the menu asks as well', async ({ calendar, page }) => {
  await openRecurring(calendar, [standup]);
  await occurrence(calendar, 'standup', '2026-11-18').click({ button: 'right' });
  await page.getByRole('menuitemradio', { name: 'Select lime as event color' }).click();
  await new ScopePrompt(page).choose('This and following events');
  await expectEvents(calendar, [untilTuesday, fromWednesday({ color: 'lime' })]);
  await calendar.expectState({ lastAction: { type: 'update' } });
});

test('the plain calendar shows it once and keeps rule and exclusions', async ({
  calendar,
  page,
}) => {
  const series = { ...tokyo, exDates: ['2026-11-10'] };
  await calendar.open({
    displayTimezone: 'America/New_York',
    view: 'week',
    visibleDate: '2026-11-02',
    events: [series],
  });
  await expect(calendar.event('tokyo')).toHaveCount(1);
  await expect(calendar.event('tokyo')).not.toHaveAttribute('data-recurring');
  const from = await pointOn(calendar.event('tokyo'));
  await drag(page, from, shift(from, 0, -HOUR));
  await expectEvents(calendar, [
    { ...series, start: '2026-11-03T05:00:00', end: '2026-11-03T06:00:00' },
  ]);
});
