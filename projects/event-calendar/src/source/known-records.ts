import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { Span } from './span';
import { isSameRecord } from '../store/events/same-record';

/** Returns the ids, as text, of the records that touch a span. */
export type Within<E extends CalendarEvent> = (
  records: readonly E[],
  span: Span,
) => ReadonlySet<string>;

/** Records that the source is known to hold, by id as text, without unsaved changes. */
export class KnownRecords<E extends CalendarEvent> {
  readonly #known = new Map<string, E>();
  /** Moment of the newest information on each record: when it was requested, or when its save was answered. */
  readonly #heard = new Map<string, number>();
  /** Records answered while a change of them was pending; null for a record that is gone. */
  readonly #held = new Map<string, E | null>();

  constructor(private readonly within: Within<E>) {}

  get all(): ReadonlyMap<string, E> {
    return this.#known;
  }

  /**
   * Takes over the answer for a span: a known record in the span that the answer lacks is gone. Records with unsaved
   * changes keep their values until these are saved.
   */
  answer(span: Span, events: readonly E[], asked: number, pending: ReadonlySet<string>): void {
    const answered = new Map<string, E | null>();
    for (const id of this.within([...this.#known.values()], span)) answered.set(id, null);
    for (const event of events) answered.set(String(event.id), event);
    for (const [id, record] of answered) {
      if ((this.#heard.get(id) ?? asked) > asked) continue;
      this.#heard.set(id, asked);
      if (pending.has(id)) this.#held.set(id, record);
      else this.#put(id, record);
    }
  }

  /** Takes over a record after its save, at a moment; null where it is gone. */
  settle(id: string, record: E | null, now: number): void {
    this.#heard.set(id, now);
    this.#held.delete(id);
    this.#put(id, record);
  }

  /** Takes over the answer for a record that was held back while a change was pending. */
  release(id: string): void {
    const record = this.#held.get(id);
    if (record !== undefined) this.#put(id, record);
    this.#held.delete(id);
  }

  /** Forgets records outside all the spans, except those with unsaved changes. */
  keep(spans: readonly Span[], pending: ReadonlySet<string>): void {
    const records = [...this.#known.values()];
    const kept = new Set(spans.flatMap((span) => [...this.within(records, span)]));
    for (const id of this.#known.keys()) {
      if (kept.has(id) || pending.has(id)) continue;
      this.#known.delete(id);
      this.#heard.delete(id);
    }
  }

  #put(id: string, record: E | null): void {
    const before = this.#known.get(id);
    if (record === null) this.#known.delete(id);
    // An unchanged record stays the same object, so that it isn't drawn anew.
    else if (before === undefined || !isSameRecord(before, record)) this.#known.set(id, record);
  }
}
