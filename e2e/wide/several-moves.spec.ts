import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';
import { occurrence, openRecurring, standup, type ScopeName } from '../recurring';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const OPEN = {
  view: 'week',
  visibleDate: MONDAY,
  events: [timed('a', MONDAY, '09:00', '10:00'), timed('b', TUESDAY, '11:00', '12:30')],
  canSelectSeveralEvents: true,
  selectedEvents: ['a', 'b'],
} satisfies TestProps;

const times = async (calendar: HostedCalendar): Promise<Record<string, string>> =>
  Object.fromEntries(((await calendar.state()).events ?? []).map(({ id, start }) => [id, start]));
const columnWidth = (calendar: HostedCalendar): Promise<number> =>
  calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);

test('holding at the lower edge scrolls, at a side edge turns the page, and all go along', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  const from = await pointOn(calendar.event('a'));
  const box = await boxOf(calendar.grid);
  await grab(page, from, { x: from.x, y: box.y + box.height - 6 });
  await expect
    .poll(() =>
      calendar.grid.evaluate((grid) => grid.scrollTop + grid.clientHeight - grid.scrollHeight),
    )
    .toBeCloseTo(0, 0);
  const column = await columnWidth(calendar);
  await page.mouse.move(box.x + box.width - 5, from.y);
  await expect
    .poll(async () => ((await calendar.state()).visibleDate ?? '') >= '2026-11-22')
    .toBe(true);
  // Away from the edge the page stays.
  await page.mouse.move(from.x, from.y);
  await page.mouse.move(from.x + column, from.y);
  await expect(calendar.root.locator('[data-preview][data-count="2"]')).toHaveCount(1);
  await page.mouse.up();
  await calendar.expectState({ lastAction: { type: 'change' }, selectedEvents: ['a', 'b'] });
  const { a, b } = await times(calendar);
  expect(Date.parse(b!) - Date.parse(a!)).toBe(26 * 3_600_000);
  expect(a! > '2026-11-22').toBe(true);
  await expect(calendar.event('a')).toHaveAttribute('data-selected', '');
});

test('from right to left a drag to the left moves all on', async ({ calendar, page }) => {
  await calendar.open(OPEN, { dir: 'rtl' });
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, shift(from, -(await columnWidth(calendar)), 0));
  await expect
    .poll(() => times(calendar))
    .toEqual({ a: `${TUESDAY}T09:00:00`, b: `${WEDNESDAY}T11:00:00` });
});

test.describe('on a Mac', () => {
  // The script that tells of another system can't be removed.
  test.use({ ownPage: true });

  test('Option and a drag copy all, and Command clicks select', async ({ calendar, page }) => {
    await page.addInitScript(() => {
      const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    });
    await calendar.load({ ...OPEN, selectedEvents: [] });
    for (const id of ['a', 'b']) await calendar.event(id).click({ modifiers: ['Meta'] });
    await calendar.expectState({ selectedEvents: ['a', 'b'] });
    const from = await pointOn(calendar.event('a'));
    await page.keyboard.down('Alt');
    await drag(page, from, shift(from, await columnWidth(calendar), 0));
    await page.keyboard.up('Alt');
    await expect.poll(async () => (await calendar.state()).events?.length).toBe(4);
    const { events = [], selectedEvents } = await calendar.state();
    expect(events.slice(2).map(({ start }) => start)).toEqual([
      `${TUESDAY}T09:00:00`,
      `${WEDNESDAY}T11:00:00`,
    ]);
    expect(selectedEvents).toEqual(events.slice(2).map(({ id }) => id));
  });
});

test('the bar has labels from 640 pixels of the calendar on', async ({ calendar, page }) => {
  const labels = (): Locator => calendar.root.locator('[data-selection-bar] .ec-label:visible');
  const commands = (): Locator => calendar.root.locator('[data-command]');
  for (const [width, shown] of [
    [639, 0],
    [640, 4],
    [1200, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await calendar.load({ ...OPEN, preferences: { isSidePanelOpen: false } });
    await expect(commands()).toHaveCount(5);
    await expect(labels()).toHaveCount(shown);
    const bar = await boxOf(calendar.root.locator('[data-selection-bar]'));
    expect([bar.x >= 0, bar.x + bar.width <= width]).toEqual([true, true]);
    const cut = await calendar.root
      .locator('[data-selection-bar]')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
  }
});

for (const [scope, entry] of [
  ['Only this event', expect.any(String)],
  ['This and following events', { id: expect.any(String) as unknown, date: '2026-11-23' }],
  ['All events', { id: 'standup', date: '2026-11-23' }],
] as readonly [ScopeName, unknown][]) {
  test(`a series of the selection moves by the scope “${scope}”, and stays selected`, async ({
    calendar,
    page,
  }) => {
    const weekly = { ...standup, start: '2026-10-19T13:00:00Z', rrule: 'FREQ=WEEKLY' };
    await openRecurring(calendar, [weekly, timed('b', TUESDAY, '11:00', '12:00')], {
      canSelectSeveralEvents: true,
      selectedEvents: [{ id: 'standup', date: MONDAY }, 'b'],
    });
    await occurrence(calendar, 'standup', MONDAY).focus();
    await page.keyboard.press('g');
    for (let day = 0; day < 7; day++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('dialog', { name: /^Apply this change to the series/ });
    await prompt.getByRole('radio', { name: scope }).check();
    await prompt.getByRole('button', { name: 'Confirm' }).click();
    await calendar.expectState({ lastAction: { type: 'change' }, selectedEvents: [entry, 'b'] });
    await expect(calendar.root.locator('ec-event[data-selected]')).toHaveCount(2);
    expect((await times(calendar))['b']).toBe('2026-11-24T11:00:00');
  });
}
