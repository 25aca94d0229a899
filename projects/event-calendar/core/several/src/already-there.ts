import {
  DAY,
  dayOf,
  wallIn,
  type CalendarEvent,
  type EventSpan,
  type Recurrence,
} from 'ng-event-calendar/core/internal';

/** Zones and engine by which a series is expanded. */
export interface ExpandRules {
  readonly recurrence: Recurrence | null;
  readonly zone: string;
  readonly localZone: string;
}

/** Whether a series has an occurrence that starts when a copy of one would. */
export function isAlreadyThere(
  series: CalendarEvent,
  when: EventSpan,
  { recurrence, zone, localZone }: ExpandRules,
): boolean {
  const start = when.allDay ? when.firstDay * DAY : when.start;
  const day = when.allDay ? when.firstDay : dayOf(wallIn(start, zone));
  const occurrences = recurrence?.expand(series, day, day, zone, localZone) ?? [];
  return occurrences.some((each) => each.allDay === when.allDay && each.start === start);
}
