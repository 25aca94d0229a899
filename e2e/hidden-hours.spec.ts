import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from './calendar';
import { timed } from './data';
import { boxOf } from './hand';

const HOURS = { start: 8, end: 18 };
const day = { view: 'day', visibleDate: '2026-11-16', visibleHours: HOURS } as const;
const dawn = timed('dawn', '2026-11-16', '05:00', '06:00');
const early = timed('early', '2026-11-17', '06:00', '08:00');
const first = timed('first', '2026-11-16', '08:00', '09:00');
const last = timed('last', '2026-11-16', '17:00', '18:00');
const night = timed('night', '2026-11-16', '20:00', '21:00');

const hint = (calendar: HostedCalendar, name: string): Locator =>
  calendar.root.getByRole('button', { name, exact: true });

/** Whether two elements share a pixel. */
async function meet(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await boxOf(a), await boxOf(b)];
  const apart = (from: number, size: number, otherFrom: number, otherSize: number): boolean =>
    from + size <= otherFrom || otherFrom + otherSize <= from;
  return (
    !apart(one.x, one.width, other.x, other.width) &&
    !apart(one.y, one.height, other.y, other.height)
  );
}

test.describe('events that the hours leave out', () => {
  test('count in the hints, which list them day by day', async ({ calendar, page }) => {
    await calendar.open({
      ...day,
      view: 'week',
      events: [first, dawn, early, night],
    });
    await expect(hint(calendar, '1 later event')).toBeVisible();
    await hint(calendar, '2 earlier events').click();
    const list = calendar.popover;
    await expect(list).toHaveAccessibleName('2 earlier events');
    await expect(list.getByRole('heading', { level: 4 })).toHaveText([
      'Monday, November 16, 2026',
      'Tuesday, November 17, 2026',
    ]);
    await expect(list.locator('[data-event-id]')).toHaveText([/Event dawn.*5/, /Event early.*6/]);
    await list.locator('[data-event-id="early"]').click();
    await calendar.expectState({ clicked: { id: 'early' } });
    await page.keyboard.press('Escape');
  });

  test('are reached by keys, and focus goes back to the hint @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...day, events: [dawn, night] });
    const earlier = hint(calendar, '1 earlier event');
    const later = hint(calendar, '1 later event');
    await earlier.focus();
    await page.keyboard.press('Tab');
    await expect(later).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.popover).toHaveAccessibleName('1 later event');
    await page.keyboard.press('Escape');
    await expect(calendar.popover).toHaveCount(0);
    await expect(later).toBeFocused();
  });

  test('come after those that can be scrolled to', async ({ calendar }) => {
    await calendar.open({ ...day, events: [first, last, night], height: 500 });
    await hint(calendar, '2 later events').click();
    await expect(calendar.event('last')).toBeInViewport({ ratio: 0.9 });
    await expect(calendar.popover).toHaveCount(0);
    await hint(calendar, '1 later event').click();
    await expect(calendar.popover.locator('[data-event-id="night"]')).toBeVisible();
  });
});

test('the hints of what the hours leave out cover nothing at the ends of the day', async ({
  calendar,
}) => {
  await calendar.open({ ...day, events: [dawn, first, last, night], height: 600 });
  await expect(calendar.event('first')).toBeVisible();
  expect(await meet(hint(calendar, '1 earlier event'), calendar.event('first'))).toBe(false);
  await calendar.scroll('end');
  await expect(hint(calendar, '1 later event')).toBeVisible();
  await expect
    .poll(() => meet(hint(calendar, '1 later event'), calendar.event('last')))
    .toBe(false);
});

test('a place below the hint is the time that stands there', async ({ calendar, page }) => {
  await calendar.open({ ...day, events: [dawn] });
  await expect(hint(calendar, '1 earlier event')).toBeVisible();
  const column = await boxOf(calendar.slot('timed', '2026-11-16'));
  await page.mouse.click(column.x + column.width / 2, column.y + column.height / 10 + 10);
  await expect(calendar.editor()).toBeVisible();
  await expect(calendar.root.locator('[data-preview]').first()).toHaveAttribute(
    'data-start',
    '2026-11-16T09:00',
  );
});

test('the open list follows the host, and closes with the last of them', async ({ calendar }) => {
  await calendar.open({ ...day, events: [dawn, { ...dawn, id: 'other', title: 'Other' }] });
  await hint(calendar, '2 earlier events').click();
  await calendar.set({ events: [{ ...dawn, title: 'Renamed' }] });
  await expect(calendar.popover).toHaveAccessibleName('1 earlier event');
  await expect(calendar.popover.locator('[data-event-id]')).toHaveText(/Renamed/);
  await calendar.set({ events: [] });
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.root.getByRole('button', { name: /earlier event/ })).toHaveCount(0);
});

test('right to left they are told and listed alike', async ({ calendar }) => {
  await calendar.open({ ...day, events: [dawn] }, { dir: 'rtl' });
  const earlier = hint(calendar, '1 earlier event');
  const box = await boxOf(earlier);
  const grid = await boxOf(calendar.grid);
  expect(box.x + box.width / 2).toBeCloseTo(grid.x + grid.width / 2, -1);
  await earlier.click();
  await expect(calendar.popover.locator('[data-event-id="dawn"]')).toBeVisible();
});

test('a day on which nothing happens but out of hours does not invite', async ({ calendar }) => {
  await calendar.open({ ...day, events: [night] });
  await expect(hint(calendar, '1 later event')).toBeVisible();
  await expect(calendar.root.locator('.ec-invitation')).toHaveCount(0);
});

test('the first label of the times is whole, or none where it is midnight', async ({
  calendar,
}) => {
  await calendar.open({ view: 'day', visibleHours: { start: 7, end: 19 } });
  const first = calendar.grid.locator('.ec-tick').first();
  await expect(first).toHaveText('7 AM');
  const axis = await boxOf(calendar.grid.locator('ec-time-axis'));
  expect((await boxOf(first)).y).toBeGreaterThanOrEqual(axis.y);
  await calendar.set({ visibleHours: { start: 0, end: 24 } });
  await expect(first).toBeHidden();
});
