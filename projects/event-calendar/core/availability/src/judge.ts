import {
  DAY,
  joined,
  nearest,
  parseEvent,
  resourceIdsOf,
  resourceNodesOf,
  type CalendarEvent,
  type Id,
  type ResourceNode,
  type UnavailableTimes,
} from 'ng-event-calendar/core/internal';
import { bookingsIn, bookingsOf, meet, type Booking } from './bookings';
import { bookingRules, capacityOf, fullFor, isOf } from './judge-bookings';
import { timeConflict } from './judge-times';
import type { JudgedChange, Refusal } from './judged';
import type { World } from './open-times';

/** How far a series is looked at, from the touched occurrence on. */
const YEARS = 2 * 366 * DAY;
const OCCURRENCES = 500;

/** What a change is judged against: the events as they would be, and what was refused before. */
interface Case<E extends CalendarEvent> {
  readonly world: World<E>;
  readonly others: readonly Booking<E>[];
  readonly settled: ReadonlySet<string>;
}

/**
 * Says what is against a change: hours, blocked time, overlaps and full resources, in the order in which they
 * come in time, each kind once a resource. Empty where nothing is. Ask `refusalOf` first, for what can't be
 * waived. A change that leaves times, resource, rule, `seats` and `overlap` alone isn't judged.
 */
export function judge<E extends CalendarEvent>(
  change: JudgedChange<E>,
  world: World<E>,
): readonly Refusal<E>[] {
  const judged = change.changes.flatMap(({ before, after }) =>
    after === null || (before !== null && isBookedAlike(before, after)) ? [] : [{ before, after }],
  );
  const { index } = world;
  return judged.flatMap(({ before, after }) => {
    const range = rangeOf(before, after, change.since, world);
    if (range === null) return [];
    const booked = bookingsOf(after, range, index, OCCURRENCES);
    const others = othersThan(after, booked, change, world);
    const settled = settledBefore(change, range, world);
    return refusalsOf(after, booked, { world, others, settled });
  });
}

function refusalsOf<E extends CalendarEvent>(
  event: E,
  booked: readonly Booking<E>[],
  given: Case<E>,
): readonly Refusal<E>[] {
  const { resources } = given.world;
  const nodes: readonly (ResourceNode | null)[] =
    resourceIdsOf(event).length === 0 ? [null] : resourceNodesOf(event, resources);
  const mode = strictest(nodes.map((node) => modeOf(node, given.world)));
  const found = new Map<string, Refusal<E>>();
  for (const booking of booked) {
    for (const node of nodes) {
      for (const refusal of [
        ...timesRefused(booking, node, mode, given),
        ...bookingsRefused(booking, node, given),
      ]) {
        const key = `${refusal.code} ${String(refusal.resource)}`;
        if (!found.has(key) && !given.settled.has(settledKey(refusal, booking))) {
          found.set(key, refusal);
        }
      }
    }
  }
  return [...found.values()];
}

function timesRefused<E extends CalendarEvent>(
  booking: Booking<E>,
  node: ResourceNode | null,
  mode: UnavailableTimes,
  { world }: Case<E>,
): readonly Refusal<E>[] {
  if (mode === 'allow') return [];
  const conflict = timeConflict(booking, node, world);
  if (conflict === null) return [];
  const common = { answer: mode, resource: idOf(node) } as const;
  if (conflict.code === 'outside-hours') {
    const { start, end } = booking;
    return [{ ...common, code: conflict.code, start, end, open: conflict.open }];
  }
  const { start, end, block } = conflict.blocked;
  return [{ ...common, code: conflict.code, start, end, blocked: block }];
}

function bookingsRefused<E extends CalendarEvent>(
  booking: Booking<E>,
  node: ResourceNode | null,
  { world, others }: Case<E>,
): readonly Refusal<E>[] {
  const { resources } = world;
  const rules = bookingRules(node, world);
  const met = others.filter((other) => isOf(other.event, node, resources) && meet(booking, other));
  // Who says that nothing may be beside it is heard, whatever the calendar allows.
  const firm = met.filter(
    ({ event }) => event.overlap === false || booking.event.overlap === false,
  );
  const beside = rules.overlap === null ? firm : met;
  const refusals: Refusal<E>[] = [];
  const [span] = joined(beside.map((each) => clipped(each, booking)));
  if (span !== undefined) {
    refusals.push({
      code: 'overlap',
      answer: firm.length > 0 ? 'refuse' : rules.overlap!,
      resource: idOf(node),
      start: span.start,
      end: span.end,
      events: [...new Set(beside.map(({ event }) => event))],
    });
  }
  const full = node === null ? null : fullFor(booking, others, node, resources);
  if (full !== null) refusals.push({ ...full, code: 'capacity', answer: rules.full });
  return refusals;
}

