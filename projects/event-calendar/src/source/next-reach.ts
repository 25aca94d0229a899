/** Most days by which the reach grows at once. */
const LONGEST_STEP = 112;

/** Returns the number of days to search after `reach` days didn't fill the list: twice as many, then in equal steps. */
export function nextReach(reach: number, limit: number): number {
  const next =
    reach < LONGEST_STEP ? 2 * reach : (Math.floor(reach / LONGEST_STEP) + 1) * LONGEST_STEP;
  return Math.min(limit, next);
}
