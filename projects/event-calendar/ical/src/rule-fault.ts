import { readRule } from './series-recurrence';
import type { ReadRule } from './read-rule';
import { partsOfRule } from './write-rule';

/** Returns why the calendar can't follow a rule; null if it can. */
export function ruleFaultOf(text: string): ReadRule['fault'] {
  const { faults } = readRule(text);
  if (faults.length === 0) return null;
  const parts = partsOfRule(text);
  const freq = parts.get('FREQ') ?? '';
  // RFC 7529 adds calendars other than the Gregorian one to RFC 5545.
  if (parts.has('RSCALE')) {
    return {
      code: 'unsupported',
      problem: 'has RSCALE, and rules of other calendars aren’t followed',
    };
  }
  const wrong = SUB_DAILY.test(freq) ? wrongWithinDays(text, freq) : faults;
  if (wrong.length === 0) {
    return {
      code: 'unsupported',
      problem: `has FREQ = ${freq}, and rules within days aren’t followed`,
    };
  }
  return { code: 'invalid-rule', problem: wrong.map(({ problem }) => problem).join(' and ') };
}

const SUB_DAILY = /^(HOURLY|MINUTELY|SECONDLY)$/;

/** Returns the faults by RFC 5545 section 3.3.10 of a rule that repeats within days. */
function wrongWithinDays(text: string, freq: string): readonly { readonly problem: string }[] {
  const parts = partsOfRule(text);
  // Other parts follow the limits of yearly rules.
  const wrong = [...readRule(text.replace(/FREQ\s*=\s*\w+/i, 'FREQ=YEARLY')).faults].map(
    ({ problem }) => ({ problem }),
  );
  if (parts.has('BYWEEKNO')) wrong.push({ problem: `has BYWEEKNO in a ${freq} rule` });
  if (/\d/.test(parts.get('BYDAY') ?? '')) {
    wrong.push({ problem: `has an ordinal in BYDAY of a ${freq} rule` });
  }
  return wrong;
}
