import { contains, joined, missing, overlaps, type Span } from './span';

/** Pages kept; those longest out of sight are forgotten first. */
const LIMIT = 24;

/** What a calendar shows, and the pages before and after it. */
export interface WantedPages {
  /** One page, or several that are loaded one after the other. */
  readonly visible: readonly Span[];
  readonly nearby: readonly Span[];
}

/** What the loads of pages need and tell. */
export interface LoadsOptions<T> {
  load(span: Span, signal: AbortSignal): Promise<readonly T[]>;
  /** Marks a moment: what is marked later is newer. */
  now(): number;
  /** A span was answered; `asked` is the moment of its request. */
  answered(span: Span, events: readonly T[], asked: number): void;
  /** The visible page couldn't be loaded. */
  failed(error: unknown): void;
  /** What is to be shown instead, now that all that is visible is known; null where that will do. */
  further(): WantedPages | null;
  /** Of what was loaded only this is kept. */
  kept(spans: readonly Span[]): void;
  /** `state` may have changed. */
  changed(): void;
}

interface Page {
  readonly span: Span;
  readonly isStale: boolean;
  /** The count of wishes when it was last among them. */
  readonly used: number;
}

interface Load {
  readonly span: Span;
  readonly asked: number;
  /** Whether it was asked for beside what is shown. */
  readonly isBeside: boolean;
  readonly controller: AbortController;
}

/**
 * Loads what is shown, then what lies beside it, and last what is looked at elsewhere, as few ranges as
 * possible; nothing twice but what lies between, and nothing that nobody waits for.
 */
export class PageLoads<T> {
  #pages: readonly Page[] = [];
  readonly #loads = new Set<Load>();
  #wanted: WantedPages | null = null;
  #browsed: readonly Span[] = [];
  /** Counts the pages that were wanted. */
  #used = 0;
  #hasFailed = false;
  /** After a failure nearby, which nobody sees, no more is tried until something else is wanted. */
  #isPrefetching = true;

  constructor(private readonly options: LoadsOptions<T>) {}

