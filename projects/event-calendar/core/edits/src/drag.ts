import {
  DAY,
  MINUTE,
  dayOf,
  instantOf,
  offsetAt,
  type Occurrence,
  type Slot,
  type EventSpan,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { edgeByDays, shiftDays } from './edge-by-days';
import { dropAt, whenOfOccurrence, type Drop } from './drop';

/** Settings of the calendar that decide the time of an event in a slot. */
export interface SlotRules {
  /** Display zone. */
  readonly zone: string;
  /** Step of drags in the time grid, in minutes. */
  readonly snapMinutes: number;
  /** Length of a slot in minutes; a click creates at the start of its slot. Default 30. */
  readonly slotMinutes?: number;
  /** Length in minutes of an event created by a click. */
  readonly duration: number;
  /** Whether the view shows a day number, as opposed to a hidden weekend; left out, all days are shown. */
  readonly isDayShown?: (day: number) => boolean;
  /** Hours of each day to which steps of time lead, in order and apart; left out, they lead to all. */
  readonly hours?: readonly VisibleHours[] | undefined;
  /** Whether an edge that is resized by days keeps its time of day, however short the event gets. */
  readonly keepsTimeOfDay?: boolean;
}

/**
 * Returns the drop of an occurrence that was grabbed at `from` and dropped at `to`. A timed occurrence keeps its
 * elapsed length, and its exact time if dropped where it came from. An occurrence that began on the day in which it was
 * grabbed begins on the day under the pointer.
 */
export function moved(occurrence: Occurrence, from: Slot, to: Slot, rules: SlotRules): Drop {
  return dropAt(whenMoved(occurrence, from, to, rules), from, to);
}

function whenMoved(occurrence: Occurrence, from: Slot, to: Slot, rules: SlotRules): EventSpan {
  const { allDay, start, end, firstDay, lastDay, isBar } = occurrence;
  const days = to.day - from.day;
  if (to.instant !== null) {
    const { instant: at } = to;
    if (allDay) return lasting(startIn(to.day, at, rules), rules.duration * MINUTE);
    // A bar has no place on the axis: it starts where it is dropped.
    if (from.instant === null) return lasting(startIn(to.day, at, rules), end - start);
    const moves = to.instant - from.instant;
    if (days === 0 && Math.abs(moves) < (rules.snapMinutes * MINUTE) / 2) {
      return whenOfOccurrence(occurrence);
    }
    // If grabbed on a later day than its first, the occurrence began that many days before.
    const daysBefore = Math.max(0, from.day - firstDay);
    return lasting(startIn(to.day, start + moves, rules, daysBefore), end - start);
  }
  if (allDay || (from.instant !== null && !isBar)) {
    return { allDay: true, firstDay: firstDay + days, lastDay: lastDay + days };
  }
  // The time of day is kept, and so is the elapsed length.
  const shifted = shiftDays(start, days, rules.zone);
  return { allDay: false, start: shifted, end: shifted + end - start };
}

/** Returns the drop of an occurrence with an edge grabbed at `from` and dropped at `to`; its resource stays. */
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
): EventSpan {
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
  if (isByDays && rules.keepsTimeOfDay === true) {
    const at = edgeByDays(occurrence, edge, { from: from.day, to: to.day }, rules);
    return edge === 'end' ? { allDay: false, start, end: at } : { allDay: false, start: at, end };
  }
  // An event shorter than a step doesn't grow when its other edge is touched.
  const shortest = Math.min(isByDays ? DAY : rules.snapMinutes * MINUTE, end - start);
  if (isByDays) {
    const shifted = shiftDays(edge === 'end' ? end : start, days, rules.zone);
    return edge === 'end'
      ? { allDay: false, start, end: Math.max(shifted, start + shortest) }
      : { allDay: false, start: Math.min(shifted, end - shortest), end };
  }
  if (edge === 'start') {
    const next = startIn(to.day, start + moves, rules);
    return { allDay: false, start: Math.min(next, end - shortest), end };
  }
  const [first, behind] = boundsOf(to.day, rules.zone);
  const next = Math.min(Math.max(snapped(end + moves, rules), first), behind);
  return { allDay: false, start, end: Math.max(next, start + shortest) };
}

/** Returns the time that a sweep over empty space covers, from its start to the current slot. */
export function swept(from: Slot, to: Slot, rules: SlotRules): EventSpan {
  if (from.instant === null || to.instant === null) {
    return {
      allDay: true,
      firstDay: Math.min(from.day, to.day),
      lastDay: Math.max(from.day, to.day),
    };
  }
  const { zone, snapMinutes } = rules;
  const step = snapMinutes * MINUTE;
  // The end of a day and the start of the next one are the same instant.
  const isForwards = from.day === to.day ? from.instant <= to.instant : from.day < to.day;
  const [first, last] = isForwards ? [from, to] : [to, from];
  const start = beginning(first.day, first.instant!, step, zone);
  const end = Math.max(onGrid(last.instant!, step, zone, Math.ceil), start + step);
  return { allDay: false, start, end: Math.min(end, boundsOf(last.day, zone)[1]) };
}

/** Returns the time that a click on empty space creates: from the start of its slot, or a whole day. */
export function clicked(at: Slot, rules: SlotRules): EventSpan {
  if (at.instant === null) return { allDay: true, firstDay: at.day, lastDay: at.day };
  const start = beginning(at.day, at.instant, (rules.slotMinutes ?? 30) * MINUTE, rules.zone);
  return lasting(start, rules.duration * MINUTE);
}

function lasting(start: number, length: number): EventSpan {
  return { allDay: false, start, end: start + length };
}

/**
 * Returns the grid step nearest to an instant within the pointer's day; `daysBefore` admits that many earlier days, for
 * an event that began on one of them.
 */
export function startIn(day: number, instant: number, rules: SlotRules, daysBefore = 0): number {
  const { zone, snapMinutes } = rules;
  const [first] = boundsOf(day - daysBefore, zone);
  const [, behind] = boundsOf(day, zone);
  const last = onGrid(behind - 1, snapMinutes * MINUTE, zone, Math.floor);
  return Math.min(Math.max(snapped(instant, rules), first), last);
}

/** Returns the grid step that contains an instant of a day; at the day's end, the last one. */
function beginning(day: number, instant: number, step: number, zone: string): number {
  const [first, behind] = boundsOf(day, zone);
  // A day that begins at one o'clock may have its first step before that.
  return Math.max(first, onGrid(Math.min(instant, behind - 1), step, zone, Math.floor));
}

/** Returns the instants at which a day begins and ends. */
function boundsOf(day: number, zone: string): readonly [first: number, behind: number] {
  return [instantOf(day * DAY, zone), instantOf((day + 1) * DAY, zone)];
}

/** Returns the grid step nearest to an instant. */
function snapped(instant: number, { snapMinutes, zone }: SlotRules): number {
  return onGrid(instant, snapMinutes * MINUTE, zone, Math.round);
}

/** Rounds to a grid of clock times, which a repeated hour keeps: its offset stays. */
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
