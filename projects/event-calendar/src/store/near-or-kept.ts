/**
 * Returns the indexes of the items that are near, with the one that is kept, as it has the focus, and both beside that;
 * -1 keeps none. Angular moves what was the last of a list and has others behind it in the next one, and an element that
 * is moved loses the focus: so the kept one has another behind it, and so has the one to which the focus goes by a key.
 */
export function nearOrKept<T>(
  items: readonly T[],
  keptAt: number,
  isNear: (item: T, at: number) => boolean,
): number[] {
  const isKept = (at: number): boolean => keptAt >= 0 && Math.abs(at - keptAt) <= 1;
  return [...items.keys()].filter((at) => isNear(items[at]!, at) || isKept(at));
}
