import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChange } from './change-set';
import { patched } from './patch';

/** Events in a chunk: one change among 100,000 events passes some 400 chunks, and then moves at most this many events. */
const CHUNK = 256;

/** An event's chunk and its position there. */
interface Place<E> {
  readonly chunk: E[];
  readonly at: number;
}

/** A chunk by its number, and the position of its first event among all. */
interface Cursor {
  readonly number: number;
  readonly start: number;
}
const FIRST: Cursor = { number: 0, start: 0 };

/**
 * Applies changes to an array of events one after the other, each to the result of the previous ones. The events are
 * kept in chunks, so that one change doesn't copy all of them.
 */
export class AppliedChanges<E extends CalendarEvent> {
  readonly #chunks: E[][] = [];
  readonly #ids: ReadonlySet<string>;
  /** Chunks that hold or once held events with the changed ids; null until an event is looked up. */
  #chunksById: Map<string, Set<E[]>> | null = null;
  /** Chunk that was found last by a position: changes mostly come in the order of the events, or against it. */
  #cursor = FIRST;
  #isChanged = false;

  /** Takes the changes that may be applied: only events with their ids are looked up. */
  constructor(
    private readonly events: readonly E[],
    changes: readonly EventChange<E>[],
  ) {
    for (let at = 0; at < events.length; at += CHUNK) {
      this.#chunks.push(events.slice(at, at + CHUNK));
    }
    const named = changes.flatMap(({ before, after }) => [before, after]);
    this.#ids = new Set(named.flatMap((event) => (event === null ? [] : [idOf(event)])));
  }

  /**
   * Writes a change; a record that was removed meanwhile stays removed. Returns the record as it was written or removed,
   * null if there is none.
   */
  apply({ before, after, position }: EventChange<E>): E | null {
    if (before === null) {
      if (after !== null) this.#insert(after, position);
      return after;
    }
    const place = this.#placeOf(before, position);
    if (place === null) return null;
    const { chunk, at } = place;
    const present = chunk[at]!;
    if (after === null) {
      chunk.splice(at, 1);
      this.#isChanged = true;
      // Of chunks before the cursor, only its own may change without moving it.
      if (this.#chunks[this.#cursor.number] !== chunk) this.#cursor = FIRST;
      return present;
    }
    const next = patched(present, before, after);
    if (next === present) return present;
    chunk[at] = next;
    this.#isChanged = true;
    this.#note(chunk, next);
    return next;
  }

  /** Whether a change can be made: the event to change is there, or the one to create isn't. */
  isDoable({ before, after, position }: EventChange<E>): boolean {
    if (before !== null) return this.#placeOf(before, position) !== null;
    const id = idOf(after);
    return this.#firstWhere(id, (chunk) => positionIn(chunk, id)) === null;
  }

  /** Returns the current events: the given array if nothing has changed. */
  result(): readonly E[] {
    return this.#isChanged ? ([] as E[]).concat(...this.#chunks) : this.events;
  }

  #insert(event: E, position: number): void {
    const { number, at } = this.#chunkAt(position);
    const chunk = this.#chunks[number] ?? [];
    chunk.splice(at, 0, event);
    this.#chunks[number] = chunk;
    this.#isChanged = true;
    this.#note(chunk, event);
    if (chunk.length <= 2 * CHUNK) return;
    const rest = chunk.splice(CHUNK);
    this.#chunks.splice(number + 1, 0, rest);
    for (const each of rest) this.#note(rest, each);
  }

  /** Finds the same event object, at its position or elsewhere, else the first event with its id. */
  #placeOf(event: E, position: number): Place<E> | null {
    const { number, at } = this.#chunkAt(position);
    const chunk = this.#chunks[number];
    if (chunk?.[at] === event) return { chunk, at };
    const id = idOf(event);
    return (
      this.#firstWhere(id, (each) => each.indexOf(event)) ??
      this.#firstWhere(id, (each) => positionIn(each, id))
    );
  }

  /** Returns the chunk of a position, and the position in it; beyond the last event, the end of the last chunk. */
  #chunkAt(position: number): { readonly number: number; readonly at: number } {
    const last = Math.max(0, this.#chunks.length - 1);
    const lengthOf = (each: number): number => this.#chunks[each]?.length ?? 0;
    let { number, start } = this.#cursor;
    while (number > 0 && position < start) start -= lengthOf(--number);
    while (number < last && position >= start + lengthOf(number)) start += lengthOf(number++);
    this.#cursor = { number, start };
    return { number, at: Math.min(Math.max(0, position - start), lengthOf(number)) };
  }

  #firstWhere(id: string, positionIn: (chunk: readonly E[]) => number): Place<E> | null {
    this.#chunksById ??= this.#indexed();
    const holders = this.#chunksById.get(id);
    if (holders === undefined) return null;
    const inOrder = holders.size < 2 ? holders : this.#chunks.filter((chunk) => holders.has(chunk));
    for (const chunk of inOrder) {
      const at = positionIn(chunk);
      if (at >= 0) return { chunk, at };
    }
    return null;
  }

  #indexed(): Map<string, Set<E[]>> {
    const found = new Map<string, Set<E[]>>();
    for (const chunk of this.#chunks) {
      for (const event of chunk) {
        const id = idOf(event);
        if (!this.#ids.has(id)) continue;
        const chunks = found.get(id);
        if (chunks === undefined) found.set(id, new Set([chunk]));
        else chunks.add(chunk);
      }
    }
    return found;
  }

  #note(chunk: E[], event: E): void {
    const id = idOf(event);
    if (this.#chunksById === null || !this.#ids.has(id)) return;
    const chunks = this.#chunksById.get(id) ?? new Set();
    this.#chunksById.set(id, chunks.add(chunk));
  }
}

function positionIn(chunk: readonly CalendarEvent[], id: string): number {
  return chunk.findIndex((event) => idOf(event) === id);
}

/** Returns an id as text; some hosts pass null as an event. */
function idOf(event: CalendarEvent | null): string {
  return String(event?.id);
}
