import { DAY, civilDate, dayFrom, dayOf, wallAt } from 'ng-event-calendar/core/internal';
import { readTime, wallText } from './ical-time';
import type { RecurrenceRules } from './recurrence-rules';
import { partsOfRule } from './write-rule';
import { dayInYear, readYearlyTime, type YearlyTime } from './yearly-day';

/** Returns the last onset up to a wall time; minus infinity where there is none yet. */
export type LatestOnset = (wall: number) => number;

/** The onsets of a rule, or what keeps it from being followed. */
export type RuleOnsets = { readonly latest: LatestOnset } | { readonly problem: string };

/** Clocks change a few times a year, in Morocco four times. */
const MOST_A_YEAR = 20;
/** So many years tell how many onsets a year there are: every weekday comes on every date. */
const SAMPLE_YEARS = 28;
/** A rule may leave out so many years in a row. */
const LONGEST_GAP = 40;
/** More onsets than a count may have are looked for in none. */
const MOST_COUNTED = 2000;
const DAYS_OF = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365 };
const LAST_WALL = wallAt(dayFrom(10_000, 1, 1)) - 1000;

/**
 * The onsets of a rule of a zone's definition. `start` is the wall time of the first one, `from` the
 * offset before it, in which UTC times of the rule become wall times.
 */
export function onsetsOfRule(
  text: string,
  start: number,
  from: number,
  rules: RecurrenceRules | null,
): RuleOnsets {
  const parts = partsOfRule(text);
  const until = readUntil(parts.get('UNTIL'), from);
  if (until === null) return { problem: `has UNTIL = ${parts.get('UNTIL')}, which is no date` };
  const yearly = readYearlyTime(parts, start);
  if (yearly !== null) return { latest: latestYearly(yearly, start, until) };
  return rules === null
    ? { problem: 'needs the rules of recurrence' }
    : expanded(text, start, until, rules);
}

function latestYearly({ day, time }: YearlyTime, start: number, until: number): LatestOnset {
  return (wall) => {
    const last = Math.min(wall, until);
    const year = yearOf(last);
    for (let each = year; each >= year - LONGEST_GAP; each -= 1) {
      const found = dayInYear(day, each);
      const onset = found === null ? -Infinity : wallAt(found, time);
      if (onset <= last && onset >= start) return onset;
      if (found !== null && onset < start) return -Infinity;
    }
    return -Infinity;
  };
}

function expanded(
  text: string,
  start: number,
  until: number,
  { readRule, seriesOf, wallsOn }: RecurrenceRules,
): RuleOnsets {
  const { rule, faults } = readRule(text);
  if (rule === null) return { problem: faults.map(({ problem }) => problem).join(' and ') };
  if (
    rule.interval * DAYS_OF[rule.freq] > LONGEST_GAP * DAYS_OF.YEARLY ||
    (rule.count ?? 0) > MOST_COUNTED
  )
    return { problem: 'has onsets too far apart or too many of them' };
  const at = wallText(start);
  const rrule = text.replace(/UNTIL\s*=[^;]*/i, `UNTIL=${wallText(until)}`);
  const series = seriesOf({ id: '', title: '', start: at, end: at, rrule }, 'UTC');
  if (series === null) return { problem: 'is no rule that begins there' };
  const known = new Map<number, readonly number[]>();
  const onsetsIn = (year: number): readonly number[] => {
    const before = known.get(year);
    if (before !== undefined) return before;
    const walls: number[] = [];
    for (const wall of wallsOn(series, yearStart(year))) {
      if (wall >= yearStart(year + 1) || walls.length > MOST_A_YEAR) break;
      walls.push(wall);
    }
    known.set(year, walls);
    return walls;
  };
  const firstYear = yearOf(start);
  for (let year = firstYear; year < firstYear + SAMPLE_YEARS; year += 1) {
    if (onsetsIn(year).length > MOST_A_YEAR) {
      return { problem: `has more than ${MOST_A_YEAR} onsets a year` };
    }
  }
  const isOver = rule.count !== null;
  return {
    latest: (wall) => {
      const year = yearOf(Math.min(wall, until));
      // Counted ones may have been over for long.
      const first = isOver ? firstYear : Math.max(firstYear, year - LONGEST_GAP);
      for (let each = year; each >= first; each -= 1) {
        const onset = onsetsIn(each).findLast((other) => other <= wall);
        if (onset !== undefined) return onset;
      }
      return -Infinity;
    },
  };
}

/** The end of a rule as wall time in the offset before its onsets; null for what is no date. */
function readUntil(until: string | undefined, from: number): number | null {
  if (until === undefined) return LAST_WALL;
  const time = readTime(until, null);
  if (time === null) return null;
  if (time.form === 'date') return time.wall + DAY - 1000;
  return time.form === 'utc' ? time.wall + from : time.wall;
}

function yearOf(wall: number): number {
  return civilDate(dayOf(wall)).year;
}

function yearStart(year: number): number {
  return wallAt(dayFrom(year, 1, 1));
}
