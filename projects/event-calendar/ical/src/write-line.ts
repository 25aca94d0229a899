import { withoutControls } from './content-line';

/** RFC 5545 section 3.1: a line has at most 75 octets, its end not counted. */
const LONGEST = 75;

/**
 * Lines of a file, folded where they are too long and ended as RFC 5545 wants it. Characters that
 * could end a line are taken out, so that no value can add one.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(withoutControls(line))}\r\n`).join('');
}

/** A value of type TEXT (RFC 5545 section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/** Folds between characters, never inside of one. */
function folded(line: string): string {
  const pieces: string[] = [];
  let start = 0;
  let octets = 0;
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at)!;
    const size = octetsOf(code);
    if (octets + size > LONGEST) {
      pieces.push(line.slice(start, at));
      start = at;
      // The space that marks what follows is one of the line's octets.
      octets = 1;
    }
    octets += size;
    at += code > 0xffff ? 2 : 1;
  }
  pieces.push(line.slice(start));
  return pieces.join('\r\n ');
}

/** How many octets a character takes in UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
