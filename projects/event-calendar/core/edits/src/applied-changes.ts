import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import type { EventChange } from './change-set';
import { patched } from './patch';

/** Events in a chunk: a lookup among 100,000 events passes some 400 chunks, then at most this many events. */
const CHUNK = 256;

/** An event's chunk and its position there. */
interface Place<E> {
  readonly chunk: E[];
  readonly at: number;
}

/**
 * Applies changes to an array of events one after the other, each to the result of the previous ones. The events are
 * kept in chunks, so that one change doesn't copy all of them.
 */
export class AppliedChanges<E extends CalendarEvent> {
  readonly #chunks: E[][] = [];
  readonly #ids: ReadonlySet<string>;
  /** Chunks that hold or once held events with the changed ids; null until an event is looked up. */
  #chunksById: Map<string, Set<E[]>> | null = null;
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

  /** Writes a change; a record that was removed meanwhile stays removed. */
  apply({ before, after, position }: EventChange<E>): void {
    if (before === null) {
      if (after !== null) this.#insert(after, position);
      return;
    }
    const place = this.#placeOf(before, position);
    if (place === null) return;
    const { chunk, at } = place;
    if (after === null) {
      chunk.splice(at, 1);
      this.#isChanged = true;
      return;
    }
    const next = patched(chunk[at]!, before, after);
    if (next === chunk[at]) return;
    chunk[at] = next;
    this.#isChanged = true;
    this.#note(chunk, next);
  }

  /** Returns the first event with an id of the changes, or null if there is none. */
  eventWithId(id: CalendarId): E | null {
    const place = this.#firstWhere(String(id), (chunk) => positionIn(chunk, String(id)));
    return place === null ? null : place.chunk[place.at]!;
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
    this.#chunks.splice(number + 1, 0, chunk.splice(CHUNK));
    this.#chunksById = null;
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
    const last = this.#chunks.length - 1;
    let at = Math.max(0, position);
    for (let number = 0; number < last; number++) {
      const { length } = this.#chunks[number]!;
      if (at < length) return { number, at };
      at -= length;
    }
    return { number: Math.max(0, last), at: Math.min(at, this.#chunks[last]?.length ?? 0) };
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
    if (this.#chunksById === null) return;
    const chunks = this.#chunksById.get(idOf(event)) ?? new Set();
    this.#chunksById.set(idOf(event), chunks.add(chunk));
  }
}

function positionIn(chunk: readonly CalendarEvent[], id: string): number {
  return chunk.findIndex((event) => idOf(event) === id);
}

/** Returns an id as text; some hosts pass null as an event. */
function idOf(event: CalendarEvent | null): string {
  return String(event?.id);
}
