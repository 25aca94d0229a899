import * as fc from 'fast-check';
import { dayFrom, formatDay } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import { consecutiveDays } from '../layout/agenda';
import type { Weekday } from '../model/preferences';
import { isDayShown, type DayRules } from './day-rules';
import {
  DAY_VIEW,
  DEFAULT_VIEW,
  VIEW_DEFINITIONS,
  viewDefinitionOf,
  VIEWS,
  type CalendarView,
} from './views';

const SUNDAY: DayRules = { weekStartsOn: 0, showWeekends: true };
const MONDAY: DayRules = { weekStartsOn: 1, showWeekends: true };
const SATURDAY: DayRules = { weekStartsOn: 6, showWeekends: true };
const WORKDAYS: DayRules = { weekStartsOn: 1, showWeekends: false };
const PHONE: DayRules = { ...SUNDAY, compactDays: 3 };
const PHONE_WORKDAYS: DayRules = { ...WORKDAYS, compactDays: 3 };

const day = (text: string): number => parseDay(text)!;

describe('days', () => {
  it.each<[CalendarView, DayRules, string, string, string, number]>([
    ['day', SUNDAY, '2026-11-20', '2026-11-20', '2026-11-20', 1],
    ['day', WORKDAYS, '2026-11-21', '2026-11-21', '2026-11-21', 1],
    ['day', PHONE, '2026-11-20', '2026-11-20', '2026-11-20', 1],

    ['week', SUNDAY, '2026-11-20', '2026-11-15', '2026-11-21', 7],
    ['week', MONDAY, '2026-11-20', '2026-11-16', '2026-11-22', 7],
    ['week', MONDAY, '2026-11-22', '2026-11-16', '2026-11-22', 7],
    ['week', SATURDAY, '2026-11-20', '2026-11-14', '2026-11-20', 7],
    ['week', SUNDAY, '2026-12-31', '2026-12-27', '2027-01-02', 7],
    ['week', WORKDAYS, '2026-11-20', '2026-11-16', '2026-11-20', 5],
    ['week', { ...WORKDAYS, weekStartsOn: 0 }, '2026-11-21', '2026-11-16', '2026-11-20', 5],
    ['week', PHONE, '2026-11-20', '2026-11-20', '2026-11-22', 3],
    ['week', PHONE, '2026-02-27', '2026-02-27', '2026-03-01', 3],
    ['week', { ...PHONE, compactDays: 1 }, '2026-11-20', '2026-11-20', '2026-11-20', 1],
    ['week', PHONE_WORKDAYS, '2026-11-20', '2026-11-20', '2026-11-24', 3],
    ['week', PHONE_WORKDAYS, '2026-11-21', '2026-11-23', '2026-11-25', 3],

    ['month', SUNDAY, '2026-11-20', '2026-11-01', '2026-12-05', 35],
    ['month', MONDAY, '2026-11-20', '2026-10-26', '2026-12-06', 42],
    ['month', SATURDAY, '2026-11-20', '2026-10-31', '2026-12-04', 35],
    ['month', SUNDAY, '2026-02-10', '2026-02-01', '2026-02-28', 28],
    ['month', SUNDAY, '2026-05-31', '2026-04-26', '2026-06-06', 42],
    ['month', WORKDAYS, '2026-11-20', '2026-10-26', '2026-12-04', 30],
    ['month', PHONE, '2026-11-20', '2026-11-01', '2026-12-05', 35],

    ['agenda', SUNDAY, '2026-11-20', '2026-11-20', '2026-12-01', 12],
    ['agenda', SUNDAY, '2026-12-25', '2026-12-25', '2027-01-05', 12],
    ['agenda', WORKDAYS, '2026-11-20', '2026-11-20', '2026-12-07', 12],
    ['agenda', WORKDAYS, '2026-11-21', '2026-11-23', '2026-12-08', 12],
    ['agenda', PHONE, '2026-11-20', '2026-11-20', '2026-12-01', 12],
  ])('of the %s with %j at %s: %s to %s, %d', (view, rules, date, first, last, count) => {
    const days = viewDefinitionOf(view).days(day(date), rules);
    expect([formatDay(days[0]!), formatDay(days.at(-1)!), days.length]).toEqual([
      first,
      last,
      count,
    ]);
  });
});

