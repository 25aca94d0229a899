import { HostedCalendar } from '../calendar';
import { pointOn } from '../hand';
import { expect, test } from '../page';

test.beforeEach(async ({ page }) => {
  await page.goto('/zoneless/');
});

test('a new zoneless app shows its events and turns the page', async ({ page }) => {
  const calendar = new HostedCalendar(page);
  for (const id of [1, 2, 3]) await expect(calendar.event(id).first()).toBeVisible();
  await calendar.next.click();
  await expect(calendar.title).toContainText('Oct 25');
  await expect(calendar.event(1)).toHaveCount(0);
});

test('what is created in it reaches the host', async ({ page }) => {
  const calendar = new HostedCalendar(page);
  await expect(calendar.event(1)).toBeVisible();
  const { x, y } = await pointOn(calendar.slot('timed', '2026-10-19'));
  await page.mouse.click(x, y);
  await calendar.saveDraft('Planning');
  await expect(page.locator('[data-count]')).toHaveText('4 events');
  await expect(calendar.root).toContainText('Planning');
});

test('the other entry points work beside the calendar', async ({ page }) => {
  await page.getByRole('button', { name: 'Other parts' }).click();
  await expect(page.locator('[data-core]')).toHaveText('1792479600000');
  await expect(page.locator('[data-recurrence]')).toHaveText('3 occurrences');
  await expect(page.locator('[data-ical]')).toHaveText('3 read');
  await expect(new HostedCalendar(page).event(1)).toHaveCount(3);
});
