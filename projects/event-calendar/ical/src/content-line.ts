/** A content line of RFC 5545 section 3.1: `NAME;PARAMETER=value:value`, unfolded. */
export interface ContentLine {
  /** Name in capitals. */
  readonly name: string;
  readonly text: string;
  /** Number of characters of name and parameters; a colon follows. */
  readonly head: number;
  /** Line number in the file on which it begins, counted from 1. */
  readonly number: number;
}

const NAME = /^[A-Za-z0-9-]+(?=[;:])/;
/** One parameter without quotes, as in nearly all lines with parameters. */
const SIMPLE_PARAMETER = /^[A-Z-]+=[^;"]*$/;
const BREAK = /\r\n|\n|\r/g;
const CONTROL = /(?!\t)\p{Cc}/gu;
const SPACE = 32;
const TAB = 9;
const BYTE_ORDER_MARK = 0xfeff;

/** Parses one unfolded line; null if it isn't a content line. */
export function contentLine(text: string, number: number): ContentLine | null {
  const name = NAME.exec(text)?.[0];
  if (name === undefined) return null;
  const head = endOfHead(text, name.length);
  if (head < 0) return null;
  const line = { name: name.toUpperCase(), text, head, number };
  // `Note; bring: pens` is text: some readers reject a whole file for a parameter without a value.
  const isSimple = head === name.length || SIMPLE_PARAMETER.test(rawParameters(line));
  return isSimple || parameterTexts(line).every(hasValue) ? line : null;
}

/** Returns the text after the colon, as written. */
export function rawValue({ text, head }: ContentLine): string {
  return text.slice(head + 1);
}

/** Returns the parameters as written, without the semicolon in front. */
export function rawParameters({ text, name, head }: ContentLine): string {
  return text.slice(name.length + 1, head);
}

/** Returns the parameters as written, one by one; an empty one at the end doesn't count. */
export function parameterTexts(line: ContentLine): string[] {
  const texts = splitAtSemicolons(rawParameters(line));
  if (texts.length > 1 && texts.at(-1) === '') texts.pop();
  return texts;
}

/** Returns the value of a parameter, without quotes and escapes (RFC 6868); null if it is absent. */
export function parameterIn(line: ContentLine, name: string): string | null {
  if (line.head === line.name.length) return null;
  for (const text of parameterTexts(line)) {
    const end = text.indexOf('=');
    if (text.slice(0, end).trim().toUpperCase() !== name) continue;
    const value = text.slice(end + 1).replaceAll('"', '');
    return value.replace(/\^[n^']/g, (escape) => ESCAPES[escape]!);
  }
  return null;
}

const ESCAPES: Readonly<Record<string, string>> = { '^n': '\n', '^^': '^', "^'": '"' };

/**
 * Yields the lines of a file, unfolded (RFC 5545 section 3.1) and without empty ones, with the number of the line on
 * which each begins. Forbidden characters are removed.
 */
export function* unfoldedLines(file: string): Generator<{ text: string; number: number }> {
  let parts: string[] = [];
  let first = 1;
  let number = 0;
  let start = file.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  BREAK.lastIndex = start;
  const breaks = file.matchAll(BREAK);
  for (let isLast = false; !isLast;) {
    const next = breaks.next();
    isLast = next.done === true;
    const end = next.done === true ? file.length : next.value.index;
    number += 1;
    const sign = end > start ? file.charCodeAt(start) : 0;
    if (sign === SPACE || sign === TAB) {
      parts.push(file.slice(start + 1, end));
    } else if (end > start) {
      if (parts.length > 0) yield { text: withoutControls(parts.join('')), number: first };
      parts = [file.slice(start, end)];
      first = number;
    }
    start = next.done === true ? end : end + next.value[0].length;
  }
  if (parts.length > 0) yield { text: withoutControls(parts.join('')), number: first };
}

/** Removes the control characters that no content line may hold; tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, '');
}

/** Returns the position of the colon that ends name and parameters, skipping colons between quotes. */
export function endOfHead(text: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ':' && !isQuoted) return at;
  }
  // A quote that is never closed counts as a plain character.
  return text.indexOf(':', from);
}

function splitAtSemicolons(text: string): string[] {
  // A quote that is never closed counts as a plain character.
  if (!text.includes('"') || text.split('"').length % 2 === 0) return text.split(';');
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ';' && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

function hasValue(parameter: string): boolean {
  return parameter.indexOf('=') > 0;
}