/** Every happening that may count beside those of an event, as it would be once the change is made. */
function othersThan<E extends CalendarEvent>(
  event: E,
  booked: readonly Booking<E>[],
  { changes }: JudgedChange<E>,
  world: World<E>,
): readonly Booking<E>[] {
  const [first] = booked;
  if (first === undefined) return [];
  const { index, resources } = world;
  const range = {
    start: Math.min(...booked.map(({ start }) => start)) - DAY,
    end: Math.max(...booked.map(({ end }) => end)) + DAY,
  };
  const roots = new Set(resourceNodesOf(event, resources).map(rootOfSeats));
  const isCounted = (other: E): boolean =>
    roots.size === 0
      ? isOf(other, null, resources)
      : resourceNodesOf(other, resources).some((node) => roots.has(rootOfSeats(node)));
  const changed = changes.flatMap(({ before }) => (before === null ? [] : [before]));
  const made = changes.flatMap(({ after }) => (after === null || after === event ? [] : [after]));
  return [
    ...bookingsIn(index, range, isCounted, changed),
    ...made.filter(isCounted).flatMap((other) => bookingsOf(other, range, index)),
  ];
}

/** The outermost resource whose seats are counted over a resource; itself where none are. */
function rootOfSeats(node: ResourceNode): ResourceNode {
  let root = node;
  for (let at = node.parent; at !== null; at = at.parent) if (capacityOf(at) !== null) root = at;
  return root;
}

/** The instants in which a record is looked at; null where its times can't be read. */
function rangeOf(
  before: CalendarEvent | null,
  after: CalendarEvent,
  since: number | undefined,
  { index: { localZone, recurrence } }: World,
): { readonly start: number; readonly end: number } | null {
  const [was, is] = [before, after].map((event) => event && parseEvent(event, localZone));
  if (is == null) return null;
  const isSeries = after.rrule != null && recurrence !== null;
  if (!isSeries) return { start: is.start - DAY, end: is.end + DAY };
  // What is touched may have come from a later time.
  const moved = was == null ? 0 : Math.min(0, is.start - was.start);
  const start = since === undefined ? is.start : Math.max(is.start, since + moved);
  return { start: start - (is.allDay ? DAY : 0), end: start + YEARS };
}

/** What was refused of a series as it was: for the same reason it isn't refused again. */
function settledBefore<E extends CalendarEvent>(
  change: JudgedChange<E>,
  range: { readonly start: number; readonly end: number },
  world: World<E>,
): ReadonlySet<string> {
  const settled = new Set<string>();
  for (const { before } of change.changes) {
    if (before?.rrule == null || world.index.recurrence === null) continue;
    const booked = bookingsOf(
      before,
      { ...range, start: range.start - DAY },
      world.index,
      OCCURRENCES,
    );
    const others = othersThan(before, booked, { changes: [{ before, after: null }] }, world);
    for (const booking of booked) {
      const given = { world, others, settled: new Set<string>() };
      for (const refusal of refusalsOf(before, [booking], given)) {
        settled.add(settledKey(refusal, booking));
      }
    }
  }
  return settled;
}

/** A reason to refuse, so that the same one of another change is known again. */
function settledKey<E extends CalendarEvent>(refusal: Refusal<E>, booking: Booking<E>): string {
  const date = Math.floor(booking.start / DAY);
  const what =
    refusal.code === 'blocked'
      ? `${String(refusal.blocked.id ?? refusal.blocked.title ?? '')} ${refusal.start}`
      : refusal.code === 'overlap'
        ? refusal.events.map(({ id }) => String(id)).join(' ')
        : '';
  return [refusal.code, String(refusal.resource), date, what].join('|');
}

function isBookedAlike(a: CalendarEvent, b: CalendarEvent): boolean {
  const keys = ['start', 'end', 'timezone', 'allDay', 'seats', 'overlap', 'rrule'] as const;
  const [ids, others] = [resourceIdsOf(a), resourceIdsOf(b)];
  const isSameResource =
    ids.length === others.length && ids.every((id, at) => String(id) === String(others[at]));
  return isSameResource && keys.every((key) => isAlike(a[key], b[key]));
}

/** Rules may be objects, written anew. */
function isAlike(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

const MODES: readonly UnavailableTimes[] = ['allow', 'ask', 'refuse'];

function modeOf(node: ResourceNode | null, { unavailableTimes }: World): UnavailableTimes {
  const own = nearest(node ?? undefined, (resource) =>
    MODES.find((mode) => mode === resource.unavailableTimes),
  );
  return own ?? MODES.find((mode) => mode === unavailableTimes) ?? 'allow';
}

function strictest(modes: readonly UnavailableTimes[]): UnavailableTimes {
  return MODES.findLast((mode) => modes.includes(mode)) ?? 'allow';
}

function clipped(
  a: Booking,
  { start, end }: Booking,
): { readonly start: number; readonly end: number } {
  return { start: Math.max(a.start, start), end: Math.min(a.end, end) };
}

function idOf(node: ResourceNode | null): Id | null {
  return node?.resource.id ?? null;
}
