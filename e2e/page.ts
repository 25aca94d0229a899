import { expect, test as base, type BrowserContext } from '@playwright/test';
import { ANY_TIME } from './now';

/** The clock of a browser context, in place of the machine's: all pages in it go by it. */
export class PageClock {
  constructor(private readonly context: BrowserContext) {}

  /** Stands still at a time; timers go on. */
  async standAt(time: string): Promise<void> {
    await this.context.clock.setFixedTime(time);
  }

  /** Runs from a time on as fast as the machine's, and faster by `runFor`. */
  async runFrom(time: string): Promise<void> {
    await this.context.clock.install({ time });
  }

  /** Lets `MM:SS` pass at once, with all timers that are due by then. */
  async runFor(duration: string): Promise<void> {
    await this.context.clock.runFor(duration);
  }
}

interface PageFixtures {
  /** The time at which the clock of every page stands; specs that draw a calendar state it. */
  readonly now: string;
  readonly clock: PageClock;
  readonly quietPage: undefined;
  /** What the browser itself may report, as it does of requests that fail on purpose. */
  readonly expectedReport: RegExp | null;
}

/**
 * Playwright's `test` whose pages never see the machine's date, and whose page may not report
 * anything: an uncaught error, a console error or warning, a violation of the
 * Content-Security-Policy or of Trusted Types fails the test.
 */
export const test = base.extend<PageFixtures>({
  now: [ANY_TIME, { option: true }],
  clock: async ({ context }, use) => use(new PageClock(context)),
  context: async ({ context, now }, use) => {
    await new PageClock(context).standAt(now);
    await use(context);
  },
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
      // An answer that a route still waits for is nobody's any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };
