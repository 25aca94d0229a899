import {
  DAY,
  MINUTE,
  dayOf,
  instantOf,
  offsetAt,
  wallIn,
  type Occurrence,
  type Slot,
  type When,
} from 'ng-event-calendar/core/internal';
import { dropAt, whenOfOccurrence, type Drop } from './drop';

/** What is to be known of the calendar where something is put into a slot. */
export interface SlotRules {
  /** Display zone. */
  readonly zone: string;
  /** Steps of the time grid in minutes. */
  readonly snapMinutes: number;
  /** Minutes of a slot, from whose beginning a click creates; 30 where none are given. */
  readonly slotMinutes?: number;
  /** Length in minutes of what is created by a click. */
  readonly duration: number;
  /** Whether the view shows a day number, as it doesn't a hidden weekend; left out, all are. */
  readonly isDayShown?: (day: number) => boolean;
}

/**
 * What an occurrence that was grabbed at `from` comes to be once it is dropped at `to`. A timed one
 * keeps its elapsed length; dropped where it came from it stays exactly as it is.
 */
export function moved(occurrence: Occurrence, from: Slot, to: Slot, rules: SlotRules): Drop {
  return dropAt(whenMoved(occurrence, from, to, rules), from, to);
}

function whenMoved(occurrence: Occurrence, from: Slot, to: Slot, rules: SlotRules): When {
  const { allDay, start, end, firstDay, lastDay, isBar } = occurrence;
  const days = to.day - from.day;
  if (to.instant !== null) {
    if (allDay) return startingAt(to.instant, rules.duration * MINUTE, rules);
    // A bar has no place of its own on the axis: it starts where it is dropped.
    if (from.instant === null) return startingAt(to.instant, end - start, rules);
    const moves = to.instant - from.instant;
    if (days === 0 && Math.abs(moves) < (rules.snapMinutes * MINUTE) / 2) {
      return whenOfOccurrence(occurrence);
    }
    return startingAt(start + moves, end - start, rules);
  }
  if (allDay || (from.instant !== null && !isBar)) {
    return { allDay: true, firstDay: firstDay + days, lastDay: lastDay + days };
  }
  // The time of day stays, and so does the elapsed length.
  const shifted = shiftDays(start, days, rules.zone);
  return { allDay: false, start: shifted, end: shifted + end - start };
}

/** What an occurrence comes to be once an edge, grabbed at `from`, is dropped at `to`; whose it is stays. */
export function resized(
  occurrence: Occurrence,
  edge: 'start' | 'end',
  from: Slot,
  to: Slot,
  rules: SlotRules,
): Drop {
  return { when: whenResized(occurrence, edge, from, to, rules) };
}

function whenResized(
  occurrence: Occurrence,
  edge: 'start' | 'end',
  from: Slot,
  to: Slot,
  rules: SlotRules,
): When {
  const days = to.day - from.day;
  const { start, end } = occurrence;
  if (occurrence.allDay) {
    const { firstDay, lastDay } = occurrence;
    return edge === 'end'
      ? { allDay: true, firstDay, lastDay: Math.max(firstDay, lastDay + days) }
      : { allDay: true, firstDay: Math.min(lastDay, firstDay + days), lastDay };
  }
  const isByDays = to.instant === null || from.instant === null;
  const moves = to.instant === null || from.instant === null ? 0 : to.instant - from.instant;
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
export function swept(from: Slot, to: Slot, rules: SlotRules): When {
  if (from.instant === null || to.instant === null) {
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

/** What a click on empty space creates: from the beginning of the slot it is in, or a whole day. */
export function clicked(at: Slot, rules: SlotRules): When {
  if (at.instant === null) return { allDay: true, firstDay: at.day, lastDay: at.day };
  const start = onGrid(at.instant, (rules.slotMinutes ?? 30) * MINUTE, rules.zone, Math.floor);
  return { allDay: false, start, end: start + rules.duration * MINUTE };
}

function startingAt(instant: number, length: number, rules: SlotRules): When {
  const start = snapped(instant, rules);
  return { allDay: false, start, end: start + length };
}

/** The step of the grid nearest to an instant. */
export function snapped(instant: number, { snapMinutes, zone }: SlotRules): number {
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
