import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift, type Point } from '../hand';
import { occurrence, openRecurring, standup } from '../recurring';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const EVENTS = [
  timed('a', MONDAY, '09:00', '10:00'),
  timed('b', TUESDAY, '11:00', '12:30'),
  timed('c', WEDNESDAY, '13:00', '14:00'),
  allDay('bar', TUESDAY),
];
const OPEN = {
  view: 'week',
  visibleDate: MONDAY,
  events: EVENTS,
  resources: RESOURCES,
  canSelectSeveralEvents: true,
  visibleHours: { start: 7, end: 19 },
} satisfies TestProps;

const bar = (calendar: HostedCalendar): Locator =>
  calendar.root.getByRole('toolbar', { name: 'Selected events' });
const times = async (calendar: HostedCalendar): Promise<Record<string, string>> =>
  Object.fromEntries(((await calendar.state()).events ?? []).map(({ id, start }) => [id, start]));

test('Ctrl-clicks select events, which a drag moves by the same step, as one step of undo', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  await calendar.event('a').click({ modifiers: ['Control'] });
  await expect(calendar.event('a')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.event('b')).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(calendar)).toHaveCount(0);
  await calendar.event('b').click({ modifiers: ['Control'] });
  await calendar.event('bar').click({ modifiers: ['Control'] });
  await expect(bar(calendar)).toContainText('3 events selected');
  await expect(calendar.root).toHaveAttribute('data-selection', '3');
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b'] });

  const from = await pointOn(calendar.event('a'));
  const column = await calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);
  await grab(page, from, shift(from, column, 0));
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(3);
  await expect(calendar.root.locator('[data-preview][data-count="3"]')).toHaveCount(1);
  await page.mouse.up();
  await expect
    .poll(() => times(calendar))
    .toMatchObject({
      a: `${TUESDAY}T09:00:00`,
      b: `${WEDNESDAY}T11:00:00`,
      c: `${WEDNESDAY}T13:00:00`,
    });
  await calendar.expectState({
    lastAction: { type: 'change', event: null },
    selectedEvents: ['a', 'bar', 'b'],
  });
  await expect(calendar.root.locator('[data-spoken]')).toContainText('3 events moved to');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => times(calendar))
    .toMatchObject({
      a: `${MONDAY}T09:00:00`,
      b: `${TUESDAY}T11:00:00`,
    });
});

test('a week is copied to the next one by keys alone', async ({ calendar, page }) => {
  await calendar.open(OPEN);
  await calendar.event('a').focus();
  await page.keyboard.press('Control+a');
  await expect(bar(calendar)).toContainText('4 events selected');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('n');
  await page.keyboard.press('Control+v');
  await expect
    .poll(async () =>
      (await calendar.state()).events
        ?.map(({ start }) => start)
        .slice(4)
        .sort(),
    )
    .toEqual([
      '2026-11-23T09:00:00',
      '2026-11-24T00:00:00',
      '2026-11-24T11:00:00',
      '2026-11-25T13:00:00',
    ]);
  await page.keyboard.press('n');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(12);
});

test('keys move, recolour and delete them', async ({ calendar, page }) => {
  await calendar.open(OPEN);
  await calendar.event('a').focus();
  await page.keyboard.press('x');
  await calendar.event('c').focus();
  await page.keyboard.press('Shift+X');
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b', 'c'] });
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => times(calendar)).toMatchObject({ a: `${MONDAY}T09:15:00` });
  await bar(calendar).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await calendar.state()).events).toEqual([]);
  await expect(calendar.root.locator('[data-notice]')).toContainText('4 events deleted');
  await calendar.root.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(4);
});

