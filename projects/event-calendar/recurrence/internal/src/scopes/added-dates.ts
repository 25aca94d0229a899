import { withWhen } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  formatDay,
  parseIso,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { rDatesOf, readAddition } from '../expand/added';
import { sameList } from '../expand/excluded';
import { exactName } from '../expand/instances';
import type { Series, Start } from '../expand/series';
import { startingAt } from './occurrence-event';

/** The series as it will be, as far as its dates depend on it. */
export type DateBasis<E extends CalendarEvent = CalendarEvent> = Pick<
  Series<E>,
  'event' | 'allDay' | 'clock' | 'startWall' | 'instantOf'
>;

/** Where the added dates of a series are once it was moved, and how its `rDates` say so. */
export interface MovedDates {
  readonly rDates: readonly string[];
  readonly imageOf: (added: Start) => Start;
}

/** An event with other added dates; without any it has no such key. */
export function withRDates<E extends CalendarEvent>(event: E, rDates: readonly string[]): E {
  if (sameList(rDatesOf(event), rDates)) return event;
  if (rDates.length > 0) return { ...event, rDates };
  const { rDates: _dates, ...none } = event;
  return none as unknown as E;
}

/** Where an entry of `rDates` adds an occurrence; null where it can't be read. */
export function addedBy(
  rDate: string,
  { startWall, allDay, clock, instantOf }: Omit<DateBasis, 'event'>,
): Start | null {
  const addition = readAddition(rDate, timeOfDay(startWall), allDay);
  if (addition === null) return null;
  const isAdded = true;
  return 'wall' in addition
    ? { wall: addition.wall, start: instantOf(addition.wall), isAdded }
    : { wall: clock.wallOf(addition.instant), start: addition.instant, isAdded };
}

/**
 * An entry of `rDates` that adds an occurrence somewhere else, in the form that it had. A date can say
 * nothing but the time of day at which the series starts; another one is written as the start is.
 */
export function writtenLike(
  rDate: string,
  { wall, start }: Start,
  { event, allDay, startWall, instantOf }: DateBasis,
  localZone: string,
): string {
  const day = formatDay(dayOf(wall));
  if (allDay) return day + rDate.slice(10);
  const like = parseIso(rDate)?.form === 'date' ? event.start : rDate;
  const isAtItsTime = timeOfDay(wall) === timeOfDay(startWall) && instantOf(wall) === start;
  if (like !== rDate && isAtItsTime) return day;
  // Without a zone wall times may be those of the offset that the start has.
  const isWall = !/[Z+-]/.test(like.slice(10));
  if (isWall) return exactName({ instantOf }, { wall, start });
  const entry = { ...event, start: like, end: like };
  return withWhen(entry, { allDay, start, end: start }, localZone).start;
}

/** The entries of a list that add occurrences where these were before, though the series starts at another time. */
export function keptDates(
  rDates: readonly string[],
  before: DateBasis,
  after: DateBasis,
  localZone: string,
): readonly string[] {
  return rDates.map((rDate) => {
    const added = addedBy(rDate, before);
    const isSame = added === null || added.start === addedBy(rDate, after)!.start;
    return isSame ? rDate : writtenLike(rDate, added, after, localZone);
  });
}

/**
 * The added dates of a series whose occurrence `at` comes to the wall `to`: those at its time of day take
 * the new one, and their dates stay. Where it is an added one itself, it goes there.
 */
export function movedDates(
  series: Series,
  at: Start,
  to: number,
  next: DateBasis,
  localZone: string,
): MovedDates {
  const imageWall = ({ wall, start }: Start): number => {
    if (at.isAdded && start === at.start) return to;
    if (next.allDay) return dayOf(wall) * DAY;
    const isRetimed = series.allDay || timeOfDay(wall) === timeOfDay(at.wall);
    return isRetimed ? wallAt(dayOf(wall), timeOfDay(to)) : wall;
  };
  const imageOf = (added: Start): Start => {
    const wall = imageWall(added);
    const isThere = wall === added.wall && next.clock.name === series.clock.name;
    return isThere ? added : { ...added, wall, start: next.instantOf(wall) };
  };
  const rDates = rDatesOf(series.event).map((rDate) => {
    const added = addedBy(rDate, series);
    if (added === null) return rDate;
    const image = imageOf(added);
    return image.start === addedBy(rDate, next)!.start
      ? rDate
      : writtenLike(rDate, image, next, localZone);
  });
  return { rDates, imageOf };
}

/** A record of a series that starts at one of its occurrences, of its added dates those that follow from it. */
export function startingOn<E extends CalendarEvent>(
  record: E,
  series: Series,
  first: Start,
  localZone: string,
): E {
  const { clock, length, allDay } = series;
  const event = startingAt(record, first.wall, length, allDay, localZone, first.start);
  const instantOf = (wall: number): number =>
    wall === first.wall ? first.start : clock.instantOf(wall);
  const basis = { event, allDay, clock, startWall: first.wall, instantOf };
  return withRDates(event, keptDates(rDatesOf(record), series, basis, localZone));
}

/** A record that starts at one of its dates and has the others alone; without any it doesn't recur. */
export function startingOnDate<E extends CalendarEvent>(
  record: E,
  series: Series,
  first: Start,
  localZone: string,
): E {
  const { rrule: _rule, ...dates } = record;
  const others = rDatesOf(record).filter((rDate) => addedBy(rDate, series)?.start !== first.start);
  // A bad rule counts as none, and stays.
  const event = withRDates(series.hasRule ? (dates as unknown as E) : record, others);
  const started = startingOn(event, series, first, localZone);
  if (others.some((rDate) => addedBy(rDate, series) !== null)) return started;
  const { rDates: _rDates, exDates: _exDates, ...once } = started;
  return once as unknown as E;
}
