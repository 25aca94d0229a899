import {
  dayOf,
  formatDay,
  wallIn,
  type CalendarEvent,
  type CalendarId,
  type ResourceNode,
  type TimeSpan,
  type UnavailableTimes,
} from 'ng-event-calendar/core/internal';
import { joined } from './spans';
import type { BookedOccurrence } from './booked-occurrence';
import { fullFor, metOf } from './booking-conflicts';
import { timeConflicts, type TimeConflict } from './time-conflicts';
import type { AvailabilityViolation } from './violation';
import type { AvailabilityContext } from './open-times';
import { bookingRules } from './resource-rules';

/** A violation with its reasons, by which it is recognised at other occurrences of the same series. */
export interface Violation<E extends CalendarEvent = CalendarEvent> {
  readonly refusal: AvailabilityViolation<E>;
  readonly reasons: readonly string[];
}

/** Returns the violations of a booking's time with a resource. */
export function timeViolations<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  node: ResourceNode | null,
  mode: UnavailableTimes,
  context: AvailabilityContext<E>,
): readonly Violation<E>[] {
  if (mode === 'allow') return [];
  return timeConflicts(booking, node, context).map((conflict) => ({
    refusal: violationOf(booking, node, mode, conflict),
    reasons: [reasonOf(booking, conflict)],
  }));
}

/** Returns the violations of a booking beside those of others. */
export function bookingViolations<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  node: ResourceNode | null,
  others: readonly BookedOccurrence<E>[],
  context: AvailabilityContext<E>,
): readonly Violation<E>[] {
  const rules = bookingRules(node, context);
  const met = metOf(booking, others);
  const own = node === null ? met : met.filter(({ other }) => other.nodes.includes(node));
  // An exclusive event conflicts whatever the calendar allows.
  const isExclusive = ({ event }: BookedOccurrence): boolean => event.overlap === false;
  const exclusive = own.filter(({ other }) => isExclusive(other) || isExclusive(booking));
  const beside = rules.overlap === null ? exclusive : own;
  const violations: Violation<E>[] = [];
  const [span] = joined(beside);
  if (span !== undefined) {
    const answer = exclusive.length > 0 ? 'refuse' : rules.overlap!;
    const events = [...new Set(beside.map(({ other }) => other.event))];
    violations.push({
      refusal: { code: 'overlap', answer, resource: idOf(node), ...spanOf(span), events },
      reasons: beside.map(({ other }) => `overlap ${nameOf(other)}`),
    });
  }
  const full = node === null ? null : fullFor(booking, met, node);
  if (full !== null) {
    const { resource, taken, capacity, takers } = full;
    violations.push({
      refusal: {
        ...{ code: 'capacity', answer: rules.full, resource, taken, capacity },
        ...spanOf(full),
      },
      reasons: [
        `capacity ${String(resource)}`,
        ...takers.map((other) => `capacity ${String(resource)} ${nameOf(other)}`),
      ],
    });
  }
  return violations;
}

function violationOf<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  node: ResourceNode | null,
  answer: 'ask' | 'refuse',
  conflict: TimeConflict,
): AvailabilityViolation<E> {
  const common = { answer, resource: idOf(node) } as const;
  if (conflict.code === 'outside-hours') {
    return { ...common, code: conflict.code, ...spanOf(booking), open: conflict.open };
  }
  const { block, ...span } = conflict.blocked;
  return { ...common, code: conflict.code, ...spanOf(span), blocked: block };
}

/** Returns the key of a reason: one occurrence of a block, a closed date, or the exceeded end of an open stretch. */
function reasonOf({ start, end, zone }: BookedOccurrence, conflict: TimeConflict): string {
  if (conflict.code === 'blocked') {
    const { position, start: from } = conflict.blocked;
    return `blocked ${position} ${from}`;
  }
  const { open } = conflict;
  if (open === null) return `closed ${formatDay(dayOf(wallIn(start, zone)))}`;
  return `hours ${open.start} ${start < open.start} ${end > open.end}`;
}

function nameOf({ event, start }: BookedOccurrence): string {
  return `${String(event.id)} ${start}`;
}

function spanOf({ start, end }: TimeSpan): TimeSpan {
  return { start, end };
}

function idOf(node: ResourceNode | null): CalendarId | null {
  return node?.resource.id ?? null;
}
