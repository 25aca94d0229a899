import type { RuleFault } from './rule-fault';
import { DAY_PARTS, TIME_PARTS, type Frequency, type Rule, type RulePart } from './rule';

/** Parts that RFC 5545 section 3.3.10 forbids with a frequency. */
const FORBIDDEN: readonly (readonly [RulePart, readonly Frequency[], string])[] = [
  ['byWeekNo', ['DAILY', 'WEEKLY', 'MONTHLY'], 'Weeks are numbered in YEARLY rules alone.'],
  ['byYearDay', ['DAILY', 'WEEKLY', 'MONTHLY'], 'Days of the year belong into YEARLY rules.'],
  ['byMonthDay', ['WEEKLY'], 'Use MONTHLY, or DAILY with a limit.'],
];

/** Returns the faults of parts that are valid by themselves but not together. */
export function checkCombination(rule: Rule, nameOf: (part: RulePart) => string): RuleFault[] {
  const faults: RuleFault[] = [];
  const refuse = (problem: string, fix: string): void => {
    faults.push({ code: 'invalid-rule', problem, fix });
  };
  const { freq, byDay, byWeekNo, bySetPos } = rule;
  if (rule.count !== null && rule.until !== null) {
    refuse(`has ${nameOf('count')} and ${nameOf('until')}`, 'Give one of them; both end it.');
  }
  for (const [part, frequencies, fix] of FORBIDDEN) {
    if (isListed(rule, part) && frequencies.includes(freq)) {
      refuse(`has ${nameOf(part)} in a ${freq} rule`, fix);
    }
  }
  if (byDay.some(({ ordinal }) => ordinal !== 0)) {
    if (freq === 'DAILY' || freq === 'WEEKLY') {
      const problem = `has an ordinal in ${nameOf('byDay')} of a ${freq} rule`;
      refuse(problem, 'Leave the number out, or use MONTHLY or YEARLY.');
    } else if (byWeekNo.length > 0) {
      const problem = `has an ordinal in ${nameOf('byDay')} beside ${nameOf('byWeekNo')}`;
      refuse(problem, 'Leave the number out: a week has each weekday once.');
    }
  }
  const others = [...DAY_PARTS, ...TIME_PARTS];
  if (bySetPos.length > 0 && !others.some((part) => isListed(rule, part))) {
    refuse(`has ${nameOf('bySetPos')} alone`, 'Say with another BY part what it picks from.');
  }
  return faults;
}

function isListed(rule: Rule, part: RulePart): boolean {
  const value = rule[part];
  return Array.isArray(value) && value.length > 0;
}
