import { expect, test } from '../calendar';
import { timed } from '../data';
import { holdAndDrag, swipe } from './touch';

const HOUR = 48;
const a = timed('a', '2026-11-20', '09:00', '11:00');

// A long press is measured by the page's clock, which stands still in other specs.
test.beforeEach(async ({ calendar, page }) => {
  await calendar.open({ events: [a], view: 'day' });
  await page.clock.setSystemTime('2026-11-20T10:23:00-05:00');
  await page.clock.resume();
});

test('a long press picks an event up', async ({ calendar, page }) => {
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR });
  const moved = { ...a, start: '2026-11-20T11:00:00', end: '2026-11-20T13:00:00' };
  await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
  expect((await calendar.state()).visibleDate).toBeUndefined();
});

test('a handle resizes it', async ({ calendar, page }) => {
  const handle = calendar.event('a').locator('[data-resize-handle="end"]');
  await holdAndDrag(page, handle, { y: HOUR });
  await calendar.expectState({ events: [{ ...a, end: '2026-11-20T12:00:00' }] });
});

test('a quick swipe over it scrolls', async ({ calendar, page }) => {
  const before = await calendar.grid.evaluate((grid) => grid.scrollTop);
  await swipe(page, calendar.event('a'), { y: -80 });
  await expect.poll(() => calendar.grid.evaluate((grid) => grid.scrollTop)).toBeGreaterThan(before);
  expect((await calendar.state()).log).toEqual([]);
});

test('a finger that the system takes away changes nothing', async ({ calendar, page }) => {
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR }, 'touchCancel');
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
});
