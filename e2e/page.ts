import { expect, test as base, type BrowserContext } from '@playwright/test';
import { ANY_TIME } from './now';
import { reportsOf, SharedPage, type SharedPages } from './shared-page';

/** The clock of a browser context, in place of the machine's; it applies to all pages of the context. */
export class PageClock {
  constructor(private readonly context: BrowserContext) {}

  /** Stops the clock at a time; timers go on. */
  async standAt(time: string): Promise<void> {
    await this.context.clock.setFixedTime(time);
  }

  /** Runs the clock from a time on, as fast as the machine's, and faster by `runFor`. */
  async runFrom(time: string): Promise<void> {
    await this.context.clock.install({ time });
  }

  /** Advances the clock by `MM:SS` at once, with all timers that are due by then. */
  async runFor(duration: string): Promise<void> {
    await this.context.clock.runFor(duration);
  }
}

/** Options of specs and projects for their pages. */
export interface PageOptions {
  /** Time at which the clock of every page stands; specs that draw a calendar state it. */
  readonly now: string;
  /**
   * Gives each test a page of its own in a context of its own: for changes that can't be undone, such as scripts that
   * run before the page's own, and for measurements, such as memory.
   */
  readonly ownPage: boolean;
  /** Reports of the browser itself that are expected, such as those of requests that fail on purpose. */
  readonly expectedReport: RegExp | null;
}

interface PageFixtures extends PageOptions {
  readonly clock: PageClock;
  readonly sharedPage: SharedPage | undefined;
  readonly quietPage: undefined;
}

/**
 * Playwright's `test` whose pages never see the machine's date, and whose page may not report anything: an uncaught
 * error, a console error or warning, a violation of the Content-Security-Policy or of Trusted Types fails the test.
 *
 * The tests of a worker share one page for each set of context options, since a new one takes longer than most tests.
 * `SharedPage` resets it between them, and fails if one test affects the next.
 */
export const test = base.extend<PageFixtures, { sharedPages: SharedPages }>({
  now: [ANY_TIME, { option: true }],
  ownPage: [false, { option: true }],
  expectedReport: [null, { option: true }],
  sharedPages: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names it finds here
    async ({}, use) => {
      const pages: SharedPages = new Map();
      await use(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  sharedPage: async (
    {
      browser,
      baseURL,
      contextOptions,
      expectedReport,
      ownPage,
      sharedPages,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    if (ownPage) return use(undefined);
    const key = JSON.stringify([baseURL, contextOptions, timezoneId, viewport]);
    // A new context takes the options of the current test.
    const shared =
      sharedPages.get(key) ?? new SharedPage(await (await browser.newContext()).newPage());
    sharedPages.set(key, shared);
    // Among several pages only the front one is focused, as elements need to have the focus.
    if (sharedPages.size > 1) await shared.page.bringToFront();
    await shared.begin(info.titlePath.slice(1).join(' › '), { contextOptions, viewport });
    await use(shared);
    await shared.end(expectedReport);
  },
  context: async ({ browser, now, sharedPage }, use) => {
    const context = sharedPage?.page.context() ?? (await browser.newContext());
    await new PageClock(context).standAt(now);
    await use(context);
    if (!sharedPage) await context.close();
  },
  page: async ({ context, sharedPage }, use) => use(sharedPage?.page ?? (await context.newPage())),
  clock: async ({ context }, use) => use(new PageClock(context)),
  quietPage: [
    async ({ page, sharedPage, expectedReport }, use) => {
      const reports = sharedPage?.reports ?? reportsOf(page);
      await use(undefined);
      expect(reports.splice(0).filter((report) => !expectedReport?.test(report))).toEqual([]);
      // Pending answers of routes are no longer needed.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };
