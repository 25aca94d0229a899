import { HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { rawValue, type ContentLine } from './content-line';
import { readTime, timeOf } from './ical-time';
import { onsetsOfRule, type LatestOnset } from './onsets';
import type { RecurrenceRules } from './recurrence-rules';

/** One `STANDARD` or `DAYLIGHT` of a zone: an offset and the times at which it begins to apply. */
export interface Observance {
  /** Wall time of the first onset, in the offset before it. */
  readonly start: number;
  /** Milliseconds east of UTC, before an onset and from it on. */
  readonly from: number;
  readonly to: number;
  readonly latest: LatestOnset;
}

/** Most onsets listed: zones have a few hundred, and files with more are hostile. */
const MOST_ONSETS = 500;

/** An observance whose offset before its onsets may have to be taken from another one. */
export interface WrittenObservance {
  readonly start: number;
  readonly from: number | null;
  readonly to: number;
  /** Returns the latest onset before a time, given the offset before the onsets. */
  readonly onsetsAfter: (from: number) => LatestOnset | { readonly problem: string };
}

/** Reads an observance, or returns why it can't be followed. */
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
  // Entries may be periods, of which the start is the change.
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

/** Parses an offset such as `+0100`, `-053000` or, without its sign, `0200`, into milliseconds. */
function readOffset(line: ContentLine | undefined): number | null {
  const match = /^([+-]?)([01]\d|2[0-3]):?([0-5]\d)(?::?([0-5]\d))?$/.exec(
    line ? rawValue(line).trim() : '',
  );
  if (match === null) return null;
  const size =
    Number(match[2]) * HOUR_MS + Number(match[3]) * MINUTE + Number(match[4] ?? 0) * 1000;
  return match[1] === '-' ? 0 - size : size;
}

/** Returns the last of ordered numbers up to a limit; minus infinity if all exceed it. */
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
