import {
  dayOf,
  instantOf,
  isZone,
  parseEvent,
  wallIn,
  type BlockedTime,
  type CalendarEvent,
  type CalendarId,
  type Recurrence,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { ByWeek } from './by-week';
import { blockFault } from './read-block';

/** A stretch of blocked time, in instants. */
export interface BlockedSpan extends TimeSpan {
  readonly block: BlockedTime;
  /** Wall times of a whole-day block's dates; null for a timed block. */
  readonly dates: TimeSpan | null;
  /** Index of the block in the list. */
  readonly position: number;
}

/** Zone and recurrence engine with which blocks are read. */
export interface BlockReader {
  /** Zone of blocks that name none. */
  readonly localZone: string;
  /** Expands blocks with a rule; with null such a block counts once. */
  readonly recurrence: Recurrence | null;
}

/** Days by which a date can begin or end earlier or later in another zone, at most. */
const ZONE_REACH = 2;

/** Blocks are read once, as long as the host passes the same list. */
const known = new WeakMap<
  readonly BlockedTime[],
  { readonly reader: BlockReader; readonly spans: ByWeek<BlockedSpan> }
>();
/** Blocks in the shape of events, made once each, so that the series cached for an event is found again. */
const events = new WeakMap<BlockedTime, CalendarEvent>();

/**
 * Returns the stretches of blocks that overlap a range of instants, in the order of the blocks. Whole days are those of
 * the block's own zone. Blocks that can't be read have none.
 */
export function blockedIn(
  blocks: readonly BlockedTime[],
  range: TimeSpan,
  reader: BlockReader,
): readonly BlockedSpan[] {
  const spans = spansOf(blocks, reader).in(range);
  return spans.length < 2
    ? spans
    : spans.toSorted((a, b) => a.position - b.position || a.start - b.start);
}

/** Whether a block applies to a resource: it names no resource, this one, or one that this one lies within. */
export function isBlockOf(
  { resource }: BlockedTime,
  node: ResourceNode | null,
  resources: ResourceIndex,
): boolean {
  if (resource === undefined || resource === null) return true;
  const ids = Array.isArray(resource)
    ? (resource as readonly CalendarId[])
    : [resource as CalendarId];
  const nodes = ids.map((id) => resources.find(id));
  for (let at = node; at !== null; at = at.parent) {
    if (nodes.includes(at)) return true;
  }
  return false;
}

/** Whether events may not be placed in a block, rather than it being shown only. */
export function keepsOut({ refuses }: BlockedTime): boolean {
  return refuses !== false;
}

function spansOf(
  blocks: readonly BlockedTime[],
  { localZone, recurrence }: BlockReader,
): ByWeek<BlockedSpan> {
  const before = known.get(blocks);
  if (before?.reader.localZone === localZone && before.reader.recurrence === recurrence) {
    return before.spans;
  }
  const reader = { localZone, recurrence };
  const spans = new ByWeek((range) =>
    blocks.flatMap((block, position) => readSpans(block, position, range, reader)),
  );
  known.set(blocks, { reader, spans });
  return spans;
}

function readSpans(
  block: BlockedTime,
  position: number,
  range: TimeSpan,
  { localZone, recurrence }: BlockReader,
): readonly BlockedSpan[] {
  if (blockFault(block, localZone) !== null) return [];
  const event = eventOf(block);
  const reading = parseEvent(event, localZone);
  if (reading === null) return [];
  const zone = isZone(block.timezone) ? block.timezone : localZone;
  const first = dayOf(wallIn(range.start, localZone)) - ZONE_REACH;
  const last = dayOf(wallIn(range.end, localZone)) + ZONE_REACH;
  const times =
    block.rrule == null
      ? null
      : (recurrence?.expand(event, first, last, localZone, localZone) ?? null);
  return (times ?? [reading]).flatMap(({ start, end }) => {
    const span = reading.allDay
      ? {
          ...{ block, position, dates: { start, end } },
          ...{ start: instantOf(start, zone), end: instantOf(end, zone) },
        }
      : { block, position, dates: null, start, end };
    return span.start < range.end && range.start < span.end ? [span] : [];
  });
}

function eventOf(block: BlockedTime): CalendarEvent {
  const before = events.get(block);
  if (before !== undefined) return before;
  const { id = '', title = '', start, end, timezone, allDay, rrule, exDates } = block;
  const event: CalendarEvent = {
    ...{ id, title, start, end },
    ...(timezone !== undefined && { timezone }),
    ...(allDay !== undefined && { allDay }),
    ...(rrule !== undefined && { rrule }),
    ...(exDates !== undefined && { exDates }),
  };
  events.set(block, event);
  return event;
}
