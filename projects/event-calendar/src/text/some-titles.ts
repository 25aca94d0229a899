import type { Translator } from './translate';

/** Number of titles that are named. */
const MOST = 3;

/** Names the first three of some titles, and says how many more there are. */
export function someTitles(titles: readonly string[], text: Translator): string {
  const named = titles.slice(0, MOST).join(', ');
  const count = titles.length - MOST;
  return count > 0 ? text('titlesAndMore', { titles: named, count }) : named;
}
