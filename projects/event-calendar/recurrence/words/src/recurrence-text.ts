import { FIRST_RECURRENCE_TEXT } from 'ng-event-calendar/recurrence/internal';

const TEXT = {
  ...FIRST_RECURRENCE_TEXT,

  ruleDaily: 'Every day',
  ruleWeekly: 'Every week',
  ruleMonthly: 'Every month',
  ruleYearly: 'Every year',
  ruleEveryWeekday: 'Every weekday',
  ruleDailyInterval: { one: 'Every {count} day', other: 'Every {count} days' },
  ruleWeeklyInterval: { one: 'Every {count} week', other: 'Every {count} weeks' },
  ruleMonthlyInterval: { one: 'Every {count} month', other: 'Every {count} months' },
  ruleYearlyInterval: { one: 'Every {count} year', other: 'Every {count} years' },

  /** `{days}` is a list of the phrases below. */
  ruleOnDays: '{rule} on {days}',
  ruleInMonths: '{rule} in {months}',
  ruleInWeeks: '{rule} in {weeks}',
  ruleAtTimes: '{rule} at {times}',
  ruleTimesADay: { one: '{rule}, {count} time a day', other: '{rule}, {count} times a day' },
  rulePositions: '{rule}, of these only {positions}',
  ruleCount: { one: '{rule}, once', other: '{rule}, {count} times' },
  ruleUntil: '{rule} until {date}',

  /** `{day}` is a weekday, a list of them, or one of the three words below. */
  ruleFirst: 'the first {day}',
  ruleSecond: 'the second {day}',
  ruleThird: 'the third {day}',
  ruleFourth: 'the fourth {day}',
  ruleFifth: 'the fifth {day}',
  ruleLast: 'the last {day}',
  ruleSecondToLast: 'the second to last {day}',
  ruleThirdToLast: 'the third to last {day}',
  ruleNth: '{day} number {number}',
  ruleNthToLast: '{day} number {number} from the end',
  ruleAnyDay: 'day',
  ruleAnyWeekday: 'weekday',
  ruleAnyWeek: 'week',
  ruleWeekdays: 'weekdays',

  /**
   * Names before they become part of a sentence. Languages with cases, or with another preposition before each item of
   * `ruleOnDays`, give them their form here. A form chosen by a number, as in `{'=1': …, other: …}`, goes by the
   * weekday (0 is Sunday, 7 a week, 8 any day, 9 any weekday; of several weekdays the first), also in the phrases with
   * `{day}` above, or by the month.
   */
  ruleWeekday: '{day}',
  ruleMonth: '{month}',
  ruleDate: '{date}',
  /** Weekdays of weeks: 'Monday', 'Monday and Friday'. */
  ruleOneWeekday: '{day}',
  ruleWeekdayList: '{days}',

  ruleEach: 'each {day}',
  ruleDays: { one: 'day {days}', other: 'days {days}' },
  ruleYearDays: { one: 'day {days} of the year', other: 'days {days} of the year' },
  ruleWeeks: { one: 'week {days}', other: 'weeks {days}' },
  ruleOfYear: '{days} of the year',
  ruleIfWeekday: '{days} if it falls on {day}',
  ruleFromTo: '{first} to {last}',
  rulePosition: 'number {number}',
  rulePositionToLast: 'number {number} from the end',

  /** `{dates}` are the first three dates added to a rule, and the number of the others. */
  recurrenceAddedDates: '{rule} and on {dates}',
  /** `{dates}` are the first three dates of an event without a rule, and the number of the others. */
  recurrenceDatesOnly: 'On {dates}',
  recurrenceMoreDates: { one: '{count} more', other: '{count} more' },

  recurrenceWeekdaysPresetLabel: 'Repeats every weekday',
  recurrenceMonthlyWeekdayPresetLabel: 'Repeats monthly on {days}',

  recurrenceUnitLabel: 'Unit',
  recurrenceDayLabel: 'Day',
  recurrenceLastDayLabel: 'Last day',
  recurrenceWhichWeekdayLabel: 'Which',
  recurrenceWeekdayLabel: 'Weekday',
  recurrenceMonthLabel: 'Month',
  recurrenceMonthDayChoiceLabel: 'A day of the month',
  recurrenceWeekdayChoiceLabel: 'A weekday of the month',
  recurrenceCountLabel: 'Number of times',
  recurrenceNextDates: 'Next dates',
  recurrenceNumberError: 'Enter a whole number from 1 on.',
  recurrenceWeekdaysError: 'Choose at least one weekday.',
  recurrenceNeverError: 'This rule never happens. Choose other days, or another end.',
} as const;

/** Name of a phrase of recurrence. */
export type RecurrenceTextKey = keyof typeof TEXT;

/** Plural forms of a phrase around a number. */
export type RecurrencePlurals = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * Phrases that describe a recurrence rule, in English. Names in braces are replaced by values; phrases with a number
 * have plural forms, chosen by `count` as `Intl.PluralRules` does. `{rule}` is the sentence so far, so that other
 * languages can put their phrase in front.
 */
export const RECURRENCE_TEXT: Readonly<Record<RecurrenceTextKey, string | RecurrencePlurals>> =
  TEXT;

/** Returns the text of a key with its placeholders filled in. */
export type RecurrenceTranslator<K extends string = RecurrenceTextKey> = (
  key: K,
  values?: Readonly<Record<string, string | number>>,
) => string;
