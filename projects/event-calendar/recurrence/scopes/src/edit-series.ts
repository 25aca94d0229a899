import {
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import type { SeriesChanges, SeveralEdit } from 'ng-event-calendar/core/several';
import {
  eventOfOccurrence,
  movesDate,
  occurrenceAsEvent,
  seenAt,
  seriesOf,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { EditedSeries, type PlacedEdit } from './edited-series';

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
  const series = seriesOf(event, localZone);
  if (series === null) return null;
  const dates: PlacedEdit<E>[] = [];
  const others: PlacedEdit<E>[] = [];
  edits.forEach((edit, place) => {
    const list = isOfDate(series, edit, localZone) ? dates : others;
    list.push({ ...edit, place });
  });
  const edited = new EditedSeries(event, type, localZone);
  const inOrder = byStart(others);
  const isAlone = scope === 'onlyThis';
  // Dates go first: the rest of the series then finds them where they belong.
  edited.changeAlone([...inOrderOfMove(dates, localZone), ...(isAlone ? inOrder : [])]);
  for (const edit of isAlone ? [] : earliest(inOrder)) edited.change(edit, scope);
  return edited.changes();
}

/** Whether an edit moves an added date, or one of an event without a rule. */
function isOfDate<E extends CalendarEvent>(
  series: Series<E>,
  { start, change }: SeveralEdit<E>,
  localZone: string,
): boolean {
  const at = change === null ? null : seenAt(series, start);
  if (at === null || (series.hasRule && !at.isAdded)) return false;
  const before = occurrenceAsEvent(series, at, localZone);
  return movesDate(series, at, before, change!(before));
}

/** Returns moves of dates so that none comes onto another that has yet to move. */
function inOrderOfMove<E extends CalendarEvent>(
  moves: readonly PlacedEdit<E>[],
  localZone: string,
): readonly PlacedEdit<E>[] {
  const inOrder = byStart(moves);
  const [first] = inOrder;
  const before = first === undefined ? null : eventOfOccurrence(first, localZone);
  const after = before === null ? null : (first?.change?.(before) ?? null);
  const to = after === null ? undefined : parseEvent(after, localZone)?.start;
  return to !== undefined && to > first!.start ? inOrder.toReversed() : inOrder;
}

/** Returns the first of edits in order of start, in the place of the first of them all. */
function earliest<E extends CalendarEvent>(
  edits: readonly PlacedEdit<E>[],
): readonly PlacedEdit<E>[] {
  const [first] = edits;
  return first === undefined
    ? []
    : [{ ...first, place: Math.min(...edits.map(({ place }) => place)) }];
}

function byStart<E extends CalendarEvent>(
  edits: readonly PlacedEdit<E>[],
): readonly PlacedEdit<E>[] {
  return edits.toSorted((a, b) => a.start - b.start);
}
