import { DAY } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { readObservance, type Observance, type WrittenObservance } from './observance';
import type { RecurrenceRules } from './recurrence-rules';

/** What a definition says, or what makes it unusable. */
export type DefinedOffsets =
  /** Milliseconds east of UTC of a wall time. */
  { readonly offsetAt: (wall: number) => number } | { readonly problem: string };

/** Zones have a few dozen; files with more than that do it to do harm. */
const MOST_OBSERVANCES = 200;

/**
 * The offset of a wall time by the definition of a zone (RFC 5545 section 3.6.5): before a gap the
 * offset before it, of a repeated hour that of its first pass. A definition of which any part can't
 * be followed is unusable, as nobody can say for which times it would be wrong.
 */
export function offsetsByDefinition(
  { parts }: Component,
  rules: RecurrenceRules | null,
): DefinedOffsets {
  const written: WrittenObservance[] = [];
  if (parts.length === 0) return { problem: 'it has neither STANDARD nor DAYLIGHT' };
  if (parts.length > MOST_OBSERVANCES) {
    return { problem: `it has more than ${MOST_OBSERVANCES} observances` };
  }
  for (const part of parts) {
    const each = readObservance(part, rules);
    if ('problem' in each) return each;
    written.push(each);
  }
  // What is missing of the offsets before onsets moves ends of rules by hours at most.
  const likely: Observance[] = [];
  for (const { start, from, to, onsetsAfter } of written) {
    const latest = onsetsAfter(from ?? to);
    if (typeof latest !== 'function') return latest;
    likely.push({ start, from: from ?? to, to, latest });
  }
  const observances = written.map((each, at): Observance => {
    if (each.from !== null) return likely[at]!;
    const from = offsetBefore(at, likely);
    const latest = each.onsetsAfter(from);
    return { ...likely[at]!, from, ...(typeof latest === 'function' && { latest }) };
  });
  return { offsetAt: offsetAmong(observances) };
}

function offsetAmong(observances: readonly Observance[]): (wall: number) => number {
  const first = observances.reduce((a, b) => (b.start < a.start ? b : a));
  return (wall) => {
    let offset = first.from;
    let last = -Infinity;
    for (const { from, to, latest } of observances) {
      // Clocks that are put forward skip what follows the onset: there the offset before it holds.
      const onset = latest(wall - Math.max(0, to - from));
      if (onset > last) {
        last = onset;
        offset = to;
      }
    }
    return offset;
  };
}

/** Onsets come again within so long, where they do. */
const ROUND = 400 * DAY;

/**
 * The offset before an observance that doesn't say it: that of the one before its first onset, or
 * before its last one of the next year where it is the first of all; else its own.
 */
function offsetBefore(at: number, all: readonly Observance[]): number {
  const { start, to, latest } = all[at]!;
  const before = (wall: number): number | null => {
    let last = -Infinity;
    let offset: number | null = null;
    for (const other of all) {
      const onset = other === all[at] ? -Infinity : other.latest(wall - 1);
      if (onset > last) {
        last = onset;
        offset = other.to;
      }
    }
    return offset;
  };
  return before(start) ?? before(latest(start + ROUND)) ?? to;
}
