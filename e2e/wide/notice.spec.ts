import { expect, NOW, test } from '../calendar';
import { timed } from '../data';
import { drag, pointOn, shift } from '../hand';

const a = timed('a', '2026-11-17', '09:00', '10:00');
const b = timed('b', '2026-11-18', '11:00', '12:30');
const HOUR = 48;

test.describe('the notice of a deleted event', () => {
  test('gives way to that of the next change, whose undoing it would be', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    const notice = calendar.root.locator('[data-notice]');
    await calendar.event('b').focus();
    await page.keyboard.press('Delete');
    await expect(notice).toBeVisible();
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, shift(from, 0, HOUR));
    await expect(notice).toContainText('Moved to Tue 10 AM');

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [a, b] });
    await page.keyboard.press('Control+y');
    await calendar.expectState({ events: [a] });
  });

  test('gives the focus back when it is closed, and stays while it is used', async ({
    calendar,
    clock,
    page,
  }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events: [a, b], view: 'week' });
    const notice = calendar.root.locator('[data-notice]');
    await calendar.event('b').focus();
    await page.keyboard.press('Delete');
    await notice.getByRole('button', { name: 'Undo' }).focus();
    await clock.runFor('01:00');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [a, b] });
  });

  test('goes by itself', async ({ calendar, clock, page }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('Delete');
    await expect(calendar.root.locator('[data-notice]')).toBeVisible();
    await clock.runFor('00:11');
    await expect(calendar.root.locator('[data-notice]')).toHaveCount(0);
  });
});
