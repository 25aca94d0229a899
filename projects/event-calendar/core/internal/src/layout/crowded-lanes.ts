import type { TimeSpan } from '../dates/time-span';
import { groupOverlapping, inFirstFree, type Item, type Lane } from './lanes';

/** Stands for items that overlap what is drawn, at or near the time at which they begin. */
export interface Chip extends TimeSpan {
  readonly items: Item[];
}

/** A cluster with too many items for its lanes. */
export interface ThinnedCluster {
  /** The lanes of each group of what is still connected once some items hide. */
  readonly groups: readonly (readonly Lane<Item | Chip>[])[];
  /** Chips that have no place of their own in a lane: they lie over the lower end of these items. */
  readonly over: ReadonlyMap<Item, readonly Chip[]>;
}

/** How many times its own length a chip counts what begins behind its start. */
const REACH = 4;

/**
 * Returns which items of a cluster stand in so many lanes, and which behind chips. The first item is always drawn. All
 * lanes but the last belong to it and to the longest, of these to those that begin first; the last is shared by the
 * others and chips.
 */
export function thinnedOut(
  cluster: readonly Item[],
  maxLanes: number,
  chipLength: number,
): ThinnedCluster {
  const own: Item[][] = Array.from({ length: maxLanes - 1 }, () => []);
  const [first] = cluster;
  const longestFirst = cluster.slice(1).sort((a, b) => lengthOf(b) - lengthOf(a));
  const kept = new Set(
    [first!, ...longestFirst].filter((item) => own.some((lane) => isPutInto(lane, item))),
  );
  const rest = cluster.filter((item) => !kept.has(item));
  const shared = sharedLane(rest, chipLength, first!);
  const lanes = [...own, shared.lane];

  const drawn = lanes.flat().sort((a, b) => a.start - b.start || b.end - a.end);
  const groups = groupOverlapping(drawn).map((group) => {
    const together = new Set(group);
    const isThinned = group.some((block) => 'items' in block);
    // Without a chip it has the whole width, as if nothing had been hidden beside it.
    return (
      (isThinned ? null : inFirstFree(group, maxLanes)) ??
      lanes.map((lane) => lane.filter((block) => together.has(block)))
    );
  });
  return { groups, over: shared.over };
}

/** Puts an item where it belongs in a lane by its start, if that is free. */
function isPutInto(lane: Item[], item: Item): boolean {
  let at = lane.length;
  while (at > 0 && lane[at - 1]!.start >= item.end) at--;
  if (at > 0 && lane[at - 1]!.end > item.start) return false;
  lane.splice(at, 0, item);
  return true;
}

/**
 * A lane of items, by start, that overlap each other. Of two, the longer stands there and the other hides; its chip has
 * the part of its time that is free before or behind, or a chip that is near counts it. Where no part is free, the chip
 * lies over what stands there. `first` never hides.
 */
function sharedLane(
  items: readonly Item[],
  chipLength: number,
  first: Item,
): { readonly lane: Lane<Item | Chip>; readonly over: ReadonlyMap<Item, readonly Chip[]> } {
  const lane: (Item | Chip)[] = [];
  const over = new Map<Item, Chip[]>();
  let chip: Chip | undefined;
  let last: Item | undefined;
  for (const item of items) {
    if (chip !== undefined && item.start < chip.end && lane.includes(chip, -2)) {
      chip.items.push(item);
      continue;
    }
    if (last === undefined || last.end <= item.start) {
      lane.push(item);
      last = item;
      continue;
    }
    const isLonger = lengthOf(item) > lengthOf(last) && last !== first && !over.has(last);
    const [stays, hides] = isLonger ? [item, last] : [last, item];
    if (chip !== undefined && item.start - chip.start <= REACH * chipLength) {
      chip.items.push(hides);
      lane[lane.length - 1] = last = stays;
    } else if ((isLonger ? item.start - last.start : item.end - last.end) >= chipLength) {
      const start = isLonger ? last.start : last.end;
      chip = { start, end: start + chipLength, items: [hides] };
      lane.splice(-1, 1, ...(isLonger ? [chip, stays] : [stays, chip]));
      last = stays;
    } else {
      // A long one that would hardly have begun leaves its room to many short ones.
      const givesWay =
        last !== first && item.start - last.start < chipLength && item.end < last.end;
      const [above, beneath] = givesWay ? [item, last] : [last, item];
      const end = Math.min(item.end, last.end);
      chip = { start: end - chipLength, end, items: [beneath] };
      over.set(above, [...(over.get(above) ?? []), chip]);
      lane[lane.length - 1] = last = above;
    }
  }
  return { lane, over };
}

function lengthOf({ start, end }: TimeSpan): number {
  return end - start;
}
