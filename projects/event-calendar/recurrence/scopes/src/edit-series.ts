import { eventsAfter, type ChangePart, type ChangeSet } from 'ng-event-calendar/core/edits';
import {
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import type { RecordPair, SeriesChanges, SeveralEdit } from 'ng-event-calendar/core/several';
import { concernsOne, eventOfOccurrence, seriesOf } from 'ng-event-calendar/recurrence/internal';
import { editOccurrence, removeOccurrence } from './edit-occurrence';

/** An edit with its place among those of the series. */
type Placed<E extends CalendarEvent> = SeveralEdit<E> & { readonly place: number };

/** A series while its occurrences change one after the other. */
interface Edited<E extends CalendarEvent> {
  /** Record of the series, null once it is gone, and the events that its occurrences became. */
  readonly events: readonly E[];
  readonly parts: readonly (readonly [place: number, part: ChangePart<E>])[];
}

/**
 * Changes several occurrences of a series at once, by one scope: each of its own, or all that the scope includes by the
 * earliest of them, so that each moves once. An added date moves alone, whatever the scope. Null where the event doesn't
 * recur.
 */
export function editSeries<E extends CalendarEvent>(
  event: E,
  edits: readonly SeveralEdit<E>[],
  scope: RecurrenceScope,
  type: LastActionType,
  localZone: string,
): SeriesChanges<E> | null {
  if (seriesOf(event, localZone) === null) return null;
  const placed = edits.map((edit, place) => ({ ...edit, place }));
  const movesDate = ({ start, change }: SeveralEdit<E>): boolean => {
    const before = change === null ? null : eventOfOccurrence({ event, start }, localZone);
    return before !== null && concernsOne({ event, start }, change!(before), localZone);
  };
  const dates = placed.filter(movesDate);
  const others = byStart(placed.filter((edit) => !dates.includes(edit)));
  const steps = [
    // Dates go first: the rest of the series then finds them where they belong.
    ...inOrderOfMove(dates, localZone).map((edit) => [edit, 'onlyThis'] as const),
    ...(scope === 'onlyThis' ? others : earliest(others)).map((edit) => [edit, scope] as const),
  ];
  const first: Edited<E> = { events: [event], parts: [] };
  const edited = steps.reduce(
    (now, [edit, of]) => changedBy(now, event, edit, of, type, localZone),
    first,
  );
  return changesOf(event, edited);
}

/** Returns the state after one more change; the same one where the occurrence is gone or stays as it is. */
function changedBy<E extends CalendarEvent>(
  now: Edited<E>,
  event: E,
  { start, change, place }: Placed<E>,
  scope: RecurrenceScope,
  type: LastActionType,
  localZone: string,
): Edited<E> {
  const { events, parts } = now;
  const record = recordIn(events, event);
  const occurrence = record === undefined ? null : { event: record, start };
  const before = occurrence && eventOfOccurrence(occurrence, localZone);
  const made =
    occurrence === null || before === null
      ? changeOfFreed(now, event, start, change, type, localZone)
      : change === null
        ? removeOccurrence(events, occurrence, scope, localZone)
        : editOccurrence(events, occurrence, change(before), scope, type, localZone);
  if (made === null) return now;
  const { event: after, touched, since } = made;
  const part: ChangePart<E> = {
    type: made.type,
    before: event,
    after,
    ...(touched !== undefined && { touched }),
    ...(since !== undefined && { since }),
  };
  return { events: eventsAfter(events, made), parts: [...parts, [place, part]] };
}

/**
 * Returns the change of an occurrence that became an event of its own when another of its day was taken out; null
 * without one.
 */
function changeOfFreed<E extends CalendarEvent>(
  { events, parts }: Edited<E>,
  event: E,
  start: number,
  change: SeveralEdit<E>['change'],
  type: LastActionType,
  localZone: string,
): ChangeSet<E> | null {
  const made = new Set(parts.map(([, { after }]) => after));
  const position = events.findIndex(
    (each) =>
      String(each.id) !== String(event.id) &&
      !made.has(each) &&
      parseEvent(each, localZone)?.start === start,
  );
  const before = events[position];
  if (before === undefined) return null;
  const after = change === null ? null : change(before);
  const changes = [{ before, after, position }];
  return { type: after === null ? 'delete' : type, event: after, changes };
}

/** Returns the changed records of a series, and the parts with the record as it is in the end. */
function changesOf<E extends CalendarEvent>(
  event: E,
  { events, parts }: Edited<E>,
): SeriesChanges<E> {
  const record = recordIn(events, event) ?? null;
  const created = events.filter((each) => each !== record);
  const records: readonly RecordPair<E>[] = [
    ...(record === event ? [] : [{ before: event, after: record }]),
    ...created.map((after) => ({ before: null, after })),
  ];
  return {
    records,
    parts: parts.map(([place, part]) => {
      const isOfSeries = part.after === null || String(part.after.id) === String(event.id);
      return [place, isOfSeries ? { ...part, after: record } : part];
    }),
  };
}

/** Returns moves of dates so that none comes onto another that has yet to move. */
function inOrderOfMove<E extends CalendarEvent>(
  moves: readonly Placed<E>[],
  localZone: string,
): readonly Placed<E>[] {
  const inOrder = byStart(moves);
  const [first] = inOrder;
  const before = first === undefined ? null : eventOfOccurrence(first, localZone);
  const after = before === null ? null : (first?.change?.(before) ?? null);
  const to = after === null ? undefined : parseEvent(after, localZone)?.start;
  return to !== undefined && to > first!.start ? inOrder.toReversed() : inOrder;
}

/** Returns the first of edits in order of start, in the place of the first of them all. */
function earliest<E extends CalendarEvent>(edits: readonly Placed<E>[]): readonly Placed<E>[] {
  const [first] = edits;
  return first === undefined
    ? []
    : [{ ...first, place: Math.min(...edits.map(({ place }) => place)) }];
}

function byStart<E extends CalendarEvent>(edits: readonly Placed<E>[]): readonly Placed<E>[] {
  return edits.toSorted((a, b) => a.start - b.start);
}

function recordIn<E extends CalendarEvent>(events: readonly E[], { id }: E): E | undefined {
  return events.find((each) => String(each.id) === String(id));
}
