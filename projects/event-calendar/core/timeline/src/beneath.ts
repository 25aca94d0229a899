import type { Occurrence, ResourceNode, AxisRange } from 'ng-event-calendar/core/internal';
import type { InstantAxis } from './instant-axis';
import { joinedRanges } from './joined-ranges';
import type { OccurrencesByOwner } from './occurrences-by-owner';
import { isHiddenSpan, spanIn, type BarEnds } from './row-span';

/** Shade by the number of events at the same time: one, up to three, more. */
export type Shade = 1 | 2 | 3;

/** A joined stretch of the events beneath a collapsed row. */
export interface BeneathStrip extends AxisRange {
  /** Number of its events. */
  readonly count: number;
  readonly shades: readonly ShadedRange[];
}

/** Part of a strip in one shade. */
export interface ShadedRange extends AxisRange {
  readonly shade: Shade;
}

/** Returns the events of some resources, each once. */
export function occurrencesBeneath(
  nodes: readonly ResourceNode[],
  occurrences: OccurrencesByOwner,
): readonly Occurrence[] {
  const found = new Set<Occurrence>();
  // Of several resources with one id the first has the events.
  for (const id of new Set(nodes.map((node) => node.id))) {
    for (const occurrence of occurrences.get(id) ?? []) found.add(occurrence);
  }
  return [...found];
}

/** Returns the strips that stand for events beneath a collapsed row, in order. */
export function stripsOf(
  occurrences: readonly Occurrence[],
  axis: InstantAxis,
  ends: BarEnds,
): readonly BeneathStrip[] {
  const ranges: AxisRange[] = [];
  for (const occurrence of occurrences) {
    const span = spanIn(axis, occurrence, ends);
    if (span !== null && !isHiddenSpan(span)) ranges.push(span);
  }
  ranges.sort((a, b) => a.from - b.from);
  return joinedRanges(ranges).map(({ from, to, items }) => ({
    from,
    to,
    count: items.length,
    shades: shadesOf(items),
  }));
}

/** Parts of a strip by how many events stand there at once. */
function shadesOf(ranges: readonly AxisRange[]): readonly ShadedRange[] {
  const edges = ranges
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const shades: ShadedRange[] = [];
  let count = 0;
  edges.forEach(({ at, by }, index) => {
    count += by;
    const next = edges[index + 1]?.at ?? at;
    if (next === at) return;
    const shade = shadeOf(count);
    const last = shades.at(-1);
    if (last?.shade === shade) shades[shades.length - 1] = { ...last, to: next };
    else shades.push({ from: at, to: next, shade });
  });
  return shades;
}

function shadeOf(count: number): Shade {
  if (count <= 1) return 1;
  return count <= 3 ? 2 : 3;
}
