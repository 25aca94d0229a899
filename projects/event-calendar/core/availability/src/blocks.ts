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
  /** The wall times of its dates; null for what has times. */
  readonly dates: TimeSpan | null;
  /** Where its block stands in the list. */
  readonly position: number;
}

/** What reads blocked time. */
export interface BlockReader {
  /** The zone of times without one. */
  readonly localZone: string;
  /** Expands blocks with a rule; null where each counts once. */
  readonly recurrence: Recurrence | null;
}

/** Dates of a zone begin and end at most so many days beside those of another. */
const ZONE_REACH = 2;

/** Blocks are read once, as long as their list is the same one. */
const known = new WeakMap<
  readonly BlockedTime[],
  { readonly reader: BlockReader; readonly spans: ByWeek<BlockedSpan> }
>();
/** A block has the shape of an event; made once, so that what is known of its series is found again. */
const events = new WeakMap<BlockedTime, CalendarEvent>();

/**
 * The stretches of blocks that overlap a range of instants, in the order of the blocks. Whole days are those of
 * their own zone. Blocks that can't be read have none.
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

/** Whether a block is of a resource: of everybody, of it, or of one that it lies within. */
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

/** Whether a block keeps others out. */
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
