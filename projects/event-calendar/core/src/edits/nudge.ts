import { DAY, MINUTE } from '../dates/civil-time';
import { instantOf, wallIn } from '../dates/zone';
import type { GestureRules } from './gesture';
import type { When } from './when';

/** One step of moving an event by keyboard: along the axis of time, or by whole days. */
export type Nudge = { readonly steps: number } | { readonly days: number };

/** The time a step on. Whole days know no smaller steps and stay. Elapsed length is kept. */
export function nudged(when: When, nudge: Nudge, rules: GestureRules): When {
  if (when.allDay) {
    const days = 'days' in nudge ? nudge.days : 0;
    return { allDay: true, firstDay: when.firstDay + days, lastDay: when.lastDay + days };
  }
  const start = shifted(when.start, nudge, rules);
  return { allDay: false, start, end: start + when.end - when.start };
}

/** The time with its end a step on, never shorter than a step or a day. */
export function stretched(when: When, nudge: Nudge, rules: GestureRules): When {
  if (when.allDay) {
    const days = 'days' in nudge ? nudge.days : 0;
    return { ...when, lastDay: Math.max(when.firstDay, when.lastDay + days) };
  }
  const length = when.end - when.start;
  const isBarByDays = 'days' in nudge && length >= DAY;
  const shortest = isBarByDays ? DAY : Math.min(rules.snapMinutes * MINUTE, length);
  return { ...when, end: Math.max(when.start + shortest, shifted(when.end, nudge, rules)) };
}

/** A step of time is elapsed time; a day keeps the time of day. */
function shifted(instant: number, nudge: Nudge, { zone, snapMinutes }: GestureRules): number {
  return 'steps' in nudge
    ? instant + nudge.steps * snapMinutes * MINUTE
    : instantOf(wallIn(instant, zone) + nudge.days * DAY, zone);
}
