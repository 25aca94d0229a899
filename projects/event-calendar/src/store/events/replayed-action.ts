import type { ChangeSet } from 'ng-event-calendar/core/edits';
import { resourceIdsOf, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** Kind of an action that was undone or redone. */
export type ReplayedAction = 'creation' | 'deletion' | 'move' | 'change';

/** Returns the kind of the action whose undoing, or redoing, is a change. */
export function replayedAction(
  { changes }: Pick<ChangeSet, 'changes'>,
  way: 'undone' | 'redone',
): ReplayedAction {
  const [appears, disappears] =
    way === 'undone' ? (['deletion', 'creation'] as const) : (['creation', 'deletion'] as const);
  if (changes.every(({ before }) => before === null)) return appears;
  if (changes.every(({ after }) => after === null)) return disappears;
  const [first] = changes;
  const isMove =
    changes.length === 1 && first?.before != null && first.after !== null
      ? placeOf(first.before) !== placeOf(first.after)
      : false;
  return isMove ? 'move' : 'change';
}

/** Returns all that says when an event is, and whose it is. */
function placeOf(event: CalendarEvent): string {
  const { start, end, allDay = false } = event;
  return JSON.stringify([start, end, allDay, resourceIdsOf(event)]);
}
