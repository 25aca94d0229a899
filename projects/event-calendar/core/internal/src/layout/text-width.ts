/**
 * Pixels of letters of 12 pixels in DejaVu Sans, a font that is wider than most: what is taken to be too wide leaves
 * some room, what is taken to be too narrow would be cut.
 */
const LETTERS: readonly (readonly [letters: string, width: number])[] = [
  ["'ijl", 3.4],
  [' .,IJ', 3.8],
  ['-/:;f|·', 4.3],
  ['!()[]rt', 4.8],
  ['–', 6],
  ['Lcsz', 6.7],
  ['FPTYaekovxy', 7.4],
  ['ABCEKRSVXZ', 8.4],
  ['&DGHNOQUw', 9.6],
  ['M', 10.4],
  ['%@Wm', 11.9],
];
const OTHER = 7.62;
/** Ideographs, syllables and pictures, which begin here. */
const SQUARE = 12;
const FIRST_SQUARE = 0x2e80;

const WIDTHS: ReadonlyMap<number, number> = new Map(
  LETTERS.flatMap(([letters, width]) =>
    Array.from(letters, (letter): [number, number] => [letter.charCodeAt(0), width]),
  ),
);

/** Words with the space or hyphen behind them; of scripts without spaces each letter, where lines may break anywhere. */
const WORDS =
  /[\u0e00-\u0eff\u1780-\u17ff\u2e80-\uffff]\s*|[^\s\-\u0e00-\u0eff\u1780-\u17ff\u2e80-\uffff]*(?:-+|\s+|$)/g;

/**
 * About how many pixels a text takes on an event, at the size that events have unless a host says otherwise; of one
 * that takes more than `enough` just something more.
 */
export function textWidth(text: string, enough = Infinity): number {
  let width = 0;
  for (let at = 0; at < text.length && width <= enough; at++) {
    const code = text.charCodeAt(at);
    width += WIDTHS.get(code) ?? (code < FIRST_SQUARE ? OTHER : SQUARE);
  }
  return width;
}

/** How many lines so many pixels wide a text takes, up to the one that begins with a word too long for any. */
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
