import { rawValue, type ContentLine } from './content-line';

/** The part of a jCal property (RFC 7265 section 3.4) that reading needs. */
export interface Property {
  readonly values: readonly unknown[];
}

/** Parses a content line; null if it can't be read. */
export type ParseProperty = (line: ContentLine) => Property | null;

/** Longest name and parameters parsed; the parser's time grows with the square of their length. */
const LONGEST_HEAD = 1000;

/** Loads `ical.js`; fails with advice if it isn't installed. */
export async function loadPropertyParser(): Promise<ParseProperty> {
  const { default: ical } = await import('ical.js').catch((cause: unknown) => {
    throw new Error('readIcal needs ical.js: install it with `npm install ical.js`.', { cause });
  });
  return (line) => {
    if (line.head > LONGEST_HEAD) return null;
    try {
      const [, , , ...values] = ical.parse.property(line.text) as unknown[];
      return { values };
    } catch {
      return null;
    }
  };
}

/** Returns the text of a property such as `SUMMARY`, even if its parameters can't be read. */
export function textOf(line: ContentLine, parse: ParseProperty): string {
  const value = parse(line)?.values[0];
  return typeof value === 'string' ? value : unescaped(rawValue(line));
}

/** Returns the texts of a list separated by commas; none for an empty one. */
export function textsOf(line: ContentLine): readonly string[] {
  const raw = rawValue(line);
  if (raw === '') return [];
  const texts: string[] = [];
  // An escaped comma doesn't separate texts (RFC 5545 section 3.3.11).
  for (const [, text, separator] of raw.matchAll(/((?:\\.|[^,])*?)(,|$)/gs)) {
    texts.push(unescaped(text!));
    if (separator === '') break;
  }
  return texts;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}