test('a drag of another event clears the selection, a sweep does so and drafts', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] });
  const from = await pointOn(calendar.event('c'));
  await drag(page, from, shift(from, 0, 48));
  await calendar.expectState({ selectedEvents: [] });
  await expect
    .poll(() => times(calendar))
    .toMatchObject({ a: `${MONDAY}T09:00:00`, c: `${WEDNESDAY}T14:00:00` });
  await calendar.set({ selectedEvents: ['a', 'b'] });
  const empty = shift(await pointOn(calendar.event('a')), 0, 96);
  await drag(page, empty, shift(empty, 0, 48));
  await calendar.expectState({ selectedEvents: [] });
  await expect(calendar.root.locator('[data-preview], form[data-quick]').first()).toBeVisible();
});

test('a press that becomes no drag keeps nothing, and one that is called off keeps all', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 0, 48));
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  await expect(calendar.root.locator('ec-event[data-dragging]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  await calendar.expectState({ selectedEvents: ['a', 'b'] });
  expect(await times(calendar)).toMatchObject({ a: `${MONDAY}T09:00:00` });
});

test('a resize acts on the pressed event alone, and keeps the selection', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] });
  const a = calendar.event('a');
  await a.hover();
  const edge = await pointOn(a.locator('[data-resize-handle="end"]'));
  await drag(page, edge, shift(edge, 0, 48));
  await expect
    .poll(async () => (await calendar.state()).events?.map(({ end }) => end).slice(0, 2))
    .toEqual([`${MONDAY}T11:00:00`, `${TUESDAY}T12:30:00`]);
  await calendar.expectState({ selectedEvents: ['a', 'b'], lastAction: { type: 'resize' } });
});

test('Ctrl and a drag copy all by the step, and the copies are selected then', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] });
  const from = await pointOn(calendar.event('a'));
  await page.keyboard.down('Control');
  await drag(page, from, shift(from, 0, 96));
  await page.keyboard.up('Control');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(6);
  const { events = [], selectedEvents } = await calendar.state();
  const at = (place: number): number => Date.parse(events[place]!.start);
  expect([at(0), at(1)].map((start) => new Date(start).getHours())).toEqual([9, 11]);
  expect(at(4) - at(0)).toBeGreaterThan(3_600_000);
  expect(at(5) - at(1)).toBe(at(4) - at(0));
  expect(selectedEvents).toEqual(events.slice(4).map(({ id }) => id));
  await expect(calendar.event(String(events[4]!.id))).toBeFocused();
});

test('one that is grabbed as a bar moves all by its days alone', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'bar'] });
  const from = await pointOn(calendar.event('bar'));
  const column = await calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);
  await grab(page, from, shift(from, column, 0));
  // On the other surface only the day counts.
  await page.mouse.move(from.x + column, from.y + 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => times(calendar)).toMatchObject({ a: `${TUESDAY}T09:00:00` });
  const bar = (await calendar.state()).events?.find(({ id }) => id === 'bar');
  expect(bar).toMatchObject({ allDay: true });
  expect(bar?.start).toContain(WEDNESDAY);
});

test('Move in the bar picks all up, and the next click puts the earliest down', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, selectedEvents: ['b', 'c'] });
  await bar(calendar).getByRole('button', { name: 'Move' }).click();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  const at = shift(await pointOn(calendar.event('a')), 0, 0);
  const column = await calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);
  const { y } = await pointOn(calendar.event('b'), { y: 2 });
  await page.mouse.move(at.x + 2 * column, y);
  await page.mouse.click(at.x + 2 * column, y);
  await expect
    .poll(() => times(calendar))
    .toMatchObject({ b: `${WEDNESDAY}T11:00:00`, c: '2026-11-19T13:00:00' });
});

test('with hidden weekends no event lands on one', async ({ calendar, page }) => {
  const friday = '2026-11-20';
  await calendar.open({
    ...OPEN,
    events: [timed('thu', '2026-11-19', '09:00', '10:00'), timed('fri', friday, '09:00', '10:00')],
    preferences: { showWeekends: false },
    selectedEvents: ['thu', 'fri'],
  });
  await calendar.event('thu').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => times(calendar))
    .toEqual({ thu: `${friday}T09:00:00`, fri: '2026-11-23T09:00:00' });
});

