import { DAY } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { readObservance, type Observance, type WrittenObservance } from './observance';
import type { RecurrenceRules } from './recurrence-rules';

/** Offsets by a definition, or why it is unusable. */
export type DefinedOffsets =
  /** Returns the milliseconds east of UTC of a wall time. */
  { readonly offsetAt: (wall: number) => number } | { readonly problem: string };

/** Most observances followed: zones have a few dozen, and files with more are hostile. */
const MOST_OBSERVANCES = 200;

/**
 * Returns the offsets of wall times by the definition of a zone (RFC 5545 section 3.6.5): in a gap the offset before
 * it, in a repeated hour that of its first pass. A definition with any part that can't be followed is unusable, as it
 * is unknown for which times it would be wrong.
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
  // A missing offset before onsets moves the ends of rules by hours at most.
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
      // Clocks put forward skip the time after the onset, where the offset before it applies.
      const onset = latest(wall - Math.max(0, to - from));
      if (onset > last) {
        last = onset;
        offset = to;
      }
    }
    return offset;
  };
}

/** Time within which recurring onsets come again. */
const ROUND = 400 * DAY;

/**
 * Returns the offset before an observance that doesn't state it: that of the observance before its first onset; if it
 * is the first of all, of the one before its last onset in the next year; else its own.
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
