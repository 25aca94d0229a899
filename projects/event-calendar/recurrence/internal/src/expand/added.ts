import { dayOf, parseIso, wallAt, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** What `rDates` add to a series, ascending: wall times of its own zone, and instants. */
export interface Added {
  readonly walls: readonly number[];
  readonly instants: readonly number[];
}

/** What an event without added dates has. */
export const NOTHING: Added = { walls: [], instants: [] };

/** One entry of `rDates`, read: a wall time of the event's zone, or an instant. */
export type Addition = { readonly wall: number } | { readonly instant: number };

/** The entries of `rDates` as the host gave them; none where that is no list. */
export function rDatesOf({ rDates }: Pick<CalendarEvent, 'rDates'>): readonly string[] {
  const list: unknown = rDates;
  return Array.isArray(list) ? (list as readonly string[]) : [];
}

/**
 * Reads one entry of `rDates` of an event that starts at `startTime` of its days; null where it can't
 * be read. Midnight is a time like any other, unlike in `exDates`.
 */
export function readAddition(rDate: string, startTime: number, allDay: boolean): Addition | null {
  const time = parseIso(rDate);
  if (time === null) return null;
  const { wall, form, offset } = time;
  if (allDay || form === 'date') return { wall: wallAt(dayOf(wall), startTime) };
  return form === 'wall' ? { wall } : { instant: wall - offset };
}

/** Reads everything that is added to an event. */
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

/** Those of ascending numbers from one to before another. */
export function within(numbers: readonly number[], from: number, to: number): readonly number[] {
  return numbers.slice(placeOf(numbers, from), placeOf(numbers, to));
}

/** How many of ascending numbers come before one. */
function placeOf(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
