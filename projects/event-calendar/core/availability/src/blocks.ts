import {
  dayOf,
  instantOf,
  isZone,
  overlap,
  parseEvent,
  wallIn,
  type BlockedTime,
  type CalendarEvent,
  type Id,
  type Recurrence,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

/** A stretch of blocked time, in instants. */
export interface BlockedSpan extends TimeSpan {
  readonly block: BlockedTime;
  /** The wall times of its dates; null for what has times. */
  readonly dates: TimeSpan | null;
}

/** What reads blocked time. */
export interface BlockReader {
  /** The zone of times without one. */
  readonly localZone: string;
  /** Expands blocks with a rule; null where each counts once. */
  readonly recurrence: Recurrence | null;
}

/** A block has the shape of an event; made once, so that what is known of its series is found again. */
const events = new WeakMap<BlockedTime, CalendarEvent>();

/**
 * The stretches of a block that touch a range of instants, in order. Whole days are those of its own zone.
 * None where its times can't be read.
 */
export function blockedSpans(
  block: BlockedTime,
  range: TimeSpan,
  { localZone, recurrence }: BlockReader,
): readonly BlockedSpan[] {
  const event = eventOf(block);
  const reading = event && parseEvent(event, localZone);
  if (event === null || reading === null) return [];
  const zone = isZone(block.timezone) ? block.timezone : localZone;
  const first = dayOf(wallIn(range.start, zone)) - 1;
  const last = dayOf(wallIn(range.end, zone)) + 1;
  const times =
    block.rrule == null ? null : (recurrence?.expand(event, first, last, zone, localZone) ?? null);
  return (times ?? [reading])
    .map(({ start, end }) =>
      reading.allDay
        ? {
            ...{ block, dates: { start, end } },
            ...{ start: instantOf(start, zone), end: instantOf(end, zone) },
          }
        : { block, dates: null, start, end },
    )
    .filter((span) => span.start < span.end && overlap(span, range));
}

/** Whether a block is of a resource: of everybody, of it, or of one that it lies within. */
export function isBlockOf(
  { resource }: BlockedTime,
  node: ResourceNode | null,
  resources: ResourceIndex,
): boolean {
  if (resource === undefined || resource === null) return true;
  const ids = Array.isArray(resource) ? (resource as readonly Id[]) : [resource as Id];
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

function eventOf(block: unknown): CalendarEvent | null {
  if (typeof block !== 'object' || block === null) return null;
  const given = block as BlockedTime;
  const known = events.get(given);
  if (known !== undefined) return known;
  const { id = '', title = '', start, end, timezone, allDay, rrule, exDates } = given;
  const event: CalendarEvent = {
    ...{ id, title, start, end },
    ...(timezone !== undefined && { timezone }),
    ...(allDay !== undefined && { allDay }),
    ...(rrule !== undefined && { rrule }),
    ...(exDates !== undefined && { exDates }),
  };
  events.set(given, event);
  return event;
}
