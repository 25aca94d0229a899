import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  MINUTE,
  instantOf,
  instantsOf,
  localZone,
  mayRecur,
  resolveZone,
  wallIn,
  whenOf,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { withDatesMoved } from './moved-dates';

/** Distance in time: calendar days, then minutes of wall time. */
export interface TimeStep {
  readonly days?: number;
  readonly minutes?: number;
}

/**
 * Returns an event moved by calendar days, then minutes, in the wall time of `zone`, which takes the values of
 * `displayTimezone`; the same event if it doesn't move. The event keeps its length, and minutes don't move all-day
 * events. A series moves with its `exDates`, `rDates` and the end of its rule. The rule itself doesn't change, so move
 * a rule that names weekdays by whole weeks.
 *
 * @example `const nextTerm = events.map((event) => movedBy(event, { days: 14 * 7 }, 'Europe/Berlin'));`
 */
export function movedBy<E extends CalendarEvent>(
  event: E,
  step: { days?: number; minutes?: number },
  zone: string,
): E {
  const local = localZone();
  const when = whenOf(event, local);
  if (when === null) return event;
  const moved = withWhen(event, whenMovedBy(when, step, resolveZone(zone).zone), local);
  return moved === event || !mayRecur(event) ? moved : withDatesMoved(moved, event, local);
}

/** Returns a time moved by calendar days, then minutes, as wall time of a zone; whole days move by days alone. */
export function whenMovedBy(
  when: EventSpan,
  { days = 0, minutes = 0 }: TimeStep,
  zone: string,
): EventSpan {
  if (when.allDay) {
    return { allDay: true, firstDay: when.firstDay + days, lastDay: when.lastDay + days };
  }
  const by = days * DAY + minutes * MINUTE;
  const wall = wallIn(when.start, zone) + by;
  // Within a repeated hour, a time stays in its pass.
  const isInPass = days === 0 && instantsOf(wall, zone).includes(when.start + by);
  const start = isInPass ? when.start + by : instantOf(wall, zone);
  return { allDay: false, start, end: start + when.end - when.start };
}
