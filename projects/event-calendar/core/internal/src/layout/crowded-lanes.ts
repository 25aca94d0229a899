import type { TimeSpan } from '../dates/time-span';
import { groupOverlapping, inFirstFree, type Item, type Lane } from './lanes';

/** Chip for items that overlap drawn ones, at or near the time at which they begin. */
export interface Chip extends TimeSpan {
  readonly items: Item[];
}

/** Room of a column in which items and chips stand, with lengths in the unit of the items. */
export interface LaneRoom {
  /** Length that an item takes up at least, as does a chip: a positive number. */
  readonly minLength: number;
  /** Number of lanes, from 1 to `Infinity`. */
  readonly maxLanes: number;
  /** Least length of an item whose text has room above a chip that covers its end; 0 if it has room beside the chip. */
  readonly minCoverable: number;
  /** End of the column, beneath which no chip stands. */
  readonly end: number;
}

/** A cluster with too many items for its lanes. */
export interface ThinnedCluster {
  /** Lanes of each group of items that are still connected once others are hidden. */
  readonly groups: readonly (readonly Lane<Item | Chip>[])[];
  /** Chips without a place in a lane: they lie over the lower end of these items. */
  readonly over: ReadonlyMap<Item, readonly Chip[]>;
}

/** Multiple of its own length over which a chip counts items that begin after its start. */
const REACH = 4;

/**
 * Returns the items of a cluster that stand in the lanes, and those behind chips. The first item is always drawn. All
 * lanes but the last belong to it and to the longest items, among equals to those that begin first; the last lane is
 * shared by the others and chips. No other cluster follows before the end of the room.
 */
export function thinnedOut(cluster: readonly Item[], room: LaneRoom): ThinnedCluster {
  const { maxLanes } = room;
  const own: Item[][] = Array.from({ length: maxLanes - 1 }, () => []);
  const [first] = cluster;
  const longestFirst = cluster.slice(1).sort((a, b) => lengthOf(b) - lengthOf(a));
  const kept = new Set(
    [first!, ...longestFirst].filter((item) => own.some((lane) => isPutInto(lane, item))),
  );
  const rest = cluster.filter((item) => !kept.has(item));
  const shared = sharedLane(rest, room, first!);
  const lanes = [...own, shared.lane];

  const drawn = lanes.flat().sort((a, b) => a.start - b.start || b.end - a.end);
  const groups = groupOverlapping(drawn).map((group) => {
    const together = new Set(group);
    const isThinned = group.some((block) => 'items' in block);
    // Without a chip the group takes the whole width, as if nothing were hidden beside it.
    return (
      (isThinned ? null : inFirstFree(group, maxLanes)) ??
      lanes.map((lane) => lane.filter((block) => together.has(block)))
    );
  });
  return { groups, over: shared.over };
}

/** Inserts an item into a lane in order of start if its time is free there; returns whether it did. */
function isPutInto(lane: Item[], item: Item): boolean {
  let at = lane.length;
  while (at > 0 && lane[at - 1]!.start >= item.end) at--;
  if (at > 0 && lane[at - 1]!.end > item.start) return false;
  lane.splice(at, 0, item);
  return true;
}

/**
 * Makes a lane of items, in order of start, that overlap each other. Of two, the longer is drawn and the other hides;
 * its chip takes the part of its time that is free before or after, or a nearby chip counts it. If no part is free, the
 * chip lies over the drawn item, beneath its first line of text. Without room for a line, both hide. `first` never hides.
 */
function sharedLane(
  items: readonly Item[],
  { minLength, minCoverable, end }: LaneRoom,
  first: Item,
): { readonly lane: Lane<Item | Chip>; readonly over: ReadonlyMap<Item, readonly Chip[]> } {
  const lane: (Item | Chip)[] = [];
  const over = new Map<Item, Chip[]>();
  const hasRoom = (item: Item): boolean => lengthOf(item) >= minCoverable;
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
    if (chip !== undefined && item.start - chip.start <= REACH * minLength) {
      chip.items.push(hides);
      lane[lane.length - 1] = last = stays;
    } else if ((isLonger ? item.start - last.start : item.end - last.end) >= minLength) {
      const start = isLonger ? last.start : last.end;
      chip = { start, end: start + minLength, items: [hides] };
      lane.splice(-1, 1, ...(isLonger ? [chip, stays] : [stays, chip]));
      last = stays;
    } else {
      // A long item that has hardly begun gives way to many short ones.
      const givesWay = item.start - last.start < minLength && item.end < last.end;
      const isOnItem = last !== first && hasRoom(item) && (givesWay || !hasRoom(last));
      const [above, beneath] = isOnItem ? [item, last] : [last, item];
      if (above !== first && !hasRoom(above)) {
        chip = { start: above.start, end: above.start + minLength, items: [above, beneath] };
        lane[lane.length - 1] = chip;
        last = undefined;
        continue;
      }
      const earliest = Math.min(above.start + minLength, above.end - minLength);
      const start = Math.max(Math.min(item.end, last.end) - minLength, earliest);
      chip = { start, end: start + minLength, items: [beneath] };
      over.set(above, [...(over.get(above) ?? []), chip]);
      lane[lane.length - 1] = last = above;
    }
  }

  // A chip that covers the text of the first item stands beneath it, if nothing else does.
  const [onFirst] = over.get(first) ?? [];
  const chipEnd = first.end + minLength;
  if (onFirst && !hasRoom(first) && chipEnd <= (lane[1]?.start ?? end)) {
    lane.splice(1, 0, { ...onFirst, start: first.end, end: chipEnd });
    over.delete(first);
  }
  return { lane, over };
}

function lengthOf({ start, end }: TimeSpan): number {
  return end - start;
}
