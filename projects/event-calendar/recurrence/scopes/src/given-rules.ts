import * as fc from 'fast-check';
import {
  DAY,
  HOUR_MS,
  toInstant,
  type CalendarEvent,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import { plainRule, readRule, type Rule } from 'ng-event-calendar/recurrence/internal';
import { ruleToObject, ruleToString } from './write-rule';

/** Day from which the series of properties begin: the clocks of many zones change in the weeks after it. */
export const START_DAY = toInstant('2026-03-02T00:00:00Z') / DAY;

/** Ends of rules: none, by COUNT, or by UNTIL. */
export const ends = fc.oneof(
  fc.constant<Partial<Rule>>({}),
  fc.integer({ min: 1, max: 12 }).map((count): Partial<Rule> => ({ count })),
  fc
    .integer({ min: 20, max: 700 })
    .map((days): Partial<Rule> => ({ until: { kind: 'day', day: START_DAY + days } })),
  fc.integer({ min: 20, max: 700 }).map((days): Partial<Rule> => ({
    until: { kind: 'instant', instant: (START_DAY + days) * DAY + 5 * HOUR_MS },
  })),
);

/** Weekdays without ordinals. */
export const weekdays = (min: number, max: number): fc.Arbitrary<Rule['byDay']> =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: min, maxLength: max })
    .map((days) => days.map((weekday) => ({ weekday: weekday as Weekday, ordinal: 0 })));

/** Weekdays with ordinals, for months. */
export const ordinals: fc.Arbitrary<Rule['byDay']> = fc
  .uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Weekday>,
      ordinal: fc.constantFrom(1, 2, 3, 4, -1, -2),
    }),
    { minLength: 1, maxLength: 3, selector: ({ weekday, ordinal }) => `${ordinal}${weekday}` },
  )
  .map((days) => [...days]);

/** Days of the month, including some that not every month has. */
export const dates = fc.uniqueArray(fc.constantFrom(1, 2, 3, 13, 14, 28, 29, 30, 31, -1, -2), {
  minLength: 1,
  maxLength: 3,
});
const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 });
const interval = fc.constantFrom(1, 1, 2, 3);
/** First days of the week. */
export const wkst = fc.constantFrom<Weekday>(0, 1, 6);
const byHour = fc.constantFrom([], [], [], [8, 20], [6, 11, 18]);

const weekly = fc
  .record({ byDay: weekdays(0, 4), interval, wkst, byHour })
  .map((parts) => plainRule('WEEKLY', parts));
/** Rules with parts that seldom occur together. */
const others = fc
  .constantFrom(
    'FREQ=DAILY;INTERVAL=7;BYMONTHDAY=1,2,3,4,5,6,7',
    'FREQ=DAILY;BYHOUR=9,15;COUNT=20',
    'FREQ=WEEKLY;BYDAY=TU,TH,SU;BYSETPOS=1,-1',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=5',
    'FREQ=YEARLY;BYMONTH=3,9;UNTIL=20301231',
    'FREQ=YEARLY;BYYEARDAY=100,-100',
    'FREQ=YEARLY;BYWEEKNO=10,20;BYDAY=TU,TH',
  )
  .map((rrule) => readRule(rrule).rule!);

/** Rules of every frequency, without their end. */
export const rules: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 4, arbitrary: weekly },
  fc.record({ interval, byHour }).map((parts) => plainRule('DAILY', parts)),
  fc.record({ byDay: weekdays(1, 5) }).map((parts) => plainRule('DAILY', parts)),
  fc.record({ interval, byMonthDay: dates }).map((parts) => plainRule('MONTHLY', parts)),
  fc.record({ interval, byDay: ordinals }).map((parts) => plainRule('MONTHLY', parts)),
  fc.record({ interval }).map((parts) => plainRule('MONTHLY', parts)),
  fc
    .record({ byDay: weekdays(1, 5), bySetPos: fc.constantFrom([1], [-1], [2, -1]) })
    .map((parts) => plainRule('MONTHLY', parts)),
  fc.record({ byMonth: months, byMonthDay: dates }).map((parts) => plainRule('YEARLY', parts)),
  fc.record({ byMonth: months, byDay: ordinals }).map((parts) => plainRule('YEARLY', parts)),
  fc.record({ interval }).map((parts) => plainRule('YEARLY', parts)),
  { weight: 3, arbitrary: others },
);

/** Writes a rule in one of its forms. */
export const written = fc.constantFrom<(rule: Rule) => NonNullable<CalendarEvent['rrule']>>(
  ruleToString,
  (rule) => `RRULE:${ruleToString(rule)}`,
  ruleToObject,
);
