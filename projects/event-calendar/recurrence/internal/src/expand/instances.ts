import {
  DAY,
  dayOf,
  formatDay,
  formatWall,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { isLeftOut, wallsBetween, type Series } from './series';

/** One occurrence of a series. */
export interface Instance {
  /** Where the rule puts it, in the event's own zone. */
  readonly wall: number;
  /** Instants; for all-day series wall times. */
  readonly start: number;
  readonly end: number;
  /** Its date in the event's zone, with the time where the rule has several times a day. */
  readonly name: string;
}

/** Wall times of a zone and of UTC are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * The occurrences that overlap the instants from `from` to before `to`, in order; for all-day
 * series these are wall times.
 */
export function instancesOf(series: Series, from: number, to: number): Instance[] {
  const { length } = series;
  const instances: Instance[] = [];
  for (const wall of wallsBetween(series, from - length - REACH, to + REACH)) {
    const start = series.instantOf(wall);
    const end = start + length;
    if (!overlaps(start, end, from, to) || isLeftOut(series, wall)) continue;
    instances.push({ wall, start, end, name: nameOf(series, wall) });
  }
  return instances;
}

/** Whether something from `start` to before `end`, possibly nothing long, lies in a range. */
export function overlaps(start: number, end: number, from: number, to: number): boolean {
  return start < to && (end > from || (end === start && start >= from));
}

/** What tells an occurrence from the others of its series, whatever range is asked for. */
export function nameOf({ rule, allDay }: Series, wall: number): string {
  const { byHour, byMinute, bySecond } = rule;
  const isOnceADay = byHour.length <= 1 && byMinute.length <= 1 && bySecond.length <= 1;
  return allDay || isOnceADay ? formatDay(dayOf(wall)) : formatWall(wall, 'seconds');
}

/**
 * The wall of the occurrence that starts at an instant, for all-day series at that wall time;
 * null where none does.
 */
export function wallAtInstant<E extends CalendarEvent>(
  series: Series<E>,
  start: number,
): number | null {
  const near = series.clock.wallOf(start);
  const walls = wallsBetween(series, near - REACH, near + REACH);
  return walls.find((wall) => series.instantOf(wall) === start) ?? null;
}
