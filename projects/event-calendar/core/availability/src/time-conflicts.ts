import {
  DAY,
  dayOf,
  tableOf,
  wallIn,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { liesIn, overlap } from './spans';
import { blockedIn, isBlockOf, keepsOut, type BlockedSpan } from './blocks';
import type { BookedOccurrence } from './booked-occurrence';
import { openHours } from './open-hours';
import { hoursOf, type AvailabilityContext } from './open-times';

/** A timed event shorter than this has to lie wholly in open time; of a longer one only both ends do. */
const LONG = DAY;

/** Why an event can't be at its time: outside of hours, or in a block. */
export type TimeConflict =
  | { readonly code: 'outside-hours'; readonly open: TimeSpan | null }
  | { readonly code: 'blocked'; readonly blocked: BlockedSpan };

/**
 * Returns the conflicts of an occurrence's time with the first block and the hours of a resource; null stands for none.
 */
export function timeConflicts(
  booking: BookedOccurrence,
  node: ResourceNode | null,
  context: AvailabilityContext,
): readonly TimeConflict[] {
  const conflicts = [blockedBy(booking, node, context), outsideOfHours(booking, node, context)];
  return conflicts.filter((conflict) => conflict !== null);
}

function outsideOfHours(
  { event, dates, start, end }: BookedOccurrence,
  node: ResourceNode | null,
  context: AvailabilityContext,
): TimeConflict | null {
  const hours = hoursOf(node, context);
  if (hours === null || dates !== null || event.canBeOutsideHours === true) return null;
  const { localZone } = context.index;
  const open = openHours(hours, { start: start - DAY, end: end + DAY }, localZone);
  const isStart = (span: TimeSpan): boolean => span.start <= start && start < span.end;
  const isEnd = (span: TimeSpan): boolean => span.start < end && end <= span.end;
  const fits =
    end - start >= LONG
      ? open.some(isStart) && open.some(isEnd)
      : // A time without a duration lies in open time if it could begin or end there.
        open.some((span) => liesIn({ start, end }, span));
  return fits ? null : { code: 'outside-hours', open: meant({ start, end }, open, localZone) };
}

/** Returns the open stretch to name in a message: one that overlaps the time, else the nearest of its date. */
function meant(
  { start, end }: TimeSpan,
  open: readonly TimeSpan[],
  localZone: string,
): TimeSpan | null {
  const partly = open.find((span) => overlap(span, { start, end }));
  if (partly !== undefined) return partly;
  const day = dayOf(wallIn(start, localZone));
  const distance = (span: TimeSpan): number => Math.max(span.start - end, start - span.end);
  const near = open
    .filter((span) => {
      const last = dayOf(wallIn(span.end - 1, localZone));
      return dayOf(wallIn(span.start, localZone)) <= day && day <= last;
    })
    .sort((a, b) => distance(a) - distance(b));
  return near[0] ?? null;
}

function blockedBy(
  { dates, start, end }: BookedOccurrence,
  node: ResourceNode | null,
  { index, resources, blockedTimes = [] }: AvailabilityContext,
): TimeConflict | null {
  const range = { start: start - DAY, end: end + DAY };
  const span = { start, end };
  const isLong = dates === null && end - start >= LONG;
  const isMet = (blocked: BlockedSpan): boolean => {
    if (dates !== null) return blocked.dates !== null && overlap(dates, blocked.dates);
    return blocked.dates !== null || !isLong ? overlap(span, blocked) : hasEndIn(span, blocked);
  };
  const found = blockedIn(blockedTimes, range, tableOf(index)).find(
    (blocked) =>
      keepsOut(blocked.block) && isMet(blocked) && isBlockOf(blocked.block, node, resources),
  );
  return found === undefined ? null : { code: 'blocked', blocked: found };
}

/** Whether a span begins or ends within a block; touching it doesn't count. */
function hasEndIn({ start, end }: TimeSpan, block: TimeSpan): boolean {
  return (block.start <= start && start < block.end) || (block.start < end && end <= block.end);
}
