import { DAY, HOUR_MS, MINUTE, formatWall } from './civil-time';
import { parseIso } from './iso';

/** A stretch of time, `start` to before `end` in epoch milliseconds, in which the offset is constant. */
export interface OffsetSpan {
  readonly start: number;
  readonly end: number;
  /** Milliseconds east of UTC. */
  readonly offset: number;
}

/** Milliseconds of time whose offsets are looked up and cached at once: about a season, as a page needs one or two. */
const STRETCH = 92 * DAY;
/** No zone is known to change its offset twice, back to where it was, within this time. */
const PROBE_STEP = 5 * DAY;
/** Before the first and after the last stretch (years 1800 to 9999) the offset doesn't change. */
const FIRST_STRETCH = Math.ceil(Date.UTC(1800, 0, 1) / STRETCH);
const LAST_STRETCH = Math.floor(Date.UTC(9999, 11, 31) / STRETCH);
const UTC_SPAN: OffsetSpan = { start: -Infinity, end: Infinity, offset: 0 };
const NO_SPAN: OffsetSpan = { start: NaN, end: NaN, offset: NaN };

const knownZones = new Map<string, boolean>([['UTC', true]]);
const offsetFormats = new Map<string, Intl.DateTimeFormat>();
const spansByZone = new Map<string, Map<number, readonly OffsetSpan[]>>();

let lastZone = 'UTC';
let lastSpan = UTC_SPAN;

let localName = '';
let localOffset = NaN;

/** Returns the IANA name of the zone of this browser or process; `UTC` if it can't be read. */
export function localZone(): string {
  // Asking `Intl` takes some 20 µs; a traveller's new zone shows in the offset.
  const offset = new Date().getTimezoneOffset();
  if (offset !== localOffset) {
    localName = nameOfLocalZone();
    localOffset = offset;
  }
  return localName;
}

/** Global of browsers with `Temporal`, which answers without the data that the first `Intl` object loads. */
interface WithTemporal {
  readonly Temporal?: { readonly Now?: { timeZoneId?(): unknown } };
}

function nameOfLocalZone(): string {
  const own = (globalThis as WithTemporal).Temporal?.Now?.timeZoneId?.();
  if (typeof own === 'string' && /^[A-Za-z]/.test(own)) {
    knownZones.set(own, true);
    return own;
  }
  const name: unknown = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(name) ? name : 'UTC';
}

/** Whether a value from outside names a zone that can be looked up: `UTC` or an IANA name. */
export function isZone(name: unknown): name is string {
  if (typeof name !== 'string') {
    return false;
  }
  let isKnown = knownZones.get(name);
  if (isKnown === undefined) {
    isKnown = isKnownToIntl(name);
    knownZones.set(name, isKnown);
  }
  return isKnown;
}

/**
 * The zone that a `displayTimezone` means: the browser's for `default`, `locale`, null and undefined, else the named
 * one. For a name that is no zone it returns the browser's with `known` false.
 */
export function resolveZone(displayTimezone: unknown): { zone: string; known: boolean } {
  const isLocal =
    displayTimezone === 'default' || displayTimezone === 'locale' || displayTimezone == null;
  if (!isLocal && isZone(displayTimezone)) {
    return { zone: displayTimezone, known: true };
  }
  return { zone: localZone(), known: isLocal };
}

/**
 * The offset of a zone at an instant: milliseconds east of UTC, in whole minutes. An unknown zone is read as the
 * browser's; for an instant that is no number it returns NaN.
 */
export function offsetAt(instant: number, zone: string): number {
  return spanAt(instant, zone).offset;
}

/** Returns the wall time of an instant in a zone; both in epoch milliseconds, the wall time read as UTC. */
export function wallIn(instant: number, zone: string): number {
  return instant + spanAt(instant, zone).offset;
}

/**
 * The instant of a wall time in a zone. Where clocks were put forward over it, the offset before
 * the gap holds (RFC 5545 section 3.3.5); of a repeated hour it is the first pass.
 */
export function instantOf(wall: number, zone: string): number {
  const before = spanAt(wall - DAY, zone);
  // No zone is a day away from UTC, so an offset that holds a day around the wall time holds at it.
  if (wall + DAY < before.end) {
    return wall - before.offset;
  }
  return instantsOf(wall, zone)[0] ?? wall - before.offset;
}

/** The instants that have a wall time in a zone, in order: none in a gap, two in a repeated hour. */
export function instantsOf(wall: number, zone: string): readonly number[] {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  if (before === after) {
    return [wall - before];
  }
  const first = wall - Math.max(before, after);
  const second = wall - Math.min(before, after);
  return [first, second].filter((instant) => wallIn(instant, zone) === wall);
}

/** Whether the clocks of a zone show the time of an instant twice, as in a repeated hour. */
export function isRepeated(instant: number, zone: string): boolean {
  const { start, end, offset } = spanAt(instant, zone);
  const wall = instant + offset;
  // As in `instantOf`, nearly every time is decided without looking further.
  return !(wall - DAY >= start && wall + DAY < end) && instantsOf(wall, zone).length > 1;
}

/**
 * The consecutive spans of constant offset in a zone that cover the instants from `from` to before
 * `to`; neighbours differ in offset. Empty when the range is empty or not finite.
 */
