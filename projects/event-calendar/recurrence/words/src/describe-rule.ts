import {
  HOUR_MS,
  MINUTE,
  civilDate,
  dayOf,
  timeOfDay,
  wallIn,
  weekdayOf,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import type { Frequency, Rule, RuleDay } from 'ng-event-calendar/recurrence/internal';
import { anyOf, namedWeekday, numbered, ordinalDay, weekdayInSpan } from './ordinal-days';
import type { RecurrenceTextKey, RecurrenceTranslator } from './recurrence-text';
import type { RuleNames } from './rule-names';

/** Texts and names with which a rule is described. */
export interface RuleWords {
  readonly text: RecurrenceTranslator;
  readonly names: RuleNames;
}

/** Start of a rule: DTSTART as wall time, and the zone it recurs in. */
export interface RuleStart {
  readonly wall: number;
  /** Zone in which the day of UNTIL is named; null for whole days. */
  readonly zone: string | null;
}

/** Number of times a day above which they are counted instead of listed. */
const LISTED_TIMES = 4;

const EVERY: Readonly<Record<Frequency, readonly [RecurrenceTextKey, RecurrenceTextKey]>> = {
  DAILY: ['ruleDaily', 'ruleDailyInterval'],
  WEEKLY: ['ruleWeekly', 'ruleWeeklyInterval'],
  MONTHLY: ['ruleMonthly', 'ruleMonthlyInterval'],
  YEARLY: ['ruleYearly', 'ruleYearlyInterval'],
};

/** Returns a rule as a sentence: 'Every month on the first Friday until December 24, 2027'. */
export function describeRule(rule: Rule, start: RuleStart, words: RuleWords): string {
  const steps = [saidEvery, saidMonths, saidWeeks, saidDays, saidTimes, saidPositions, saidEnd];
  return steps.reduce((sentence, step) => step(rule, start, words, sentence), '');
}

type Step = (rule: Rule, start: RuleStart, words: RuleWords, sentence: string) => string;

const saidEvery: Step = (rule, _start, { text }) => {
  const { freq, interval } = rule;
  if (interval === 1 && isEveryWeekday(rule)) return text('ruleEveryWeekday');
  if (interval === 1 && isEveryDay(rule)) return text('ruleDaily');
  // A daily rule of certain dates reads like a monthly one.
  const [once, others] = EVERY[isOfDates(rule) ? 'MONTHLY' : freq];
  return interval === 1 ? text(once) : text(others, { count: interval });
};

const saidMonths: Step = ({ byMonth }, _start, { text, names }, rule) => {
  if (byMonth.length === 0) return rule;
  const inOrder = byMonth.toSorted((a, b) => a - b);
  const named = inOrder.map((month) =>
    text('ruleMonth', { number: month, month: names.month(month) }),
  );
  return text('ruleInMonths', { rule, count: named.length, months: names.and(named) });
};

const saidWeeks: Step = ({ byWeekNo }, _start, { text, names }, rule) => {
  if (byWeekNo.length === 0) return rule;
  const weeks = names.and(numbered('Week', byWeekNo, names, text));
  return text('ruleInWeeks', { rule, weeks });
};

const saidDays: Step = (rule, start, words, sentence) => {
  const days = daysOf(rule, dayOf(start.wall), words);
  return days === null ? sentence : words.text('ruleOnDays', { rule: sentence, days });
};

const saidTimes: Step = (rule, start, { text, names }, sentence) => {
  const { byHour, byMinute } = rule;
  if (byHour.length + byMinute.length === 0) return sentence;
  const time = timeOfDay(start.wall);
  const hours = byHour.length > 0 ? byHour : [Math.floor(time / HOUR_MS)];
  const minutes = byMinute.length > 0 ? byMinute : [Math.floor((time % HOUR_MS) / MINUTE)];
  const times = hours
    .flatMap((hour) => minutes.map((minute) => hour * HOUR_MS + minute * MINUTE))
    .sort((a, b) => a - b);
  return times.length > LISTED_TIMES
    ? text('ruleTimesADay', { rule: sentence, count: times.length })
    : text('ruleAtTimes', { rule: sentence, times: names.and(times.map(names.time)) });
};

const saidPositions: Step = (rule, _start, { text, names }, sentence) => {
  const { bySetPos } = rule;
  if (bySetPos.length === 0 || isPositionOfWeekdays(rule)) return sentence;
  const positions = bySetPos.map((position) =>
    position > 0
      ? text('rulePosition', { number: position })
      : text('rulePositionToLast', { number: -position }),
  );
  return text('rulePositions', { rule: sentence, positions: names.and(positions) });
};

const saidEnd: Step = ({ count, until }, { zone }, { text, names }, rule) => {
  if (count !== null) return text('ruleCount', { rule, count });
  if (until === null) return rule;
  return text('ruleUntil', { rule, date: names.date(lastDay(until, zone)) });
};

function lastDay(until: NonNullable<Rule['until']>, zone: string | null): number {
  switch (until.kind) {
    case 'day':
      return until.day;
    case 'wall':
      return dayOf(until.wall);
    case 'instant':
      return dayOf(zone === null ? until.instant : wallIn(until.instant, zone));
  }
}

/** Returns the days of a period in words; null if "every day" or "every weekday" covers them. */
function daysOf(rule: Rule, startDay: number, words: RuleWords): string | null {
  const { text, names } = words;
  const { freq, byDay, byMonthDay, byYearDay } = rule;
  if (isEveryDay(rule) || (rule.interval === 1 && isEveryWeekday(rule))) return null;
  if (isPositionOfWeekdays(rule)) return positionsOfWeekdays(rule, words);
  const dates = [
    ...numbered('Day', byMonthDay, names, text),
    ...numbered('YearDay', byYearDay, names, text),
  ];
  if (dates.length > 0) {
    const days = names.and(dates);
    if (byDay.length === 0) return days;
    return text('ruleIfWeekday', { days, day: anyOfWeekdays(byDay, words) });
  }
  if (byDay.length > 0) return weekdays(rule, words);
  if (freq === 'DAILY') return null;
  if (freq === 'WEEKLY' || rule.byWeekNo.length > 0)
    return listed([weekdayOf(startDay)], names.and, words);
  if (freq === 'YEARLY' && rule.byMonth.length === 0) {
    return text('ruleDate', { date: names.monthDay(startDay) });
  }
  return text('ruleDays', { count: 1, days: names.number(civilDate(startDay).day) });
}

function weekdays(rule: Rule, words: RuleWords): string {
  const { text, names } = words;
  const { freq, byDay, byMonth, byWeekNo } = rule;
  if (isMondayToFriday(byDay)) return text('ruleWeekdays');
  if (freq === 'DAILY' || freq === 'WEEKLY' || byWeekNo.length > 0) {
    const days = fromMonday(byDay).map(({ weekday }) => weekday);
    return listed(days, names.and, words);
  }
  const days = names.and(byDay.map((day) => weekdayInSpan(day, names, text)));
  const isOfYear = freq === 'YEARLY' && byMonth.length === 0;
  return isOfYear && byDay.some(({ ordinal }) => ordinal !== 0)
    ? text('ruleOfYear', { days })
    : days;
}

/** 'the second to last weekday', 'the third Tuesday, Wednesday, or Thursday'. */
function positionsOfWeekdays({ byDay, bySetPos }: Rule, { text, names }: RuleWords): string {
  const named = fromMonday(byDay).map(({ weekday }) => namedWeekday(weekday, names, text));
  const day =
    byDay.length === 7
      ? anyOf('Day', text)
      : isMondayToFriday(byDay)
        ? anyOf('Weekday', text)
        : // In languages where it matters an adjective follows the first of the names.
          { weekday: named[0]!.weekday, day: names.or(named.map((each) => each.day)) };
  return names.and(bySetPos.map((position) => ordinalDay(day, position, text)));
}

/** 'Friday', 'Friday or Saturday', 'the first Friday': weekdays that a date must also fall on. */
function anyOfWeekdays(byDay: readonly RuleDay[], words: RuleWords): string {
  const { names, text } = words;
  if (byDay.some(({ ordinal }) => ordinal !== 0)) {
    return names.or(byDay.map((day) => weekdayInSpan(day, names, text)));
  }
  const days = byDay.map(({ weekday }) => weekday);
  return listed(days, names.or, words);
}

/** Weekdays of weeks: 'Monday and Friday'. */
function listed(
  weekdays: readonly Weekday[],
  list: (items: readonly string[]) => string,
  { names, text }: RuleWords,
): string {
  const named = weekdays.map((weekday) => namedWeekday(weekday, names, text));
  const [first, ...others] = named;
  if (others.length === 0) return text('ruleOneWeekday', { ...first });
  const days = list(named.map(({ day }) => day));
  return text('ruleWeekdayList', { weekday: weekdays[0]!, days });
}

/** Whether BYSETPOS picks among the weekdays of a month, for which there is a short phrase. */
function isPositionOfWeekdays(rule: Rule): boolean {
  const { freq, byDay, bySetPos, byMonthDay, byYearDay, byWeekNo, byHour, byMinute } = rule;
  const others = [byMonthDay, byYearDay, byWeekNo, byHour, byMinute];
  return (
    freq === 'MONTHLY' &&
    bySetPos.length > 0 &&
    byDay.length > 0 &&
    byDay.every(({ ordinal }) => ordinal === 0) &&
    others.every((part) => part.length === 0)
  );
}

/** Whether a rule includes every day of its months. */
function isEveryDay({ byDay, byMonthDay, byYearDay, byWeekNo, bySetPos, interval }: Rule): boolean {
  const isAll = byDay.length === 7 && byDay.every(({ ordinal }) => ordinal === 0);
  const others = [byMonthDay, byYearDay, byWeekNo, bySetPos];
  return isAll && interval === 1 && others.every((part) => part.length === 0);
}

function isOfDates({ freq, interval, byMonthDay }: Rule): boolean {
  return freq === 'DAILY' && interval === 1 && byMonthDay.length > 0;
}

function isEveryWeekday({ freq, byDay, byMonthDay, bySetPos }: Rule): boolean {
  const isOften = freq === 'DAILY' || freq === 'WEEKLY';
  const isAlone = byMonthDay.length === 0 && bySetPos.length === 0;
  return isOften && isAlone && isMondayToFriday(byDay);
}

function isMondayToFriday(byDay: readonly RuleDay[]): boolean {
  const isPlain = byDay.every(({ ordinal, weekday }) => ordinal === 0 && weekday % 6 !== 0);
  return isPlain && byDay.length === 5;
}

function fromMonday(byDay: readonly RuleDay[]): RuleDay[] {
  return byDay.toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7));
}
