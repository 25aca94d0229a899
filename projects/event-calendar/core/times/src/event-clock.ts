import {
  eventZone,
  instantOf,
  isZone,
  parseEvent,
  parseIso,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';

/** The clock by which an event recurs, which turns its wall times into instants and back. */
export interface EventClock {
  /** A zone, a fixed offset, or `days` for all-day events; equal names mean equal clocks. */
  readonly name: string;
  readonly wallOf: (instant: number) => number;
  readonly instantOf: (wall: number) => number;
}

const DAYS: EventClock = { name: 'days', wallOf: (day) => day, instantOf: (day) => day };

/**
 * Returns the clock of an event: its own zone's. Without a known zone, instants recur by their written offset (`Z`:
 * UTC), wall times in `localZone`. All-day events have no zone: their instants are their wall times.
 */
export function clockOf(event: CalendarEvent, localZone: string): EventClock {
  if (event.allDay === true) return DAYS;
  const start = parseIso(event.start);
  const isInstant = start?.form === 'utc' || start?.form === 'offset';
  if (isInstant && !isZone(event.timezone)) return fixedClock(start.offset);
  const zone = eventZone(event, localZone);
  return {
    name: zone,
    wallOf: (instant) => wallIn(instant, zone),
    instantOf: (wall) => instantOf(wall, zone),
  };
}

/** Returns the wall time at which an event starts by a clock; NaN if its times can't be read. */
export function startWallOf(event: CalendarEvent, clock: EventClock, localZone: string): number {
  const written = parseIso(event.start);
  const isWall = written?.form === 'wall' || written?.form === 'date';
  if (isWall && event.allDay !== true) return written.wall;
  return clock.wallOf(parseEvent(event, localZone)?.start ?? NaN);
}

function fixedClock(offset: number): EventClock {
  return {
    name: `offset ${offset}`,
    wallOf: (instant) => instant + offset,
    instantOf: (wall) => wall - offset,
  };
}
