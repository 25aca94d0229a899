import { dayOf } from 'ng-event-calendar/core/internal';
import type { Series, Until } from 'ng-event-calendar/recurrence/internal';

/**
 * Returns the UNTIL that makes a wall the last one of a series: its instant, or its day in an all-day series. Rules
 * have whole seconds, so a start between two seconds is rounded up.
 */
export function untilAt(series: Pick<Series, 'allDay' | 'instantOf'>, wall: number): Until {
  if (series.allDay) return { kind: 'day', day: dayOf(wall) };
  return { kind: 'instant', instant: Math.ceil(series.instantOf(wall) / 1000) * 1000 };
}
