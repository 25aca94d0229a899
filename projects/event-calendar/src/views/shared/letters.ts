/** Default size of letters, in pixels. */
const DEFAULT = 16;

/** Returns the size of the letters of a page relative to the default, as users may have set larger ones; at least 1. */
export function lettersOf({ documentElement }: Document): number {
  const size = parseFloat(getComputedStyle(documentElement).fontSize);
  return Math.max(1, size / DEFAULT || 1);
}
