import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { Span } from './span';
import { isSameRecord } from '../store/events/same-record';

/** Ids, as text, of those records that touch a span. */
export type Within<E extends CalendarEvent> = (
  records: readonly E[],
  span: Span,
) => ReadonlySet<string>;

/** What the source is known to hold, by id as text, without what isn't saved yet. */
export class KnownRecords<E extends CalendarEvent> {
  readonly #known = new Map<string, E>();
  /** How old what is known of a record is: when it was asked for, or its save was answered. */
  readonly #heard = new Map<string, number>();
  /** What was answered of records while a change of them waited; null for those that are gone. */
  readonly #held = new Map<string, E | null>();

  constructor(private readonly within: Within<E>) {}

  get all(): ReadonlyMap<string, E> {
    return this.#known;
  }

  /**
   * Takes what was answered for a span: what lies there and isn't in the answer is gone. Records with
   * a change that isn't saved yet keep what they are for as long.
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

  /** Takes what became of a record that was to be saved, at a moment. */
  settle(id: string, record: E | null, now: number): void {
    this.#heard.set(id, now);
    this.#held.delete(id);
    this.#put(id, record);
  }

  /** Takes up what was answered of a record while it waited, as it doesn't any more. */
  release(id: string): void {
    const record = this.#held.get(id);
    if (record !== undefined) this.#put(id, record);
    this.#held.delete(id);
  }

  /** Forgets what lies in none of the spans, unless it waits to be saved. */
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
    // What didn't change stays the same object, or everything would be drawn anew.
    else if (before === undefined || !isSameRecord(before, record)) this.#known.set(id, record);
  }
}
