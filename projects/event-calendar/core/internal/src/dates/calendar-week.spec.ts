import * as fc from 'fast-check';

import type { Weekday } from '../model/preferences';
import { startOfWeek, weekNumber, weeksOfMonth } from './calendar-week';
import { civilDate, dayFrom, daysInMonth, formatDay, startOfMonth, weekdayOf } from './civil-time';
import { parseDay } from './iso';

const days = fc.integer({ min: dayFrom(1, 1, 1), max: dayFrom(9999, 12, 1) });
const weekdays = fc.integer({ min: 0, max: 6 }).map((value) => value as Weekday);

function day(text: string): number {
  return parseDay(text) ?? NaN;
}

describe('startOfWeek', () => {
  it.each<[string, Weekday, string]>([
    ['2026-07-08', 1, '2026-07-06'],
    ['2026-07-06', 1, '2026-07-06'],
    ['2026-07-05', 1, '2026-06-29'],
    ['2026-07-05', 0, '2026-07-05'],
    ['2026-07-08', 6, '2026-07-04'],
    ['1969-12-31', 1, '1969-12-29'],
  ])('of %s from weekday %i is %s', (text, weekStartsOn, expected) => {
    expect(formatDay(startOfWeek(day(text), weekStartsOn))).toBe(expected);
  });

  it('is the last such weekday', () => {
    fc.assert(
      fc.property(days, weekdays, (day, weekStartsOn) => {
        const start = startOfWeek(day, weekStartsOn);
        expect(weekdayOf(start)).toBe(weekStartsOn);
        expect(start <= day && day < start + 7).toBe(true);
      }),
    );
  });
});

describe('weekNumber', () => {
  it.each<[string, Weekday, number]>([
    ['2026-01-01', 1, 1],
    ['2025-12-29', 1, 1],
    ['2025-12-28', 1, 52],
    ['2027-01-01', 1, 53],
    ['2027-01-03', 1, 53],
    ['2027-01-04', 1, 1],
    ['2021-01-03', 1, 53],
    ['2016-01-03', 1, 53],
    ['2024-12-30', 1, 1],
    ['2026-07-06', 1, 28],
    ['2026-07-05', 1, 27],
    ['2026-07-05', 0, 27],
    ['2026-01-03', 0, 53],
    ['2026-01-04', 0, 1],
    ['2025-12-27', 6, 52],
    ['2026-01-03', 6, 1],
  ])('of %s from weekday %i is %i', (text, weekStartsOn, expected) => {
    expect(weekNumber(day(text), weekStartsOn)).toBe(expected);
  });

  it('is one number for a whole week, and 4 January is always in week 1', () => {
    fc.assert(
      fc.property(days, weekdays, (day, weekStartsOn) => {
        const start = startOfWeek(day, weekStartsOn);
        const number = weekNumber(day, weekStartsOn);
        expect(weekNumber(start, weekStartsOn)).toBe(number);
        expect(weekNumber(start + 6, weekStartsOn)).toBe(number);
        const next = weekNumber(start + 7, weekStartsOn);
        expect(next === number + 1 || (next === 1 && number >= 52)).toBe(true);
        expect(weekNumber(dayFrom(civilDate(day).year, 1, 4), weekStartsOn)).toBe(1);
      }),
    );
  });
});

describe('weeksOfMonth', () => {
  it.each<[string, Weekday, string[]]>([
    ['2026-02-14', 0, ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22']],
    ['2026-02-14', 1, ['2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23']],
    [
      '2026-08-31',
      1,
      ['2026-07-27', '2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24', '2026-08-31'],
    ],
  ])('that %s is in, from weekday %i', (text, weekStartsOn, expected) => {
    expect(weeksOfMonth(day(text), weekStartsOn).map(formatDay)).toEqual(expected);
  });

  it('are 4 to 6 weeks that touch the month and hold all of it', () => {
    fc.assert(
      fc.property(days, weekdays, (day, weekStartsOn) => {
        const weeks = weeksOfMonth(day, weekStartsOn);
        const first = startOfMonth(day);
        const { year, month } = civilDate(day);
        const last = first + daysInMonth(year, month) - 1;
        expect(weeks.length >= 4 && weeks.length <= 6).toBe(true);
        expect(weeks).toEqual(weeks.map((_, row) => startOfWeek(first, weekStartsOn) + row * 7));
        expect(weeks.at(-1)).toBe(startOfWeek(last, weekStartsOn));
      }),
    );
  });
});