  /** Whether the visible page is known, on its way, or couldn't be loaded. */
  get state(): 'known' | 'loading' | 'failed' {
    if (this.#wanted !== null && this.#unknown(this.#wanted.visible) === undefined) return 'known';
    return this.#hasFailed ? 'failed' : 'loading';
  }

  /** Shows other pages, and looks at other dates: what is on its way for none of them is cancelled. */
  want(wanted: WantedPages, browsed = this.#browsed): void {
    this.#browsed = browsed;
    this.#show(wanted);
    this.retry();
  }

  /**
   * Looks at other dates beside what is shown: they are loaded with what lies beside it where they meet,
   * else once nothing else is under way.
   */
  browse(spans: readonly Span[]): void {
    this.#browsed = spans;
    this.#isPrefetching ||= spans.length > 0;
    this.#cancelUnwanted();
    this.advance();
  }

  /** Tries again what failed. */
  retry(): void {
    this.#hasFailed = false;
    this.#isPrefetching = true;
    this.advance();
  }

  /** Loads everything anew, the visible page first; what is known is shown until it is answered. */
  reload(): void {
    for (const load of this.#loads) this.#cancel(load);
    this.#pages = this.#pages.map((page) => ({ ...page, isStale: true }));
    this.retry();
  }

  /** Cancels everything, and loads no more. */
  close(): void {
    this.#wanted = null;
    for (const load of this.#loads) this.#cancel(load);
  }

  /** Goes on loading, after whatever may have changed what is to be loaded next. */
  advance(): void {
    if (this.#wanted === null) return;
    let unknown = this.#unknown(this.#wanted.visible);
    while (unknown === undefined) {
      const further = this.options.further();
      if (further === null) break;
      this.#show(further);
      unknown = this.#unknown(further.visible);
    }
    if (unknown === undefined) this.#prefetch(this.#wanted.nearby);
    else if (!this.#hasFailed) this.#request(unknown, false);
    this.options.changed();
  }

  #show(wanted: WantedPages): void {
    this.#wanted = wanted;
    this.#cancelUnwanted();
    this.#used++;
    const window = [...this.#near(), ...this.#browsed];
    this.#pages = this.#pages.map((page) =>
      window.some((span) => overlaps(span, page.span)) ? { ...page, used: this.#used } : page,
    );
  }

  #prefetch(nearby: readonly Span[]): void {
    if (!this.#isPrefetching) return;
    const fresh = this.#fresh();
    const gaps = (spans: readonly Span[]): Span[] =>
      spans.flatMap((span) => missing(span, fresh) ?? []);
    const near = gaps(nearby);
    const spans = joined([...near, ...gaps(this.#browsed)]);
    const isNear = (span: Span): boolean => near.some((each) => contains(span, each));
    for (const span of spans.filter(isNear)) {
      // What is on its way of it is waited for, rather than cancelled.
      const isUnderWay = [...this.#loads].some((load) => overlaps(load.span, span));
      if (!isUnderWay) this.#request(span, true);
    }
    if (this.#loads.size === 0) for (const span of spans) this.#request(span, true);
  }

  /** What is shown and the pages beside it. */
  #near(): readonly Span[] {
    return [...(this.#wanted?.visible ?? []), ...(this.#wanted?.nearby ?? [])];
  }

  #unknown(spans: readonly Span[]): Span | undefined {
    const fresh = this.#fresh();
    return spans.find((span) => missing(span, fresh) !== null);
  }

  #request(span: Span, isBeside: boolean): void {
    const gap = missing(span, [...this.#fresh(), ...[...this.#loads].map((load) => load.span)]);
    if (gap === null) return;
    // No two loads are under way for the same instant, so that no answer can come after a newer one.
    for (const load of this.#loads) if (overlaps(load.span, gap)) this.#cancel(load);
    const load: Load = {
      span: gap,
      asked: this.options.now(),
      isBeside,
      controller: new AbortController(),
    };
    this.#loads.add(load);
    void this.#follow(load);
  }

  async #follow(load: Load): Promise<void> {
    const { span, asked, controller } = load;
    let events: readonly T[];
    try {
      events = await this.options.load(span, controller.signal);
    } catch (error) {
      // One that was cancelled isn't among them any more.
      if (this.#loads.delete(load)) this.#fail(span, error);
      return;
    }
    if (!this.#loads.delete(load)) return;
    const others = this.#pages.filter((page) => !contains(span, page.span));
    // As if it had been there when the present pages were asked for.
    this.#pages = [...others, { span, isStale: false, used: this.#used }];
    this.options.answered(span, events, asked);
    this.#forget();
    this.advance();
  }

  #fail(span: Span, error: unknown): void {
    const fresh = this.#fresh();
    const isMissing = (each: Span): boolean =>
      overlaps(each, span) && missing(each, fresh) !== null;
    if (this.#wanted?.visible.some(isMissing) === true) {
      this.#hasFailed = true;
      this.options.failed(error);
    } else this.#isPrefetching = false;
    this.advance();
  }

  #forget(): void {
    const byUse = [...this.#pages].sort((a, b) => b.used - a.used);
    const newest = byUse[LIMIT - 1]?.used ?? 0;
    // Those in sight were used at the same moment, however many they are.
    const kept = byUse.filter((page) => page.used >= newest);
    if (kept.length === this.#pages.length) return;
    this.#pages = kept;
    this.options.kept(kept.map((page) => page.span));
  }

  #fresh(): Span[] {
    return this.#pages.filter((page) => !page.isStale).map((page) => page.span);
  }

  #cancelUnwanted(): void {
    const near = this.#near();
    for (const load of this.#loads) {
      // A page that was shown on the way is part of one range later.
      const window = load.isBeside ? [...near, ...this.#browsed] : near;
      if (!window.some((span) => overlaps(span, load.span))) this.#cancel(load);
    }
  }

  #cancel(load: Load): void {
    this.#loads.delete(load);
    load.controller.abort();
  }
}
