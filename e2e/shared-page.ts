import type { Page, ViewportSize } from '@playwright/test';

/** Pages of a worker, by their context options. */
export type SharedPages = Map<string, SharedPage>;

/** Settings that a test may change while it runs, as its context had them. */
interface PageSettings {
  readonly viewport: ViewportSize | null;
  readonly contextOptions: { readonly reducedMotion?: 'reduce' | 'no-preference' | null };
}

/** Collects the reports of a page: uncaught errors, console errors and warnings. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reports.push(message.text());
  });
  return reports;
}

/** Events of a page that tests listen to; `reportsOf` listens to others. */
const HEARD = ['dialog', 'request', 'requestfailed', 'response'] as const;

/**
 * One page for the tests of a worker. Between two of them it resets what tests change on purpose: size, media, storage,
 * scroll positions, pointer, routes and listeners. Anything else that remains of an earlier test is a leak, which fails
 * the next one and names both.
 */
export class SharedPage {
  /** Reports of the page since the test began. */
  readonly reports: string[];
  private before: string | undefined;
  /** Reports of the browser that may still come from the previous test. */
  private expectedReport: RegExp | null = null;

  constructor(readonly page: Page) {
    this.reports = reportsOf(page);
    page.addInitScript = () => {
      throw new Error(
        'A script that runs in each document stays for the next tests: set `ownPage`.',
      );
    };
  }

  /** Prepares the page for a test. */
  async begin(title: string, settings: PageSettings): Promise<void> {
    const { before } = this;
    this.before = title;
    if (before === undefined) return;
    const reports = this.reports.splice(0).filter((text) => !this.expectedReport?.test(text));
    const left = [...(await this.remains()), ...reports.map((text) => `a report: ${text}`)];
    if (left.length > 0) {
      throw new Error(`“${before}” left something to “${title}”:\n${left.join('\n')}`);
    }
    await this.reset(settings);
  }

  /** Removes the calendar of the finished test. */
  async end(expectedReport: RegExp | null): Promise<void> {
    this.expectedReport = expectedReport;
    for (const name of HEARD) this.page.removeAllListeners(name);
    await this.page.evaluate(() => window.showcase?.close());
  }

  /** Lists the remains on the test page once the calendar is gone. */
  private remains(): Promise<string[]> {
    return this.page.evaluate(() => {
      if (window.showcase === undefined) return [];
      const { body, documentElement: root, activeElement } = document;
      const describe = ({ outerHTML }: Element): string => outerHTML.slice(0, 300);
      // Content of the CDK has to be gone; its container elements stay for good.
      const lasting =
        'sc-root, script, link, style, .cdk-live-announcer-element, .cdk-overlay-container:empty';
      const added = [...body.children].filter((element) => !element.matches(lasting));
      const changed = [
        ...[...root.attributes].filter(
          ({ name }) => !['lang', 'dir', 'data-color-scheme'].includes(name),
        ),
        ...body.attributes,
        // A scroll that the CDK blocked leaves attributes without a value behind.
      ].filter(({ name, value }) => value !== '' || !['class', 'style'].includes(name));
      return [
        ...added.map((element) => `on the page: ${describe(element)}`),
        ...changed.map(
          ({ name, value, ownerElement }) => `${ownerElement?.tagName ?? ''} ${name}="${value}"`,
        ),
        ...(activeElement && !activeElement.matches('body, #content')
          ? [`focused: ${describe(activeElement)}`]
          : []),
        ...(document.hasFocus() ? [] : ['the focus in the browser, outside of the page']),
      ];
    });
  }

  private async reset({ viewport, contextOptions }: PageSettings): Promise<void> {
    const { page } = this;
    // At a point without hover targets. The middle button ends what Firefox takes for a double click, in which it
    // counts the last click of the previous test; after a key, a focus set by scripts is visible.
    await page.mouse.click(0, 0, { button: 'middle' });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      if (location.origin !== 'null') {
        localStorage.clear();
        sessionStorage.clear();
      }
      scrollTo(0, 0);
      // A click beside the calendar focuses the page's content.
      document.getElementById('content')?.blur();
    });
    const { width, height } = page.viewportSize() ?? {};
    if (viewport && (width !== viewport.width || height !== viewport.height)) {
      await page.setViewportSize(viewport);
    }
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
  }
}
