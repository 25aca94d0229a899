import type { RuleDay } from '../rules/rule';
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

/** 'the first Friday', 'the last day', 'Monday number 20': the n-th of something. */
export function ordinalDay(day: string, ordinal: number, text: RecurrenceTranslator): string {
  const place = Math.abs(ordinal);
  const key = (ordinal > 0 ? FROM_START : FROM_END)[place - 1];
  if (key !== undefined) return text(key, { day });
  return text(ordinal > 0 ? 'ruleNth' : 'ruleNthToLast', { day, number: place });
}

/** 'each Tuesday', 'the first Sunday': a weekday of a month or a year. */
export function weekdayInSpan(
  { weekday, ordinal }: RuleDay,
  names: RuleNames,
  text: RecurrenceTranslator,
): string {
  const day = names.weekday(weekday);
  return ordinal === 0 ? text('ruleEach', { day }) : ordinalDay(day, ordinal, text);
}

/** 'days 1, 2, and 8 to 13' and 'the last day', or weeks: a list of both phrases. */
export function numbered(
  unit: 'Day' | 'Week',
  numbers: readonly number[],
  names: RuleNames,
  text: RecurrenceTranslator,
): string[] {
  const fromStart = numbers.filter((number) => number > 0).sort((a, b) => a - b);
  const fromEnd = numbers.filter((number) => number < 0).sort((a, b) => a - b);
  const phrases = fromEnd.map((number) => ordinalDay(text(`ruleAny${unit}`), number, text));
  if (fromStart.length === 0) return phrases;
  const days = names.and(ranges(fromStart, names, text));
  return [text(`rule${unit}s`, { count: fromStart.length, days }), ...phrases];
}

/** Ascending numbers with three and more in a row drawn together: '1', '8 to 13'. */
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
