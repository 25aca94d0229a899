import type { TimeSpan } from '../dates/time-span';
import { groupOverlapping, inFirstFree, type Item, type Lane } from './lanes';

/** Stands for items that overlap what is drawn, at or near the time at which they begin. */
export interface Chip extends TimeSpan {
  readonly items: Item[];
}

/** How many times its own length a chip counts what begins behind its start. */
const REACH = 4;

/**
 * The lanes of a cluster that has no room in so many, for each group of what is still connected once some stand
 * behind chips. All lanes but the last belong to the longest, and of these to those that begin first; the last is
 * shared by the others and chips.
 */
export function thinnedOut(
  cluster: readonly Item[],
  maxLanes: number,
  chipLength: number,
): readonly (readonly Lane<Item | Chip>[])[] {
  const own: Item[][] = Array.from({ length: maxLanes - 1 }, () => []);
  const longestFirst = [...cluster].sort((a, b) => lengthOf(b) - lengthOf(a));
  const kept = new Set(longestFirst.filter((item) => own.some((lane) => isPutInto(lane, item))));
  const rest = cluster.filter((item) => !kept.has(item));
  const lanes = [...own, sharedLane(rest, chipLength)];

  const drawn = lanes.flat().sort((a, b) => a.start - b.start || b.end - a.end);
  return groupOverlapping(drawn).map((group) => {
    const together = new Set(group);
    const isThinned = group.some((block) => 'items' in block);
    // Without a chip it has the whole width, as if nothing had been hidden beside it.
    return (
      (isThinned ? null : inFirstFree(group, maxLanes)) ??
      lanes.map((lane) => lane.filter((block) => together.has(block)))
    );
  });
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
 * A lane of items, by start, that overlap each other: of two the longer stands there, and the other behind a chip; behind
 * one that is near before it, else behind one of its own, in that part of its time that is free. Where there is none,
 * the chip stands for both.
 */
function sharedLane(items: readonly Item[], chipLength: number): Lane<Item | Chip> {
  const lane: (Item | Chip)[] = [];
  let chip: Chip | undefined;
  let last: Item | undefined;
  for (const item of items) {
    if (chip !== undefined && item.start < chip.end) {
      chip.items.push(item);
    } else if (last === undefined || last.end <= item.start) {
      lane.push(item);
      last = item;
    } else {
      const isLonger = lengthOf(item) > lengthOf(last);
      const [stays, hides] = isLonger ? [item, last] : [last, item];
      if (chip !== undefined && item.start - chip.start <= REACH * chipLength) {
        chip.items.push(hides);
        lane[lane.length - 1] = last = stays;
        continue;
      }
      const isFree = (isLonger ? item.start - last.start : item.end - last.end) >= chipLength;
      const start = isFree && !isLonger ? last.end : last.start;
      chip = { start, end: start + chipLength, items: isFree ? [hides] : [last, item] };
      const both = isLonger ? [chip, stays] : [stays, chip];
      lane.splice(-1, 1, ...(isFree ? both : [chip]));
      last = isFree ? stays : undefined;
    }
  }
  return lane;
}

function lengthOf({ start, end }: TimeSpan): number {
  return end - start;
}
