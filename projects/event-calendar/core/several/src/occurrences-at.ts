import {
  dayOf,
  wallIn,
  type CalendarEvent,
  type Occurrence,
  type Recurrence,
} from 'ng-event-calendar/core/internal';

/** Zones and engine by which a series is expanded. */
export interface ExpandRules {
  readonly recurrence: Recurrence | null;
  readonly zone: string;
  readonly localZone: string;
}

/**
 * Returns the occurrences of a series that start at a time, in epoch milliseconds, of whole days as a wall time; null
 * where the event doesn't recur.
 */
export function occurrencesAt(
  event: CalendarEvent,
  start: number,
  { recurrence, zone, localZone }: ExpandRules,
): readonly Occurrence[] | null {
  const day = dayOf(event.allDay === true ? start : wallIn(start, zone));
  const around = recurrence?.expand(event, day, day, zone, localZone);
  return around?.filter((each) => each.start === start) ?? null;
}
