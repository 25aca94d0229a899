import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { ChangeSet } from './change-set';

/** A change about to be made to one event, or to one occurrence of it. */
export interface ProposedChange<E extends CalendarEvent = CalendarEvent> {
  /** Value that `lastAction.type` will have. */
  readonly type: LastActionType;
  /** The event before the change; null for a new one. */
  readonly before: E | null;
  /** The event after the change; null if it is deleted. */
  readonly after: E | null;
  /** Edge that a resize moves; left out if unknown. */
  readonly edge?: 'start' | 'end';
  /** For a series: the touched occurrence as an event, before and after the change. */
  readonly touched?: ChangeSet<E>['touched'];
}

/**
 * Returns the change that a change set proposes; if it changes several records, `after` is the one that will hold the
 * touched event.
 */
export function proposedBy<E extends CalendarEvent>({
  type,
  event,
  changes,
  touched,
}: ChangeSet<E>): ProposedChange<E> {
  const [first] = changes;
  const after = changes.length > 1 ? event : (first?.after ?? null);
  const proposed = { type, before: first?.before ?? null, after };
  return touched === undefined ? proposed : { ...proposed, touched };
}
