import type { Page, ViewportSize } from '@playwright/test';

/** The pages of a worker, by the context options that they were opened with. */
export type SharedPages = Map<string, SharedPage>;

/** What a test may change of a page while it runs, as its context had it. */
interface PageSettings {
  readonly viewport: ViewportSize | null;
  readonly contextOptions: { readonly reducedMotion?: 'reduce' | 'no-preference' | null };
}

/** Collects what a page reports: uncaught errors, console errors and warnings. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('pageerror', (error) => reports.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reports.push(message.text());
  });
  return reports;
}

/** Events of a page to which tests listen; `reportsOf` has the others. */
const HEARD = ['dialog', 'request', 'requestfailed', 'response'] as const;

/**
 * One page for the tests of a worker. Between two of them it gets back what tests change on purpose: size,
 * media, storage, scroll positions, pointer, routes and listeners. What else is found of an earlier test
 * is a leak, which fails the next one and names both.
 */
export class SharedPage {
  /** What the page reported since the test began. */
  readonly reports: string[];
  private before: string | undefined;
  /** What the browser may go on reporting of the test before. */
  private expectedReport: RegExp | null = null;

  constructor(readonly page: Page) {
    this.reports = reportsOf(page);
  }

  /** Makes the page ready for a test. */
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

  /** Removes the calendar of the test that is over. */
  async end(expectedReport: RegExp | null): Promise<void> {
    this.expectedReport = expectedReport;
    for (const name of HEARD) this.page.removeAllListeners(name);
    await this.page.evaluate(() => window.showcase?.close());
  }

  /** Lists what is on the test page although no calendar is. */
  private remains(): Promise<string[]> {
    return this.page.evaluate(() => {
      if (window.showcase === undefined) return [];
      const { body, documentElement: root, activeElement } = document;
      const describe = ({ outerHTML }: Element): string => outerHTML.slice(0, 300);
      // What the CDK shows in there has to go, the elements themselves are its services' for good.
      const lasting =
        'sc-root, script, link, style, .cdk-live-announcer-element, .cdk-overlay-container:empty';
      const added = [...body.children].filter((element) => !element.matches(lasting));
      const changed = [
        ...[...root.attributes].filter(
          ({ name }) => !['lang', 'dir', 'data-color-scheme'].includes(name),
        ),
        ...body.attributes,
      ];
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
    // Where nothing can be hovered. The other button ends what Firefox takes for a double click, in which it
    // counts the last click of the test before; after a key, scripts give a focus that is visible.
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
