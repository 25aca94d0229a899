import { expect, NOW, test } from '../calendar';

const PAGE = '/search?date=2026-11-20';

test.use({ now: NOW });

test.describe('the page “Search”', () => {
  test('lists visits of any year, and leads to them', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('[data-event-id]').first()).toBeVisible();
    // As the page says, wherever the focus is.
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search events' }).fill('zoe groß');
    const results = page.getByRole('option');
    await expect(results.first()).toContainText('Zoë Groß');
    const date = await results.last().getAttribute('data-date');
    expect(date).not.toMatch(/^2026-11/);
    await results.last().click();
    await expect(page.locator('ec-event:focus')).toContainText('Zoë Groß');
    await expect(page.locator(`[data-slot="timed"][data-date="${date}"]`)).toBeVisible();
  });

  for (const [label, mode] of [
    ['Filter', 'filter'],
    ['Dim', 'dim'],
  ] as const) {
    test(`searches in mode ${mode}`, async ({ page }) => {
      await page.goto(`${PAGE}&text=ivanova`);
      await expect(page.locator('[data-search="list"]')).toBeVisible();
      await page.getByRole('radio', { name: label }).check({ force: true });
      await expect(page.locator(`[data-search="${mode}"]`)).toBeVisible();
      const shown = page.locator('ec-event:not([data-dimmed])');
      await expect(shown.first()).toBeVisible();
      // Matches are known once the code of the search has loaded.
      const others = shown.locator('.ec-title').filter({ hasNotText: 'Ivanova' });
      await expect(others).toHaveCount(0);
      const dimmed = page.locator('ec-event[data-dimmed]');
      if (mode === 'filter') await expect(dimmed).toHaveCount(0);
      else await expect(dimmed.first()).toBeVisible();
    });
  }

  test('hides visits by their status, and loses none', async ({ page }) => {
    await page.goto(PAGE);
    const shown = page.locator('ec-event');
    await expect(shown.first()).toBeVisible();
    const before = await shown.count();
    const done = page.getByRole('checkbox', { name: 'done' });
    await done.uncheck({ force: true });
    await expect.poll(() => shown.count()).toBeLessThan(before);
    await done.check({ force: true });
    await expect(shown).toHaveCount(before);
  });
});
