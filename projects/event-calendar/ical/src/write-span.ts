import {
  dayOf,
  isZone,
  localZone,
  parseEvent,
  parseIso,
  wallIn,
  type CalendarEvent,
  type IsoTime,
} from 'ng-event-calendar/core/internal';
import { fixedZone } from './fixed-zone';
import { OWN } from './own-properties';
import type { ReportLoss } from './write-fault';
import { recurs } from './write-rule';
import {
  dayStamp,
  hasWall,
  instantStamp,
  isWritable,
  stampLine,
  wallStamp,
  type Stamp,
  type WrittenClock,
} from './written-clock';

/** Times of an event, ready to be written. */
export interface WrittenSpan {
  readonly clock: WrittenClock;
  /** Wall time of the start by that clock. */
  readonly startWall: number;
  /** Instants; for all-day events, wall times. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Writes start, end and zone of an event; null if its times can't be read, or lie outside the years with four digits.
 * Losses are reported.
 */
export function writeSpan(event: CalendarEvent, report: ReportLoss): WrittenSpan | null {
  const parsed = parseEvent(event, localZone());
  const from = parseIso(event.start);
  const to = parseIso(event.end);
  if (parsed === null || from === null || to === null) return null;
  const own = isZone(event.timezone) ? event.timezone : null;
  const zoneLines = own === null ? [] : [`${OWN.timezone}:${own}`];
  if (event.allDay === true) return daySpan(parsed, zoneLines);

  const times: Times = { from, to, start: cut(parsed.start), end: cut(parsed.end) };
  if (times.start !== parsed.start) report('unsupported', 'start', FRACTION, WHOLE_SECONDS);
  if (times.end !== parsed.end) report('unsupported', 'end', FRACTION, WHOLE_SECONDS);
  const clock = clockOf(event, times, own, report);
  const startWall = startWallOf(event, times, clock);
  if (!isWritable(clock.form === 'utc' ? times.start : startWall)) {
    report('unsupported', 'start', BEYOND, 'The event is left out. Give it another start.');
    return null;
  }
  const stamp = clock.form === 'utc' ? instantStamp(times.start) : wallStamp(startWall, clock);
  const lines = clock.form === 'zone' ? [] : zoneLines;
  lines.push(stampLine('DTSTART', stamp));
  if (times.end > times.start) {
    const end = endStamp(times, startWall, clock);
    if (end !== null) lines.push(stampLine('DTEND', end));
    else
      report('unsupported', 'end', BEYOND, 'The event is written without an end. Give it another.');
  }
  return { clock, startWall, start: parsed.start, end: parsed.end, lines };
}

/** Start and end of a timed event: as written, and as instants of whole seconds. */
interface Times {
  readonly from: IsoTime;
  readonly to: IsoTime;
  readonly start: number;
  readonly end: number;
}

const FRACTION = 'has a fraction of a second, for which iCalendar has no place';
const WHOLE_SECONDS = 'It is cut off. Give whole seconds.';
const BEYOND = 'leads out of the years 0 to 9999, and iCalendar has no others';

function cut(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}

function daySpan({ start, end }: { start: number; end: number }, zoneLines: string[]): WrittenSpan {
  const first = dayOf(start);
  const behind = dayOf(end);
  // The day after the last one would lie in year 10000, but a duration can be counted.
  const isBeyond = !isWritable(end);
  const lines = [
    ...zoneLines,
    stampLine('DTSTART', dayStamp(first)),
    isBeyond ? `DURATION:P${behind - first}D` : stampLine('DTEND', dayStamp(behind)),
  ];
  return { clock: { form: 'date' }, startWall: start, start, end, lines };
}

function isInstant({ form }: IsoTime): boolean {
  return form === 'utc' || form === 'offset';
}

function startWallOf(event: CalendarEvent, { from, start }: Times, clock: WrittenClock): number {
  if (clock.form === 'utc') return clock.zone === null ? start : wallIn(start, clock.zone);
  if (clock.form !== 'zone') return cut(from.wall);
  // A rule repeats the written wall time, even if the clocks skip it on the first day.
  return recurs(event) && !isInstant(from) ? cut(from.wall) : wallIn(start, clock.zone);
}

/**
 * Returns the end in the form of a start by that clock: a wall time if it is unambiguous and later than the start's, as
 * readers that compare wall times need it; else the instant. Null if neither has a year of four digits.
 */
function endStamp({ from, to, end }: Times, startWall: number, clock: WrittenClock): Stamp | null {
  const instant = isWritable(end) ? instantStamp(end) : null;
  if (clock.form === 'utc') return instant;
  // A start turned into a wall time takes its end along; others keep their form.
  const isTurned = clock.form === 'floating' || isInstant(from) || instant === null;
  if (isInstant(to) && !isTurned) return instant;
  const wall = wallAfter(end, startWall, zoneOf(clock));
  return wall === null ? instant : wallStamp(wall, clock);
}

/** Returns the wall time of an instant if it is unambiguous and comes after another one; else null. */
function wallAfter(instant: number, before: number, zone: string): number | null {
  const wall = wallIn(instant, zone);
  return isWritable(wall) && wall > before && hasWall(instant, zone) ? wall : null;
}

function clockOf(
  event: CalendarEvent,
  { from, start, end }: Times,
  own: string | null,
  report: ReportLoss,
): WrittenClock {
  if (!isInstant(from)) {
    if (own !== null) return { form: 'zone', zone: own };
    // Beside a floating start an end must float, too (RFC 5545 section 3.8.2.2); if it can't, neither floats.
    const isSaid = end <= start || wallAfter(end, cut(from.wall), localZone()) !== null;
    return isSaid ? { form: 'floating' } : { form: 'zone', zone: localZone() };
  }
  if (recurs(event)) {
    // A series recurs by the clock of its zone, so its start has to be written in it.
    const zone = own ?? fixedZone(from.offset);
    if (zone !== null && hasWall(start, zone)) return { form: 'zone', zone };
    if (zone !== null) report('unsupported', 'start', SECOND_PASS, OTHER_START);
    else if (from.offset !== 0) report('unsupported', 'start', ODD_OFFSET, OTHER_ZONE);
  }
  return { form: 'utc', zone: own };
}

const SECOND_PASS =
  'lies in the second pass of an hour that the clocks repeat, which iCalendar can say of no series';
const OTHER_START =
  'It is written as an instant, and others repeat it by UTC. Let the series start on another day.';
const ODD_OFFSET = 'has an offset that no zone of whole hours has';
const OTHER_ZONE =
  'The series is written in UTC, and repeats by it: its weekdays and dates may be others. ' +
  'Give it a timezone.';

function zoneOf(clock: WrittenClock): string {
  return clock.form === 'zone' ? clock.zone : localZone();
}
