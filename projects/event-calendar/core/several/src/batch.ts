import type { ChangePart, ChangeSet, EventChange } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { positionsOfEvents } from './positions-of-events';

/** Change of a record whose position isn't known yet. */
export type RecordPair<E extends CalendarEvent = CalendarEvent> = Omit<EventChange<E>, 'position'>;

/**
 * Returns a batch that changes several records at once; null if it changes none, as they are the same or gone. `parts`
 * are the changes of its events.
 */
export function changeSeveral<E extends CalendarEvent>(
  events: readonly E[],
  records: readonly RecordPair<E>[],
  parts: readonly ChangePart<E>[],
): ChangeSet<E> | null {
  const changes = placed(events, records);
  return changes.length === 0 ? null : { type: 'change', event: null, changes, parts };
}

/**
 * Returns changes of records with their positions as they are one after the other: those that stay, then those removed,
 * then those appended.
 */
function placed<E extends CalendarEvent>(
  events: readonly E[],
  records: readonly RecordPair<E>[],
): readonly EventChange<E>[] {
  const known = records.flatMap(({ before, ...change }) =>
    before === null || before === change.after ? [] : [{ ...change, before }],
  );
  const positions = positionsOfEvents(
    events,
    known.map(({ before }) => before),
  );
  const there = known
    .map((change, at) => ({ ...change, position: positions[at]! }))
    .filter(({ position }) => position >= 0);
  const removed = there
    .filter(({ after }) => after === null)
    .sort((a, b) => a.position - b.position)
    .map((change, earlier) => ({ ...change, position: change.position - earlier }));
  const end = events.length - removed.length;
  const created = records
    .filter(({ before, after }) => before === null && after !== null)
    .map((change, at) => ({ ...change, position: end + at }));
  return [...there.filter(({ after }) => after !== null), ...removed, ...created];
}
