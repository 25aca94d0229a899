import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { ChangeSet } from './change-set';

/** A change that somebody is about to make to one event, or to one occurrence of it. */
export interface ProposedChange<E extends CalendarEvent = CalendarEvent> {
  /** What `lastAction.type` would be. */
  readonly type: LastActionType;
  /** The event as it is; null for a new one. */
  readonly before: E | null;
  /** The event as it would be; null where it would be deleted. */
  readonly after: E | null;
  /** Which edge a resize moves; left out where that isn't known. */
  readonly edge?: 'start' | 'end';
  /** Of a series: the touched occurrence as an event, as it was and as it would be. */
  readonly touched?: ChangeSet<E>['touched'];
}

/** What a change set proposes: where several records change, what is touched becomes the one that holds it then. */
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
