import { contains, missing, overlaps, type Span } from './span';

/** Pages kept; those longest out of sight are forgotten first. */
const LIMIT = 24;

/** What a calendar shows, and the pages before and after it. */
export interface WantedPages {
  readonly visible: Span;
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
  readonly controller: AbortController;
}

/** Loads what is shown, then what lies beside it; each instant once, and nothing that nobody waits for. */
export class PageLoads<T> {
  private pages: readonly Page[] = [];
  private readonly loads = new Set<Load>();
  private wanted: WantedPages | null = null;
  /** Counts the pages that were wanted. */
  private used = 0;
  private hasFailed = false;
  /** After a failure nearby, which nobody sees, no more is tried until something else is wanted. */
  private isPrefetching = true;

  constructor(private readonly options: LoadsOptions<T>) {}

  /** Whether the visible page is known, on its way, or couldn't be loaded. */
  get state(): 'known' | 'loading' | 'failed' {
    if (this.wanted !== null && missing(this.wanted.visible, this.fresh()) === null) return 'known';
    return this.hasFailed ? 'failed' : 'loading';
  }

  /** Shows other pages: what is on its way for none of them is cancelled. */
  want(wanted: WantedPages): void {
    this.wanted = wanted;
    const window = [wanted.visible, ...wanted.nearby];
    for (const load of this.loads) {
      if (!window.some((span) => overlaps(span, load.span))) this.cancel(load);
    }
    this.used++;
    this.pages = this.pages.map((page) =>
      window.some((span) => overlaps(span, page.span)) ? { ...page, used: this.used } : page,
    );
    this.retry();
  }

  /** Tries again what failed. */
  retry(): void {
    this.hasFailed = false;
    this.isPrefetching = true;
    this.advance();
  }

  /** Loads everything anew, the visible page first; what is known is shown until it is answered. */
  reload(): void {
    this.close();
    this.pages = this.pages.map((page) => ({ ...page, isStale: true }));
    this.retry();
  }

  /** Cancels everything. */
  close(): void {
    for (const load of this.loads) this.cancel(load);
  }

  private advance(): void {
    const { wanted } = this;
    if (wanted === null) return;
    if (!this.hasFailed) this.request(wanted.visible);
    if (this.state === 'known' && this.isPrefetching) wanted.nearby.forEach((p) => this.request(p));
    this.options.changed();
  }

  private request(span: Span): void {
    const gap = missing(span, [...this.fresh(), ...[...this.loads].map((load) => load.span)]);
    if (gap === null) return;
    // No two loads are under way for the same instant, so that no answer can come after a newer one.
    for (const load of this.loads) if (overlaps(load.span, gap)) this.cancel(load);
    const load: Load = {
      span: gap,
      asked: this.options.now(),
      controller: new AbortController(),
    };
    this.loads.add(load);
    void this.follow(load);
  }

  private async follow(load: Load): Promise<void> {
    const { span, asked, controller } = load;
    let events: readonly T[];
    try {
      events = await this.options.load(span, controller.signal);
    } catch (error) {
      // One that was cancelled isn't among them any more.
      if (this.loads.delete(load)) this.fail(span, error);
      return;
    }
    if (!this.loads.delete(load)) return;
    const others = this.pages.filter((page) => !contains(span, page.span));
    // As if it had been there when the present pages were asked for.
    this.pages = [...others, { span, isStale: false, used: this.used }];
    this.options.answered(span, events, asked);
    this.forget();
    this.advance();
  }

  private fail(span: Span, error: unknown): void {
    const isVisible = this.wanted !== null && overlaps(this.wanted.visible, span);
    if (isVisible) {
      this.hasFailed = true;
      this.options.failed(error);
    } else this.isPrefetching = false;
    this.advance();
  }

  private forget(): void {
    const byUse = [...this.pages].sort((a, b) => b.used - a.used);
    const newest = byUse[LIMIT - 1]?.used ?? 0;
    // Those in sight were used at the same moment, however many they are.
    const kept = byUse.filter((page) => page.used >= newest);
    if (kept.length === this.pages.length) return;
    this.pages = kept;
    this.options.kept(kept.map((page) => page.span));
  }

  private fresh(): Span[] {
    return this.pages.filter((page) => !page.isStale).map((page) => page.span);
  }

  private cancel(load: Load): void {
    this.loads.delete(load);
    load.controller.abort();
  }
}
