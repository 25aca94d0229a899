import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Returns a change in which new series happen once, as previews are about the touched occurrence alone. */
export function withFirstAlone<C extends Pick<ChangeSet, 'changes'>>(change: C): C {
  const once = (event: CalendarEvent): CalendarEvent => {
    const { rrule: _rule, rDates: _dates, ...rest } = event;
    return rest;
  };
  const changes = change.changes.map((each) =>
    each.before === null && each.after !== null ? { ...each, after: once(each.after) } : each,
  );
  return { ...change, changes };
}
