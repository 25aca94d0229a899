import {
  dayOf,
  HOUR_MS,
  instantOf,
  MINUTE,
  wallAt,
  wallIn,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';

/** Days in which the nearest shown hours lie: at least one of a week is shown, and hours may go on past midnight. */
const NEAR = 9;

/**
 * Returns an instant to which a step leads. Where it isn't in shown hours, a step forward goes on at the start of the
 * next ones, and a step back at the last step of those before.
 */
export function inShownHours(
  instant: number,
  step: number,
  rules: SlotRules & { readonly hours: readonly VisibleHours[] },
): number {
  const { hours, isDayShown = () => true, snapMinutes, zone } = rules;
  const first = dayOf(wallIn(instant, zone)) - NEAR;
  const days = Array.from({ length: 2 * NEAR + 1 }, (_, at) => first + at).filter(isDayShown);
  const at = (day: number, hour: number): number => instantOf(wallAt(day) + hour * HOUR_MS, zone);
  const shown = days.flatMap((day) =>
    hours.map(({ start, end }) => ({ start: at(day, start), end: at(day, end) })),
  );
  if (step > 0) {
    const next = shown.find(({ end }) => instant < end);
    return Math.max(instant, next?.start ?? instant);
  }
  const last = shown.findLast(({ start }) => start <= instant);
  return last === undefined || instant < last.end ? instant : last.end - snapMinutes * MINUTE;
}
