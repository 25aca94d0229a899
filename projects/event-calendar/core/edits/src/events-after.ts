import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { AppliedChanges } from './applied-changes';
import type { ChangeSet } from './change-set';

/**
 * Returns the events once a change is written: all that the change doesn't touch is the same object in the same
 * order. What is gone meanwhile stays gone, and of a record that differs by now only the changed keys are written.
 * Where that changes nothing, it is the given array.
 */
export function eventsAfter<E extends CalendarEvent>(
  events: readonly E[],
  { changes }: Pick<ChangeSet<E>, 'changes'>,
): E[] {
  const applied = new AppliedChanges(events, changes);
  for (const change of changes) applied.apply(change);
  return applied.result() as E[];
}