describe('adjacent', () => {
  it.each<[CalendarView, DayRules, string, string, string]>([
    ['day', SUNDAY, '2026-11-20', '2026-11-19', '2026-11-21'],
    ['day', SUNDAY, '2026-12-31', '2026-12-30', '2027-01-01'],
    ['day', SUNDAY, '2026-03-01', '2026-02-28', '2026-03-02'],
    ['day', WORKDAYS, '2026-11-20', '2026-11-19', '2026-11-21'],

    ['week', SUNDAY, '2026-11-20', '2026-11-08', '2026-11-22'],
    ['week', MONDAY, '2026-11-22', '2026-11-09', '2026-11-23'],
    ['week', SATURDAY, '2026-11-20', '2026-11-07', '2026-11-21'],
    ['week', WORKDAYS, '2026-11-20', '2026-11-09', '2026-11-23'],
    ['week', PHONE, '2026-11-20', '2026-11-17', '2026-11-23'],
    ['week', { ...PHONE, compactDays: 1 }, '2026-11-30', '2026-11-29', '2026-12-01'],
    ['week', PHONE_WORKDAYS, '2026-11-20', '2026-11-17', '2026-11-25'],
    ['week', PHONE_WORKDAYS, '2026-11-21', '2026-11-18', '2026-11-26'],

    ['month', SUNDAY, '2026-11-20', '2026-10-01', '2026-12-01'],
    ['month', SUNDAY, '2027-01-31', '2026-12-01', '2027-02-01'],
    ['month', WORKDAYS, '2026-03-31', '2026-02-01', '2026-04-01'],

    ['agenda', SUNDAY, '2026-11-20', '2026-11-08', '2026-12-02'],
    ['agenda', WORKDAYS, '2026-11-20', '2026-11-04', '2026-12-08'],
    ['agenda', PHONE, '2026-11-20', '2026-11-08', '2026-12-02'],
  ])('in the %s with %j from %s: %s and %s', (view, rules, date, previous, next) => {
    const { adjacent } = viewDefinitionOf(view);
    expect(formatDay(adjacent(day(date), -1, rules))).toBe(previous);
    expect(formatDay(adjacent(day(date), 1, rules))).toBe(next);
  });

  const rules = fc.record({
    weekStartsOn: fc.integer({ min: 0, max: 6 }).map((value) => value as Weekday),
    showWeekends: fc.boolean(),
    compactDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  });
  const dates = fc.integer({ min: dayFrom(1971, 1, 1), max: dayFrom(2100, 1, 1) });

  it.each(VIEWS)('pages of the %s leave no shown day out and lead back', (view) => {
    const { days, adjacent } = viewDefinitionOf(view);
    fc.assert(
      fc.property(dates, rules, (date, given) => {
        const next = adjacent(date, 1, given);
        const [first, last] = [days(date, given)[0]!, days(date, given).at(-1)!];
        const gap = consecutiveDays(last + 1, days(next, given)[0]! - last - 1);
        expect(gap.filter((each) => isDayShown(each, given))).toEqual([]);
        expect(days(next, given).at(-1)).toBeGreaterThan(last);
        expect(days(adjacent(next, -1, given), given)[0]).toBe(first);
      }),
    );
  });
});

describe('what the calendar knows of a view', () => {
  it.each([
    ['day', 'd', 'time', 'time', true, true, 'day', 'day'],
    ['week', 'w', 'time', 'time', false, false, 'range', 'week'],
    ['month', 'm', 'day', { days: 7 }, false, false, 'month', 'month'],
    ['agenda', 'a', 'list', 'time', false, false, 'range', 'days'],
  ] as const)('%s', (view, letter, surface, steps, showsHidden, isOneDay, title, timeSpan) => {
    const definition = viewDefinitionOf(view);
    expect(definition).toMatchObject({ name: view, letter, surface, steps });
    expect(definition.showsHiddenDays).toBe(showsHidden);
    expect(definition.isOneDay(SUNDAY)).toBe(isOneDay);
    expect(definition.title(SUNDAY)).toBe(title);
    expect(definition.timeSpan(SUNDAY)).toBe(timeSpan);
  });

  it.each([
    [1, 'day'],
    [2, 'days'],
    [3, 'days'],
  ])("a phone's week of %d leads over the time span %s", (compactDays, timeSpan) => {
    const week = viewDefinitionOf('week');
    expect(week.timeSpan({ ...SUNDAY, compactDays })).toBe(timeSpan);
    expect(week.title({ ...SUNDAY, compactDays })).toBe('range');
    expect(week.isOneDay({ ...SUNDAY, compactDays })).toBe(false);
  });
});

describe('VIEWS', () => {
  it('are the names of the views, each with a letter of its own', () => {
    expect(VIEWS).toEqual(['day', 'week', 'month', 'agenda']);
    const letters = VIEW_DEFINITIONS.map(({ letter }) => letter);
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
    expect(new Set(letters).size).toBe(VIEWS.length);
  });

  it('hold the default, and the one that shows a day by itself', () => {
    expect(VIEWS).toContain(DEFAULT_VIEW);
    expect(viewDefinitionOf(DAY_VIEW).isOneDay(SUNDAY)).toBe(true);
  });
});
