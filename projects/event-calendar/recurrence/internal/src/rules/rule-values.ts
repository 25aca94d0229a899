import { dayOf, isEntry, parseIso, shown, type Weekday } from 'ng-event-calendar/core/internal';
import { WEEKDAY_CODES, type RuleDay, type Until } from './rule';

/** Parsed value of a part, or its problem in words that continue the part's name. */
export type Reading<T> = { readonly value: T } | { readonly wrong: string };

/** Smallest and largest number that a part may hold; `signed` ones also count from the end. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly signed?: true;
}

const WHOLE = /^[+-]?\d{1,9}$/;
const DAY_ENTRY = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/;
const BASIC_TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i;

/** Parses a number, or text that holds one. */
export function readNumber(value: unknown, range: Range): Reading<number> {
  const number = toNumber(value);
  if (number === null) return { wrong: `= ${shown(value)}, which is no whole number` };
  const size = range.signed ? Math.abs(number) : number;
  if (size >= range.min && size <= range.max) return { value: number };
  const limits = range.max === Infinity ? `less than ${range.min}` : `outside ${spoken(range)}`;
  return { wrong: `= ${number}, which is ${limits}` };
}

/** Parses one number or a list of them, an array or text with commas. Duplicates are removed, the order stays. */
export function readNumbers(value: unknown, range: Range): Reading<number[]> {
  const numbers: number[] = [];
  for (const item of items(value)) {
    const reading = readNumber(item, range);
    if ('wrong' in reading) return reading;
    if (!numbers.includes(reading.value)) numbers.push(reading.value);
  }
  return { value: numbers };
}

/** Parses weekdays such as `MO`, `1MO` and `-1FR`, in an array or text with commas. */
export function readDays(value: unknown): Reading<RuleDay[]> {
  const days: RuleDay[] = [];
  for (const item of items(value)) {
    const match = typeof item === 'string' ? DAY_ENTRY.exec(item.trim().toUpperCase()) : null;
    if (match === null) return { wrong: `= ${shown(item)}, which is none of ${codes()}` };
    const ordinal = Number(match[1] ?? 0);
    if (match[1] !== undefined && (ordinal === 0 || Math.abs(ordinal) > 53)) {
      return { wrong: `= ${shown(item)}, whose ordinal is outside 1 to 53` };
    }
    const weekday = weekdayNamed(match[2] ?? '');
    if (!days.some((day) => day.weekday === weekday && day.ordinal === ordinal)) {
      days.push({ weekday, ordinal });
    }
  }
  return { value: days };
}

/** Parses the first day of the week. */
export function readWeekday(value: unknown): Reading<Weekday> {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const known: readonly string[] = WEEKDAY_CODES;
  return known.includes(code)
    ? { value: weekdayNamed(code) }
    : { wrong: `= ${shown(value)}, which is none of ${codes()}` };
}

/** Parses an end, in the compact form of RFC 5545 (`20261231T090000Z`) or in ISO 8601's. */
export function readUntil(value: unknown): Reading<Until> {
  const text = typeof value === 'string' ? value.trim() : '';
  const time = parseIso(text.replace(BASIC_TIME, extended));
  if (time === null) return { wrong: `= ${shown(value)}, which is no existing date or time` };
  const { wall, form, offset } = time;
  if (form === 'date') return { value: { kind: 'day', day: dayOf(wall) } };
  if (form === 'wall') return { value: { kind: 'wall', wall } };
  return { value: { kind: 'instant', instant: wall - offset } };
}

/** Whether a value counts as absent: undefined, null, an empty list, or the empty text of a form field. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/** Returns the items of a list: an array's, or those between the commas of a text. */
function items(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value === 'string') return value.split(',');
  return isEntry(value) ? [undefined] : [value];
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : null;
}

function weekdayNamed(code: string): Weekday {
  return (WEEKDAY_CODES as readonly string[]).indexOf(code) as Weekday;
}

function codes(): string {
  return WEEKDAY_CODES.join(', ');
}

function spoken({ min, max, signed }: Range): string {
  return signed ? `${min} to ${max} and -${max} to -${min}` : `${min} to ${max}`;
}

function extended(
  _text: string,
  year: string,
  month: string,
  date: string,
  hour: string | undefined,
  minute = '',
  second = '',
  zone = '',
): string {
  const day = `${year}-${month}-${date}`;
  return hour === undefined ? day : `${day}T${hour}:${minute}:${second}${zone.toUpperCase()}`;
}
