/** Items of a list, from one up to before another. */
export interface ItemRange {
  readonly first: number;
  readonly end: number;
}

/** Returns where each item begins that is laid end to end with the others, and last where they end. */
export function edgesOf(sizes: readonly number[]): readonly number[] {
  const edges = [0];
  let edge = 0;
  for (const size of sizes) edges.push((edge += size));
  return edges;
}

/** Returns the index of the item at a position; the nearest one beside all, 0 without any. */
export function itemAt(edges: readonly number[], position: number): number {
  let [low, high] = [0, Math.max(0, edges.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (edges[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the items that a stretch touches, with so many more at either side. */
export function itemsIn(
  edges: readonly number[],
  from: number,
  to: number,
  around: number,
): ItemRange {
  const count = edges.length - 1;
  return {
    first: Math.max(0, itemAt(edges, from) - around),
    end: Math.min(count, itemAt(edges, to) + 1 + around),
  };
}
