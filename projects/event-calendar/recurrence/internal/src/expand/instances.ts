import {
  dayOf,
  formatDay,
  timeOfDay,
  DAY,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { isLeftOut, startsBetween, type Series, type Start } from './series';
import { wallText } from './wall-text';

/** One occurrence of a series, from `start` to `end`: instants, for all-day series wall times. */
export interface Instance extends Start {
  readonly end: number;
  /** Its date in the event's zone, with the time where it needs one to be told from others. */
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
  for (const each of startsBetween(series, from - length - REACH, to + REACH)) {
    const { wall, start } = each;
    const end = start + length;
    if (!overlaps(start, end, from, to) || isLeftOut(series, wall, start)) continue;
    instances.push({ ...each, end, name: nameOf(series, each) });
  }
  return instances;
}

/** Whether something from `start` to before `end`, possibly nothing long, lies in a range. */
export function overlaps(start: number, end: number, from: number, to: number): boolean {
  return start < to && (end > from || (end === start && start >= from));
}

/**
 * What tells an occurrence from the others of its series, whatever range is asked for: its date, with
 * the time where the rule has several times a day or it was added at another one than the start's.
 */
export function nameOf(series: Series, { wall, start, isAdded }: Start): string {
  const { byHour, byMinute, bySecond } = series.rule;
  const times = [byHour, byMinute, bySecond];
  const isOnceADay = times.every(({ length }) => length <= 1);
  // By its date alone it could be taken for one of a rule that has another time of day than the start.
  const isOfOwnTime = isOnceADay && times.some(({ length }) => length === 1);
  const isPlain = isAdded
    ? !isOfOwnTime && timeOfDay(wall) === timeOfDay(series.startWall)
    : isOnceADay;
  return series.allDay || (isPlain && series.instantOf(wall) === start)
    ? formatDay(dayOf(wall))
    : exactName(series, { wall, start });
}

/** The exact start of an occurrence, as entries of `exDates` and `rDates` say it. */
export function exactName(
  { instantOf }: Pick<Series, 'instantOf'>,
  { wall, start }: Pick<Start, 'wall' | 'start'>,
): string {
  // Wall times mean the first pass of a repeated hour.
  return instantOf(wall) === start ? wallText(wall) : `${wallText(start)}Z`;
}

/** The occurrence that starts at an instant, for all-day series at that wall time; null where none does. */
export function startAt<E extends CalendarEvent>(series: Series<E>, start: number): Start | null {
  const near = series.clock.wallOf(start);
  const starts = startsBetween(series, near - REACH, near + REACH);
  return starts.find((each) => each.start === start) ?? null;
}
