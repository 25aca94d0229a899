import {
  DAY,
  isId,
  mayRecur,
  parseEvent,
  recurrenceOf,
  resourceIdsOf,
  toInstant,
  type CalendarEvent,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { bookedNear, countsBeside, readAhead } from './booked';
import { bookingAt, bookingsOf, dateOf, type BookedOccurrence } from './booked-occurrence';
import type { ChangeToValidate, AvailabilityViolation } from './violation';
import { bookingViolations, timeViolations, type Violation } from './violations-of';
import type { AvailabilityContext } from './open-times';
import { mayBeMet, unavailableModeOf } from './resource-rules';

/** Limits to which a series is validated, from the changed occurrence on. */
const YEARS = 2 * 366 * DAY;
const OCCURRENCES = 500;
/** Time before a changed series in which its old occurrences are read, as the change may move them from there. */
const MONTH = 31 * DAY;
/** Furthest that a date of one zone lies from the same date in another. */
const ZONE_REACH = 2 * DAY;

/** Violations of a series before the change; reasons that existed already don't count again. */
interface Settled {
  readonly reasons: ReadonlySet<string>;
  readonly seats: number;
}
const NOTHING: Settled = { reasons: new Set(), seats: 0 };
const NO_DATES: ReadonlySet<string> = new Set();

/** A violation with the occurrence that has it. */
export interface RefusedBooking<E extends CalendarEvent = CalendarEvent> {
  readonly booking: BookedOccurrence<E>;
  readonly refusal: AvailabilityViolation<E>;
}

/** A change of a series, and the events as they were before it. */
export interface Former<E extends CalendarEvent = CalendarEvent> {
  readonly change: ChangeToValidate<E>;
  readonly context: AvailabilityContext<E>;
}

/**
 * Yields the violations of one changed record, in order of time, except those that its series had before. Occurrences
 * on the dates of `skipped` don't count. `former` is what came before, where that isn't the context.
 */
export function* standingAgainst<E extends CalendarEvent>(
  { before, after }: ChangeToValidate<E>['changes'][number],
  change: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
  skipped: ReadonlySet<string> = NO_DATES,
  former: Former<E> = { change, context },
): Generator<RefusedBooking<E>, void> {
  if (after === null || (before !== null && isBookedAlike(before, after))) return;
  const booked = bookingsSince(after, change.since, context, skipped);
  if (booked.length === 0) return;
  const settled = recurs(after, context)
    ? settledBefore(former.change, booked, former.context)
    : NOTHING;
  readAheadOf(booked, context);
  for (const booking of booked) {
    for (const { refusal, reasons } of violationsOfBooking(booking, change, context)) {
      const isMore = refusal.code === 'capacity' && booking.seats > settled.seats;
      const isSettled = !isMore && reasons.every((reason) => settled.reasons.has(reason));
      if (!isSettled) yield { booking, refusal };
    }
  }
}

/** Returns the violations of a booking, among the events as they would be after the change. */
function violationsOfBooking<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  change: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
): readonly Violation<E>[] {
  const nodes = booking.nodes.length === 0 ? [null] : booking.nodes;
  const mode = unavailableModeOf(nodes, context);
  return nodes.flatMap((node) => [
    ...timeViolations(booking, node, mode, context),
    ...bookingViolations(booking, node, othersThan(booking, node, change, context), context),
  ]);
}

/** Returns the other bookings that count against a booking once a change is made, without those of its own record. */
function othersThan<E extends CalendarEvent>(
  { event, dates, start, end }: BookedOccurrence<E>,
  node: ResourceNode | null,
  { changes }: ChangeToValidate<E>,
  context: AvailabilityContext<E>,
): readonly BookedOccurrence<E>[] {
  const isAnyAlone = changes.some(({ after }) => after?.overlap === false);
  if (!isAnyAlone && !mayBeMet(event, node, context)) return [];
  // Equal dates of two zones may lie up to a day apart.
  const reach = dates === null ? 0 : DAY;
  const range = { start: start - reach, end: end + reach };
  const records = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((record) => record !== null);
  const changed = new Set<unknown>(records);
  const ids = new Set(records.flatMap(({ id }) => (isId(id) ? [String(id)] : [])));
  const kept = bookedNear(node, range, context).filter(
    (other) => !changed.has(other.event) && !ids.has(String(other.event.id)),
  );
  const made = changes.flatMap(({ after }) =>
    after === null || after === event ? [] : bookingsOf(after, range, context),
  );
  return made.length === 0
    ? kept
    : [...kept, ...made.filter((other) => countsBeside(other, node, context.resources))];
}

