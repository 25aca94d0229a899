import { contains, joined, missing, overlaps, type Span } from './span';

/** Number of pages kept; the ones longest out of sight are forgotten first. */
const LIMIT = 24;

/** Spans of the visible page, and of the pages before and after it. */
export interface WantedPages {
  /** Visible span, or several that are loaded one after the other. */
  readonly visible: readonly Span[];
  readonly nearby: readonly Span[];
}

/** Interface of the page loads to the sync. */
export interface LoadsOptions<T> {
  load(span: Span, signal: AbortSignal): Promise<readonly T[]>;
  /** Returns the next moment; a later one is greater. */
  now(): number;
  /** Called with the events of a span; `asked` is the moment of its request. */
  answered(span: Span, events: readonly T[], asked: number): void;
  /** Called when the visible page couldn't be loaded. */
  failed(error: unknown): void;
  /** Returns other pages to show once everything visible is known; null where the present ones suffice. */
  further(): WantedPages | null;
  /** Called with the spans that are kept, after others were forgotten. */
  kept(spans: readonly Span[]): void;
  /** Called when `state` may have changed. */
  changed(): void;
}

interface Page {
  readonly span: Span;
  readonly isStale: boolean;
  /** Value of the wish counter when the page was last wanted. */
  readonly used: number;
}

interface Load {
  readonly span: Span;
  readonly asked: number;
  /** Whether the load is for a span beside the visible page. */
  readonly isBeside: boolean;
  readonly controller: AbortController;
}

/**
 * Loads the visible page, then the pages beside it, and last other dates that are browsed, in as few ranges as
 * possible. Nothing is loaded twice except gaps between ranges, and nothing is loaded that isn't wanted any more.
 */
export class PageLoads<T> {
  #pages: readonly Page[] = [];
  readonly #loads = new Set<Load>();
  #wanted: WantedPages | null = null;
  #browsed: readonly Span[] = [];
  /** Counter of wishes. */
  #used = 0;
  #hasFailed = false;
  /**
   * Whether nearby pages are loaded; after a failure there, which the user doesn't see, only once something else is
   * wanted.
   */
  #isPrefetching = true;

  constructor(private readonly options: LoadsOptions<T>) {}

  /** State of the visible page: known, being loaded, or failed to load. */
  get state(): 'known' | 'loading' | 'failed' {
    if (this.#wanted !== null && this.#unknown(this.#wanted.visible) === undefined) return 'known';
    return this.#hasFailed ? 'failed' : 'loading';
  }

  /** Shows other pages and browses other dates; cancels loads that are for none of them. */
  want(wanted: WantedPages, browsed = this.#browsed): void {
    this.#browsed = browsed;
    this.#show(wanted);
    this.retry();
  }

  /**
   * Browses other dates beside the visible page: they are loaded with the adjacent pages where they meet these, else
   * once nothing else is being loaded.
   */
  browse(spans: readonly Span[]): void {
    this.#browsed = spans;
    this.#isPrefetching ||= spans.length > 0;
    this.#cancelUnwanted();
    this.advance();
  }

  /** Retries failed loads. */
  retry(): void {
    this.#hasFailed = false;
    this.#isPrefetching = true;
    this.advance();
  }

  /** Loads everything again, the visible page first; known events stay visible until then. */
  reload(): void {
    for (const load of this.#loads) this.#cancel(load);
    this.#pages = this.#pages.map((page) => ({ ...page, isStale: true }));
    this.retry();
  }

  /** Cancels all loads and starts no more. */
  close(): void {
    this.#wanted = null;
    for (const load of this.#loads) this.#cancel(load);
  }

  /** Continues loading, after anything that may have changed the next span. */
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
      // A load in progress for part of it is awaited rather than cancelled.
      const isUnderWay = [...this.#loads].some((load) => overlaps(load.span, span));
      if (!isUnderWay) this.#request(span, true);
    }
    if (this.#loads.size === 0) for (const span of spans) this.#request(span, true);
  }

  /** Returns the spans of the visible page and of the pages beside it. */
  #near(): readonly Span[] {
    return [...(this.#wanted?.visible ?? []), ...(this.#wanted?.nearby ?? [])];
  }

  /** Whether all events of some spans are loaded. */
  knows(spans: readonly Span[]): boolean {
    return this.#unknown(spans) === undefined;
  }

  #unknown(spans: readonly Span[]): Span | undefined {
    const fresh = this.#fresh();
    return spans.find((span) => missing(span, fresh) !== null);
  }

  #request(span: Span, isBeside: boolean): void {
    const gap = missing(span, [...this.#fresh(), ...[...this.#loads].map((load) => load.span)]);
    if (gap === null) return;
    // No two loads share an instant, so that no answer can follow a newer one.
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
      // A cancelled load is no longer in the set.
      if (this.#loads.delete(load)) this.#fail(span, error);
      return;
    }
    if (!this.#loads.delete(load)) return;
    const others = this.#pages.filter((page) => !contains(span, page.span));
    // The answer counts as present when the current pages were requested.
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
    // Pages in sight were used at the same moment, however many they are.
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
      // A page that was visible on the way is part of a joined range later.
      const window = load.isBeside ? [...near, ...this.#browsed] : near;
      if (!window.some((span) => overlaps(span, load.span))) this.#cancel(load);
    }
  }

  #cancel(load: Load): void {
    this.#loads.delete(load);
    load.controller.abort();
  }
}
