import {
  dayOf,
  formatDay,
  timeOfDay,
  DAY,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { isLeftOut, startsBetween, type Series, type Start } from './series';
import { wallText } from './wall-text';

/** One occurrence of a series. */
export interface Instance {
  /** Instants; for all-day series, wall times. */
  readonly start: number;
  readonly end: number;
  /** Its date in the event's zone, with the time if it needs one to be unique. */
  readonly name: string;
}

/** A zone's wall times and UTC are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * Returns the occurrences that overlap the instants from `from` to before `to`, in order; for all-day series these are
 * wall times.
 */
export function instancesOf(series: Series, from: number, to: number): Instance[] {
  const { length } = series;
  const instances: Instance[] = [];
  for (const each of startsBetween(series, from - length - REACH, to + REACH)) {
    const { wall, start } = each;
    const end = start + length;
    if (!overlaps(start, end, from, to) || isLeftOut(series, wall, start)) continue;
    instances.push({ start, end, name: nameOf(series, each) });
  }
  return instances;
}

/** Whether a time from `start` to before `end`, which may have no length, lies in a range. */
export function overlaps(start: number, end: number, from: number, to: number): boolean {
  return start < to && (end > from || (end === start && start >= from));
}

/**
 * Returns the name of an occurrence, unique in its series and independent of the range: its date, with the time if the
 * rule has several times a day or the occurrence was added at another time than the start's.
 */
export function nameOf(series: Series, { wall, start, isAdded }: Start): string {
  const { rule, allDay, startWall } = series;
  const [hours, minutes, seconds] = [
    rule.byHour.length,
    rule.byMinute.length,
    rule.bySecond.length,
  ];
  const isOnceADay = hours <= 1 && minutes <= 1 && seconds <= 1;
  const date = (): string => formatDay(dayOf(wall));
  if (allDay || (isOnceADay && !isAdded)) return date();
  // Its date alone might name an occurrence of a rule with another time of day than the start.
  const isPlain =
    isAdded &&
    !(isOnceADay && hours + minutes + seconds > 0) &&
    timeOfDay(wall) === timeOfDay(startWall);
  return isPlain && series.instantOf(wall) === start ? date() : exactName(series, { wall, start });
}

/** Returns the exact start of an occurrence in the form of entries of `exDates` and `rDates`. */
export function exactName(
  { instantOf }: Pick<Series, 'instantOf'>,
  { wall, start }: Pick<Start, 'wall' | 'start'>,
): string {
  // A wall time means the first pass of a repeated hour.
  return instantOf(wall) === start ? wallText(wall) : `${wallText(start)}Z`;
}

/** Returns the occurrence that starts at an instant, for all-day series at that wall time; null if there is none. */
export function startAt<E extends CalendarEvent>(series: Series<E>, start: number): Start | null {
  const near = series.clock.wallOf(start);
  const starts = startsBetween(series, near - REACH, near + REACH);
  return starts.find((each) => each.start === start) ?? null;
}

/** Returns the occurrence of a series that starts at an instant, as `startAt` does; null also where it is left out. */
export function seenAt(series: Series, start: number): Start | null {
  const at = startAt(series, start);
  return at === null || isLeftOut(series, at.wall, start) ? null : at;
}
