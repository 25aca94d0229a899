import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { CalendarEventSource } from '../store/source/event-source';
import { KnownRecords, type Within } from './known-records';
import { mergeEvents } from './merge-events';
import { PageLoads, type WantedPages } from './page-loads';
import { idsOf, outcome, renaming, withoutChanges, type Changes } from './record-changes';
import { RefusedSaves, type RefusalHost } from './refused-saves';
import { SaveQueue, type RefusedSave } from './save-queue';
import { conflictOf, isRecord, storedIn } from './source-records';
import type { Span } from './span';

/** The calendar, as its session with a source needs it. */
export interface SessionHost<E extends CalendarEvent> extends RefusalHost<E> {
  readonly within: Within<E>;
  put(events: readonly E[]): void;
  /** A change was taken back by the source: it can't be undone any more. */
  forget(changes: Changes<E>): void;
  /** An event, here by its id as text, has another one; `rename` gives it to whatever knows the event. */
  rename(from: string, to: E['id'], rename: (event: E) => E): void;
  conflicted(titles: readonly string[]): void;
  /** What is to be shown instead, now that all that is visible is known; null where that will do. */
  further(): WantedPages | null;
  /** Tells developers what is wrong with the source. */
  report(message: string): void;
}

/** Keeps a calendar's events and their source together. No framework, no clock, no page. */
export class SourceSync<E extends CalendarEvent> {
  readonly #records: KnownRecords<E>;
  readonly #loads: PageLoads<E>;
  readonly #queue: SaveQueue<E>;
  /** Ids of all that came from the source or goes to it. */
  #owned: ReadonlySet<string> = new Set();
  #moment = 0;
  /** Why the visible page couldn't be loaded; null while it isn't so. */
  failure: { readonly error: unknown } | null = null;
  readonly #refused: RefusedSaves<E>;
  #isClosed = false;

  constructor(
    private readonly source: CalendarEventSource<E>,
    private readonly host: SessionHost<E>,
  ) {
    const now = (): number => ++this.#moment;
    this.#refused = new RefusedSaves(host);
    this.#records = new KnownRecords(host.within);
    this.#loads = new PageLoads<E>({
      now,
      load: (span, signal) => this.#load(span, signal),
      answered: (span, events, asked) => {
        this.#records.answer(span, events, asked, this.#queue.pending);
        this.#publish();
      },
      failed: (error) => (this.failure = { error }),
      further: () => this.host.further(),
      kept: (spans) => {
        this.#records.keep(spans, this.#queue.pending);
        this.#publish();
      },
      changed: () => this.host.changed(),
    });
    this.#queue = new SaveQueue(this.#records, {
      now,
      save: async (change) => storedIn(await source.save?.(change)) as readonly (E | null)[],
      renamed: (from, record) => this.#rename(from, record),
      saved: (type, ids) => {
        this.#refused.outdate(type, ids);
        this.#publish();
      },
      refused: (refusal) => this.#refuse(refusal),
      conflictOf,
      conflicted: (titles, dropped) => {
        if (this.#isClosed) return;
        for (const changes of dropped) this.host.forget(changes);
        this.#publish();
        this.host.conflicted(titles);
      },
    });
  }

  get state(): 'known' | 'loading' | 'failed' {
    return this.#loads.state;
  }

  /** Ids, as text, of events with a change that isn't saved yet. */
  get pending(): ReadonlySet<string> {
    return this.#queue.pending;
  }

  /** Takes over from another source: its events, by id as text, leave the calendar. */
  succeed(others: ReadonlySet<string>): void {
    this.#owned = new Set([...this.#owned, ...others]);
    this.#publish();
  }

  /** Ids, as text, of the events that are the source's. */
  get ids(): ReadonlySet<string> {
    return this.#owned;
  }

  /** Shows other pages; `beside` is what is looked at beside them, unless that stays. */
  want(pages: WantedPages, beside?: readonly Span[]): void {
    this.failure = null;
    this.#loads.want(pages, beside);
  }

  /** Looks at other dates beside what is shown: they are loaded after that, and nobody is told. */
  browse(spans: readonly Span[]): void {
    this.#loads.browse(spans);
  }

  /** Goes on where what is shown may not be enough any more. */
  goOn(): void {
    this.#loads.advance();
  }

  reload(): void {
    this.failure = null;
    this.#loads.reload();
  }

  /** What was refused, oldest first, and may be tried again. */
  get refusals(): readonly RefusedSave<E>[] {
    return this.#refused.all;
  }

  /** Whether trying again opens a form. */
  get needsForm(): boolean {
    return this.#refused.needsForm;
  }

  /** Tries everything again that went wrong; what was typed in a form stands in it again. */
  retry(): void {
    this.failure = null;
    this.#loads.retry();
    this.#refused.retry();
    this.host.changed();
  }

  /** Leaves what went wrong as it is. */
  dismiss(): void {
    this.failure = null;
    this.#refused.clear();
    this.host.changed();
  }

  /** Stops loading. What is to be saved still is. */
  close(): void {
    this.#isClosed = true;
    this.#loads.close();
  }

  /** Saves what the user just did in the calendar's events. */
  take(change: ChangeSet<E>): void {
    const known = new Set(this.#queue.shown().keys());
    for (const { before, after } of change.changes) {
      const id = String((before ?? after)?.id);
      // The host's own: the source gets to know it by this change.
      if (before !== null && !known.has(id)) this.#records.settle(id, before, ++this.#moment);
      known.add(id);
    }
    this.#owned = new Set([...this.#owned, ...idsOf(change.changes)]);
    if (this.source.save !== undefined) this.#queue.add(change);
    else {
      for (const [id, record] of outcome(this.#records.all, change.changes)) {
        this.#records.settle(id, record, ++this.#moment);
      }
    }
    this.host.changed();
  }

  async #load({ start, end }: Span, signal: AbortSignal): Promise<readonly E[]> {
    const events: unknown = await this.source.load({ start: iso(start), end: iso(end) }, signal);
    if (!Array.isArray(events)) {
      this.host.report(
        'load of the event source gave no list, and nothing is shown. Let it return an array of events.',
      );
      throw new TypeError('No list of events.');
    }
    const records = events.filter(isRecord) as E[];
    const count = events.length - records.length;
    if (count > 0) {
      this.host.report(
        `load of the event source gave ${count} that can't be told apart; they are left out. ` +
          'Give each event an id, a string or a number.',
      );
    }
    return records;
  }

  #rename(from: string, record: E): void {
    const rename = renaming<E>(from, record.id);
    this.#queue.map(rename);
    if (this.#isClosed) return;
    this.#owned = new Set([...this.#owned, String(record.id)]);
    this.host.rename(from, record.id, rename);
  }

  #refuse(refusal: RefusedSave<E>): void {
    if (this.#isClosed) return;
    for (const step of refusal.steps) this.host.forget(step);
    const changes = refusal.steps.flat();
    // Also of what comes back by this and is gone elsewhere meanwhile.
    this.#owned = new Set([...this.#owned, ...idsOf(changes)]);
    // The words come after what they are about, or that would take them away again.
    this.#publish(withoutChanges(this.host.events(), changes));
    this.#refused.add(refusal);
    this.host.changed();
  }

  /** Shows what is known, with all that isn't saved yet, in the events as they are. */
  #publish(events = this.host.events()): void {
    if (this.#isClosed) return;
    const shown = this.#queue.shown();
    const next = mergeEvents(events, shown, this.#owned);
    this.#owned = new Set(shown.keys());
    if (next !== this.host.events()) this.host.put(next);
    this.host.changed();
  }
}

/** An instant as the boundary writes it. */
function iso(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
