import type { EventClock } from 'ng-event-calendar/core/times';
import { dayOf, parseIso, timeOfDay, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** A parsed entry of `exDates`: a whole day of the event's zone, or one exact start. */
export type Exclusion =
  { readonly day: number } | { readonly instant: number; readonly wall: number | null };

/** Days, wall times and instants that a series excludes. */
export interface Excluded {
  readonly days: ReadonlySet<number>;
  readonly walls: ReadonlySet<number>;
  readonly instants: ReadonlySet<number>;
}

/** Returns the entries of `exDates` as the host gave them; empty if it isn't a list. */
export function exDatesOf({ exDates }: CalendarEvent): readonly string[] {
  const list: unknown = exDates;
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/** Returns an event with other exclusions; without any, the key is removed. The same event if nothing changes. */
export function withExDates<E extends CalendarEvent>(event: E, exDates: readonly string[]): E {
  if (sameList(exDatesOf(event), exDates)) return event;
  if (exDates.length > 0) return { ...event, exDates };
  const { exDates: _dates, ...none } = event;
  return none as unknown as E;
}

/**
 * Returns a series that excludes further dates, as `YYYY-MM-DD` in its zone; the same event if it lists all of them.
 *
 * @example `const saved = excludeDates(series, refusedDates(change, context).map(({ date }) => date));`
 */
export function excludeDates<E extends CalendarEvent>(event: E, dates: readonly string[]): E {
  const listed = exDatesOf(event);
  const missing = [...new Set(dates)].filter((date) => !listed.includes(date));
  return withExDates(event, [...listed, ...missing]);
}

/** Whether two lists of dates are written alike. */
export function sameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((each, at) => each === after[at]);
}

/** Parses one entry of `exDates`; null if it can't be read. */
export function readExclusion(
  exDate: string,
  clock: EventClock,
  allDay: boolean,
): Exclusion | null {
  const time = parseIso(exDate);
  if (time === null) return null;
  const { wall, form, offset } = time;
  if (allDay || form === 'date') return { day: dayOf(wall) };
  const isInstant = form !== 'wall';
  const instant = isInstant ? wall - offset : clock.instantOf(wall);
  const eventWall = isInstant ? clock.wallOf(instant) : wall;
  // Some hosts write a day as its midnight.
  if (timeOfDay(eventWall) === 0) return { day: dayOf(eventWall) };
  return { instant, wall: isInstant ? null : wall };
}

/** Parses all exclusions of an event. */
export function excludedOf(event: CalendarEvent, clock: EventClock): Excluded {
  const days = new Set<number>();
  const walls = new Set<number>();
  const instants = new Set<number>();
  for (const exDate of exDatesOf(event)) {
    const exclusion = readExclusion(exDate, clock, event.allDay === true);
    if (exclusion === null) continue;
    if ('day' in exclusion) {
      days.add(exclusion.day);
    } else {
      instants.add(exclusion.instant);
      if (exclusion.wall !== null) walls.add(exclusion.wall);
    }
  }
  return { days, walls, instants };
}
