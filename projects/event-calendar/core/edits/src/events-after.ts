import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { AppliedChanges } from './applied-changes';
import type { ChangeSet } from './change-set';

/**
 * Returns the events after a change. Unchanged events remain the same objects in the same order. Events that were
 * removed in the meantime stay removed, and on events edited in the meantime only the changed keys are written. Returns
 * the given array if nothing changes.
 */
export function eventsAfter<E extends CalendarEvent>(
  events: readonly E[],
  { changes }: Pick<ChangeSet<E>, 'changes'>,
): E[] {
  const applied = new AppliedChanges(events, changes);
  for (const change of changes) applied.apply(change);
  return applied.result() as E[];
}
