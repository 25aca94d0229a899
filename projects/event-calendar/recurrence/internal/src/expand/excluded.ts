import { dayOf, parseIso, timeOfDay, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventClock } from './event-clock';

/** One entry of `exDates`, read: a whole day of the event's zone, or one exact start. */
export type Exclusion =
  { readonly day: number } | { readonly instant: number; readonly wall: number | null };

/** What a series leaves out. */
export interface Excluded {
  readonly days: ReadonlySet<number>;
  readonly walls: ReadonlySet<number>;
  readonly instants: ReadonlySet<number>;
}

/** The entries of `exDates` as the host gave them; none where that is no list. */
export function exDatesOf({ exDates }: CalendarEvent): readonly string[] {
  const list: unknown = exDates;
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/** An event with other exclusions; without any it has no such key, unless nothing changes. */
export function withExDates<E extends CalendarEvent>(event: E, exDates: readonly string[]): E {
  if (sameList(exDatesOf(event), exDates)) return event;
  if (exDates.length > 0) return { ...event, exDates };
  const { exDates: _dates, ...none } = event;
  return none as unknown as E;
}

/** Whether two lists of dates are written alike. */
export function sameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((each, at) => each === after[at]);
}

/** Reads one entry of `exDates`; null where it can't be read. */
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
  // Hosts write a day as its midnight, too.
  if (timeOfDay(eventWall) === 0) return { day: dayOf(eventWall) };
  return { instant, wall: isInstant ? null : wall };
}

/** Reads everything that an event leaves out. */
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
