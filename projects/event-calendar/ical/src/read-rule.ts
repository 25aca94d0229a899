import { rawValue, type ContentLine } from './content-line';
import type { RecurrenceRules } from './recurrence-rules';
import type { Reader } from './read-span';
import { partsOfRule } from './write-rule';

/** The rule of an event as text, and what keeps the calendar from following it. */
export interface ReadRule {
  readonly text: string;
  readonly fault: {
    readonly code: 'invalid-rule' | 'unsupported';
    readonly problem: string;
  } | null;
}

/** Reads an `RRULE`; null, and a fault, where it is empty. */
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
  return { text, fault: rules && faultOf(text, rules) };
}

function faultOf(text: string, { readRule }: RecurrenceRules): ReadRule['fault'] {
  const { faults } = readRule(text);
  if (faults.length === 0) return null;
  const parts = partsOfRule(text);
  const freq = parts.get('FREQ') ?? '';
  // RFC 7529 adds calendars other than ours to what RFC 5545 says.
  if (parts.has('RSCALE')) {
    return {
      code: 'unsupported',
      problem: 'has RSCALE, and rules of other calendars aren’t followed',
    };
  }
  const wrong = SUB_DAILY.test(freq) ? wrongWithinDays(text, freq, readRule) : faults;
  if (wrong.length === 0) {
    return {
      code: 'unsupported',
      problem: `has FREQ = ${freq}, and rules within days aren’t followed`,
    };
  }
  return { code: 'invalid-rule', problem: wrong.map(({ problem }) => problem).join(' and ') };
}

const SUB_DAILY = /^(HOURLY|MINUTELY|SECONDLY)$/;

/** What breaks RFC 5545 section 3.3.10 in a rule that repeats within days. */
function wrongWithinDays(
  text: string,
  freq: string,
  readRule: RecurrenceRules['readRule'],
): readonly { readonly problem: string }[] {
  const parts = partsOfRule(text);
  // Else they may have what rules of years may.
  const wrong = [...readRule(text.replace(/FREQ\s*=\s*\w+/i, 'FREQ=YEARLY')).faults].map(
    ({ problem }) => ({ problem }),
  );
  if (parts.has('BYWEEKNO')) wrong.push({ problem: `has BYWEEKNO in a ${freq} rule` });
  if (/\d/.test(parts.get('BYDAY') ?? '')) {
    wrong.push({ problem: `has an ordinal in BYDAY of a ${freq} rule` });
  }
  return wrong;
}
