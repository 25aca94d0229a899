import type { Locator } from '@playwright/test';

/** Returns the inline start of a text itself, in pixels from the side where the page begins. */
export const startOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const isLeftward = getComputedStyle(element).direction === 'rtl';
    return Math.round(isLeftward ? document.documentElement.clientWidth - right : left);
  });
