import type { TimeSpan } from '../dates/time-span';

/** A span by its index, with the end it takes up on the screen. */
export interface Item extends TimeSpan {
  readonly index: number;
}

/** Items of a lane, by start and without overlap. */
export type Lane<B extends TimeSpan = Item> = readonly B[];

/** Groups blocks that overlap, directly or through others; the blocks are sorted by start. */
export function groupOverlapping<B extends TimeSpan>(blocks: readonly B[]): readonly B[][] {
  const groups: B[][] = [];
  let group: B[] = [];
  let end = -Infinity;
  for (const block of blocks) {
    if (block.start >= end) {
      group = [];
      groups.push(group);
    }
    group.push(block);
    end = Math.max(end, block.end);
  }
  return groups;
}

/**
 * Puts each block in the first lane that is free at its start, which takes the fewest lanes; null if there are too
 * many.
 */
export function inFirstFree<B extends TimeSpan>(
  blocks: readonly B[],
  maxLanes: number,
): readonly Lane<B>[] | null {
  const lanes: B[][] = [];
  for (const block of blocks) {
    const free = lanes.find((lane) => lane.at(-1)!.end <= block.start);
    if (free === undefined && lanes.length >= maxLanes) return null;
    if (free === undefined) lanes.push([block]);
    else free.push(block);
  }
  return lanes;
}
