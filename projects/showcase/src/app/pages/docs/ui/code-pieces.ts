/** A piece of code, of one kind. */
export interface CodePiece {
  readonly kind: 'plain' | 'comment' | 'string' | 'keyword' | 'number' | 'tag';
  readonly text: string;
}

const KEYWORDS =
  'as|async|await|class|const|constructor|else|export|extends|false|for|from|function|get|if|implements|import|in|' +
  'inject|interface|let|new|null|of|private|protected|readonly|return|satisfies|static|super|this|throw|true|try|' +
  'catch|type|typeof|undefined|use|void|while|@[A-Za-z]+';

const PIECES = new RegExp(
  [
    '(?<comment>\\/\\*[\\s\\S]*?\\*\\/|(?<![:\'"])\\/\\/[^\\n]*|<!--[\\s\\S]*?-->)',
    '(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\')',
    '(?<tag><\\/?[a-z][\\w-]*|\\/?>(?=\\s*[<\\n]|$))',
    `(?<keyword>(?<![\\w.$-])(?:${KEYWORDS})(?![\\w$-]))`,
    '(?<number>(?<![\\w.#-])\\d[\\d_.]*(?![\\w-]))',
  ].join('|'),
  'g',
);

const KINDS = ['comment', 'string', 'tag', 'keyword', 'number'] as const;

/** Splits TypeScript, templates and styles into pieces, to be coloured; their texts add up to the code. */
export function codePieces(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let at = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(PIECES)) {
    if (index > at) pieces.push({ kind: 'plain', text: code.slice(at, index) });
    const kind = KINDS.find((each) => groups[each]) ?? 'plain';
    pieces.push({ kind, text });
    at = index + text.length;
  }
  if (at < code.length) pieces.push({ kind: 'plain', text: code.slice(at) });
  return pieces;
}
