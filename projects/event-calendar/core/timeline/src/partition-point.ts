/** Returns how many items stand before the first one that fails a test, which all behind that one fail too. */
export function partitionPoint<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
