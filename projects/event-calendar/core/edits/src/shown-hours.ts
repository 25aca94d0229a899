import {
  dayOf,
  HOUR_MS,
  instantOf,
  MINUTE,
  wallAt,
  wallIn,
  type TimeSpan,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';

/** Days in which the nearest shown hours lie: at least one of a week is shown, and hours may go on past midnight. */
const NEAR = 9;

/** Rules of slots where keys lead an event over some hours of the day alone. */
export type HourRules = SlotRules & { readonly hours: readonly VisibleHours[] };

/**
 * Returns an instant to which a step leads. Where it isn't in shown hours, a step forward goes on at the start of the
 * next ones, and a step back at the last step of those before.
 */
export function inShownHours(instant: number, step: number, rules: HourRules): number {
  const shown = shownNear(instant, rules);
  if (step > 0) {
    const next = shown.find(({ end }) => instant < end);
    return Math.max(instant, next?.start ?? instant);
  }
  const last = shown.findLast(({ start }) => start <= instant);
  return last === undefined || instant < last.end ? instant : last.end - rules.snapMinutes * MINUTE;
}

/**
 * Returns an end to which a step leads: it may be the end of shown hours, but not their start. Where it isn't in shown
 * hours, a step forward goes on a step after the start of the next ones, and a step back at the end of those before.
 */
export function endInShownHours(end: number, step: number, rules: HourRules): number {
  const shown = shownNear(end, rules);
  if (step > 0) {
    const next = shown.find((hours) => end <= hours.end);
    if (next === undefined) return end;
    return Math.max(end, Math.min(next.end, next.start + rules.snapMinutes * MINUTE));
  }
  const last = shown.findLast(({ start }) => start < end);
  return last === undefined ? end : Math.min(end, last.end);
}

/** Returns the shown hours of the days around an instant, in order. */
function shownNear(instant: number, rules: HourRules): readonly TimeSpan[] {
  const { hours, isDayShown = () => true, zone } = rules;
  const first = dayOf(wallIn(instant, zone)) - NEAR;
  const days = Array.from({ length: 2 * NEAR + 1 }, (_, at) => first + at).filter(isDayShown);
  const at = (day: number, hour: number): number => instantOf(wallAt(day) + hour * HOUR_MS, zone);
  return days.flatMap((day) =>
    hours.map(({ start, end }) => ({ start: at(day, start), end: at(day, end) })),
  );
}
