import { isEntry, shown } from 'ng-event-calendar/core/internal';
import type { RuleFault } from './rule-fault';
import { checkCombination } from './check-combination';
import { FREQUENCIES, plainRule, type Frequency, type Rule, type RulePart } from './rule';
import {
  isEmpty,
  readDays,
  readNumber,
  readNumbers,
  readUntil,
  readWeekday,
  type Range,
  type Reading,
} from './rule-values';

/** A parsed rule, or the faults that keep it from being expanded. */
export type RuleReading =
  | { readonly rule: Rule; readonly faults: readonly [] }
  | { readonly rule: null; readonly faults: readonly RuleFault[] };

type Reader = (value: unknown) => Reading<Rule[RulePart]>;

const POSITIVE: Range = { min: 1, max: Infinity };
const number =
  (range: Range): Reader =>
  (value) =>
    readNumber(value, range);
const numbers =
  (min: number, max: number, signed = false): Reader =>
  (value) =>
    readNumbers(value, signed ? { min, max, signed } : { min, max });

const READERS: Readonly<Record<Exclude<RulePart, 'freq'>, Reader>> = {
  interval: number(POSITIVE),
  count: number(POSITIVE),
  until: readUntil,
  wkst: readWeekday,
  byMonth: numbers(1, 12),
  byWeekNo: numbers(1, 53, true),
  byYearDay: numbers(1, 366, true),
  byMonthDay: numbers(1, 31, true),
  byDay: readDays,
  byHour: numbers(0, 23),
  byMinute: numbers(0, 59),
  bySecond: numbers(0, 60),
  bySetPos: numbers(1, 366, true),
};

const PARTS = ['freq', ...Object.keys(READERS)] as readonly RulePart[];
const PART_BY_NAME = new Map(PARTS.map((part) => [part.toUpperCase(), part]));
const SUB_DAILY = ['HOURLY', 'MINUTELY', 'SECONDLY'];

const RULE_FIX = 'Write it as RFC 5545 section 3.3.10 says, for example FREQ=WEEKLY;BYDAY=MO.';
const PREFIX = /^RRULE:/i;

/** Parses a rule from either of its forms: an RRULE string, or an object with its parts as keys. */
export function readRule(rrule: unknown): RuleReading {
  const written = isEntry(rrule) ? fromObject(rrule) : fromString(rrule);
  if ('problem' in written) return { rule: null, faults: [written] };
  const faults: RuleFault[] = [];
  const parts: Partial<Record<RulePart, unknown>> = {};
  const nameOf = (part: RulePart): string => (isEntry(rrule) ? part : part.toUpperCase());
  for (const [part, value] of written.parts) {
    const reading = part === 'freq' ? readFrequency(value) : READERS[part](value);
    if ('wrong' in reading) {
      faults.push({
        code: isSubDaily(part, value) ? 'sub-daily-rule' : 'invalid-rule',
        problem: `has ${nameOf(part)} ${reading.wrong}`,
        fix: isSubDaily(part, value)
          ? 'Use DAILY with BYHOUR and BYMINUTE, or one event a time; this one is shown once.'
          : RULE_FIX,
      });
    } else {
      parts[part] = reading.value;
    }
  }
  if (!written.parts.has('freq')) {
    faults.push(invalid(`has no ${nameOf('freq')}`, `Give one of ${FREQUENCIES.join(', ')}.`));
  }
  if (faults.length > 0) return { rule: null, faults };
  const rule = plainRule(parts.freq as Frequency, parts as Partial<Rule>);
  const clashes = checkCombination(rule, nameOf);
  return clashes.length === 0 ? { rule, faults: [] } : { rule: null, faults: clashes };
}

/** Written parts of a rule by name, in their written order. */
interface WrittenParts {
  readonly parts: ReadonlyMap<RulePart, unknown>;
}

function fromObject(rrule: Readonly<Record<string, unknown>>): WrittenParts | RuleFault {
  const parts = new Map<RulePart, unknown>();
  for (const [key, value] of Object.entries(rrule)) {
    if (isEmpty(value)) continue;
    const part = partNamed(key);
    if (part === undefined) return unknownPart(key, PARTS);
    if (parts.has(part)) return invalid(`gives ${part} twice`, 'Give it once.');
    parts.set(part, value);
  }
  return { parts };
}

function fromString(rrule: unknown): WrittenParts | RuleFault {
  if (typeof rrule !== 'string') {
    return invalid(`is ${shown(rrule)}`, 'Use an RRULE string or an object with freq.');
  }
  const text = rrule.trim().replace(PREFIX, '');
  if (/[\r\n]|^[A-Z]+[:;]|\b(DTSTART|EXDATE|RDATE|EXRULE)\b/i.test(text)) {
    const fix = 'Give the rule alone: start says when it begins, exDates what it leaves out.';
    return invalid(`holds more than a rule (${shown(rrule)})`, fix);
  }
  const parts = new Map<RulePart, unknown>();
  for (const piece of piecesOf(text)) {
    const [name = '', value] = piece.split('=', 2);
    const part = partNamed(name.trim());
    if (value === undefined || value.trim() === '') {
      return invalid(`has ${shown(piece)}, which is no part with a value`, RULE_FIX);
    }
    if (part === undefined) {
      return unknownPart(name, [...PART_BY_NAME.keys()]);
    }
    if (parts.has(part)) return invalid(`gives ${part.toUpperCase()} twice`, 'Give it once.');
    parts.set(part, value);
  }
  return parts.size > 0 ? { parts } : invalid('is empty', RULE_FIX);
}

/** Returns the `NAME=value` pieces of a rule's text, without empty ones, as after a last semicolon. */
export function piecesOf(text: string): string[] {
  return text
    .replace(PREFIX, '')
    .split(';')
    .filter((piece) => piece.trim() !== '');
}

/** Returns the part with a name in either form, in upper or lower case. */
export function partNamed(name: string): RulePart | undefined {
  return PART_BY_NAME.get(name.toUpperCase());
}

function readFrequency(value: unknown): Reading<Frequency> {
  const name = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const found = FREQUENCIES.find((each) => each === name);
  return found === undefined
    ? { wrong: `= ${shown(value)}, which is none of ${FREQUENCIES.join(', ')}` }
    : { value: found };
}

function isSubDaily(part: RulePart, value: unknown): boolean {
  return part === 'freq' && SUB_DAILY.includes(String(value).trim().toUpperCase());
}

function unknownPart(name: string, known: readonly string[]): RuleFault {
  return invalid(`has ${shown(name)}, which is no part of a rule`, `Known: ${known.join(', ')}.`);
}

function invalid(problem: string, fix: string): RuleFault {
  return { code: 'invalid-rule', problem, fix };
}