/** Returns the occurrences of an event to validate; for a series, those from an instant on that aren't skipped. */
export function bookingsSince<E extends CalendarEvent>(
  event: E,
  since: number | undefined,
  context: AvailabilityContext<E>,
  skipped: ReadonlySet<string> = NO_DATES,
): readonly BookedOccurrence<E>[] {
  const reading = parseEvent(event, context.index.localZone);
  if (reading === null) return [];
  const first = bookingAt(reading, context);
  if (!recurs(event, context)) return [first];
  const from = since ?? firstOf(first);
  const found = bookingsOf(event, { start: from, end: (since ?? first.start) + YEARS }, context);
  const isSkipped = (booking: BookedOccurrence): boolean =>
    skipped.size > 0 && skipped.has(dateOf(booking));
  return found.filter((each) => each.start >= from && !isSkipped(each)).slice(0, OCCURRENCES);
}

function settledBefore<E extends CalendarEvent>(
  { changes, since }: ChangeToValidate<E>,
  [first]: readonly BookedOccurrence<E>[],
  context: AvailabilityContext<E>,
): Settled {
  const before = changes.flatMap((each) =>
    each.before !== null && recurs(each.before, context) ? [each.before] : [],
  );
  const booked = before.flatMap((event) =>
    bookingsSince(event, since ?? first!.start - MONTH, context),
  );
  readAheadOf(booked, context);
  const reasons = booked.flatMap((booking) =>
    violationsOfBooking(
      booking,
      { changes: [{ before: booking.event, after: null }] },
      context,
    ).flatMap((violation) => violation.reasons),
  );
  return {
    reasons: new Set(reasons),
    seats: Math.max(0, ...booked.map(({ seats }) => seats)),
  };
}

/** A series spans many weeks, so they are read at once. */
function readAheadOf<E extends CalendarEvent>(
  booked: readonly BookedOccurrence<E>[],
  context: AvailabilityContext<E>,
): void {
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const range = { start: first.start - DAY, end: last.end + DAY };
  for (const node of first.nodes.length === 0 ? [null] : first.nodes) {
    if (mayBeMet(first.event, node, context)) readAhead(node, range, context);
  }
}

/** Whether an event is validated as a series. */
export function recurs(event: CalendarEvent, { index }: AvailabilityContext): boolean {
  return mayRecur(event) && recurrenceOf(index) !== null;
}

/** Returns the instant from which a whole series is validated; added dates may precede its start. */
function firstOf({ event, start }: BookedOccurrence): number {
  const { rDates } = event;
  if (!Array.isArray(rDates)) return start;
  const added = rDates.map((date: string) => toInstant(date, 'UTC') - ZONE_REACH);
  return added.reduce((first, each) => (each < first ? each : first), start);
}

function isBookedAlike(a: CalendarEvent, b: CalendarEvent): boolean {
  const keys = [
    'start',
    'end',
    'timezone',
    'allDay',
    'seats',
    'overlap',
    'rrule',
    'rDates',
  ] as const;
  const [ids, others] = [resourceIdsOf(a), resourceIdsOf(b)];
  const isSameResource =
    ids.length === others.length && ids.every((id, at) => String(id) === String(others[at]));
  return isSameResource && keys.every((key) => isAlike(a[key], b[key]));
}

/** Rules may be objects that are equal but not identical, and absent values may be null. */
function isAlike(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
