import type { Weekday } from 'ng-event-calendar/core/internal';
import type { RuleDay } from 'ng-event-calendar/recurrence/internal';
import type { RuleNames } from './rule-names';
import type { RecurrenceTextKey, RecurrenceTranslator } from './recurrence-text';

const FROM_START: readonly RecurrenceTextKey[] = [
  'ruleFirst',
  'ruleSecond',
  'ruleThird',
  'ruleFourth',
  'ruleFifth',
];
const FROM_END: readonly RecurrenceTextKey[] = ['ruleLast', 'ruleSecondToLast', 'ruleThirdToLast'];

/** Values of `{weekday}` for units other than weekdays, by which a language may choose other forms. */
const NUMBERS = { Week: 7, Day: 8, Weekday: 9 } as const;

/** A unit that can be counted within a month or a year. */
export interface Countable {
  readonly day: string;
  /** 0 is Sunday; 7 a week, 8 any day, 9 any working day. */
  readonly weekday: number;
}

/** Returns a weekday in the form that the other phrases are made for. */
export function namedWeekday(
  weekday: Weekday,
  names: RuleNames,
  text: RecurrenceTranslator,
): Countable {
  return { weekday, day: text('ruleWeekday', { weekday, day: names.weekday(weekday) }) };
}

/** 'day', 'weekday' or 'week'. */
export function anyOf(unit: keyof typeof NUMBERS, text: RecurrenceTranslator): Countable {
  return { weekday: NUMBERS[unit], day: text(`ruleAny${unit}`) };
}

/** 'the first Friday', 'the last day', 'Monday number 20': the n-th of something. */
export function ordinalDay(
  { weekday, day }: Countable,
  ordinal: number,
  text: RecurrenceTranslator,
): string {
  const place = Math.abs(ordinal);
  const key = (ordinal > 0 ? FROM_START : FROM_END)[place - 1];
  if (key !== undefined) return text(key, { weekday, day });
  return text(ordinal > 0 ? 'ruleNth' : 'ruleNthToLast', { weekday, day, number: place });
}

/** 'each Tuesday', 'the first Sunday': a weekday of a month or a year. */
export function weekdayInSpan(
  { weekday, ordinal }: RuleDay,
  names: RuleNames,
  text: RecurrenceTranslator,
): string {
  const named = namedWeekday(weekday, names, text);
  return ordinal === 0 ? text('ruleEach', { ...named }) : ordinalDay(named, ordinal, text);
}

/** 'days 1, 2, and 8 to 13' and 'the last day', or weeks, or days of the year: a list of both phrases. */
export function numbered(
  unit: 'Day' | 'Week' | 'YearDay',
  numbers: readonly number[],
  names: RuleNames,
  text: RecurrenceTranslator,
): string[] {
  const fromStart = numbers.filter((number) => number > 0).sort((a, b) => a - b);
  const fromEnd = numbers.filter((number) => number < 0).sort((a, b) => a - b);
  const phrases = fromEnd.map((number) => fromTheEnd(unit, number, text));
  if (fromStart.length === 0) return phrases;
  const days = names.and(ranges(fromStart, names, text));
  return [text(`rule${unit}s`, { count: fromStart.length, days }), ...phrases];
}

function fromTheEnd(
  unit: 'Day' | 'Week' | 'YearDay',
  number: number,
  text: RecurrenceTranslator,
): string {
  const days = ordinalDay(anyOf(unit === 'Week' ? 'Week' : 'Day', text), number, text);
  return unit === 'YearDay' ? text('ruleOfYear', { days }) : days;
}

/** Joins runs of three or more among ascending numbers: '1', '8 to 13'. */
function ranges(
  numbers: readonly number[],
  names: RuleNames,
  text: RecurrenceTranslator,
): string[] {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length;) {
    let end = at;
    while (numbers[end + 1] === numbers[end]! + 1) end++;
    const [first, last] = [names.number(numbers[at]!), names.number(numbers[end]!)];
    if (end - at >= 2) {
      parts.push(text('ruleFromTo', { first, last }));
      at = end + 1;
    } else {
      parts.push(first);
      at++;
    }
  }
  return parts;
}
