import { dayOf, parseIso, wallAt, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** Dates that `rDates` add to a series, ascending: wall times of its own zone, and instants. */
export interface Added {
  readonly walls: readonly number[];
  readonly instants: readonly number[];
}

/** Added dates of an event without any. */
export const NOTHING: Added = { walls: [], instants: [] };

/** A parsed entry of `rDates`: a wall time of the event's zone, or an instant. */
export type Addition = { readonly wall: number } | { readonly instant: number };

/** Returns the entries of `rDates` as the host gave them; empty if it isn't a list. */
export function rDatesOf({ rDates }: Pick<CalendarEvent, 'rDates'>): readonly string[] {
  const list: unknown = rDates;
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/**
 * Parses one entry of `rDates`; null if it can't be read. A date means `startTime` on that day. Midnight is a time like
 * any other, unlike in `exDates`.
 */
export function readAddition(rDate: string, startTime: number, allDay: boolean): Addition | null {
  const time = parseIso(rDate);
  if (time === null) return null;
  const { wall, form, offset } = time;
  if (allDay || form === 'date') return { wall: wallAt(dayOf(wall), startTime) };
  return form === 'wall' ? { wall } : { instant: wall - offset };
}

/** Parses all added dates of an event. */
export function addedOf(event: CalendarEvent, startTime: number): Added {
  const rDates = rDatesOf(event);
  if (rDates.length === 0) return NOTHING;
  const walls: number[] = [];
  const instants: number[] = [];
  for (const rDate of rDates) {
    const addition = readAddition(rDate, startTime, event.allDay === true);
    if (addition === null) continue;
    if ('wall' in addition) walls.push(addition.wall);
    else instants.push(addition.instant);
  }
  walls.sort((a, b) => a - b);
  instants.sort((a, b) => a - b);
  return { walls, instants };
}

/** Returns the part of ascending numbers from one to before another. */
export function within(numbers: readonly number[], from: number, to: number): readonly number[] {
  return numbers.slice(placeOf(numbers, from), placeOf(numbers, to));
}

/** Returns how many of ascending numbers come before a limit. */
function placeOf(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