export function offsetSpans(from: number, to: number, zone: string): readonly OffsetSpan[] {
  if (!Number.isFinite(from) || !Number.isFinite(to)) {
    return [];
  }
  const spans: OffsetSpan[] = [];
  for (let start = from; start < to;) {
    const { end: spanEnd, offset } = spanAt(start, zone);
    const end = Math.min(spanEnd, to);
    const previous = spans.at(-1);
    if (previous?.offset === offset) {
      spans[spans.length - 1] = { start: previous.start, end, offset };
    } else {
      spans.push({ start, end, offset });
    }
    start = end;
  }
  return spans;
}

/**
 * Returns the epoch milliseconds of an ISO date or time; NaN for unreadable text. Text without a zone is a wall time in
 * `timezone`, which takes the values of `displayTimezone` (without one: the browser's).
 */
export function toInstant(iso: string, timezone?: string): number {
  const time = parseIso(iso);
  if (!time) {
    return NaN;
  }
  return time.form === 'utc' || time.form === 'offset'
    ? time.wall - time.offset
    : instantOf(time.wall, resolveZone(timezone).zone);
}

/**
 * Returns the wall time `YYYY-MM-DDTHH:MM:SS` of an instant in `timezone`, which takes the values of `displayTimezone`;
 * an empty string when `epochMilliseconds` is not a finite number.
 */
export function toWallTime(epochMilliseconds: number, timezone?: string): string {
  return formatWall(wallIn(epochMilliseconds, resolveZone(timezone).zone), 'seconds');
}

function isKnownToIntl(name: string): boolean {
  // Some engines accept an offset such as +02:00 as a zone, others throw; all have to behave alike.
  if (!/^[A-Za-z]/.test(name)) {
    return false;
  }
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The span that contains an instant; spans also end at the border of their stretch. */
function spanAt(instant: number, zone: string): OffsetSpan {
  if (zone === lastZone && instant >= lastSpan.start && instant < lastSpan.end) {
    return lastSpan;
  }
  if (zone === 'UTC') {
    return UTC_SPAN;
  }
  if (Number.isNaN(instant)) {
    return NO_SPAN;
  }
  const spans = stretchOf(instant, zone);
  const span = spans.find(({ end }) => instant < end) ?? spans.at(-1) ?? NO_SPAN;
  lastZone = zone;
  lastSpan = span;
  return span;
}

function stretchOf(instant: number, zone: string): readonly OffsetSpan[] {
  let stretches = spansByZone.get(zone);
  if (!stretches) {
    if (!isZone(zone)) {
      return stretchOf(instant, localZone());
    }
    stretches = new Map();
    spansByZone.set(zone, stretches);
  }
  const number = Math.min(Math.max(Math.floor(instant / STRETCH), FIRST_STRETCH), LAST_STRETCH);
  let spans = stretches.get(number);
  if (!spans) {
    spans = probeStretch(number, zone);
    stretches.set(number, spans);
  }
  return spans;
}

/** Finds the offset changes of a stretch, exact to the minute. */
function probeStretch(number: number, zone: string): readonly OffsetSpan[] {
  const offsetOf = probeOf(zone);
  const spans: OffsetSpan[] = [];
  const end = (number + 1) * STRETCH;
  let start = number === FIRST_STRETCH ? -Infinity : number * STRETCH;
  let reached = number * STRETCH;
  let offset = offsetOf(reached);
  while (reached < end - MINUTE) {
    const next = Math.min(reached + PROBE_STEP, end - MINUTE);
    if (offsetOf(next) === offset) {
      reached = next;
    } else {
      reached = firstChange(reached, next, offsetOf);
      spans.push({ start, end: reached, offset });
      start = reached;
      offset = offsetOf(reached);
    }
  }
  spans.push({ start, end: number === LAST_STRETCH ? Infinity : end, offset });
  return spans;
}

/** The first minute after `from`, at the latest `to`, with another offset than at `from`. */
function firstChange(from: number, to: number, offsetOf: OffsetProbe): number {
  const offset = offsetOf(from);
  let unchanged = from;
  let changed = to;
  while (changed - unchanged > MINUTE) {
    const middle = unchanged + Math.floor((changed - unchanged) / 2 / MINUTE) * MINUTE;
    if (offsetOf(middle) === offset) {
      unchanged = middle;
    } else {
      changed = middle;
    }
  }
  return changed;
}

/** Asks the platform for the offset at an instant: slow, and right whatever zone the browser is in. */
type OffsetProbe = (instant: number) => number;

function probeOf(zone: string): OffsetProbe {
  return zone === localZone() ? offsetHere : (instant) => offsetIn(offsetFormat(zone), instant);
}

/** A native date knows its own zone without `Intl`; its seconds from before standard time are cut off. */
function offsetHere(instant: number): number {
  const offset = Math.trunc(-new Date(instant).getTimezoneOffset()) * MINUTE;
  return Number.isNaN(offset) ? 0 : offset + 0;
}

function offsetIn(format: Intl.DateTimeFormat, instant: number): number {
  // `GMT`, `GMT+05:30`, and before zones were standardised `GMT-04:56:02`. The name of the offset is the one thing that
  // can be read without a local date, and so without care for years and hours in odd notation.
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instant)) ?? [];
  const size = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE;
  return sign === '-' ? 0 - size : size;
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  let format = offsetFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    offsetFormats.set(zone, format);
  }
  return format;
}
