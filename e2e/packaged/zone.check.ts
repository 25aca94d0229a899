import { HostedCalendar } from '../calendar';
import { boxOf, drag, pointOn, shift } from '../hand';
import { expect, test } from '../page';

test('a host on zone.js hears of a drag', async ({ page }) => {
  await page.goto('/plain');
  const calendar = new HostedCalendar(page);
  const start = page.locator('[data-first]');
  await expect(start).toHaveText('2026-10-20T09:00:00Z');
  await expect(calendar.event(1)).toBeVisible();
  // Drags are recognised by code that loads after the first render.
  await page.waitForLoadState('networkidle');
  const from = await pointOn(calendar.event(1));
  const day = (await boxOf(calendar.slot('timed', '2026-10-20'))).width;
  await drag(page, from, shift(from, day, 0));
  await expect(start).toHaveText('2026-10-21T09:00:00Z');
  await expect(calendar.event(1)).toHaveAttribute('data-start', '2026-10-21T09:00');
});
