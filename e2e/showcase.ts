import { expect, type Page } from '@playwright/test';

/**
 * Goes to another page of the showcase as its links do, without loading the application again if possible. The same
 * page with another query is loaded, as it wouldn't change otherwise.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const [path] = address.split(/[?#]/);
  const isThere = await page.evaluate(
    (to) => document.querySelector('sc-top-bar') !== null && location.pathname !== to,
    path,
  );
  if (!isThere) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll('router-outlet + *')) {
      left.setAttribute('data-left', '');
    }
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('router-outlet + :not([data-left])').last()).toBeAttached();
}
