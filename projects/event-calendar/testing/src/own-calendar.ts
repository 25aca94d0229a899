import type { LocatorFactory, TestElement } from '@angular/cdk/testing';

/**
 * Selects the parts of the calendar with this mark: its root, and what it opened. Where a browser
 * has no popovers, as in jsdom, these stand at the end of the page.
 */
export function ofCalendar(mark: string): string {
  return `[data-calendar="${mark}"]`;
}

/** Selects the parts of the calendar that an element stands in. */
export async function calendarAround(element: TestElement, page: LocatorFactory): Promise<string> {
  for (const part of await page.locatorForAll('[data-calendar]')()) {
    const own = ofCalendar((await part.getAttribute('data-calendar'))!);
    if (await element.matchesSelector(`${own} *`)) return own;
  }
  throw new Error('This event stands in no calendar any more.');
}
