import {
  DAY,
  MINUTE,
  dayFrom,
  isZone,
  offsetAt,
  offsetSpans,
  wallAt,
  type OffsetSpan,
} from 'ng-event-calendar/core/internal';
import { fixedZone } from './fixed-zone';

/**
 * For so many years a definition has to change its clocks as a zone does: in fewer, the last Sunday of
 * a month may always be the fourth.
 */
const YEARS = 10;
/** No zone changes its clocks twice within so short a time and is back where it was. */
const STEP = 5 * DAY;
/** Of zones with the same clocks the first is taken: those that most people know. */
const WELL_KNOWN = ['Europe/Berlin', 'Europe/Athens'];

let candidates: readonly string[] | null = null;

/** The spans of constant offset of a definition from the start of a year on, for some years. */
export function spansByDefinition(
  offsetOf: (wall: number) => number,
  year: number,
  years = YEARS,
): readonly OffsetSpan[] {
  const last = wallAt(dayFrom(year + years, 1, 1));
  let reached = wallAt(dayFrom(year, 1, 1));
  let offset = offsetOf(reached);
  let start = reached - offset;
  const spans: OffsetSpan[] = [];
  while (reached < last) {
    const next = Math.min(reached + STEP, last);
    if (offsetOf(next) === offset) {
      reached = next;
    } else {
      reached = firstChange(offsetOf, reached, next);
      const before = offset;
      offset = offsetOf(reached);
      // A skipped wall time is read by the offset before, a repeated one as of the first pass.
      const end = reached - Math.max(before, offset);
      spans.push({ start, end, offset: before });
      start = end;
    }
  }
  spans.push({ start, end: last - offset, offset });
  return spans;
}

/** The IANA zone whose clocks do the same, a well-known one if possible; null where there is none. */
export function zoneLike(
  spans: readonly OffsetSpan[],
  wellKnown: readonly string[],
): string | null {
  const { offset } = spans[0]!;
  // A zone that never changes its clocks says no more than the definition, in all other years too.
  const fixed = offset === 0 ? 'UTC' : fixedZone(offset);
  if (spans.length === 1 && fixed !== null) return fixed;
  candidates ??= [...new Set([...WELL_KNOWN, ...wellKnown, ...Intl.supportedValuesOf('timeZone')])];
  return candidates.find((zone) => isLike(zone, spans)) ?? null;
}

/** Whether the clocks of a zone do the same. */
export function isLike(zone: string, spans: readonly OffsetSpan[]): boolean {
  const first = spans[0]!;
  // One look tells most zones apart, and looking through years takes time.
  if (!isZone(zone) || offsetAt(first.start, zone) !== first.offset) return false;
  const own = offsetSpans(first.start, spans.at(-1)!.end, zone);
  return (
    own.length === spans.length &&
    own.every(({ start, offset }, at) => start === spans[at]!.start && offset === spans[at]!.offset)
  );
}

/** The first minute after `from`, at the latest `to`, whose offset is not that at `from`. */
function firstChange(offsetOf: (wall: number) => number, from: number, to: number): number {
  const offset = offsetOf(from);
  let unchanged = from;
  let changed = to;
  while (changed - unchanged > MINUTE) {
    const middle = unchanged + Math.floor((changed - unchanged) / 2 / MINUTE) * MINUTE;
    if (offsetOf(middle) === offset) unchanged = middle;
    else changed = middle;
  }
  return changed;
}
