import {
  DAY,
  MINUTE,
  dayOf,
  instantOf,
  wallIn,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';
import { edgeByDays } from './edge-by-days';
import { endInShownHours, inShownHours } from './shown-hours';

/** One keyboard step of moving an event: along the time axis, or by whole days. */
export type Nudge = { readonly steps: number } | { readonly days: number };

/**
 * Returns the time moved by a step, across days and hours that aren't shown. Whole-day events ignore steps of time. The
 * elapsed length is kept.
 */
export function nudged(when: EventSpan, nudge: Nudge, rules: SlotRules): EventSpan {
  if (when.allDay) {
    const days = daysFrom(when.firstDay, nudge, rules);
    return { allDay: true, firstDay: when.firstDay + days, lastDay: when.lastDay + days };
  }
  const start = shifted(when.start, nudge, rules);
  return { allDay: false, start, end: start + when.end - when.start };
}

/** Returns the time with its end moved by a step, never shorter than a step or a day, or where its time of day ends it. */
export function stretched(when: EventSpan, nudge: Nudge, rules: SlotRules): EventSpan {
  if (when.allDay) {
    const days = daysFrom(when.lastDay, nudge, rules);
    return { ...when, lastDay: Math.max(when.firstDay, when.lastDay + days) };
  }
  if ('days' in nudge && rules.keepsTimeOfDay === true) {
    const from = dayOf(wallIn(Math.max(when.start, when.end - 1), rules.zone));
    const to = from + daysFrom(from, nudge, rules);
    return { ...when, end: edgeByDays(when, 'end', { from, to }, rules) };
  }
  const length = when.end - when.start;
  const isBarByDays = 'days' in nudge && length >= DAY;
  const shortest = isBarByDays ? DAY : Math.min(rules.snapMinutes * MINUTE, length);
  return { ...when, end: Math.max(when.start + shortest, endAfter(when.end, nudge, rules)) };
}

/** Returns an end after a step: one of time changes the length by itself, but passes over hours that aren't shown. */
function endAfter(end: number, nudge: Nudge, rules: SlotRules): number {
  if ('days' in nudge) return shifted(end, nudge, rules);
  const { hours, snapMinutes } = rules;
  const by = nudge.steps * snapMinutes * MINUTE;
  return hours === undefined || by === 0
    ? end + by
    : endInShownHours(end + by, by, { ...rules, hours });
}

/** Moves an instant by elapsed time, or by days at the same time of day. */
function shifted(instant: number, nudge: Nudge, rules: SlotRules): number {
  const { zone, snapMinutes, hours } = rules;
  const by = 'steps' in nudge ? nudge.steps * snapMinutes * MINUTE : 0;
  if (by !== 0 && hours !== undefined) return inShownHours(instant + by, by, { ...rules, hours });
  const wall = wallIn(instant + by, zone);
  const days =
    'days' in nudge ? daysFrom(dayOf(wall), nudge, rules) : hiddenFrom(dayOf(wall), by, rules);
  return days === 0 ? instant + by : instantOf(wall + days * DAY, zone);
}

/** Returns the number of days to the shown day that a step leads to. */
function daysFrom(day: number, nudge: Nudge, rules: SlotRules): number {
  const days = 'days' in nudge ? nudge.days : 0;
  // Whole weeks lead to the same weekday, which is hidden or shown alike.
  return days % 7 === 0 ? days : days + hiddenFrom(day + days, days, rules);
}

/** Returns the number of days to the next shown day in a direction; 0 if the day is shown itself. */
function hiddenFrom(day: number, direction: number, { isDayShown }: SlotRules): number {
  const step = Math.sign(direction);
  if (isDayShown === undefined || step === 0) return 0;
  // At least one day of a week is shown.
  for (let days = 0; Math.abs(days) < 7; days += step) if (isDayShown(day + days)) return days;
  return 0;
}
