import type { CalendarEvent } from '../model/event';
import type { Occurrence } from './occurrence';

/** Occurrences of a series that a change applies to. */
export type RecurrenceScope = 'onlyThis' | 'thisAndFollowing' | 'all';

/** Whether an event claims to recur, by a rule or by added dates, whether or not these can be expanded. */
export function mayRecur(event: CalendarEvent | null | undefined): boolean {
  const dates: unknown = event?.rDates;
  return event?.rrule != null || (Array.isArray(dates) && dates.length > 0);
}

/** Engine that expands recurring events. The plain calendar has none, and shows each event once. */
export interface Recurrence {
  /**
   * Returns the occurrences of an event that touch the days from `first` to `last` of the display zone, in order; it
   * may include a few outside of them. Null if the event doesn't recur or has only an invalid rule, in which case it is
   * shown once. `localZone` is the zone of wall times without one. Returns the same objects again as long as the event
   * and the zones stay the same.
   */
  readonly expand: <E extends CalendarEvent>(
    event: E,
    first: number,
    last: number,
    zone: string,
    localZone: string,
  ) => readonly Occurrence<E>[] | null;
}
