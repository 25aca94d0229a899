import { rawValue, type ContentLine } from './content-line';
import type { Reader } from './read-span';
import { partsOfRule } from './write-rule';

/** The rule of an event as text, and why the calendar can't follow it. */
export interface ReadRule {
  readonly text: string;
  readonly fault: {
    readonly code: 'invalid-rule' | 'unsupported';
    readonly problem: string;
  } | null;
}

/** Reads an `RRULE`; returns null and reports a fault if it is empty. */
export function readRuleLine(line: ContentLine, { rules, report }: Reader): ReadRule | null {
  const place = { field: line.name, line: line.number };
  let text = rawValue(line);
  if (text.trim() === '') {
    report('invalid-rule', place, 'is empty. It is left out.');
    return null;
  }
  const count = partsOfRule(text).get('COUNT')?.trim() ?? '';
  if (/^[+-]?\d+$/.test(count) && Number(count) < 1 && partsOfRule(text).has('UNTIL')) {
    const words = `has COUNT = ${Number(count)} beside UNTIL. The COUNT is passed over.`;
    report('invalid-rule', place, words);
    text = text
      .split(';')
      .filter((part) => !/^\s*COUNT\s*=/i.test(part))
      .join(';');
  }
  return { text, fault: rules?.ruleFaultOf(text) ?? null };
}
