import { parseEvent, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { bookingAt, dateOf } from './booked-occurrence';
import type { AvailabilityContext } from './open-times';
import { bookingsSince, recurs, standingAgainst, type RefusedBooking } from './standing-violations';
import type { AvailabilityViolation, ChangeToValidate } from './violation';

/** A date on which a changed series has violations. */
export interface RefusedDate<E extends CalendarEvent = CalendarEvent> {
  /** Date in the event's zone, as `YYYY-MM-DD`: an entry of `exDates` that excludes it. */
  readonly date: string;
  /** Instant at which the occurrence begins, in milliseconds since the epoch. */
  readonly start: number;
  /** Violations of the occurrence. */
  readonly refusals: readonly AvailabilityViolation<E>[];
}

/** A change of a series, with its record and the touched occurrence, as `ChangeSet` has them. */
export interface SeriesChange<E extends CalendarEvent = CalendarEvent> extends ChangeToValidate<E> {
  /** Record of the series after the change. */
  readonly event: E | null;
  readonly touched?: { readonly after: E };
}

/** Rules by which dates may be skipped. */
export interface SkipRules<E extends CalendarEvent = CalendarEvent> {
  /** Whether a violation counts, since nobody has waived it. */
  readonly counts: (violation: AvailabilityViolation<E>) => boolean;
  /** Whether a date with such a violation may be skipped. */
  readonly mayBeSkipped: (violation: AvailabilityViolation<E>) => boolean;
}

/**
 * Returns the dates on which the series of a change has violations, in order and within the limits of `validateChange`;
 * empty for a change of single events. `excludeDates` of `ng-event-calendar/recurrence` takes them out of the series.
 */
export function refusedDates<E extends CalendarEvent>(
  change: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
): readonly RefusedDate<E>[] {
  return change.changes.flatMap((each) =>
    each.after !== null && recurs(each.after, context)
      ? byDate(standingAgainst(each, change, context))
      : [],
  );
}

/**
 * Returns the dates that a changed series can skip, in order. The touched occurrence, of a new series its first, is
 * never among them. Empty if no validated occurrence would be left. Occurrences that are validated only because others
 * are skipped are skipped likewise.
 */
export function skippableDates<E extends CalendarEvent>(
  change: SeriesChange<E>,
  context: AvailabilityContext<E>,
  { counts, mayBeSkipped }: SkipRules<E>,
): readonly RefusedDate<E>[] {
  const each = change.changes.find(({ after }) => after === change.event);
  const { event } = change;
  if (each === undefined || event === null || !recurs(event, context)) return [];
  const touched = touchedDateOf(change, event, context);
  const skipped = new Map<string, RefusedDate<E>>();
  for (;;) {
    const standing = [...standingAgainst(each, change, context, new Set(skipped.keys()))];
    const found = byDate(standing.filter(({ refusal }) => counts(refusal))).filter(
      ({ date, refusals }) => date !== touched && refusals.every(mayBeSkipped),
    );
    if (found.length === 0) break;
    for (const date of found) skipped.set(date.date, date);
  }
  const isAnyLeft =
    skipped.size > 0 &&
    bookingsSince(event, change.since, context, new Set(skipped.keys())).length > 0;
  return isAnyLeft ? [...skipped.values()] : [];
}

/** Merges the violations of each date. */
function byDate<E extends CalendarEvent>(
  refused: Iterable<RefusedBooking<E>>,
): readonly RefusedDate<E>[] {
  const dates = new Map<string, { start: number; refusals: AvailabilityViolation<E>[] }>();
  for (const { booking, refusal } of refused) {
    const date = dateOf(booking);
    const known = dates.get(date);
    if (known === undefined) dates.set(date, { start: booking.start, refusals: [refusal] });
    else known.refusals.push(refusal);
  }
  return [...dates].map(([date, of]) => ({ date, ...of }));
}

/** Returns the date of the touched occurrence; of a new series, that of its first. */
function touchedDateOf<E extends CalendarEvent>(
  { since, touched }: SeriesChange<E>,
  event: E,
  context: AvailabilityContext<E>,
): string | null {
  const reading = touched === undefined ? null : parseEvent(touched.after, context.index.localZone);
  const first =
    reading === null ? bookingsSince(event, since, context)[0] : bookingAt(reading, context);
  return first === undefined ? null : dateOf(first);
}
