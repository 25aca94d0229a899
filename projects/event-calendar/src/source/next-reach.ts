/** Days by which it goes on at most. */
const LONGEST_STEP = 112;

/** How many days to look through after those that didn't fill the list: twice as many, then step by step. */
export function nextReach(reach: number, limit: number): number {
  const next =
    reach < LONGEST_STEP ? 2 * reach : (Math.floor(reach / LONGEST_STEP) + 1) * LONGEST_STEP;
  return Math.min(limit, next);
}
