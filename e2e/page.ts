import { expect, test as base } from '@playwright/test';

/**
 * Playwright's `test` whose page may not report anything: an uncaught error, a console error or
 * warning, a violation of the Content-Security-Policy or of Trusted Types fails the test.
 */
export const test = base.extend<{ quietPage: undefined; expectedReport: RegExp | null }>({
  /** What the browser itself may report, as it does of requests that fail on purpose. */
  expectedReport: [null, { option: true }],
  quietPage: [
    async ({ page, expectedReport }, use) => {
      const reports: string[] = [];
      page.on('pageerror', (error) => reports.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) reports.push(message.text());
      });
      await use(undefined);
      expect(reports.filter((report) => !expectedReport?.test(report))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
