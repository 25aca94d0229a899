import {
  DAY,
  MINUTE,
  dayOf,
  instantOf,
  wallIn,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import type { SlotRules } from './drag';

/** One step of moving an event by keyboard: along the axis of time, or by whole days. */
export type Nudge = { readonly steps: number } | { readonly days: number };

/**
 * The time a step on, over days that aren't shown. Whole days know no smaller steps and stay. Elapsed
 * length is kept.
 */
export function nudged(when: EventSpan, nudge: Nudge, rules: SlotRules): EventSpan {
  if (when.allDay) {
    const days = daysFrom(when.firstDay, nudge, rules);
    return { allDay: true, firstDay: when.firstDay + days, lastDay: when.lastDay + days };
  }
  const start = shifted(when.start, nudge, rules);
  return { allDay: false, start, end: start + when.end - when.start };
}

/** The time with its end a step on, never shorter than a step or a day. */
export function stretched(when: EventSpan, nudge: Nudge, rules: SlotRules): EventSpan {
  if (when.allDay) {
    const days = daysFrom(when.lastDay, nudge, rules);
    return { ...when, lastDay: Math.max(when.firstDay, when.lastDay + days) };
  }
  const length = when.end - when.start;
  const isBarByDays = 'days' in nudge && length >= DAY;
  const shortest = isBarByDays ? DAY : Math.min(rules.snapMinutes * MINUTE, length);
  // A length grows by what is asked for, whichever day it reaches into.
  const { isDayShown: _isDayShown, ...everyDay } = rules;
  const end = shifted(when.end, nudge, 'steps' in nudge ? everyDay : rules);
  return { ...when, end: Math.max(when.start + shortest, end) };
}

/** A step of time is elapsed time; a day keeps the time of day. */
function shifted(instant: number, nudge: Nudge, rules: SlotRules): number {
  const { zone, snapMinutes } = rules;
  const by = 'steps' in nudge ? nudge.steps * snapMinutes * MINUTE : 0;
  const wall = wallIn(instant + by, zone);
  const days =
    'days' in nudge ? daysFrom(dayOf(wall), nudge, rules) : hiddenFrom(dayOf(wall), by, rules);
  return days === 0 ? instant + by : instantOf(wall + days * DAY, zone);
}

/** By how many days a day goes on to one that is shown. */
function daysFrom(day: number, nudge: Nudge, rules: SlotRules): number {
  const days = 'days' in nudge ? nudge.days : 0;
  // Weeks on it is the same weekday, hidden or not.
  return days % 7 === 0 ? days : days + hiddenFrom(day + days, days, rules);
}

/** How many days lie between a day and the next one that is shown, seen in a direction. */
function hiddenFrom(day: number, direction: number, { isDayShown }: SlotRules): number {
  if (isDayShown === undefined) return 0;
  const step = Math.sign(direction);
  // Of a week one day at least is shown.
  for (let days = 0; Math.abs(days) < 7; days += step) if (isDayShown(day + days)) return days;
  return 0;
}
