import { DAY, civilDate, dayFrom, dayOf, wallAt } from 'ng-event-calendar/core/internal';
import { readTime } from './ical-time';
import type { RecurrenceRules } from './recurrence-rules';
import { partsOfRule } from './write-rule';
import { dayInYear } from './yearly-day';
import { readYearlyTime, type YearlyTime } from './yearly-time';

/** Returns the last onset up to a wall time; minus infinity if there is none yet. */
export type LatestOnset = (wall: number) => number;

/** Onsets of a rule, or why it can't be followed. */
export type RuleOnsets = { readonly latest: LatestOnset } | { readonly problem: string };

/** Most years in a row that a rule may leave out. */
export const LONGEST_GAP = 40;
const LAST_WALL = wallAt(dayFrom(10_000, 1, 1)) - 1000;

/**
 * Returns the onsets of a rule in a zone's definition. `start` is the wall time of the first one, `from` the offset
 * before it, by which UTC times of the rule become wall times.
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
    : rules.expandedOnsets(text, start, until);
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

/** Returns the end of a rule as wall time in the offset before its onsets; null if it isn't a date. */
function readUntil(until: string | undefined, from: number): number | null {
  if (until === undefined) return LAST_WALL;
  const time = readTime(until, null);
  if (time === null) return null;
  if (time.form === 'date') return time.wall + DAY - 1000;
  return time.form === 'utc' ? time.wall + from : time.wall;
}

/** The civil year of a wall time. */
export function yearOf(wall: number): number {
  return civilDate(dayOf(wall)).year;
}
