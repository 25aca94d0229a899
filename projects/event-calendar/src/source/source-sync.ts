import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { CalendarEventSource } from '../store/source/event-source';
import { KnownRecords, type Within } from './known-records';
import { mergeEvents } from './merge-events';
import { PageLoads, type WantedPages } from './page-loads';
import { idsOf, outcome, renaming, withoutChanges, type Changes } from './record-changes';
import { RefusedSaves, type RefusalHost } from './refused-saves';
import { SaveQueue, type Ending, type RefusedSave } from './save-queue';
import { conflictOf, isRecord, storedIn } from './source-records';
import type { Span } from './span';

declare const ngDevMode: unknown;

/** Interface of the sync to the calendar. */
export interface SessionHost<E extends CalendarEvent> extends RefusalHost<E> {
  readonly within: Within<E>;
  put(events: readonly E[]): void;
  /** Called when the source rejected a change, which can't be undone any more. */
  forget(changes: Changes<E>): void;
  /** Called when an event, here by its id as text, got another one; `rename` applies it wherever the event is known. */
  rename(from: string, to: E['id'], rename: (event: E) => E): void;
  conflicted(titles: readonly string[]): void;
  /** Called once for each change that was taken, when it is saved or taken back; also after the sync was closed. */
  ended(change: ChangeSet<E>, ending: Ending<E>): void;
  /** Returns other pages to show once everything visible is known; null where the present ones suffice. */
  further(): WantedPages | null;
  /** Reports a fault of the source to developers. */
  report(message: string): void;
}

/** Keeps a calendar's events and their source in step. It depends on no framework, clock or page. */
export class SourceSync<E extends CalendarEvent> {
  readonly #records: KnownRecords<E>;
  readonly #loads: PageLoads<E>;
  readonly #queue: SaveQueue<E>;
  /** Ids of all events that came from the source or were sent to it. */
  #owned: ReadonlySet<string> = new Set();
  #moment = 0;
  /** Error of loading the visible page; null without one. */
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
      ended: (change, ending) => this.host.ended(change, ending),
    });
  }

  get state(): 'known' | 'loading' | 'failed' {
    return this.#loads.state;
  }

  /** Whether all events of some spans are loaded. */
  knows(spans: readonly Span[]): boolean {
    return this.#loads.knows(spans);
  }

  /** Ids, as text, of events with unsaved changes. */
  get pending(): ReadonlySet<string> {
    return this.#queue.pending;
  }

  /** Takes over from another source, whose events, by id as text, leave the calendar. */
  succeed(others: ReadonlySet<string>): void {
    this.#owned = new Set([...this.#owned, ...others]);
    this.#publish();
  }

  /** Ids, as text, of the source's events. */
  get ids(): ReadonlySet<string> {
    return this.#owned;
  }

  /** Shows other pages, and browses the spans of `beside`; without it the browsed spans stay. */
  want(pages: WantedPages, beside?: readonly Span[]): void {
    this.failure = null;
    this.#loads.want(pages, beside);
  }

  /** Browses other dates: they are loaded after the visible page, and their failures aren't shown. */
  browse(spans: readonly Span[]): void {
    this.#loads.browse(spans);
  }

  /** Continues loading where the visible pages may not suffice any more. */
  goOn(): void {
    this.#loads.advance();
  }

  reload(): void {
    this.failure = null;
    this.#loads.reload();
  }

  /** Refused changes that may be retried, oldest first. */
  get refusals(): readonly RefusedSave<E>[] {
    return this.#refused.all;
  }

  /** Whether retrying opens a form. */
  get needsForm(): boolean {
    return this.#refused.needsForm;
  }

  /** Retries everything that failed; typed values appear in their form again. */
  retry(): void {
    this.failure = null;
    this.#loads.retry();
    this.#refused.retry();
    this.host.changed();
  }

  /** Dismisses everything that failed. */
  dismiss(): void {
    this.failure = null;
    this.#refused.clear();
    this.host.changed();
  }

  /** Stops loading; pending changes are still saved. */
  close(): void {
    this.#isClosed = true;
    this.#loads.close();
  }

  /** Saves a change that the user just made. */
  take(change: ChangeSet<E>): void {
    const known = new Set(this.#queue.shown().keys());
    for (const { before, after } of change.changes) {
      const id = String((before ?? after)?.id);
      // An event of the host's own, which becomes known to the source by this change.
      if (before !== null && !known.has(id)) this.#records.settle(id, before, ++this.#moment);
      known.add(id);
    }
    this.#owned = new Set([...this.#owned, ...idsOf(change.changes)]);
    if (this.source.save !== undefined) this.#queue.add(change);
    else {
      const kept = outcome(this.#records.all, change.changes);
      for (const [id, record] of kept) this.#records.settle(id, record, ++this.#moment);
      const stored = change.changes.map(
        ({ before, after }) => kept.get(String((after ?? before)?.id)) ?? null,
      );
      this.host.ended(change, { status: 'done', stored });
    }
    this.host.changed();
  }

  async #load({ start, end }: Span, signal: AbortSignal): Promise<readonly E[]> {
    const events: unknown = await this.source.load({ start: iso(start), end: iso(end) }, signal);
    if (!Array.isArray(events)) {
      if (ngDevMode) {
        this.host.report(
          'load of the event source gave no list, and nothing is shown. Let it return an array of events.',
        );
      }
      throw new TypeError('No list of events.');
    }
    const records = events.filter(isRecord) as E[];
    const count = events.length - records.length;
    if (ngDevMode && count > 0) {
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
    // Includes events that reappear by this but are gone elsewhere.
    this.#owned = new Set([...this.#owned, ...idsOf(changes)]);
    // Writes the events before the message about them, since writing dismisses messages.
    this.#publish(withoutChanges(this.host.events(), changes));
    this.#refused.add(refusal);
    this.host.changed();
  }

  /** Writes the known records, with all unsaved changes, into the calendar's events. */
  #publish(events = this.host.events()): void {
    if (this.#isClosed) return;
    const shown = this.#queue.shown();
    const next = mergeEvents(events, shown, this.#owned);
    this.#owned = new Set(shown.keys());
    if (next !== this.host.events()) this.host.put(next);
    this.host.changed();
  }
}

/** Formats an instant as the boundary does, in UTC. */
function iso(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
