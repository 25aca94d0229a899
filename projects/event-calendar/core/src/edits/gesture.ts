import { DAY, dayOf, MINUTE } from '../dates/civil-time';
import { instantOf, offsetAt, wallIn } from '../dates/zone';
import type { Occurrence } from '../occurrences/occurrence';
import { sameWhen, type When } from './when';

/** Where a pointer is: at an instant of the time grid, or on a day of the all-day row or a month. */
export type Place =
  | { readonly kind: 'time'; readonly instant: number; readonly day: number }
  | { readonly kind: 'day'; readonly day: number };

/** What every gesture needs to know of the calendar. */
export interface GestureRules {
  /** Display zone. */
  readonly zone: string;
  /** Steps of the time grid in minutes. */
  readonly snapMinutes: number;
  /** Length in minutes of what is created by a click. */
  readonly duration: number;
  /** Whether the view shows a day number, as it doesn't a hidden weekend; left out, all are. */
  readonly isDayShown?: (day: number) => boolean;
}

/** When an occurrence happens. */
export function whenOfOccurrence({ allDay, start, end, firstDay, lastDay }: Occurrence): When {
  return allDay ? { allDay, firstDay, lastDay } : { allDay, start, end };
}

/**
 * When an occurrence that was grabbed at `from` happens once it is dropped at `to`. A timed one
 * keeps its elapsed length; dropped where it came from it stays exactly as it is.
 */
export function moved(occurrence: Occurrence, from: Place, to: Place, rules: GestureRules): When {
  const { allDay, start, end, firstDay, lastDay, isBar } = occurrence;
  const days = to.day - from.day;
  if (to.kind === 'time') {
    if (allDay) return startingAt(to.instant, rules.duration * MINUTE, rules);
    // A bar has no place of its own on the axis: it starts where it is dropped.
    if (from.kind === 'day') return startingAt(to.instant, end - start, rules);
    const moves = to.instant - from.instant;
    if (days === 0 && Math.abs(moves) < (rules.snapMinutes * MINUTE) / 2) {
      return whenOfOccurrence(occurrence);
    }
    return startingAt(start + moves, end - start, rules);
  }
  if (allDay || (from.kind === 'time' && !isBar)) {
    return { allDay: true, firstDay: firstDay + days, lastDay: lastDay + days };
  }
  // The time of day stays, and so does the elapsed length.
  const shifted = shiftDays(start, days, rules.zone);
  return { allDay: false, start: shifted, end: shifted + end - start };
}

/** When an occurrence happens once an edge, grabbed at `from`, is dropped at `to`. */
export function resized(
  occurrence: Occurrence,
  edge: 'start' | 'end',
  from: Place,
  to: Place,
  rules: GestureRules,
): When {
  const days = to.day - from.day;
  const { start, end } = occurrence;
  if (occurrence.allDay) {
    const { firstDay, lastDay } = occurrence;
    return edge === 'end'
      ? { allDay: true, firstDay, lastDay: Math.max(firstDay, lastDay + days) }
      : { allDay: true, firstDay: Math.min(lastDay, firstDay + days), lastDay };
  }
  const isByDays = to.kind === 'day' || from.kind === 'day';
  const moves = isByDays ? 0 : to.instant - from.instant;
  if (!isByDays && Math.abs(moves) < (rules.snapMinutes * MINUTE) / 2) {
    return whenOfOccurrence(occurrence);
  }
  // An event that is shorter already isn't made longer by touching its other edge.
  const shortest = Math.min(isByDays ? DAY : rules.snapMinutes * MINUTE, end - start);
  const at = (instant: number): number =>
    isByDays ? shiftDays(instant, days, rules.zone) : snapped(instant + moves, rules);
  return edge === 'end'
    ? { allDay: false, start, end: Math.max(at(end), start + shortest) }
    : { allDay: false, start: Math.min(at(start), end - shortest), end };
}

/** The range that a sweep over empty space covers, from where it began to where it is. */
export function swept(from: Place, to: Place, rules: GestureRules): When {
  if (from.kind === 'day' || to.kind === 'day') {
    return {
      allDay: true,
      firstDay: Math.min(from.day, to.day),
      lastDay: Math.max(from.day, to.day),
    };
  }
  const step = rules.snapMinutes * MINUTE;
  const [first, last] = [Math.min(from.instant, to.instant), Math.max(from.instant, to.instant)];
  const start = onGrid(first, step, rules.zone, Math.floor);
  return {
    allDay: false,
    start,
    end: Math.max(onGrid(last, step, rules.zone, Math.ceil), start + step),
  };
}

/** What a click on empty space creates: from the half hour before it, or a whole day. */
export function clicked(at: Place, rules: GestureRules): When {
  if (at.kind === 'day') return { allDay: true, firstDay: at.day, lastDay: at.day };
  const start = onGrid(at.instant, 30 * MINUTE, rules.zone, Math.floor);
  return { allDay: false, start, end: start + rules.duration * MINUTE };
}

/** Whether a gesture leaves an occurrence where it was. */
export function staysPut(occurrence: Occurrence, when: When): boolean {
  return sameWhen(whenOfOccurrence(occurrence), when);
}

function startingAt(instant: number, length: number, rules: GestureRules): When {
  const start = snapped(instant, rules);
  return { allDay: false, start, end: start + length };
}

/** The step of the grid nearest to an instant. */
export function snapped(instant: number, { snapMinutes, zone }: GestureRules): number {
  return onGrid(instant, snapMinutes * MINUTE, zone, Math.round);
}

/** The grid is one of clock times, and stays so in a repeated hour: its offset is kept. */
function onGrid(
  instant: number,
  step: number,
  zone: string,
  round: (value: number) => number,
): number {
  const offset = offsetAt(instant, zone);
  const midnight = dayOf(instant + offset) * DAY;
  return midnight + round((instant + offset - midnight) / step) * step - offset;
}

function shiftDays(instant: number, days: number, zone: string): number {
  return days === 0 ? instant : instantOf(wallIn(instant, zone) + days * DAY, zone);
}
