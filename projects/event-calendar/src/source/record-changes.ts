import {
  eventsAfter,
  redo,
  undo,
  type EventChange,
  type History,
  type HistoryStep,
  type Replay,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../store/source/event-source';

/** Changes of one gesture. */
export type Changes<E extends CalendarEvent> = readonly EventChange<E>[];

/** Returns the ids, as text, of all events that a gesture touched. */
export function idsOf(changes: readonly RecordChange[]): ReadonlySet<string> {
  const events = changes.flatMap(({ before, after }) => [before, after]);
  return new Set(events.flatMap((event) => (event === null ? [] : [String(event.id)])));
}

/** Returns the touched records after the changes, by id; null for a record that no longer exists. */
export function outcome<E extends CalendarEvent>(
  records: ReadonlyMap<string, E>,
  changes: Changes<E>,
): ReadonlyMap<string, E | null> {
  const ids = [...idsOf(changes)];
  const before = ids.flatMap((id) => records.get(id) ?? []);
  // Of several records with one id the first counts.
  const after = new Map(
    withChanges(before, changes)
      .map((event): [string, E] => [String(event.id), event])
      .reverse(),
  );
  return new Map(ids.map((id) => [id, after.get(id) ?? null]));
}

/** Returns the events with the changes made, only in the changed keys, as undo and redo do. */
export function withChanges<E extends CalendarEvent>(
  events: readonly E[],
  changes: Changes<E>,
): readonly E[] {
  return made(redo<E>({ done: [], undone: [{ changes }] }, events), events);
}

/** Returns the events with the changes undone. */
export function withoutChanges<E extends CalendarEvent>(
  events: readonly E[],
  changes: Changes<E>,
): readonly E[] {
  return made(undo<E>({ done: [{ changes }], undone: [] }, events), events);
}

function made<E extends CalendarEvent>(step: Replay<E> | null, events: readonly E[]): readonly E[] {
  return step?.changeSet ? eventsAfter(events, step.changeSet) : events;
}

/** Returns the changes with each event in them replaced. */
export function mapChanges<
  E extends CalendarEvent,
  C extends { readonly before: E | null; readonly after: E | null },
>(changes: readonly C[], map: (event: E) => E): readonly C[] {
  return changes.map((change) => ({
    ...change,
    before: change.before && map(change.before),
    after: change.after && map(change.after),
  }));
}

/** Returns a step of the history with each event in it replaced. */
export function mapStep<E extends CalendarEvent>(
  { changes, parts }: HistoryStep<E>,
  map: (event: E) => E,
): HistoryStep<E> {
  return {
    changes: mapChanges(changes, map),
    ...(parts !== undefined && { parts: mapChanges(parts, map) }),
  };
}

/**
 * Returns a function that gives an event, and those split from it, another id; one event always yields the same object.
 */
export function renaming<E extends CalendarEvent>(from: string, to: E['id']): (event: E) => E {
  const known = new Map<E, E>();
  return (event) => {
    const isIt = String(event.id) === from;
    const isOfIt = String(event.extractedFromId) === from;
    if (!isIt && !isOfIt) return event;
    const renamed = known.get(event) ?? {
      ...event,
      ...(isIt && { id: to }),
      ...(isOfIt && { extractedFromId: to }),
    };
    known.set(event, renamed);
    return renamed;
  };
}

/** Returns a history without a step that the source rejected. A step whose undoing was rejected can be undone again. */
export function withoutStep<E extends CalendarEvent>(
  history: History<E>,
  changes: Changes<E>,
): History<E> {
  const isOther = (step: HistoryStep<E>): boolean => !isSameStep(step.changes, changes);
  const again = history.undone.filter((step) => !isOther(step));
  return {
    done: [...history.done.filter(isOther), ...again],
    undone: history.undone.filter(isOther),
  };
}

/** Whether two lists hold equal changes, in any order and direction. */
function isSameStep<E extends CalendarEvent>(a: Changes<E>, b: Changes<E>): boolean {
  return (
    a.length === b.length &&
    a.every((one) =>
      b.some(
        (other) =>
          (one.before === other.before && one.after === other.after) ||
          (one.before === other.after && one.after === other.before),
      ),
    )
  );
}
