/** A piece of code, of one kind. */
export interface CodePiece {
  readonly kind: CodeKind;
  readonly text: string;
}

const KINDS = {
  a: 'attribute',
  c: 'comment',
  f: 'function',
  k: 'keyword',
  n: 'name',
  p: 'plain',
  s: 'string',
  t: 'tag',
  v: 'value',
} as const;

export type CodeKind = (typeof KINDS)[keyof typeof KINDS];

/**
 * Splits code into its pieces by the kinds that `npm run docs` wrote for it: `k5p2` are a keyword of 5 characters and 2
 * plain ones. What they don't reach is plain.
 */
export function codePieces(code: string, colors = ''): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const [, letter, length] of colors.matchAll(/([a-z])(\d+)/g)) {
    const text = code.slice(at, at + Number(length));
    pieces.push({ kind: KINDS[letter as keyof typeof KINDS], text });
    at += text.length;
  }
  return at < code.length ? [...pieces, { kind: 'plain', text: code.slice(at) }] : pieces;
}
