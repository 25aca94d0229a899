import { withoutControls } from './content-line';

/** RFC 5545 section 3.1: a line has at most 75 octets, not counting its end. */
const LONGEST = 75;

/**
 * Joins the lines of a file, folded if they are too long, with the line ends of RFC 5545. Characters that could end a
 * line are removed, so that no value can add one.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(withoutControls(line))}\r\n`).join('');
}

/** Escapes a value of type TEXT (RFC 5545 section 3.3.11). */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

/** Folds a line between characters, never inside one. */
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
      // The space that marks a continuation is one of the line's octets.
      octets = 1;
    }
    octets += size;
    at += code > 0xffff ? 2 : 1;
  }
  pieces.push(line.slice(start));
  return pieces.join('\r\n ');
}

/** Returns the number of octets of a character in UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
