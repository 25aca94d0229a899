import type { Translator } from './translate';

/** Titles that are named; of more there is the number. */
const MOST = 3;

/** Names some titles, each once: the first three of them, and how many more there are. */
export function someTitles(titles: readonly string[], text: Translator): string {
  const named = titles.slice(0, MOST).join(', ');
  const count = titles.length - MOST;
  return count > 0 ? text('titlesAndMore', { titles: named, count }) : named;
}
