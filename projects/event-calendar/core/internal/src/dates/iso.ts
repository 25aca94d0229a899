import { DAY, HOUR_MS, MINUTE, dayFrom, daysInMonth } from './civil-time';

/** A date or time as it was written. */
export interface IsoTime {
  /**
   * The written civil date and time as a wall time; for an instant, `wall - offset` is its epoch time in milliseconds.
   */
  readonly wall: number;
  /** `date` and `wall` name no zone, `utc` ends in `Z`, `offset` in an offset such as `+02:00`. */
  readonly form: 'date' | 'wall' | 'utc' | 'offset';
  /** Milliseconds east of UTC; 0 unless `form` is `offset`. */
  readonly offset: number;
}

const ZERO = 48;
const DASH = 45;
const PLUS = 43;
const COLON = 58;
const POINT = 46;
const LETTER_T = 84;
const LETTER_Z = 90;

/**
 * Reads `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS[.fff]]`, the latter alone, with `Z`, or with an
 * offset `±HH:MM`, `±HHMM` or `±HH`. Fractions are cut off at the millisecond.
 * Returns null for everything else, impossible dates included.
 */
export function parseIso(text: unknown): IsoTime | null {
  if (typeof text !== 'string') {
    return null;
  }
  const midnight = readDate(text);
  if (midnight !== midnight) {
    return null;
  }
  return text.length === 10
    ? { wall: midnight, form: 'date', offset: 0 }
    : readTime(text, midnight);
}

/**
 * The day written in the first ten characters of an ISO date or time, whatever follows them:
 * an all-day event's dates mean the same in every zone. Null where `parseIso` returns null.
 */
export function parseDay(text: unknown): number | null {
  const time = parseIso(text);
  return time && Math.floor(time.wall / DAY);
}

/** The wall time of the date in the first ten characters, or NaN. */
function readDate(text: string): number {
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) {
    return NaN;
  }
  const century = pairAt(text, 0);
  const yearOfCentury = pairAt(text, 2);
  const month = pairAt(text, 5);
  const date = pairAt(text, 8);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || date < 1) {
    return NaN;
  }
  const year = century * 100 + yearOfCentury;
  if (date > 28 && date > daysInMonth(year, month)) {
    return NaN;
  }
  return dayFrom(year, month, date) * DAY;
}

function readTime(text: string, midnight: number): IsoTime | null {
  const hour = pairAt(text, 11);
  const minute = pairAt(text, 14);
  const isTime = text.charCodeAt(10) === LETTER_T && text.charCodeAt(13) === COLON;
  if (!isTime || hour < 0 || hour > 23 || minute < 0 || minute > 59) {
    return null;
  }
  let wall = midnight + hour * HOUR_MS + minute * MINUTE;
  let position = 16;
  if (text.charCodeAt(position) === COLON) {
    const second = pairAt(text, 17);
    if (second < 0 || second > 59) {
      return null;
    }
    wall += second * 1000;
    position = 19;
    if (text.charCodeAt(position) === POINT) {
      const afterFraction = endOfDigits(text, 20);
      if (afterFraction === 20) {
        return null;
      }
      wall += milliseconds(text, afterFraction);
      position = afterFraction;
    }
  }
  return readZone(text, position, wall);
}

function readZone(text: string, position: number, wall: number): IsoTime | null {
  const length = text.length;
  if (position === length) {
    return { wall, form: 'wall', offset: 0 };
  }
  const sign = text.charCodeAt(position);
  if (sign === LETTER_Z) {
    return position + 1 === length ? { wall, form: 'utc', offset: 0 } : null;
  }
  const hours = pairAt(text, position + 1);
  if ((sign !== PLUS && sign !== DASH) || hours < 0 || hours > 23) {
    return null;
  }
  let minutes = 0;
  if (position + 3 !== length) {
    const minutesAt = text.charCodeAt(position + 3) === COLON ? position + 4 : position + 3;
    minutes = pairAt(text, minutesAt);
    if (minutes < 0 || minutes > 59 || minutesAt + 2 !== length) {
      return null;
    }
  }
  const size = hours * HOUR_MS + minutes * MINUTE;
  return { wall, form: 'offset', offset: sign === PLUS ? size : 0 - size };
}

/** The number that two digits make, or -1 if they aren't two digits. */
function pairAt(text: string, position: number): number {
  const tens = text.charCodeAt(position) - ZERO;
  const ones = text.charCodeAt(position + 1) - ZERO;
  // Past the end of the text both are NaN, for which every comparison is false.
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function endOfDigits(text: string, from: number): number {
  let position = from;
  let digit = text.charCodeAt(position) - ZERO;
  while (digit >= 0 && digit <= 9) {
    position += 1;
    digit = text.charCodeAt(position) - ZERO;
  }
  return position;
}

/** The first three of the digits from position 20 on, missing ones read as zeros. */
function milliseconds(text: string, end: number): number {
  let value = 0;
  for (let position = 20; position < 23; position += 1) {
    value = value * 10 + (position < end ? text.charCodeAt(position) - ZERO : 0);
  }
  return value;
}
