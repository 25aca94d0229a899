import { NOW } from '../now';
import { boxOf } from '../hand';
import { expect, test } from '../page';
import { hold, swipe } from './touch';

test.beforeEach(async ({ page, clock }) => {
  // A long press is measured by the page's clock, which is stopped in other specs.
  await clock.runFrom(NOW);
  await page.goto('/several?date=2026-11-16');
  await expect(page.locator('ec-event').first()).toBeVisible();
});

test('the showcase copies its page to the next one by touch alone', async ({ page }) => {
  const calendar = page.locator('[data-view]');
  const bar = page.getByRole('toolbar', { name: 'Selected events' });
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  await expect(bar).toContainText('events selected');
  await bar.getByRole('button', { name: 'Copy' }).tap();
  await swipe(page, calendar.locator('.ec-content'), { x: -180 });
  await expect(calendar.locator('[data-date="2026-11-19"]').first()).toBeVisible();
  // The bar has the place of the floating button, in reach of a thumb.
  await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0);
  const { y, height } = await boxOf(bar);
  expect(y + height).toBeGreaterThan(700);
  await bar.getByRole('button', { name: 'Paste' }).tap();
  await expect(calendar.locator('[data-spoken]')).toContainText('events pasted');
});

test('the showcase selects by a long press and taps', async ({ page }) => {
  const calendar = page.locator('[data-view]');
  // The code for touches loads with the first selection; until then a finger that is lifted at once is a tap.
  await page.getByRole('button', { name: 'All', exact: true }).tap();
  const bar = page.getByRole('toolbar', { name: 'Selected events' });
  await bar.getByRole('button', { name: 'Clear selection' }).tap();
  await expect(bar).toHaveCount(0);
  await hold(page, calendar.locator('ec-event').first());
  await expect(calendar).toHaveAttribute('data-selection', '1');
  await calendar.locator('ec-event').nth(2).tap();
  await expect(calendar).toHaveAttribute('data-selection', '2');
});
