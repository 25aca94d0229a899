import { HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { rawValue, type ContentLine } from './content-line';
import { readTime, timeOf } from './ical-time';
import { onsetsOfRule, type LatestOnset } from './onsets';
import type { RecurrenceRules } from './recurrence-rules';

/** One `STANDARD` or `DAYLIGHT` of a zone: when its offset begins to hold, again and again. */
export interface Observance {
  /** Wall time of the first onset, in the offset that held until then. */
  readonly start: number;
  /** Milliseconds east of UTC, before an onset and from it on. */
  readonly from: number;
  readonly to: number;
  readonly latest: LatestOnset;
}

/** Zones list a few hundred onsets at most; files with more than that do it to do harm. */
const MOST_ONSETS = 500;

/** An observance whose offset before its onsets may be said by another one. */
export interface WrittenObservance {
  readonly start: number;
  readonly from: number | null;
  readonly to: number;
  /** Its onsets beside the offset before them. */
  readonly onsetsAfter: (from: number) => LatestOnset | { readonly problem: string };
}

/** Reads an observance, or says what keeps it from being followed. */
export function readObservance(
  { name, line: number, lines }: Component,
  rules: RecurrenceRules | null,
): WrittenObservance | { readonly problem: string } {
  const wrong = (problem: string): { readonly problem: string } => ({
    problem: `the ${name} of line ${number} ${problem}`,
  });
  const line = (wanted: string): ContentLine | undefined =>
    lines.find((each) => each.name === wanted);
  const startLine = line('DTSTART');
  const start = startLine ? timeOf(startLine, null) : null;
  const to = readOffset(line('TZOFFSETTO'));
  if (start === null) return wrong('has no readable DTSTART');
  if (to === null) return wrong('has no readable TZOFFSETTO');
  const entries = lines
    .filter((each) => each.name === 'RDATE')
    .flatMap((each) =>
      rawValue(each)
        .slice(0, MOST_ONSETS * 20)
        .split(','),
    )
    .filter((entry) => entry.trim() !== '');
  // Periods begin where a change comes.
  const dates = entries.map((entry) => readTime(entry.split('/', 1)[0]!, null)?.wall ?? null);
  if (dates.includes(null)) return wrong('has an RDATE that is no date');
  if (dates.length > MOST_ONSETS) return wrong(`lists more than ${MOST_ONSETS} onsets`);
  const listed = [start.wall, ...dates.filter((date) => date !== null)].sort((a, b) => a - b);
  const texts = lines.filter((each) => each.name === 'RRULE').map(rawValue);
  return {
    start: start.wall,
    from: readOffset(line('TZOFFSETFROM')),
    to,
    onsetsAfter: (from) => {
      const all: LatestOnset[] = [(wall) => lastUpTo(wall, listed)];
      for (const text of texts) {
        const onsets = onsetsOfRule(text, start.wall, from, rules);
        if ('problem' in onsets) return wrong(`has an RRULE that ${onsets.problem}`);
        all.push(onsets.latest);
      }
      return (wall) => all.reduce((last, latest) => Math.max(last, latest(wall)), -Infinity);
    },
  };
}

/** An offset such as `+0100`, `-053000` or, without its sign, `0200`, in milliseconds. */
function readOffset(line: ContentLine | undefined): number | null {
  const match = /^([+-]?)([01]\d|2[0-3]):?([0-5]\d)(?::?([0-5]\d))?$/.exec(
    line ? rawValue(line).trim() : '',
  );
  if (match === null) return null;
  const size =
    Number(match[2]) * HOUR_MS + Number(match[3]) * MINUTE + Number(match[4] ?? 0) * 1000;
  return match[1] === '-' ? 0 - size : size;
}

/** The last of ordered numbers that is not above a limit; minus infinity where all are. */
function lastUpTo(limit: number, ordered: readonly number[]): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordered[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return ordered[low - 1] ?? -Infinity;
}
