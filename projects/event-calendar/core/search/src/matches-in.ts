import { CHARACTERS, type TextFolder } from './text-folder';

/** Part of a text, between two of its positions. */
export type TextRange = readonly [from: number, to: number];

/** Returns the parts of a text that match folded words, in order and apart. */
export function matchesIn(
  text: string,
  words: readonly string[],
  fold: TextFolder,
): readonly TextRange[] {
  /** Range of a character in `text` by each position of its folded form. */
  const places: TextRange[] = [];
  let folded = '';
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    const piece = fold(character);
    folded += piece;
    places.push(...Array<TextRange>(piece.length).fill([index, index + character.length]));
  }
  const ranges: TextRange[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      ranges.push([places[at]![0], places[at + word.length - 1]![1]]);
    }
  }
  return joined(ranges);
}

/** Joins ranges that overlap or touch. */
function joined(ranges: TextRange[]): readonly TextRange[] {
  const apart: TextRange[] = [];
  for (const [from, to] of ranges.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last === undefined || from > last[1]) apart.push([from, to]);
    else apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return apart;
}