test('keys select, move and copy @firefox', async ({ calendar, page }) => {
  await calendar.open(OPEN);
  await calendar.event('a').focus();
  await page.keyboard.press('x');
  await calendar.event('b').focus();
  await page.keyboard.press('Shift+X');
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b'] });
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => times(calendar)).toMatchObject({ a: `${TUESDAY}T09:00:00` });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('n');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(8);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await calendar.expectState({ selectedEvents: [] });
  await expect(bar(calendar)).toHaveCount(0);
});

test('the bar is the next tab stop after the grid @firefox', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, selectedEvents: ['a', 'b'] });
  await expect(bar(calendar)).toBeVisible();
  await calendar.event('a').focus();
  await page.keyboard.press('Tab');
  await expect(bar(calendar).getByRole('button', { name: 'Move' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar(calendar).getByRole('button', { name: 'Clear selection' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(calendar.root.locator('.ec-content :focus, .ec-content:focus')).toHaveCount(1);
});

test('the question for the scope names the number', async ({ calendar, page }) => {
  await openRecurring(calendar, [standup], {
    canSelectSeveralEvents: true,
    selectedEvents: [
      { id: 'standup', date: '2026-11-17' },
      { id: 'standup', date: '2026-11-18' },
    ],
  });
  await occurrence(calendar, 'standup', '2026-11-17').focus();
  await page.keyboard.press('Delete');
  const prompt = page.getByRole('dialog', {
    name: 'Apply this change to the series of 2 events:',
  });
  await prompt.getByRole('button', { name: 'Delete event' }).click();
  await expect
    .poll(async () => (await calendar.state()).events)
    .toEqual([{ ...standup, exDates: ['2026-11-17', '2026-11-18'] }]);
});

test.describe('out of the calendar', () => {
  const open = async (page: Page): Promise<Record<'practice' | 'visits', Locator>> => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto('/in-and-out?date=2026-11-20');
    const practice = page.locator('#practice');
    await practice.locator('[data-event-id="p1"]').click({ modifiers: ['Control'] });
    await practice.locator('[data-event-id="p3"]').click({ modifiers: ['Control'] });
    await expect(practice.locator('[data-selected]')).toHaveCount(2);
    return { practice, visits: page.locator('#visits') };
  };

  test('a drag onto a drop zone takes all of them, with their number at the pointer', async ({
    page,
  }) => {
    const { practice } = await open(page);
    const waiting = page.getByTestId('waiting');
    await grab(
      page,
      await pointOn(practice.locator('[data-event-id="p1"]')),
      await pointOn(waiting),
    );
    await expect(page.locator('[data-drag-ghost][data-count="2"]')).toBeVisible();
    await page.mouse.up();
    await expect(waiting.getByRole('button', { name: 'Rounds' })).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Kim Lee' })).toBeVisible();
    await expect(practice.locator('ec-event')).toHaveCount(1);
    await practice.locator('[data-event-id="p2"]').focus();
    await page.keyboard.press('Control+z');
    await expect(practice.locator('ec-event')).toHaveCount(3);
  });

  test('a cdkDropList of the host takes the grabbed one alone', async ({ page }) => {
    const { practice } = await open(page);
    const tasks = page.getByTestId('tasks');
    await grab(page, await pointOn(practice.locator('[data-event-id="p1"]')), await pointOn(tasks));
    const ghost = page.locator('[data-drag-ghost]');
    await expect(ghost).toBeVisible();
    await expect(ghost).not.toHaveAttribute('data-count');
    await page.mouse.up();
    await expect(tasks.getByRole('button', { name: 'Rounds' })).toHaveCount(1);
    await expect(practice.locator('[data-preview]')).toHaveCount(0);
    await expect(practice.locator('ec-event')).toHaveCount(2);
    await expect(practice.locator('[data-selected]')).toHaveCount(1);
    await expect(tasks.getByRole('button', { name: 'Kim Lee' })).toHaveCount(0);
  });

  test('a drag into another calendar takes all of them, each as far from the grabbed one', async ({
    page,
  }) => {
    const { practice, visits } = await open(page);
    const at = (): Promise<Point> =>
      pointOn(visits.locator('[data-slot="timed"]').first(), { y: 12 * 48 });
    await grab(page, await pointOn(practice.locator('[data-event-id="p1"]')), await at());
    // The grid may have scrolled on the way.
    const { x, y } = await at();
    await page.mouse.move(x, y);
    await expect(visits.locator('[data-preview][data-count="2"]')).toHaveCount(1);
    await page.mouse.up();
    await expect(visits.locator('[data-preview]')).toHaveCount(0);
    await expect(practice.locator('ec-event')).toHaveCount(1);
    const rounds = visits.locator('ec-event', { hasText: 'Rounds' });
    const kim = visits.locator('ec-event', { hasText: 'Kim Lee' });
    const hour = async (event: Locator): Promise<number> =>
      Number((await event.getAttribute('data-start'))!.slice(11, 13));
    await expect(rounds).toHaveCount(1);
    expect((await hour(kim)) - (await hour(rounds))).toBe(5);
  });
});

test('several events are pasted into a calendar of another zone, and at its cursor once that has moved', async ({
  calendar,
  page,
}) => {
  const inBerlin = { timezone: 'Europe/Berlin' };
  await calendar.open({
    ...OPEN,
    displayTimezone: 'Europe/Berlin',
    // In New York it is Monday evening.
    events: [
      timed('a', TUESDAY, '02:00', '03:00', inBerlin),
      timed('b', WEDNESDAY, '18:00', '19:00', inBerlin),
    ],
    selectedEvents: ['a', 'b'],
  });
  await calendar.event('b').focus();
  await page.keyboard.press('Control+c');
  await expect(calendar.root.locator('[data-spoken]')).toContainText('2 events copied');
  const own = timed('own', '2026-12-16', '12:00', '13:00', inBerlin);
  await calendar.open({
    ...OPEN,
    view: 'month',
    visibleDate: '2026-12-16',
    displayTimezone: 'America/New_York',
    events: [own],
  });
  const pasted = (): Promise<readonly (string | null)[]> =>
    calendar.root
      .locator('ec-event:not([data-event-id="own"])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-start')).sort());
  await calendar.event('own').focus();
  await page.keyboard.press('Control+v');
  // The first Monday of the page, at its own time.
  await expect.poll(pasted).toEqual(['2026-11-30T20:00', '2026-12-02T12:00']);
  await page.keyboard.press('Control+z');
  await expect.poll(pasted).toEqual([]);
  await calendar.root.locator('[data-slot="day"][data-date="2026-12-09"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect.poll(pasted).toEqual(['2026-12-10T20:00', '2026-12-12T12:00']);
});

test('what a search finds can’t be selected', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, eventSearch: true });
  await calendar.grid.locator('[data-slot]').first().focus();
  await page.keyboard.press('/');
  await expect(calendar.root.locator('ec-event-search input')).toBeFocused();
  await page.keyboard.type('a');
  const found = calendar.root.locator('ec-search-list').getByRole('option');
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+X');
  await calendar.expectState({ selectedEvents: [] });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('a');
  await found.first().click({ modifiers: ['Control'] });
  await calendar.settled();
  await calendar.expectState({ selectedEvents: [] });
  await expect(calendar.root.locator('[data-selected]')).toHaveCount(0);
});

