/** As many as one can look through. */
const SHOWN = 40;

let all: readonly string[] | undefined;

/** Zones in whose names all words of a text stand; the first of all zones for no text. */
export function zonesNamed(text: string): readonly string[] {
  // Some engines name UTC among them.
  all ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const plain = (name: string): string => name.toLowerCase().replace(/[_/]/g, ' ');
  // A name that is complete already is no search: others can be chosen instead of it.
  const words = all.includes(text) ? [] : plain(text).split(/\s+/).filter(Boolean);
  return all
    .filter((zone) => words.every((word) => plain(zone).includes(word)))
    .slice(0, words.length === 0 ? undefined : SHOWN);
}
