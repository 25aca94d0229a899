import {
  DAY,
  HOUR,
  MINUTE,
  civilDate,
  dayFrom,
  dayOf,
  timeOfDay,
  wallAt,
} from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { rawValue, type ContentLine } from './content-line';
import { timeOf, timesOf } from './ical-time';
import type { ParseProperty } from './property-parser';
import { dayInYear, readYearlyDay, type YearlyDay } from './yearly-day';

/** One `STANDARD` or `DAYLIGHT` of a zone: when its offset begins to hold, again and again. */
interface Observance {
  /** Wall time of the first onset, in the offset that held until then. */
  readonly start: number;
  /** Those that are listed, in order; the first among them. */
  readonly onsets: readonly number[];
  readonly yearly: YearlyDay | null;
  /** Wall time after which there is no further onset. */
  readonly until: number;
  /** Milliseconds east of UTC, before an onset and from it on. */
  readonly from: number;
  readonly to: number;
}

/** Zones change their clocks twice a year; files with more than that do it to do harm. */
const MOST_OBSERVANCES = 50;
const MOST_ONSETS = 500;

/**
 * The offset of a wall time by the definition of a zone (RFC 5545 section 3.6.5), in milliseconds
 * east of UTC: before a gap the offset before it, of a repeated hour that of its first pass. Null
 * for a definition that gives none.
 */
export function offsetsByDefinition(
  { parts }: Component,
  parse: ParseProperty,
): ((wall: number) => number) | null {
  const observances = parts
    .slice(0, MOST_OBSERVANCES)
    .map((part) => readObservance(part, parse))
    .filter((each) => each !== null);
  if (observances.length === 0) return null;
  const first = observances.reduce((a, b) => (b.start < a.start ? b : a));
  return (wall) => {
    let offset = first.from;
    let latest = -Infinity;
    for (const observance of observances) {
      const onset = latestOnset(observance, wall);
      if (onset > latest) {
        latest = onset;
        offset = observance.to;
      }
    }
    return offset;
  };
}

/** The last onset whose offset holds at a wall time; minus infinity where there is none yet. */
function latestOnset({ start, onsets, yearly, until, from, to }: Observance, wall: number): number {
  // Clocks that are put forward skip what follows the onset: there the offset before it holds.
  const reached = wall - Math.max(0, to - from);
  let latest = lastUpTo(reached, onsets);
  if (yearly === null) return latest;
  const { year } = civilDate(dayOf(Math.min(reached, until)));
  for (const each of [year, year - 1]) {
    const day = dayInYear(yearly, each);
    const onset = day === null ? -Infinity : wallAt(day, timeOfDay(start));
    if (onset >= start && onset <= until && onset <= reached && onset > latest) latest = onset;
  }
  return latest;
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

function readObservance({ lines }: Component, parse: ParseProperty): Observance | null {
  const line = (name: string): ContentLine | undefined => lines.find((each) => each.name === name);
  const startLine = line('DTSTART');
  const start = startLine && timeOf(parse(startLine));
  const from = readOffset(line('TZOFFSETFROM'));
  const to = readOffset(line('TZOFFSETTO'));
  if (!start || from === null || to === null) return null;
  const dates = lines
    .filter(({ name }) => name === 'RDATE')
    .slice(0, MOST_ONSETS)
    .flatMap((each) => {
      const property = parse(each);
      return property === null ? [] : timesOf(property).slice(0, MOST_ONSETS);
    })
    .filter((time) => time !== null)
    .map(({ wall }) => wall);
  const ruleLine = line('RRULE');
  const rule = ruleLine ? ruleParts(rawValue(ruleLine)) : null;
  return {
    start: start.wall,
    onsets: [start.wall, ...dates].slice(0, MOST_ONSETS).sort((a, b) => a - b),
    yearly: rule && readYearlyDay(rule, dayOf(start.wall)),
    until: readUntil(rule?.get('UNTIL'), from),
    from,
    to,
  };
}

function ruleParts(rule: string): ReadonlyMap<string, string> {
  const parts = rule.slice(0, 500).toUpperCase().split(';');
  return new Map(parts.map((part) => part.trim().split('=', 2) as [string, string]));
}

/** The end of a rule as wall time in the offset before its onsets; it is written in UTC. */
function readUntil(until: string | undefined, from: number): number {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(until ?? '');
  if (match === null) return Infinity;
  const [year, month, date, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part || 0)) as [number, number, number, number, number, number];
  const wall = wallAt(dayFrom(year, month, date), (hour * 60 + minute) * MINUTE + second * 1000);
  if (match[4] === undefined) return wall + DAY - 1;
  return match[7] === 'Z' ? wall + from : wall;
}

/** An offset such as `+0100` or `-053000`, in milliseconds. */
function readOffset(line: ContentLine | undefined): number | null {
  const match = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(line ? rawValue(line).trim() : '');
  if (match === null) return null;
  const size = Number(match[2]) * HOUR + Number(match[3]) * MINUTE + Number(match[4] ?? 0) * 1000;
  return match[1] === '-' ? 0 - size : size;
}
