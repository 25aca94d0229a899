import {
  DAY,
  isId,
  mayRecur,
  parseEvent,
  resourceIdsOf,
  toInstant,
  type CalendarEvent,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { bookedNear, countsBeside, readAhead } from './booked';
import { bookingAt, bookingsOf, type Booking } from './bookings';
import type { JudgedChange, Refusal } from './judged';
import { objectionsToBooking, objectionsToTime, type Objection } from './objections';
import type { World } from './open-times';
import { mayBeMet, unavailableModeOf } from './resource-rules';

/** How far a series is looked at, from the touched occurrence on. */
const YEARS = 2 * 366 * DAY;
const OCCURRENCES = 500;
/** How far before a changed series its occurrences are looked at as they were: they may come from there. */
const MONTH = 31 * DAY;
/** Dates of a zone are at most so far from those of another. */
const ZONE_REACH = 2 * DAY;

/** What was refused of a series as it was: for the same reasons it isn't refused again. */
interface Settled {
  readonly reasons: ReadonlySet<string>;
  readonly seats: number;
}
const NOTHING: Settled = { reasons: new Set(), seats: 0 };

/**
 * Says what is against a change: hours, blocked time, overlaps and full resources, in the order in which they
 * come in time, each kind once a resource. Empty where nothing is. Ask `refusalOf` first, for what can't be
 * waived. A change that leaves times, resource, rule, added dates, `seats` and `overlap` alone isn't judged.
 */
export function judge<E extends CalendarEvent>(
  change: JudgedChange<E>,
  world: World<E>,
): readonly Refusal<E>[] {
  return change.changes.flatMap((each) => {
    const refusals = new Map<string, Refusal<E>>();
    for (const { refusal } of standingAgainst(each, change, world)) {
      const key = `${refusal.code} ${String(refusal.resource)}`;
      if (!refusals.has(key)) refusals.set(key, refusal);
    }
    return [...refusals.values()];
  });
}

/**
 * Counts the occurrences against which something stands once a change is made, up to `most` of them, within the limits
 * of `judge`.
 */
export function countRefused<E extends CalendarEvent>(
  change: JudgedChange<E>,
  world: World<E>,
  most = Infinity,
): number {
  const refused = new Set<Booking<E>>();
  for (const each of change.changes) {
    for (const { booking } of standingAgainst(each, change, world)) {
      refused.add(booking);
      if (refused.size >= most) return most;
    }
  }
  return refused.size;
}

/** All that is against one of the records of a change, but for what was against a series before. */
function* standingAgainst<E extends CalendarEvent>(
  { before, after }: JudgedChange<E>['changes'][number],
  change: JudgedChange<E>,
  world: World<E>,
): Generator<{ readonly booking: Booking<E>; readonly refusal: Refusal<E> }, void> {
  if (after === null || (before !== null && isBookedAlike(before, after))) return;
  const booked = happeningsOf(after, change.since, world);
  if (booked.length === 0) return;
  const settled = recurs(after, world) ? settledBefore(change, booked, world) : NOTHING;
  readAheadOf(booked, world);
  for (const booking of booked) {
    for (const { refusal, reasons } of objectionsTo(booking, change, world)) {
      const isMore = refusal.code === 'capacity' && booking.seats > settled.seats;
      const isSettled = !isMore && reasons.every((reason) => settled.reasons.has(reason));
      if (!isSettled) yield { booking, refusal };
    }
  }
}

/** What is against a booking, with the events as they would be once a change is made. */
function objectionsTo<E extends CalendarEvent>(
  booking: Booking<E>,
  change: JudgedChange<E>,
  world: World<E>,
): readonly Objection<E>[] {
  const nodes = booking.nodes.length === 0 ? [null] : booking.nodes;
  const mode = unavailableModeOf(nodes, world);
  return nodes.flatMap((node) => [
    ...objectionsToTime(booking, node, mode, world),
    ...objectionsToBooking(booking, node, othersThan(booking, node, change, world), world),
  ]);
}

/** What counts beside a booking of a resource once a change is made: never the same record. */
function othersThan<E extends CalendarEvent>(
  { event, dates, start, end }: Booking<E>,
  node: ResourceNode | null,
  { changes }: JudgedChange<E>,
  world: World<E>,
): readonly Booking<E>[] {
  const isAnyAlone = changes.some(({ after }) => after?.overlap === false);
  if (!isAnyAlone && !mayBeMet(event, node, world)) return [];
  // Dates may be the same a day apart.
  const reach = dates === null ? 0 : DAY;
  const range = { start: start - reach, end: end + reach };
  const records = changes
    .flatMap(({ before, after }) => [before, after])
    .filter((record) => record !== null);
  const changed = new Set<unknown>(records);
  const ids = new Set(records.flatMap(({ id }) => (isId(id) ? [String(id)] : [])));
  const kept = bookedNear(node, range, world).filter(
    (other) => !changed.has(other.event) && !ids.has(String(other.event.id)),
  );
  const made = changes.flatMap(({ after }) =>
    after === null || after === event ? [] : bookingsOf(after, range, world),
  );
  return made.length === 0
    ? kept
    : [...kept, ...made.filter((other) => countsBeside(other, node, world.resources))];
}

/** The happenings of an event that are judged: of a series those from an instant on. */
function happeningsOf<E extends CalendarEvent>(
  event: E,
  since: number | undefined,
  world: World<E>,
): readonly Booking<E>[] {
  const reading = parseEvent(event, world.index.localZone);
  if (reading === null) return [];
  const first = bookingAt(reading, world);
  if (!recurs(event, world)) return [first];
  const from = since ?? firstOf(first);
  const found = bookingsOf(event, { start: from, end: (since ?? first.start) + YEARS }, world);
  return found.filter(({ start }) => start >= from).slice(0, OCCURRENCES);
}

function settledBefore<E extends CalendarEvent>(
  { changes, since }: JudgedChange<E>,
  [first]: readonly Booking<E>[],
  world: World<E>,
): Settled {
  const before = changes.flatMap((each) =>
    each.before !== null && recurs(each.before, world) ? [each.before] : [],
  );
  const booked = before.flatMap((event) =>
    happeningsOf(event, since ?? first!.start - MONTH, world),
  );
  readAheadOf(booked, world);
  const reasons = booked.flatMap((booking) =>
    objectionsTo(booking, { changes: [{ before: booking.event, after: null }] }, world).flatMap(
      (objection) => objection.reasons,
    ),
  );
  return {
    reasons: new Set(reasons),
    seats: Math.max(0, ...booked.map(({ seats }) => seats)),
  };
}

/** A series goes through many weeks. */
function readAheadOf<E extends CalendarEvent>(
  booked: readonly Booking<E>[],
  world: World<E>,
): void {
  const [first, last] = [booked[0], booked.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  const range = { start: first.start - DAY, end: last.end + DAY };
  for (const node of first.nodes.length === 0 ? [null] : first.nodes) {
    if (mayBeMet(first.event, node, world)) readAhead(node, range, world);
  }
}

function recurs(event: CalendarEvent, { index }: World): boolean {
  return mayRecur(event) && index.recurrence !== null;
}

/** From where a series is looked at as a whole: dates may be added before its start. */
function firstOf({ event, start }: Booking): number {
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

/** Rules may be objects, written anew, and what is absent null. */
function isAlike(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
