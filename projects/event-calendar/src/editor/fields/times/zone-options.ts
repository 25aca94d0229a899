/** Most zones that a user can look through. */
const SHOWN = 40;

let all: readonly string[] | undefined;

/** Returns the zones whose names contain all words of a text; all zones for an empty text. */
export function zonesNamed(text: string): readonly string[] {
  // Not every engine lists UTC.
  all ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const plain = (name: string): string => name.toLowerCase().replace(/[_/]/g, ' ');
  // A complete name is no search, so that other zones can be chosen.
  const words = all.includes(text) ? [] : plain(text).split(/\s+/).filter(Boolean);
  return all
    .filter((zone) => words.every((word) => plain(zone).includes(word)))
    .slice(0, words.length === 0 ? undefined : SHOWN);
}
