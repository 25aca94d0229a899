import { type Browser, type CDPSession, type Page as Tab } from 'playwright-core';
import type { BenchDriver } from '../driver/driver.mjs';

/**
 * Pages that are measured; `empty` is only weighed, `closed` is ours without its side panel, and `before`, an earlier
 * build of ours, is optional.
 */
export const PAGES = ['ours', 'closed', 'before', 'fullcalendar', 'toast-ui', 'floor'] as const;

/** Page that validates changes, which no other calendar has; and an earlier build of it. */
export const JUDGING = 'judging';
export const JUDGED_BEFORE = 'judging-before';

/** Variants of these pages with additional time zones beside the grid. */
export const ZONED = { judging: 'zoned', 'judging-before': 'zoned-before' } as const;

/** Variant of ours with a search field, which no other calendar has. */
export const SEARCHING = 'searching';

/** Variant of ours in which several events can be selected. */
export const SELECTING = 'selecting';

/** Pages with a timeline; the last one, a peer under trial terms, is measured only where it is asked for. */
export const TIMELINES = ['timeline', 'event-calendar', 'fullcalendar-scheduler'] as const;
export const TRIAL = TIMELINES[2];

/** Name of a page. */
export type PageName =
  | (typeof PAGES)[number]
  | (typeof ZONED)[keyof typeof ZONED]
  | (typeof TIMELINES)[number]
  | typeof JUDGING
  | typeof SEARCHING
  | typeof SELECTING
  | typeof JUDGED_BEFORE;

/** Pages that are variants of others, with their addresses. */
const ASKED: Partial<Record<PageName, string>> = {
  closed: 'ours/index.html?panel=closed',
  searching: 'ours/index.html?search',
  selecting: 'ours/index.html?several',
  zoned: 'judging/index.html?zones=3',
  'zoned-before': 'judging-before/index.html?zones=3',
};

const addressOf = (page: PageName): string => ASKED[page] ?? `${page}/index.html`;

/** Milliseconds of an action: by the clock, and of the main thread's own time. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** Memory of a page after garbage collection. */
export interface Held {
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

declare global {
  interface Window {
    benchDriver?: BenchDriver;
  }
}

type Method = keyof BenchDriver;
type Args<M extends Method> = BenchDriver[M] extends (...args: infer A) => unknown ? A : never;
type Result<M extends Method> = BenchDriver[M] extends (...args: never) => infer R
  ? Awaited<R>
  : never;

/** One page, freshly loaded, with the driver in it. */
export class Session {
  readonly tab: Tab;
  private readonly devtools: CDPSession;
  private readonly errors: readonly Error[];

  // Node only strips types, and parameter properties are more than types.
  private constructor(tab: Tab, devtools: CDPSession, errors: readonly Error[]) {
    this.tab = tab;
    this.devtools = devtools;
    this.errors = errors;
  }

  static async open(browser: Browser, origin: string, page: PageName): Promise<Session> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
    });
    const tab = await context.newPage();
    const errors: Error[] = [];
    tab.on('pageerror', (error) => errors.push(error));
    await tab.goto(`${origin}/${addressOf(page)}`);
    await tab.waitForFunction(() => window.calendarBench !== undefined);
    await tab.addScriptTag({ url: '/driver/driver.mjs', type: 'module' });
    await tab.waitForFunction(() => window.benchDriver !== undefined);
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('HeapProfiler.enable');
    return new Session(tab, devtools, errors);
  }

  /** Calls the driver in the page. */
  call<M extends Method>(method: M, ...args: Args<M>): Promise<Result<M>> {
    return this.tab.evaluate(
      ([name, given]) => {
        const act = window.benchDriver?.[name] as (...rest: unknown[]) => unknown;
        return act(...given);
      },
      [method, args as unknown[]] as const,
    ) as Promise<Result<M>>;
  }

  /** Calls a method of the driver that returns its time by the clock, measures the main thread, and checks. */
  async measure<M extends Method>(method: M, ...args: Args<M>): Promise<Cost> {
    await this.collectGarbage();
    const before = await this.busy();
    const wall = Number(await this.call(method, ...args));
    const cpu = (await this.busy()) - before;
    await this.call('check');
    return { wall, cpu };
  }

  /** Returns the milliseconds that the main thread has worked so far. */
  async busy(): Promise<number> {
    return (await this.metric('TaskDuration')) * 1000;
  }

  async held(): Promise<Held> {
    // Some objects only become garbage once others are collected.
    await this.collectGarbage();
    await this.collectGarbage();
    return {
      heap: await this.metric('JSHeapUsedSize'),
      nodes: await this.metric('Nodes'),
      listeners: await this.metric('JSEventListeners'),
    };
  }

  async slowDown(rate: number): Promise<void> {
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Throws if the page had an error of its own. */
  async close(): Promise<void> {
    await this.tab.context().close();
    if (this.errors[0]) throw this.errors[0];
  }

  private async collectGarbage(): Promise<void> {
    await this.devtools.send('HeapProfiler.collectGarbage');
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return metrics.find((each) => each.name === name)?.value ?? NaN;
  }
}
