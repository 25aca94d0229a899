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

/** Years in which a definition has to match a zone: over fewer, the last Sunday of a month may always be the fourth. */
const YEARS = 10;
/** No zone changes its clocks twice, back to where they were, within this time. */
const STEP = 5 * DAY;
/** Zones preferred among those with equal clocks, as the best known. */
const WELL_KNOWN = ['Europe/Berlin', 'Europe/Athens'];

let candidates: readonly string[] | null = null;

/** Returns the spans of constant offset of a definition from the start of a year on, for some years. */
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
      // A skipped wall time takes the offset before it, a repeated one that of its first pass.
      const end = reached - Math.max(before, offset);
      spans.push({ start, end, offset: before });
      start = end;
    }
  }
  spans.push({ start, end: last - offset, offset });
  return spans;
}

/** Returns the IANA zone with equal clocks, a well-known one if possible; null if there is none. */
export function zoneLike(
  spans: readonly OffsetSpan[],
  wellKnown: readonly string[],
): string | null {
  const { offset } = spans[0]!;
  // A zone that never changes its clocks equals the definition in all other years, too.
  const fixed = offset === 0 ? 'UTC' : fixedZone(offset);
  if (spans.length === 1 && fixed !== null) return fixed;
  candidates ??= [...new Set([...WELL_KNOWN, ...wellKnown, ...Intl.supportedValuesOf('timeZone')])];
  return candidates.find((zone) => isLike(zone, spans)) ?? null;
}

/** Whether the clocks of a zone match the spans. */
export function isLike(zone: string, spans: readonly OffsetSpan[]): boolean {
  const first = spans[0]!;
  // One comparison rules out most zones, and comparing years takes time.
  if (!isZone(zone) || offsetAt(first.start, zone) !== first.offset) return false;
  const own = offsetSpans(first.start, spans.at(-1)!.end, zone);
  return (
    own.length === spans.length &&
    own.every(({ start, offset }, at) => start === spans[at]!.start && offset === spans[at]!.offset)
  );
}

/** Returns the first minute after `from`, at the latest `to`, with another offset than at `from`. */
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
