import {
  DAY,
  dayOf,
  formatDay,
  instantOf,
  isEntry,
  localZone,
  parseIso,
  wallAt,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { basic, type WrittenClock } from './written-clock';

/** Parts of a rule's object form, in the order in which they are written. */
const PARTS = [
  'freq',
  'interval',
  'count',
  'until',
  'byMonth',
  'byWeekNo',
  'byYearDay',
  'byMonthDay',
  'byDay',
  'byHour',
  'byMinute',
  'bySecond',
  'bySetPos',
  'wkst',
] as const;
const BASIC = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/i;
const ITEM = /^[+-]?[A-Z0-9]+$/i;

/**
 * Returns a rule as the value of `RRULE`: text as written, an object's `until` in the form that RFC 5545 section 3.3.10
 * requires beside the start. Null if it isn't a rule.
 */
export function ruleText(rrule: unknown, clock: WrittenClock): string | null {
  if (typeof rrule === 'string') {
    const text = rrule.trim().replace(/^RRULE:/i, '');
    // The calendar, too, treats several lines as no rule.
    return text === '' || /\p{Cc}/u.test(text)
      ? null
      : text.replace(/UNTIL=([^;]*-[^;]*)/i, dashed);
  }
  if (!isEntry(rrule)) return null;
  const written: string[] = [];
  for (const part of PARTS) {
    const value = rrule[part];
    if (value === undefined || value === null || value === '') continue;
    const text = part === 'until' ? untilText(value, clock) : listText(value);
    if (text === null) return null;
    if (text !== '') written.push(`${part.toUpperCase()}=${text}`);
  }
  return written[0]?.startsWith('FREQ=') ? written.join(';') : null;
}

/** Whether an event has a rule, valid or not. */
export function saysRule(rrule: unknown): boolean {
  return typeof rrule === 'string' ? rrule.trim() !== '' : isEntry(rrule);
}

/** Returns the readable entries of an event's `rDates`. */
export function rDatesOf({ rDates }: CalendarEvent): readonly string[] {
  const list: unknown = rDates;
  if (!Array.isArray(list)) return [];
  return list.filter((each: unknown): each is string => parseIso(each) !== null);
}

/** Whether an event recurs: by a rule, valid or not, or by added dates. */
export function recurs(event: CalendarEvent): boolean {
  return saysRule(event.rrule) || rDatesOf(event).length > 0;
}

/** Returns the parts of a rule's text by name, in capitals. */
export function partsOfRule(text: string): ReadonlyMap<string, string> {
  const parts = text
    .toUpperCase()
    .split(';')
    .filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
}

function listText(value: unknown): string | null {
  const items: unknown[] = Array.isArray(value) ? value : String(value).split(',');
  const texts = items.map((item) => String(item).trim().toUpperCase());
  return texts.every((text) => ITEM.test(text)) ? texts.join(',') : null;
}

function untilText(value: unknown, clock: WrittenClock): string | null {
  const time = parseIso(String(value).trim().replace(BASIC, extended));
  if (time === null) return null;
  const isInstant = time.form === 'utc' || time.form === 'offset';
  if (clock.form === 'date') return formatDay(dayOf(time.wall)).replaceAll('-', '');
  // A date includes the whole day.
  const wall = time.form === 'date' ? wallAt(dayOf(time.wall), DAY - 1000) : time.wall;
  if (clock.form === 'floating') {
    return basic(isInstant ? wallIn(time.wall - time.offset, localZone()) : wall);
  }
  if (isInstant) return `${basic(time.wall - time.offset)}Z`;
  return `${basic(clock.zone === null ? wall : instantOf(wall, clock.zone))}Z`;
}

/** Shortens an `UNTIL` that was written in the extended format of ISO 8601. */
function dashed(part: string, iso: string): string {
  const time = parseIso(iso.trim());
  if (time === null) return part;
  if (time.form === 'date') return `UNTIL=${formatDay(dayOf(time.wall)).replaceAll('-', '')}`;
  return `UNTIL=${basic(time.wall - time.offset)}${time.form === 'wall' ? '' : 'Z'}`;
}

function extended(_text: string, ...parts: (string | undefined)[]): string {
  const [year, month, date, hour, minute, second, zone] = parts;
  const day = `${year}-${month}-${date}`;
  return hour === undefined ? day : `${day}T${hour}:${minute}:${second}${zone?.toUpperCase()}`;
}
