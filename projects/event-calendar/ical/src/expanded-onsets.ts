import { dayFrom, wallAt } from 'ng-event-calendar/core/internal';
import { readRule, seriesOf, wallsOn } from './series-recurrence';
import { wallText } from './ical-time';
import { LONGEST_GAP, yearOf, type RuleOnsets } from './onsets';

/** Most onsets a year: clocks change a few times a year, in Morocco four times. */
const MOST_A_YEAR = 20;
/** Years examined to find how many onsets a year has: in 28, every weekday falls on every date. */
const SAMPLE_YEARS = 28;
/** Largest COUNT that is followed. */
const MOST_COUNTED = 2000;
const DAYS_OF = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365 };

/**
 * Returns the onsets of a rule of any form, or why it can't be followed. `start` and `until` are wall times in the
 * offset before its onsets.
 */
export function expandedOnsets(text: string, start: number, until: number): RuleOnsets {
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
      // Counted onsets may have ended long ago.
      const first = isOver ? firstYear : Math.max(firstYear, year - LONGEST_GAP);
      for (let each = year; each >= first; each -= 1) {
        const onset = onsetsIn(each).findLast((other) => other <= wall);
        if (onset !== undefined) return onset;
      }
      return -Infinity;
    },
  };
}

function yearStart(year: number): number {
  return wallAt(dayFrom(year, 1, 1));
}
