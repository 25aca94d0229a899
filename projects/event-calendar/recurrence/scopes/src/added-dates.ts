import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  formatDay,
  parseIso,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  exactName,
  rDatesOf,
  readAddition,
  sameList,
  startingAt,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';

/** The parts of a series after a change that its added dates depend on. */
export type DateBasis<E extends CalendarEvent = CalendarEvent> = Pick<
  Series<E>,
  'event' | 'allDay' | 'clock' | 'startWall' | 'instantOf'
>;

/** Added dates of a series after it was moved, and their `rDates`. */
export interface MovedDates {
  readonly rDates: readonly string[];
  readonly imageOf: (added: Start) => Start;
}

/** Returns an event with other added dates; without any, the key is removed. */
export function withRDates<E extends CalendarEvent>(event: E, rDates: readonly string[]): E {
  if (sameList(rDatesOf(event), rDates)) return event;
  if (rDates.length > 0) return { ...event, rDates };
  const { rDates: _dates, ...none } = event;
  return none as unknown as E;
}

/** Returns the occurrence that an entry of `rDates` adds; null if it can't be read. */
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
 * Writes an entry of `rDates` for another start, in its old form. A date can only express the series' own time of day;
 * another time is written in the form of the start.
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
  // Without a zone, wall times may be those of the start's offset.
  const isWall = !/[Z+-]/.test(like.slice(10));
  if (isWall) return exactName({ instantOf }, { wall, start });
  const entry = { ...event, start: like, end: like };
  return withWhen(entry, { allDay, start, end: start }, localZone).start;
}

/**
 * Returns the entries of a list rewritten so that they add the same occurrences, though the series starts at another
 * time.
 */
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
 * Returns the added dates of a series whose occurrence `at` moves to the wall `to`: added dates at its time of day take
 * the new time on their own days. If `at` is an added date itself, it moves to `to`.
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

/** Returns a record that starts at one occurrence of a series, with its added dates rewritten accordingly. */
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

/** Returns a record that starts at one of its dates and has only the others; without others it doesn't recur. */
export function startingOnDate<E extends CalendarEvent>(
  record: E,
  series: Series,
  first: Start,
  localZone: string,
): E {
  const { rrule: _rule, ...dates } = record;
  const others = rDatesOf(record).filter((rDate) => addedBy(rDate, series)?.start !== first.start);
  // An invalid rule counts as none, and stays.
  const event = withRDates(series.hasRule ? (dates as unknown as E) : record, others);
  const started = startingOn(event, series, first, localZone);
  if (others.some((rDate) => addedBy(rDate, series) !== null)) return started;
  const { rDates: _rDates, exDates: _exDates, ...once } = started;
  return once as unknown as E;
}
