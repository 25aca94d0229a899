/** A piece of a text, of one kind. */
export interface Piece {
  readonly kind: 'plain' | 'code' | 'strong' | 'link';
  readonly text: string;
  /** Target of a link: a path of this site, maybe with a fragment, or a whole address. */
  readonly href?: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits a text at its `code`, **weight** and [links](/docs), whose labels are plain. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, code, strong, label, href] = match;
    if (match.index > at) pieces.push({ kind: 'plain', text: text.slice(at, match.index) });
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else pieces.push({ kind: 'link', text: label!.replaceAll('`', ''), href: href! });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: 'plain', text: text.slice(at) });
  return pieces;
}
