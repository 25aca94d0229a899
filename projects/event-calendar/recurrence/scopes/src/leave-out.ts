import {
  DAY,
  dayOf,
  formatDay,
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
  seenAt,
  startsBetween,
  withExDates,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, withRDates } from './added-dates';
import { isEmpty } from './touched';

/**
 * Excludes occurrences from a series, one after the other: each by its date, or by its exact start if others share that
 * date. An entry at midnight would exclude the whole day; for an occurrence at midnight with others on its day, an added
 * date is removed from its list instead, and with one of the rule the others become events of their own. The series is
 * read once, and its record written once, whatever the number.
 */
export class LeavingOut<E extends CalendarEvent> {
  readonly #series: Series<E>;
  readonly #localZone: string;
  readonly #exDates: string[] = [];
  /** Starts of the occurrences that are excluded by now. */
  readonly #gone = new Set<number>();
  /** Starts of the added dates to be removed from their list. */
  readonly #unlisted = new Set<number>();

  constructor(series: Series<E>, localZone: string) {
    this.#series = series;
    this.#localZone = localZone;
  }

  /** Returns the occurrence that starts at an instant; null if there is none, or none any more. */
  seenAt(start: number): Start | null {
    return this.#gone.has(start) ? null : seenAt(this.#series, start);
  }

  /** Excludes a visible occurrence; returns others that are excluded along with it, as events. */
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
    this.#exDates.push(others.length > 0 && !isUnsayable ? exactName(series, at) : named);
    if (!isUnsayable) return [];
    for (const { start } of others) this.#gone.add(start);
    return others.map((other) => occurrenceAsEvent(series, other, this.#localZone));
  }

  /** Whether dates were removed from a series that has nothing else, and with them perhaps its recurrence. */
  get isShorter(): boolean {
    return this.#unlisted.size > 0 && !this.#series.hasRule;
  }

  /** Returns the record of the series without the excluded occurrences; null if nothing of it is left. */
  rest(): E | null {
    const { event } = this.#series;
    if (this.#gone.size === 0) return event;
    const exDates = [...exDatesOf(event), ...this.#exDates];
    const rest = withExDates(withRDates(event, this.#listed()), exDates);
    return isEmpty(rest, this.#localZone) ? null : rest;
  }

  /** Returns the entries of `rDates` that stay. */
  #listed(): readonly string[] {
    const rDates = rDatesOf(this.#series.event);
    if (this.#unlisted.size === 0) return rDates;
    return rDates.filter((rDate) => {
      const added = addedBy(rDate, this.#series);
      return added === null || !this.#unlisted.has(added.start);
    });
  }

  /** Returns the other visible occurrences on the day of one. */
  #othersOfDay(at: Start): readonly Start[] {
    const series = this.#series;
    const day = dayOf(at.wall);
    return startsBetween(series, day * DAY, (day + 1) * DAY).filter(
      ({ wall, start }) =>
        start !== at.start && !this.#gone.has(start) && !isLeftOut(series, wall, start),
    );
  }
}
