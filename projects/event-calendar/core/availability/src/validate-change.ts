import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { BookedOccurrence } from './booked-occurrence';
import type { AvailabilityContext } from './open-times';
import { standingAgainst, type RefusedBooking } from './standing-violations';
import type { ChangeToValidate, AvailabilityViolation } from './violation';

/**
 * Returns the violations of a change, in order of time, one per code and resource: hours, blocked time, overlaps and
 * full resources. Empty if there are none. Call `permissionErrorOf` first, for refusals that can't be waived. A change
 * that keeps times, resource, rule, added dates, `seats` and `overlap` has no violations.
 */
export function validateChange<E extends CalendarEvent>(
  change: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
): readonly AvailabilityViolation<E>[] {
  return change.changes.flatMap((each) => onePerRule(standingAgainst(each, change, context)));
}

/** Returns the first violation of each rule of each resource. */
export function onePerRule<E extends CalendarEvent>(
  refused: Iterable<RefusedBooking<E>>,
): readonly AvailabilityViolation<E>[] {
  const refusals = new Map<string, AvailabilityViolation<E>>();
  for (const { refusal } of refused) {
    const key = `${refusal.code} ${String(refusal.resource)}`;
    if (!refusals.has(key)) refusals.set(key, refusal);
  }
  return [...refusals.values()];
}

/**
 * Counts the occurrences with violations once a change is made, up to `most`, within the limits of `validateChange`.
 */
export function countRefused<E extends CalendarEvent>(
  change: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
  most = Infinity,
): number {
  const refused = new Set<BookedOccurrence<E>>();
  for (const each of change.changes) {
    for (const { booking } of standingAgainst(each, change, context)) {
      refused.add(booking);
      if (refused.size >= most) return most;
    }
  }
  return refused.size;
}
