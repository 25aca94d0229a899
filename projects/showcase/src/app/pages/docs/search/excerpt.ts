/** A piece of a text; whether it matches what was searched for. */
export interface ExcerptPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const BEFORE = 48;
const LENGTH = 180;

/** Splits a text where the given words (in lower case) stand in it. */
export function markedPieces(text: string, words: readonly string[]): readonly ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  let at = 0;
  for (const { index, length } of placesOf(text, words)) {
    if (index > at) pieces.push({ text: text.slice(at, index), isMatch: false });
    pieces.push({ text: text.slice(index, index + length), isMatch: true });
    at = index + length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** Returns the part of a text around the first match, or its beginning, cut between words. */
export function excerptOf(text: string, words: readonly string[]): readonly ExcerptPiece[] {
  const first = placesOf(text, words)[0]?.index ?? 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const limit = start + LENGTH;
  const end = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  const part = text.slice(start, end > start ? end : limit);
  return markedPieces(`${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`, words);
}

/** Returns the places at which words begin in a text: at the beginning of a word, or of a part of a name in camel case. */
function placesOf(text: string, words: readonly string[]): { index: number; length: number }[] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(longestFirst.join('|'), 'giu');
  return [...text.matchAll(pattern)]
    .filter(({ index, 0: match }) => beginsWord(text.charAt(index - 1), match.charAt(0)))
    .map(({ index, 0: match }) => ({ index, length: match.length }));
}

function beginsWord(before: string, letter: string): boolean {
  return !/[\p{L}\p{N}]/u.test(before) || (/[a-z0-9]/.test(before) && /[A-Z]/.test(letter));
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
