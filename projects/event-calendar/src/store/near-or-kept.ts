/**
 * Returns the indexes of the items that are near, with the one that is kept, as it has the focus, and the one after that;
 * -1 keeps none. Angular moves what was the last of a list and has others behind it in the next one, and an element that
 * is moved loses the focus.
 */
export function nearOrKept<T>(
  items: readonly T[],
  keptAt: number,
  isNear: (item: T, at: number) => boolean,
): number[] {
  const isKept = (at: number): boolean => keptAt >= 0 && (at === keptAt || at === keptAt + 1);
  return [...items.keys()].filter((at) => isNear(items[at]!, at) || isKept(at));
}
