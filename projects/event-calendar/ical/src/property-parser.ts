import { rawValue, type ContentLine } from './content-line';

/** A property as jCal has it (RFC 7265 section 3.4), by the part that reading needs. */
export interface Property {
  readonly values: readonly unknown[];
}

/** Reads a content line; null where it can't be read. */
export type ParseProperty = (line: ContentLine) => Property | null;

/** So long may name and parameters be; the parser takes time by the square of their number. */
const LONGEST_HEAD = 1000;

/** Loads `ical.js`, and fails with advice where it isn't installed. */
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

/** The text of a property such as `SUMMARY`, also where its parameters can't be read. */
export function textOf(line: ContentLine, parse: ParseProperty): string {
  const value = parse(line)?.values[0];
  return typeof value === 'string' ? value : unescaped(rawValue(line));
}

/** The texts of a list with commas between; none of an empty one. */
export function textsOf(line: ContentLine): readonly string[] {
  const raw = rawValue(line);
  if (raw === '') return [];
  const texts: string[] = [];
  // What is escaped ends no text (RFC 5545 section 3.3.11).
  for (const [, text, separator] of raw.matchAll(/((?:\\.|[^,])*?)(,|$)/gs)) {
    texts.push(unescaped(text!));
    if (separator === '') break;
  }
  return texts;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}
