import {
  HOUR,
  civilDate,
  dayOf,
  isZone,
  localZone,
  parseEvent,
  parseIso,
  wallIn,
  type CalendarEvent,
  type IsoTime,
} from 'ng-event-calendar/core';
import { OWN } from './own-properties';
import {
  dayStamp,
  hasWall,
  instantStamp,
  stampLine,
  timeStamp,
  wallStamp,
  type Stamp,
  type WrittenClock,
} from './written-clock';

/** When an event is, ready to be written. */
export interface WrittenSpan {
  readonly clock: WrittenClock;
  /** Wall time of the start by that clock. */
  readonly startWall: number;
  /** Instants; of all-day events wall times. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Writes start, end and zone of an event; null where its times can't be read. */
export function writeSpan(event: CalendarEvent): WrittenSpan | null {
  const parsed = parseEvent(event, localZone());
  const from = parseIso(event.start);
  const to = parseIso(event.end);
  if (parsed === null || from === null || to === null) return null;
  const { start, end } = parsed;
  const own = isZone(event.timezone) ? event.timezone : null;
  const clock = clockOf(event, from, own);
  const lines: string[] = [];
  if (own !== null && clock.form !== 'zone') lines.push(`${OWN.timezone}:${own}`);
  if (clock.form === 'date') {
    lines.push(stampLine('DTSTART', dayStamp(dayOf(start))));
    const behind = dayOf(end);
    // There is no year 10000; without an end the event has its one day.
    if (civilDate(behind).year <= 9999) lines.push(stampLine('DTEND', dayStamp(behind)));
    return { clock, startWall: start, start, end, lines };
  }
  const isInstant = from.form === 'utc' || from.form === 'offset';
  const startWall =
    clock.form === 'zone' && isInstant ? wallIn(start, clock.zone) : from.wall - from.offset;
  lines.push(
    stampLine(
      'DTSTART',
      isInstant && clock.form !== 'zone' ? instantStamp(start) : wallStamp(startWall, clock),
    ),
  );
  if (end > start) lines.push(stampLine('DTEND', endStamp(to, end, clock, isInstant)));
  return { clock, startWall, start, end, lines };
}

function endStamp(to: IsoTime, end: number, clock: WrittenClock, followsStart: boolean): Stamp {
  if (clock.form === 'utc') return instantStamp(end);
  // A start that was turned into a wall time takes its end along.
  if (clock.form === 'zone' && followsStart && hasWall(end, clock.zone)) {
    return wallStamp(wallIn(end, clock.zone), clock);
  }
  return timeStamp(to, clock);
}

/** What recurs, recurs by the clock of its zone, so its start has to be in it. */
function clockOf(event: CalendarEvent, from: IsoTime, own: string | null): WrittenClock {
  if (event.allDay === true) return { form: 'date' };
  if (from.form === 'wall' || from.form === 'date') {
    return own === null ? { form: 'floating' } : { form: 'zone', zone: own };
  }
  const zone = own ?? fixedZone(from.offset);
  const recurs = event.rrule !== undefined && event.rrule !== null;
  return recurs && zone !== null && hasWall(from.wall - from.offset, zone)
    ? { form: 'zone', zone }
    : { form: 'utc', zone: own };
}

/** The zone whose clock is always so far from UTC; there are such for whole hours. */
function fixedZone(offset: number): string | null {
  const hours = offset / HOUR;
  if (offset === 0 || offset % HOUR !== 0 || hours < -12 || hours > 14) return null;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
