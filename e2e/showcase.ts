import { expect, type Page } from '@playwright/test';

/**
 * Goes to another page of the showcase as its links do, without loading the application anew where it is there.
 * A page whose address differs in its query alone stays as it is.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isThere = await page.evaluate(() => document.querySelector('sc-top-bar') !== null);
  if (!isThere) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    document
      .querySelectorAll('router-outlet + *')
      .forEach((left) => left.setAttribute('data-left', ''));
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const innermost = page.locator('router-outlet + *').last();
  await expect(innermost).toBeAttached();
  await expect(innermost).not.toHaveAttribute('data-left', '');
}