test('several events of one calendar are pasted into another @firefox', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('/in-and-out?date=2026-11-20');
  const practice = page.locator('#practice');
  const visits = page.locator('#visits');
  for (const id of ['p1', 'p3']) {
    await practice.locator(`[data-event-id="${id}"]`).focus();
    await page.keyboard.press('x');
  }
  await page.keyboard.press('Control+c');
  await expect(practice.locator('[data-spoken]')).toContainText('2 events copied');
  const starts = (): Promise<(string | null)[]> =>
    visits
      .locator('ec-event', { hasText: /Rounds|Kim Lee/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-start')));
  // At their own times, before the cursor is moved there.
  await visits.locator('[data-event-id="v1"]').focus();
  await page.keyboard.press('Control+v');
  await expect.poll(starts).toEqual(['2026-11-20T08:00', '2026-11-20T13:00']);
  await expect(visits.locator('[data-selected]')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect.poll(starts).toEqual([]);
  await expect(practice.locator('ec-event')).toHaveCount(3);
});

test('a rectangle over empty space adds what it touches, and a click there clears', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventCreation: false });
  const above = shift(await pointOn(calendar.event('a')), 0, -60);
  const beyond = shift(await pointOn(calendar.event('b')), 10, 10);
  await page.keyboard.down('Shift');
  await grab(page, above, beyond);
  await expect(calendar.root.locator('[data-lasso]')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  // The bar stands on another surface.
  await calendar.expectState({ selectedEvents: ['a', 'b'] });
  await expect(calendar.root.locator('[data-lasso]')).toHaveCount(0);
  await page.mouse.click(above.x, above.y);
  await calendar.expectState({ selectedEvents: [], slot: undefined });
  // Escape calls a rectangle off.
  await page.keyboard.down('Shift');
  await grab(page, above, beyond);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(calendar.root.locator('[data-lasso]')).toHaveCount(0);
  await calendar.expectState({ selectedEvents: [] });
  // So does the host that switches selections off meanwhile.
  await page.keyboard.down('Shift');
  await grab(page, above, beyond);
  await expect(calendar.root.locator('[data-lasso]')).toBeVisible();
  await calendar.set({ canSelectSeveralEvents: false });
  await expect(calendar.root.locator('[data-lasso]')).toHaveCount(0);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await calendar.expectState({ selectedEvents: [] });
});

