/**
 * Widths in pixels of 12-pixel letters in DejaVu Sans, a font wider than most: a width estimated too large leaves some
 * room, one estimated too small would cut the text.
 */
const LETTERS: readonly (readonly [letters: string, width: number])[] = [
  ["'ijl", 3.4],
  [' .,IJ', 3.8],
  ['-/:;f|·', 4.3],
  ['!()[]rt', 4.8],
  ['–', 6],
  ['Lcsz', 6.7],
  ['FPTYaekovxy', 7.4],
  // Figures are tabular in times; browsers that draw letters on whole pixels give each of them 8.
  ['0123456789', 7.9],
  ['ABCEKRSVXZ', 8.4],
  ['&DGHNOQUw', 9.6],
  ['M', 10.4],
  ['%@Wm', 11.9],
];
const OTHER = 7.62;
/** Width of ideographs, syllables and pictures, and the code unit from which they begin. */
const SQUARE = 12;
const FIRST_SQUARE = 0x2e80;

const WIDTHS: ReadonlyMap<number, number> = new Map(
  LETTERS.flatMap(([letters, width]) =>
    Array.from(letters, (letter): [number, number] => [letter.charCodeAt(0), width]),
  ),
);

/** Words with the space or hyphen after them; in scripts without spaces each letter, as lines may break anywhere. */
const WORDS =
  /[\u0e00-\u0eff\u1780-\u17ff\u2e80-\uffff]\s*|[^\s\-\u0e00-\u0eff\u1780-\u17ff\u2e80-\uffff]*(?:-+|\s+|$)/g;

/**
 * Returns the approximate width of a text on an event in pixels, at the default text size. Stops counting once it
 * exceeds `enough`.
 */
export function textWidth(text: string, enough = Infinity): number {
  let width = 0;
  for (let at = 0; at < text.length && width <= enough; at++) {
    const code = text.charCodeAt(at);
    width += WIDTHS.get(code) ?? (code < FIRST_SQUARE ? OTHER : SQUARE);
  }
  return width;
}

/** Returns the number of lines that a text takes at a width in pixels, up to the line of a word too long for any. */
export function linesOfText(text: string, width: number): number {
  if (textWidth(text, width) <= width) return 1;
  let lines = 1;
  let used = 0;
  for (const word of text.match(WORDS) ?? []) {
    const own = textWidth(word.trimEnd(), width);
    if (used > 0 && used + own > width) {
      lines++;
      used = 0;
    }
    if (own > width) break;
    used += textWidth(word);
  }
  return lines;
}
