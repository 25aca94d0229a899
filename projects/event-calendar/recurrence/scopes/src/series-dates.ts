import { startWallOf } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  formatDay,
  parseEvent,
  timeOfDay,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  exactName,
  exDatesOf,
  isLeftOut,
  nameOf,
  occurrenceAsEvent,
  rDatesOf,
  readExclusion,
  sameValues,
  seenAt,
  startAt,
  startsBetween,
  withExDates,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, withRDates, writtenLike } from './added-dates';
import { isEmpty } from './touched';

/** Keys in which a moved date may differ. */
const TIMES = ['start', 'end'];

/**
 * Dates of a series, of which some move and some are left out, one after the other. The series is read once, and its
 * record written once, whatever the number.
 */
export class SeriesDates<E extends CalendarEvent> {
  readonly #series: Series<E>;
  readonly #localZone: string;
  /** Further entries of `exDates`, and the days that they exclude as a whole. */
  readonly #exDates: string[] = [];
  readonly #closed = new Set<number>();
  /** Starts of the occurrences that are left out by now. */
  readonly #gone = new Set<number>();
  /** Added dates that have moved, by their old starts. */
  readonly #moved = new Map<number, Start>();
  /** Their new places: starts, and those of each day. */
  readonly #taken = new Set<number>();
  readonly #arrived = new Map<number, Start[]>();
  /** Starts of the added dates to be removed from their list. */
  readonly #unlisted = new Set<number>();

  constructor(series: Series<E>, localZone: string) {
    this.#series = series;
    this.#localZone = localZone;
  }

  /** Returns the occurrence that starts at an instant; null if there is none, or none any more. */
  seenAt(start: number): Start | null {
    return this.#gone.has(start) || this.#isAway(start) ? null : seenAt(this.#series, start);
  }

  /**
   * Returns the place to which a change moves a date. Null if the date has to become an event of its own, as more than
   * its start changes, or the series can't have it there.
   */
  placeOf(at: Start, before: E, after: E): Start | null {
    const { clock, length } = this.#series;
    const times = parseEvent(after, this.#localZone);
    const isMoved = times !== null && times.end - times.start === length;
    if (!isMoved || !sameValues(before, after, TIMES)) return null;
    const { start } = times;
    const to: Start = { wall: startWallOf(after, clock, this.#localZone), start, isAdded: true };
    return this.#startsAt(start) || this.#isLeftOut(to) || !this.#hasRoom(at, to) ? null : to;
  }

  /** Moves an added date; returns false if it has to become an event of its own. */
  move(at: Start, before: E, after: E): boolean {
    const to = this.placeOf(at, before, after);
    if (to === null) return false;
    this.#moved.set(at.start, to);
    this.#taken.add(to.start);
    const day = dayOf(to.wall);
    const others = this.#arrived.get(day);
    if (others === undefined) this.#arrived.set(day, [to]);
    else others.push(to);
    return true;
  }

  /**
   * Excludes a visible occurrence by its date, or by its exact start if others share that date; returns others that are
   * excluded along with it, as events. An entry at midnight would exclude the whole day; for an occurrence at midnight
   * with others on its day, an added date is removed from its list instead, and with one of the rule the others become
   * events of their own.
   */
  leaveOut(at: Start): readonly E[] {
    const series = this.#series;
    const others = series.allDay ? [] : this.#othersOfDay(at);
    const isUnsayable = others.length > 0 && timeOfDay(at.wall) === 0;
    this.#gone.add(at.start);
    if (isUnsayable && at.isAdded) {
      this.#unlisted.add(at.start);
      return [];
    }
    const named = at.isAdded ? formatDay(dayOf(at.wall)) : nameOf(series, at);
    this.#exclude(others.length > 0 && !isUnsayable ? exactName(series, at) : named);
    if (!isUnsayable) return [];
    for (const { start } of others) this.#gone.add(start);
    return others.map((other) => occurrenceAsEvent(series, other, this.#localZone));
  }

  /** Whether dates were removed from a series that has nothing else, and with them perhaps its recurrence. */
  get isShorter(): boolean {
    return this.#unlisted.size > 0 && !this.#series.hasRule;
  }

  /** Returns the record of the series as it is by now; null if nothing of it is left. */
  rest(): E | null {
    const { event } = this.#series;
    if (this.#gone.size + this.#moved.size === 0) return event;
    const exDates = [...exDatesOf(event), ...this.#exDates];
    const rest = withExDates(withRDates(event, this.#listed()), exDates);
    return isEmpty(rest, this.#localZone) ? null : rest;
  }

  #exclude(exDate: string): void {
    const { clock, allDay } = this.#series;
    this.#exDates.push(exDate);
    const exclusion = readExclusion(exDate, clock, allDay);
    if (exclusion !== null && 'day' in exclusion) this.#closed.add(exclusion.day);
  }

  /** Returns the entries of `rDates` for the dates where they are by now. */
  #listed(): readonly string[] {
    const series = this.#series;
    const rDates = rDatesOf(series.event);
    if (this.#moved.size + this.#unlisted.size === 0) return rDates;
    const written = new Set<number>();
    return rDates.flatMap((rDate) => {
      const added = addedBy(rDate, series);
      if (added === null) return rDate;
      const { start } = added;
      const to = this.#moved.get(start);
      if (to === undefined) return this.#unlisted.has(start) ? [] : rDate;
      // A second entry for the same date is dropped, or it would stay in place.
      if (written.has(start)) return [];
      written.add(start);
      return writtenLike(rDate, to, series, this.#localZone);
    });
  }

  /** Whether a date has left its old place, so that nothing starts there. */
  #isAway(start: number): boolean {
    return this.#moved.has(start) || this.#unlisted.has(start);
  }

  /** Whether an occurrence starts at an instant by now, also an excluded one. */
  #startsAt(start: number): boolean {
    if (this.#taken.has(start)) return true;
    return !this.#isAway(start) && startAt(this.#series, start) !== null;
  }

  /**
   * Whether a date can move to a day: if the series starts at midnight the day must be free, as one of two occurrences
   * couldn't be excluded alone.
   */
  #hasRoom(at: Start, to: Start): boolean {
    const { allDay, startWall } = this.#series;
    if (allDay || timeOfDay(at.isAdded ? startWall : to.wall) !== 0) return true;
    return this.#startsOn(dayOf(to.wall)).every(({ start }) => start === at.start);
  }

  /** Returns the occurrences on a day by now, including excluded ones. */
  #startsOn(day: number): readonly Start[] {
    const there = startsBetween(this.#series, day * DAY, (day + 1) * DAY);
    const stay = there.filter(({ start }) => !this.#isAway(start));
    return [...stay, ...(this.#arrived.get(day) ?? [])];
  }

  #isLeftOut({ wall, start }: Start): boolean {
    if (this.#closed.has(dayOf(wall)) || isLeftOut(this.#series, wall, start)) return true;
    return this.#gone.has(start) && !this.#unlisted.has(start);
  }

  /** Returns the other visible occurrences on the day of one. */
  #othersOfDay(at: Start): readonly Start[] {
    return this.#startsOn(dayOf(at.wall)).filter(
      (each) => each.start !== at.start && !this.#isLeftOut(each),
    );
  }
}
