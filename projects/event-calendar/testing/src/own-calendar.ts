import type { LocatorFactory, TestElement } from '@angular/cdk/testing';

/**
 * Returns a selector for the parts of the calendar with a mark: its root, and its overlays. In a browser without
 * popovers, as in jsdom, overlays are at the end of the page.
 */
export function ofCalendar(mark: string): string {
  return `[data-calendar="${mark}"]`;
}

/** Returns a selector for the parts of the calendar that contains an element. */
export async function calendarAround(element: TestElement, page: LocatorFactory): Promise<string> {
  for (const part of await page.locatorForAll('[data-calendar]')()) {
    const own = ofCalendar((await part.getAttribute('data-calendar'))!);
    if (await element.matchesSelector(`${own} *`)) return own;
  }
  throw new Error('This event stands in no calendar any more.');
}
