import { formatDay } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import {
  adjacentPage,
  firstShown,
  followingDays,
  isDayListed,
  isDayShown,
  isWithin,
  nearestWithin,
  reachableDays,
  type DayRules,
} from './day-rules';

const ALL: DayRules = { weekStartsOn: 1, showWeekends: true };
const WORKDAYS: DayRules = { weekStartsOn: 1, showWeekends: false };

const day = (text: string): number => parseDay(text)!;

describe('isDayShown', () => {
  it.each<[DayRules, string, boolean]>([
    [ALL, '2026-11-21', true],
    [WORKDAYS, '2026-11-20', true],
    [WORKDAYS, '2026-11-21', false],
    [WORKDAYS, '2026-11-22', false],
    [WORKDAYS, '2026-11-23', true],
  ])('with %j on %s is %s', (rules, date, isShown) => {
    expect(isDayShown(day(date), rules)).toBe(isShown);
  });
});

describe('weekdays that are never shown', () => {
  const rules: DayRules = { ...ALL, hiddenDays: [3] };
  it.each([
    ['2026-11-18', false],
    ['2026-11-19', true],
  ])('on %s: %s', (date, isShown) => {
    expect(isDayShown(day(date), rules)).toBe(isShown);
    expect(isDayListed(day(date), rules)).toBe(true);
  });
});

describe('bounds', () => {
  const bounds = { first: 10, last: 12 };
  it.each([
    [9, false, 10],
    [10, true, 10],
    [12, true, 12],
    [13, false, 12],
  ])('of 10 to 12: %d is within: %s; nearest %d', (at, isIn, nearest) => {
    expect([isWithin(at, bounds), nearestWithin(at, bounds)]).toEqual([isIn, nearest]);
    expect([isWithin(at, undefined), nearestWithin(at, undefined)]).toEqual([true, at]);
  });

  it('leave days that nothing reaches in their places', () => {
    expect(reachableDays([8, 9, 10, 12, 14], bounds)).toEqual([
      -Infinity,
      -Infinity,
      10,
      12,
      Infinity,
    ]);
    expect(reachableDays([8, 9], undefined)).toEqual([8, 9]);
  });
});

describe('followingDays', () => {
  it.each<[DayRules, string, number, string[]]>([
    [ALL, '2026-11-20', 0, []],
    [ALL, '2026-11-30', 2, ['2026-11-30', '2026-12-01']],
    [WORKDAYS, '2026-11-20', 3, ['2026-11-20', '2026-11-23', '2026-11-24']],
    [WORKDAYS, '2026-11-21', 1, ['2026-11-23']],
  ])('with %j from %s on, %d', (rules, date, count, expected) => {
    expect(followingDays(day(date), count, rules).map(formatDay)).toEqual(expected);
  });

  it('are as many as are asked for, over any number of weekends', () => {
    expect(followingDays(day('2026-11-20'), 261, WORKDAYS)).toHaveLength(261);
  });
});

describe('adjacentPage', () => {
  it.each<[DayRules, string, number, string, string]>([
    [ALL, '2026-11-20', 1, '2026-11-19', '2026-11-21'],
    [ALL, '2026-12-30', 3, '2026-12-27', '2027-01-02'],
    [WORKDAYS, '2026-11-20', 1, '2026-11-19', '2026-11-23'],
    [WORKDAYS, '2026-11-23', 1, '2026-11-20', '2026-11-24'],
    [WORKDAYS, '2026-11-21', 1, '2026-11-20', '2026-11-24'],
  ])('with %j at %s, of %d: %s and %s', (rules, date, count, previous, next) => {
    expect(formatDay(adjacentPage(day(date), -1, count, rules))).toBe(previous);
    expect(formatDay(adjacentPage(day(date), 1, count, rules))).toBe(next);
  });
});

describe('firstShown', () => {
  const until = (date: string): DayRules => ({
    ...WORKDAYS,
    bounds: { first: -Infinity, last: day(date) },
  });
  it.each<[DayRules, string, string]>([
    [ALL, '2026-11-21', '2026-11-21'],
    [WORKDAYS, '2026-11-21', '2026-11-23'],
    [until('2026-11-22'), '2026-11-21', '2026-11-20'],
    // Nothing within the bounds is shown near it.
    [{ ...WORKDAYS, bounds: { first: day('2026-11-21'), last: day('2026-11-22') } }, '2026-11-21', '2026-11-23'], // prettier-ignore
  ])('with %j from %s on: %s', (rules, date, expected) => {
    expect(formatDay(firstShown(day(date), rules))).toBe(expected);
  });
});
