import type { TimeSpan } from '../dates/time-span';

/** A span by its index, with the end it takes up on the screen. */
export interface Item extends TimeSpan {
  readonly index: number;
}

/** What stands in a lane, by start and without overlap. */
export type Lane<B extends TimeSpan = Item> = readonly B[];

/** Those that overlap, one through another, together; they come by start. */
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

/** Each in the first lane that is free when it begins, which takes as few lanes as can be; null where that is too many. */
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
