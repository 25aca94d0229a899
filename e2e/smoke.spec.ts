import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './page';

test('the showcase starts under a strict Content-Security-Policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for');
  await expect(page.getByRole('main')).toBeVisible();
});

test('the start page has no accessibility violations', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
