import type { CalendarEvent } from '../model/event';
import type { Occurrence } from './occurrence';

/** Which occurrences of a series a change is for. */
export type RecurrenceScope = 'onlyThis' | 'thisAndFollowing' | 'all';

/** Whether an event says that it recurs, by a rule or by added dates; whether these can be followed is another question. */
export function mayRecur(event: CalendarEvent | null | undefined): boolean {
  const dates: unknown = event?.rDates;
  return event?.rrule != null || (Array.isArray(dates) && dates.length > 0);
}

/** What expands recurring events. The plain calendar has none and shows each of them once. */
export interface Recurrence {
  /**
   * The occurrences of an event that touch the days from `first` to `last` of the display zone, in
   * order; a few beside them do no harm. Null where the event doesn't recur, or has nothing but a
   * bad rule: it is shown once. `localZone` is the zone of wall times without one.
   * For an event it returns the same objects again as long as it and the zones stay the same.
   */
  readonly expand: <E extends CalendarEvent>(
    event: E,
    first: number,
    last: number,
    zone: string,
    localZone: string,
  ) => readonly Occurrence<E>[] | null;
}
