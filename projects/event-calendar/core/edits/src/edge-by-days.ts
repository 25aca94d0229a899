import { DAY, dayOf, instantOf, wallIn, type TimeSpan } from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';

/** Days, as their numbers, from one to another. */
export interface DayStep {
  readonly from: number;
  readonly to: number;
}

/** Returns an instant by days later or earlier, at the same time of day. */
export function shiftDays(instant: number, days: number, zone: string): number {
  return days === 0 ? instant : instantOf(wallIn(instant, zone) + days * DAY, zone);
}

/**
 * Returns the edge of an event that was grabbed on one day and moved to another, at its own time of day: on the last
 * shown day on which the event still has a length.
 */
export function edgeByDays(
  { start, end }: TimeSpan,
  edge: 'start' | 'end',
  { from, to }: DayStep,
  rules: Pick<SlotRules, 'zone' | 'isDayShown'>,
): number {
  const { zone, isDayShown = () => true } = rules;
  const isEnd = edge === 'end';
  const at = isEnd ? end : start;
  // An end at midnight is that of the day before.
  const day = dayOf(wallIn(isEnd ? Math.max(start, end - 1) : start, zone));
  const isFree = (days: number): boolean => {
    const moved = shiftDays(at, days, zone);
    return isDayShown(day + days) && (isEnd ? moved > start : moved < end);
  };
  const inwards = isEnd ? -1 : 1;
  const asked = daysBetween(day, { from, to }, isDayShown);
  // Farther inwards nothing is left.
  const most = Math.ceil((end - start) / DAY) + 1;
  let days = asked * inwards > most ? most * inwards : asked;
  while (days * inwards > 0 && !isFree(days)) days -= inwards;
  return shiftDays(at, days, zone);
}

/**
 * Returns by how many days an edge of a day moves. One close to midnight may be grabbed on the day beside its own: it
 * then moves by as many shown days.
 */
function daysBetween(
  day: number,
  { from, to }: DayStep,
  isDayShown: (day: number) => boolean,
): number {
  if (day === from) return to - from;
  const way = Math.sign(to - from);
  let left = 0;
  for (let each = from; each !== to; each += way) if (isDayShown(each + way)) left++;
  let at = day;
  while (left > 0) if (isDayShown((at += way))) left--;
  return at - day;
}
