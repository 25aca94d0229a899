import {
  DAY,
  HOUR_MS,
  MINUTE,
  civilDate,
  dayFrom,
  dayOf,
  daysInMonth,
  offsetSpans,
  timeOfDay,
  wallAt,
  weekdayOf,
} from 'ng-event-calendar/core/internal';
import { WEEKDAYS, dayInYear, type YearlyDay } from './yearly-day';
import { basic } from './written-clock';

/** Time for which a zone has to be defined, as instants. */
export interface ZoneUse {
  readonly from: number;
  readonly to: number;
  /** Whether an event in it recurs without an end. */
  readonly isOpen: boolean;
}

/** A change of offset. */
interface Change {
  /** Wall time in the offset before the change. */
  readonly onset: number;
  /** Milliseconds east of UTC, before and after. */
  readonly from: number;
  readonly to: number;
}

/** Years in which changes are looked for: no zone had any before them, and after them rules apply. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;
/**
 * Years after which a change by one rule is assumed to follow it for ever: over fewer, a weekday may not have fallen on
 * each of its seven dates, and other rules would fit as well.
 */
const SETTLED_YEARS = 12;

/**
 * Most years for which changes are found, as more take seconds: no real calendar has as many, and a hostile one gets
 * the last years alone.
 */
const MOST_YEARS = 3000;

/**
 * Returns the definitions of zones (RFC 5545 section 3.6.5), with the changes of offset from Intl's data. `reportCut`
 * is called for each zone whose definition leaves out years with events.
 */
export function zonesLines(
  uses: ReadonlyMap<string, ZoneUse>,
  reportCut: (zone: string) => void = () => undefined,
): string[] {
  const years = Math.max(SETTLED_YEARS + 1, Math.floor(MOST_YEARS / uses.size));
  return [...uses].flatMap(([zone, use]) => {
    const { lines, isWhole } = defined(zone, use, years);
    if (!isWhole) reportCut(zone);
    return lines;
  });
}

function defined(
  zone: string,
  { from, to, isOpen }: ZoneUse,
  years: number,
): { lines: string[]; isWhole: boolean } {
  const goesOn = isOpen || yearOf(to) >= LAST_YEAR;
  const lastYear = clamp(yearOf(to) + (goesOn ? SETTLED_YEARS : 1));
  const wanted = Math.min(yearOf(from) - 1, goesOn ? lastYear - SETTLED_YEARS : lastYear);
  const firstYear = Math.max(clamp(wanted), lastYear - years);
  const spans = offsetSpans(instantAt(firstYear), instantAt(lastYear + 1), zone);
  const first = spans[0]?.offset ?? 0;
  const isWholeBefore = firstYear <= Math.max(wanted, FIRST_YEAR);
  // Nothing changed before the first year, so its offset may begin to apply in any earlier one.
  const begin = isWholeBefore ? Math.max(wanted, 0) : firstYear;
  const beginning = { onset: instantAt(begin) + first, from: first, to: first };
  const changes = spans.slice(1).map(({ start, offset }, at) => {
    const before = spans[at]!.offset;
    return { onset: start + before, from: before, to: offset };
  });
  const groups = [...groupsOf(changes).values()];
  const isSettled = groups.every(
    (group) => yearOf(group.at(-1)!.onset) < lastYear - 1 || settledDay(group, lastYear) !== null,
  );
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance([beginning], null),
    ...groups.flatMap((group) => (goesOn ? withRule(group, lastYear) : observance(group, null))),
    'END:VTIMEZONE',
  ];
  return { lines, isWhole: isWholeBefore && (yearOf(to) <= lastYear || isSettled) };
}

/** Groups changes with equal offsets, in their order. */
function groupsOf(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.from}>${change.to}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

/** Returns lines that list changes, with a rule for a settled change, which continues after the last year. */
function withRule(group: readonly Change[], lastYear: number): string[] {
  const day = settledDay(group, lastYear);
  if (day === null) return observance(group, null);
  const time = timeOfDay(group.at(-1)!.onset);
  let from = group.length;
  for (let year = lastYear; from > 0 && isAt(group[from - 1]!, day, year, time); year -= 1)
    from -= 1;
  const listed = group.slice(0, from);
  return [
    ...(listed.length > 0 ? observance(listed, null) : []),
    ...observance(group.slice(from), yearlyRule(day)),
  ];
}

function yearlyRule({ month, weekday, ordinal, dates }: YearlyDay): string {
  const name = WEEKDAYS[weekday ?? 0];
  const day = ordinal === 0 ? `${name};BYMONTHDAY=${dates.join(',')}` : `${ordinal}${name}`;
  return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${day}`;
}

/** Returns the day of the year of a change in each of the last years; null if it differs. */
function settledDay(group: readonly Change[], lastYear: number): YearlyDay | null {
  const last = group.at(-1);
  if (!last) return null;
  const { year, month, day } = civilDate(dayOf(last.onset));
  const weekday = weekdayOf(dayOf(last.onset));
  const nth = Math.ceil(day / 7);
  const ordinals = day + 7 > daysInMonth(year, month) ? [-1, nth] : [nth];
  const recent = group.slice(-SETTLED_YEARS);
  const first = Math.min(...recent.map(({ onset }) => civilDate(dayOf(onset)).day));
  const dates = [0, 1, 2, 3, 4, 5, 6].map((more) => first + more);
  const candidates: YearlyDay[] = [
    ...ordinals.map((ordinal) => ({ month, weekday, ordinal, dates: [] })),
    // A weekday from some date on, as in "the Friday before the last Sunday".
    { month, weekday, ordinal: 0, dates },
  ];
  return candidates.find((each) => cameOn(each, recent, lastYear)) ?? null;
}

/** Whether changes came on that day, at one time of day, in each of the last years. */
function cameOn(day: YearlyDay, changes: readonly Change[], lastYear: number): boolean {
  const time = timeOfDay(changes.at(-1)!.onset);
  const firstYear = lastYear - SETTLED_YEARS + 1;
  return (
    changes.length === SETTLED_YEARS &&
    changes.every((change, at) => isAt(change, day, firstYear + at, time))
  );
}

function isAt({ onset }: Change, day: YearlyDay, year: number, time: number): boolean {
  const expected = dayInYear(day, year);
  return expected !== null && wallAt(expected, time) === onset;
}

function observance(changes: readonly Change[], rule: string | null): string[] {
  const { onset, from, to } = changes[0]!;
  const others = rule === null ? changes.slice(1) : [];
  // Larger steps are a country's move across the date line, not summer time.
  const name = to > from && to - from <= 2 * HOUR_MS ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${basic(onset)}`,
    ...(others.length > 0 ? [`RDATE:${others.map((each) => basic(each.onset)).join(',')}`] : []),
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number): string => `${value}`.padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function clamp(year: number): number {
  return Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR);
}

function yearOf(instant: number): number {
  return civilDate(dayOf(instant)).year;
}

function instantAt(year: number): number {
  return dayFrom(year, 1, 1) * DAY;
}