test('a rectangle is of the surface on which it begins, and scrolls at the lower edge', async ({
  calendar,
  page,
}) => {
  const span = async (from: Point, to: Point, spanned?: () => Promise<void>): Promise<void> => {
    await page.keyboard.down('Shift');
    await grab(page, from, to);
    await spanned?.();
    await page.mouse.up();
    await page.keyboard.up('Shift');
  };
  await calendar.open({ ...OPEN, view: 'month' });
  await span(
    await pointOn(calendar.slot('day', '2026-11-15'), { x: 20, y: 60 }),
    await pointOn(calendar.slot('day', TUESDAY), { x: 100, y: 40 }),
  );
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b'] });
  await calendar.open(OPEN);
  await span(
    await pointOn(calendar.slot('all-day', MONDAY)),
    await pointOn(calendar.slot('all-day', WEDNESDAY)),
  );
  await calendar.expectState({ selectedEvents: ['bar'] });
  const evening = timed('evening', WEDNESDAY, '21:00', '22:00');
  await calendar.open({ ...OPEN, events: [...EVENTS, evening], visibleHours: undefined });
  const from = shift(await pointOn(calendar.event('a')), 0, -60);
  const [grid, last] = [await boxOf(calendar.grid), await pointOn(calendar.event('c'))];
  await span(from, { x: last.x, y: grid.y + grid.height - 5 }, () =>
    expect(calendar.event('evening')).toBeInViewport(),
  );
  await calendar.expectState({ selectedEvents: ['a', 'b', 'c', 'evening'] });
});

test('Escape puts back what Move in the bar has picked up', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, selectedEvents: ['b', 'c'] });
  await bar(calendar).getByRole('button', { name: 'Move' }).click();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  await calendar.expectState({ selectedEvents: ['b', 'c'], events: EVENTS });
});
