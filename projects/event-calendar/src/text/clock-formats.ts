import { DAY, MINUTE } from 'ng-event-calendar/core/internal';
import { boundedCache } from './bounded-cache';
import { ENGLISH, englishClock } from './english';
import { lazy } from './lazy';
import { plainSpaces } from './plain-spaces';

/** Times of day in one locale on one clock, by minutes since midnight (0 to 1439). */
export interface ClockFormats {
  /** '9 AM', '9:30 AM' or '09:00'. */
  readonly compact: (minutes: number) => string;
  /** '9:00 AM' or '09:00'. */
  readonly full: (minutes: number) => string;
  /** '9 – 10:30 AM' or '09:00 – 10:30'; an end before the start is on the next day. */
  readonly compactRange: (start: number, end: number) => string;
  /** '9:00 AM – 10:30 AM' or '09:00 – 10:30'. */
  readonly fullRange: (start: number, end: number) => string;
  /** Names of the two halves of the day, whichever clock is shown: 'AM' and 'PM'. */
  readonly halves: readonly [string, string];
  /** Separator of the locale between the ends of a range: ' – '. */
  readonly rangeSeparator: string;
  /** Separator between two dates, with or without times, which may be wider: '–' between times, ' – ' between dates. */
  readonly dateSeparator: string;
}

type Part = Intl.DateTimeFormatPart;

const MINUTES_IN_DAY = 1440;
const CACHED_RANGES = 4000;
const NINE = 9 * 60;
/** Minutes until nine o'clock of a day in another month. */
const LATER = NINE + 40 * MINUTES_IN_DAY;
/** Both a date and a time, so that no locale shortens a range. */
const SHORT_MOMENT: Intl.DateTimeFormatOptions = {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'UTC',
};

/** Makes the formats of times of day; `locale` must be one that `Intl` accepts. */
export function createClockFormats(locale: string, hour12: boolean): ClockFormats {
  return locale === ENGLISH ? englishClock(hour12) : clockFormatsOf(locale, hour12);
}

function clockFormatsOf(locale: string, hour12: boolean): ClockFormats {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    minute: '2-digit',
    // Not `hour12: false`, which writes midnight as 24:00 in some locales.
    ...(hour12 ? { hour: 'numeric', hour12 } : { hour: '2-digit', hourCycle: 'h23' }),
  });
  const zero = zeroMinutes(format);
  const dropsMinutes = hour12 && hourStandsAlone(locale, format, zero);
  const rangeSeparator = separatorOf(format, NINE + 720);
  const dateSeparator = lazy(() =>
    separatorOf(new Intl.DateTimeFormat(locale, SHORT_MOMENT), LATER),
  );

  const full = boundedCache(MINUTES_IN_DAY, (minutes: number) =>
    plainSpaces(format.format(momentOf(minutes))),
  );
  const compact = dropsMinutes
    ? boundedCache(MINUTES_IN_DAY, (minutes: number) =>
        joined(withoutMinutes(format.formatToParts(momentOf(minutes)), zero)),
      )
    : full;
  const joinedRange = (start: string, end: string): string =>
    start === end ? start : start + rangeSeparator + end;
  const cachedRange = boundedCache(CACHED_RANGES, (key: number) => {
    const start = Math.floor(key / MINUTES_IN_DAY);
    const end = key % MINUTES_IN_DAY;
    // Some locales write ranges unlike their times ('9:00–10:30' beside '09:00'); only one that shares AM and PM
    // between the ends gains by the range format.
    const parts = dropsMinutes && start !== end ? rangeParts(format, start, end) : null;
    return parts ? joined(withoutMinutes(parts, zero)) : joinedRange(compact(start), compact(end));
  });
  // Only needed where times are typed.
  const halves = lazy(() => [halfOf(locale, NINE), halfOf(locale, NINE + 720)] as const);

  return {
    compact,
    full,
    compactRange: (start, end) => cachedRange(start * MINUTES_IN_DAY + end),
    fullRange: (start, end) => joinedRange(full(start), full(end)),
    get halves() {
      return halves();
    },
    rangeSeparator,
    get dateSeparator() {
      return dateSeparator();
    },
  };
}

function halfOf(locale: string, minutes: number): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    hour12: true,
  });
  const parts = format.formatToParts(momentOf(minutes));
  return parts.find((part) => part.type === 'dayPeriod')?.value ?? '';
}

/** Returns the minutes since midnight of a wall time, or of a time of day in milliseconds. */
export function minutesOfDay(wall: number): number {
  return Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
}

/** Returns a moment at a time of day. Not on day 0: fake clocks of test tools take 0 for "no date given". */
function momentOf(minutes: number): number {
  return DAY + minutes * MINUTE;
}

/** Whether the locale writes 9:00 AM as '9 AM', which not every one does: '上午9时', '9시'. */
function hourStandsAlone(locale: string, format: Intl.DateTimeFormat, zero: string): boolean {
  const hourOnly = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    hour12: true,
  }).format(momentOf(NINE));
  const dropped = joined(withoutMinutes(format.formatToParts(momentOf(NINE)), zero));
  // Hebrew marks the direction in only one of the two.
  const unmarked = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');
  return unmarked(plainSpaces(hourOnly)) === unmarked(dropped);
}

function withoutMinutes(parts: readonly Part[], zero: string): Part[] {
  const isZero = (part: Part | undefined): boolean =>
    part?.type === 'minute' && part.value === zero;
  return parts.filter((part, index) => {
    const isColon = parts[index - 1]?.type === 'hour' && isZero(parts[index + 1]);
    return !isZero(part) && !isColon;
  });
}

/** Returns '00' in the digits of the locale. */
function zeroMinutes(format: Intl.DateTimeFormat): string {
  return format.formatToParts(momentOf(0)).find((part) => part.type === 'minute')?.value ?? '00';
}

function rangeParts(format: Intl.DateTimeFormat, start: number, end: number): Part[] | null {
  try {
    // Both on one day, or the locale would write the dates as well. Older browsers refuse end < start.
    return format.formatRangeToParts(momentOf(start), momentOf(end));
  } catch {
    return null;
  }
}

/** Returns the separator of a range from nine o'clock to a later time, in minutes since the midnight before. */
function separatorOf(format: Intl.DateTimeFormat, later: number): string {
  try {
    const parts = format.formatRangeToParts(momentOf(NINE), momentOf(later));
    const end = parts.findIndex((part) => part.source === 'endRange');
    const separator = parts[end - 1];
    if (separator?.source !== 'shared') return ' – ';
    // Japanese ranges have units that its times lack: '9時00分～10時30分' beside '9:00'.
    const unit = parts.at(-1)?.type === 'literal' ? parts.at(-1)!.value : '';
    const { value } = separator;
    return plainSpaces(value.startsWith(unit) ? value.slice(unit.length) : value);
  } catch {
    return ' – ';
  }
}

function joined(parts: readonly Part[]): string {
  return plainSpaces(parts.map((part) => part.value).join(''));
}
