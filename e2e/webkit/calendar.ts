import { test as base, expect } from '@playwright/test';
import type {
  TestHostOptions,
  TestProps,
  TestState,
} from '../../projects/showcase/src/app/pages/test/test-api';
import { ANY_TIME } from '../now';
import { hasWebKit, WebKit } from './webdriver';

/** WebDriver can't set the clock, so the page's `Date` is replaced before anything is drawn. */
const standStill = `
  const now = Date.parse('${ANY_TIME}');
  window.Date = class extends Date {
    constructor(...given) { super(...(given.length === 0 ? [now] : given)); }
    static now() { return now; }
  };`;

/** The calendar of the bare host page in WebKit. */
interface Calendar {
  readonly webkit: WebKit;
  open(props?: TestProps, options?: TestHostOptions): Promise<void>;
  state(): Promise<TestState>;
}

/** `test` with the calendar of the bare host page in WebKit. */
export const test = base.extend<{ calendar: Calendar }, { webkit: WebKit | null }>({
  webkit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names it finds here
    async ({}, use) => {
      const webkit = hasWebKit ? await WebKit.start() : null;
      await use(webkit);
      await webkit?.stop();
    },
    { scope: 'worker' },
  ],
  calendar: async ({ webkit, baseURL }, use) => {
    if (webkit === null) {
      test.skip(true, 'WebKitGTK is not installed.');
      return;
    }
    await use({
      webkit,
      async open(props = {}, options = {}) {
        await webkit.open(`${baseURL ?? ''}/test`);
        await webkit.run(
          `while (!window.showcase) await new Promise((next) => setTimeout(next, 20));
           ${standStill}
           await window.showcase.open(args[0], args[1]);`,
          { visibleDate: '2026-11-18', displayTimezone: 'UTC', height: 800, ...props },
          options,
        );
        await webkit.find('[data-view]');
      },
      state: () => webkit.run<TestState>('return window.showcase.get();'),
    });
  },
});

export { expect };
