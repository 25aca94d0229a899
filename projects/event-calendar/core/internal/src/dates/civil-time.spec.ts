import * as fc from 'fast-check';

import {
  DAY,
  HOUR_MS,
  MINUTE,
  addMonths,
  civilDate,
  dayFrom,
  dayOf,
  daysInMonth,
  formatDay,
  formatWall,
  startOfMonth,
  timeOfDay,
  wallAt,
  weekdayOf,
} from './civil-time';

const YEAR_0 = Date.UTC(2000, 0, 1) / DAY - 730_485;
const YEAR_9999_END = Date.UTC(9999, 11, 31) / DAY;
const days = fc.integer({ min: YEAR_0, max: YEAR_9999_END });
const walls = fc.integer({ min: YEAR_0 * DAY, max: YEAR_9999_END * DAY });

/** The day of `YYYY-MM-DD`. */
function day(text: string): number {
  const [year = NaN, month = NaN, date = NaN] = text.split('-').map(Number);
  return dayFrom(year, month, date);
}

describe('dayFrom', () => {
  it.each([
    [1970, 1, 1, 0],
    [1970, 1, 2, 1],
    [1969, 12, 31, -1],
    [1972, 2, 29, 789],
    [2000, 2, 29, 11_016],
    [2000, 3, 1, 11_017],
    [1900, 3, 1, -25_508],
    [0, 1, 1, -719_528],
    [9999, 12, 31, 2_932_896],
  ])('%i-%i-%i is day %i', (year, month, date, expected) => {
    expect(dayFrom(year, month, date)).toBe(expected);
  });

  it.each([
    ['month 13', dayFrom(2025, 13, 1), '2026-01-01'],
    ['month 0', dayFrom(2026, 0, 31), '2025-12-31'],
    ['month -11', dayFrom(2026, -11, 1), '2025-01-01'],
    ['date 0', dayFrom(2024, 3, 0), '2024-02-29'],
    ['date 31 in June', dayFrom(2026, 6, 31), '2026-07-01'],
  ])('counts %s on', (_, actual, expected) => {
    expect(formatDay(actual)).toBe(expected);
  });
});

describe('civilDate', () => {
  it('is the inverse of dayFrom for every day of 800 years', () => {
    let expected = dayFrom(1600, 1, 1);
    for (let year = 1600; year < 2400; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (let date = 1; date <= daysInMonth(year, month); date += 1) {
          const parts = civilDate(expected);
          if (parts.year !== year || parts.month !== month || parts.day !== date) {
            throw new Error(`Day ${expected} gives ${JSON.stringify(parts)}`);
          }
          expected += 1;
        }
      }
    }
    expect(expected).toBe(dayFrom(2400, 1, 1));
  });

  it('agrees with the native date in UTC from year 0 to 9999', () => {
    fc.assert(
      fc.property(days, (day) => {
        const native = new Date(day * DAY);
        expect(civilDate(day)).toEqual({
          year: native.getUTCFullYear(),
          month: native.getUTCMonth() + 1,
          day: native.getUTCDate(),
        });
        expect(formatDay(day)).toBe(native.toISOString().slice(0, 10));
        expect(weekdayOf(day)).toBe(native.getUTCDay());
      }),
    );
  });

  it('holds far beyond those years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), (day) => {
        const { year, month, day: date } = civilDate(day);
        expect(dayFrom(year, month, date)).toBe(day);
        expect(formatDay(day)).toBe(new Date(day * DAY).toISOString().split('T')[0]);
      }),
    );
  });
});

describe('wall times', () => {
  it('fall apart into day and time of day, and come together again', () => {
    fc.assert(
      fc.property(walls, (wall) => {
        const time = timeOfDay(wall);
        expect(time >= 0 && time < DAY).toBe(true);
        expect(wallAt(dayOf(wall), time)).toBe(wall);
        expect(formatWall(wall, 'seconds')).toBe(new Date(wall).toISOString().slice(0, 19));
      }),
    );
  });

  it('begin at midnight unless told otherwise', () => {
    expect(wallAt(2)).toBe(2 * DAY);
    expect(wallAt(2, 9 * HOUR_MS + 30 * MINUTE)).toBe(2 * DAY + 34_200_000);
  });
});

describe('formatWall and formatDay', () => {
  const wall = wallAt(day('2026-07-06'), 9 * HOUR_MS + 5 * MINUTE + 59_999);

  it('cut off what is smaller than their precision', () => {
    expect(formatWall(wall, 'minutes')).toBe('2026-07-06T09:05');
    expect(formatWall(wall, 'seconds')).toBe('2026-07-06T09:05:59');
    expect(formatDay(day('2026-07-06') + 0.9)).toBe('2026-07-06');
  });

  it('pad years and sign those of more digits', () => {
    expect(formatDay(dayFrom(7, 1, 2))).toBe('0007-01-02');
    expect(formatDay(dayFrom(-1, 1, 2))).toBe('-000001-01-02');
    expect(formatDay(dayFrom(12_345, 1, 2))).toBe('+012345-01-02');
  });

  it.each([NaN, Infinity, -Infinity])('give an empty string for %d', (value) => {
    expect(formatDay(value)).toBe('');
    expect(formatWall(value, 'minutes')).toBe('');
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-08-31', -18, '2025-02-28'],
    ['2026-07-06', 0, '2026-07-06'],
  ])('%s and %i months is %s', (from, months, expected) => {
    expect(formatDay(addMonths(day(from), months))).toBe(expected);
  });

  it('keep the date or take the last one of the month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (from, months) => {
        const before = civilDate(from);
        const after = civilDate(addMonths(from, months));
        expect(after.year * 12 + after.month).toBe(before.year * 12 + before.month + months);
        expect(after.day).toBe(Math.min(before.day, daysInMonth(after.year, after.month)));
      }),
    );
  });

  it('begin on their first day', () => {
    expect(formatDay(startOfMonth(day('2024-02-29')))).toBe('2024-02-01');
    expect(formatDay(startOfMonth(day('2026-01-01')))).toBe('2026-01-01');
  });

  it.each([
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%i-%i has %i days', (year, month, expected) => {
    expect(daysInMonth(year, month)).toBe(expected);
  });
});
