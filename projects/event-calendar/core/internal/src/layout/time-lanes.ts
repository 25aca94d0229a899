import type { TimeSpan } from '../dates/time-span';
import { thinnedOut, type Chip, type LaneRoom, type ThinnedCluster } from './crowded-lanes';
import { groupOverlapping, inFirstFree, type Item, type Lane } from './lanes';

/** Place of one span: `span` lanes wide from `lane`, of `lanes` side by side. */
export interface LanePlacement {
  readonly lane: number;
  readonly span: number;
  readonly lanes: number;
}

/**
 * A "+N" chip, from `start` to `end` in a lane, in the unit of the spans, for `items` (indexes into the spans, by
 * start).
 */
export interface LaneChip extends TimeSpan {
  readonly lane: number;
  readonly lanes: number;
  readonly items: readonly number[];
  /** Index of the span that the chip lies over, in its last lane; null if the chip has a place of its own. */
  readonly over: number | null;
}

/** One placement per span, null for those behind a chip; the chips ascend and never overlap. */
export interface TimeLanes {
  readonly placements: readonly (LanePlacement | null)[];
  readonly chips: readonly LaneChip[];
}

/**
 * Places overlapping spans side by side, in at most as many lanes as the room has; if more overlap, the shorter ones hide
 * behind chips, but never the first. Overlap is decided with the lengths that spans take up.
 */
export function placeInLanes(spans: readonly TimeSpan[], room: LaneRoom): TimeLanes {
  const { minLength } = room;
  const maxLanes = Math.max(1, Math.floor(room.maxLanes) || 1);
  const placements: (LanePlacement | null)[] = spans.map(() => null);
  const chips: LaneChip[] = [];

  const clusters = groupOverlapping(inOrder(spans, minLength));
  for (const [at, cluster] of clusters.entries()) {
    const lanes = inFirstFree(cluster, maxLanes);
    const end = clusters[at + 1]?.[0]?.start ?? room.end;
    const { groups, over }: ThinnedCluster =
      lanes === null
        ? thinnedOut(cluster, { ...room, maxLanes, end })
        : { groups: [lanes], over: new Map() };
    for (const group of groups) {
      for (const [block, lane, span] of widened(group)) {
        const put = (chip: Chip, at: number, index: number | null): void => {
          const { start, end, items } = chip;
          const indexes = items.sort((a, b) => a.start - b.start).map((item) => item.index);
          chips.push({ start, end, lane: at, lanes: group.length, items: indexes, over: index });
        };
        if (!('index' in block)) {
          put(block, lane, null);
          continue;
        }
        placements[block.index] = { lane, span, lanes: group.length };
        for (const chip of over.get(block) ?? []) put(chip, lane + span - 1, block.index);
      }
    }
  }
  return { placements, chips: chips.sort((a, b) => a.start - b.start) };
}

/** Sorts by start, then longer first, then array order (the sort is stable). */
function inOrder(spans: readonly TimeSpan[], minLength: number): readonly Item[] {
  return spans
    .map(({ start, end }, index) => ({ start, end, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, index }) => ({ start, end: Math.max(end, start + minLength), index }));
}

/** Yields the blocks of lanes, each with its lane and the number of lanes that it may cover. */
function* widened<B extends TimeSpan>(
  lanes: readonly Lane<B>[],
): Generator<readonly [block: B, lane: number, span: number]> {
  for (const [lane, blocks] of lanes.entries()) {
    // Blocks are sorted by start, so a block that ended before one of them lies before all that follow.
    const passed = lanes.map(() => 0);
    for (const block of blocks) {
      let next = lane + 1;
      for (; next < lanes.length; next++) {
        const others = lanes[next] ?? [];
        let at = passed[next] ?? 0;
        while ((others[at]?.end ?? Infinity) <= block.start) at++;
        passed[next] = at;
        if ((others[at]?.start ?? Infinity) < block.end) break;
      }
      yield [block, lane, next - lane];
    }
  }
}
