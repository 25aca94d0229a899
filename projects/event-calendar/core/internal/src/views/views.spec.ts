import * as fc from 'fast-check';
import { dayFrom, formatDay } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import { consecutiveDays } from '../layout/agenda';
import type { Weekday } from '../model/preferences';
import type { DayRules } from './day-rules';
import type { TimelinePage } from './timeline-days';
import type { ArrowStep } from './view-definition';
import {
  DAY_VIEW,
  DEFAULT_VIEW,
  DEFAULT_VIEWS,
  VIEW_DEFINITIONS,
  viewDefinitionOf,
  CALENDAR_VIEWS,
  type CalendarView,
} from './views';

const SUNDAY: DayRules = { weekStartsOn: 0, showWeekends: true };
const MONDAY: DayRules = { weekStartsOn: 1, showWeekends: true };
const SATURDAY: DayRules = { weekStartsOn: 6, showWeekends: true };
const WORKDAYS: DayRules = { weekStartsOn: 1, showWeekends: false };
const FOUR: DayRules = { ...MONDAY, dayCount: 4 };
/** Rules of a week without Wednesdays, of three weeks at once, and of phones. */
const NO_WEDNESDAYS: DayRules = { ...MONDAY, hiddenDays: [3] };
const THREE_WEEKS: DayRules = { ...MONDAY, weekCount: 3 };
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
    ['agenda', NO_WEDNESDAYS, '2026-11-20', '2026-11-20', '2026-12-01', 12],
    [
      'agenda',
      { ...SUNDAY, bounds: { first: -Infinity, last: day('2026-11-22') } },
      '2026-11-20',
      '2026-11-20',
      '2026-11-22',
      3,
    ],

    ['days', MONDAY, '2026-11-20', '2026-11-20', '2026-11-22', 3],
    ['days', FOUR, '2026-11-20', '2026-11-20', '2026-11-23', 4],
    ['days', WORKDAYS, '2026-11-20', '2026-11-20', '2026-11-24', 3],
    ['days', WORKDAYS, '2026-11-21', '2026-11-23', '2026-11-25', 3],
    ['days', { ...FOUR, hiddenDays: [1, 2] }, '2026-11-22', '2026-11-22', '2026-11-27', 4],
    ['days', { ...FOUR, dayCount: 1 }, '2026-11-20', '2026-11-20', '2026-11-20', 1],
    [
      'days',
      { ...WORKDAYS, bounds: { first: -Infinity, last: day('2026-11-22') } },
      '2026-11-22',
      '2026-11-20',
      '2026-11-24',
      3,
    ],
    ['days', { ...FOUR, dayCount: 14 }, '2026-11-20', '2026-11-20', '2026-12-03', 14],
    ['days', { ...FOUR, dayCount: 2, compactDays: 3 }, '2026-11-20', '2026-11-20', '2026-11-21', 2],
    ['days', { ...FOUR, compactDays: 3 }, '2026-11-20', '2026-11-20', '2026-11-22', 3],

    ['week', NO_WEDNESDAYS, '2026-11-20', '2026-11-16', '2026-11-22', 6],
    ['day', NO_WEDNESDAYS, '2026-11-18', '2026-11-18', '2026-11-18', 1],
    ['month', NO_WEDNESDAYS, '2026-11-20', '2026-10-26', '2026-12-06', 36],
    ['month', THREE_WEEKS, '2026-11-20', '2026-11-16', '2026-12-06', 21],
    ['month', { ...THREE_WEEKS, hiddenDays: [1] }, '2026-11-20', '2026-11-17', '2026-12-06', 18],
    ['month', { ...WORKDAYS, weekCount: 1 }, '2026-11-22', '2026-11-16', '2026-11-20', 5],
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

    ['days', MONDAY, '2026-11-20', '2026-11-17', '2026-11-23'],
    ['days', FOUR, '2026-11-20', '2026-11-16', '2026-11-24'],
    ['days', WORKDAYS, '2026-11-20', '2026-11-17', '2026-11-25'],
    ['days', WORKDAYS, '2026-11-21', '2026-11-18', '2026-11-26'],
    ['days', { ...FOUR, dayStep: 1 }, '2026-11-20', '2026-11-19', '2026-11-21'],
    ['days', { ...FOUR, dayStep: 7 }, '2026-11-20', '2026-11-13', '2026-11-27'],
    ['days', { ...FOUR, dayStep: 7, compactDays: 3 }, '2026-11-20', '2026-11-17', '2026-11-23'],
    ['days', { ...FOUR, dayStep: 1, compactDays: 3 }, '2026-11-20', '2026-11-19', '2026-11-21'],

    ['month', THREE_WEEKS, '2026-11-20', '2026-10-26', '2026-12-07'],
    ['month', { ...THREE_WEEKS, hiddenDays: [1] }, '2026-11-20', '2026-10-27', '2026-12-08'],
  ])('in the %s with %j from %s: %s and %s', (view, rules, date, previous, next) => {
    const { adjacent } = viewDefinitionOf(view);
    expect(formatDay(adjacent(day(date), -1, rules))).toBe(previous);
    expect(formatDay(adjacent(day(date), 1, rules))).toBe(next);
  });

  const rules = fc.record({
    weekStartsOn: fc.integer({ min: 0, max: 6 }).map((value) => value as Weekday),
    showWeekends: fc.boolean(),
    hiddenDays: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { maxLength: 4 }),
    dayCount: fc.integer({ min: 1, max: 31 }),
    weekCount: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    compactDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  });
  const dates = fc.integer({ min: dayFrom(1971, 1, 1), max: dayFrom(2100, 1, 1) });

  it.each(CALENDAR_VIEWS)('pages of the %s leave no shown day out and lead back', (view) => {
    const { days, adjacent, isShown } = viewDefinitionOf(view);
    fc.assert(
      fc.property(dates, rules, (date, asked) => {
        // Hidden weekends and hidden days together may hide a whole week; the calendar then shows weekends.
        const isAll = new Set([0, 6, ...asked.hiddenDays]).size === 7;
        const given = { ...asked, showWeekends: asked.showWeekends || isAll };
        const next = adjacent(date, 1, given);
        const [first, last] = [days(date, given)[0]!, days(date, given).at(-1)!];
        const gap = consecutiveDays(last + 1, days(next, given)[0]! - last - 1);
        expect(gap.filter((each) => isShown(each, given))).toEqual([]);
        expect(days(next, given).at(-1)).toBeGreaterThan(last);
        expect(days(adjacent(next, -1, given), given)[0]).toBe(first);
      }),
    );
  });
});

describe('what the calendar knows of a view', () => {
  it.each([
    ['day', 'd', 'timeGrid', true, 'time', true, true, true, 'day', 'day'],
    ['week', 'w', 'timeGrid', true, 'time', false, false, false, 'range', 'week'],
    ['month', 'm', 'dayGrid', false, { days: 7 }, false, false, false, 'month', 'month'],
    ['agenda', 'a', 'list', false, 'time', false, true, false, 'range', 'days'],
    ['days', 'x', 'timeGrid', true, 'time', false, false, false, 'range', 'days'],
  ] as const)('%s', (view, letter, layout, hasTimes, block, ...asked) => {
    const [showsWeekend, showsWednesday, isOneDay, title, timeSpan] = asked;
    const definition = viewDefinitionOf(view);
    expect(definition).toMatchObject({ name: view, letter, layout });
    expect(definition.hasTimes(SUNDAY)).toBe(hasTimes);
    expect(definition.arrows(SUNDAY)).toEqual({ inline: { days: 1 }, block });
    expect(definition.isShown(day('2026-11-21'), WORKDAYS)).toBe(showsWeekend);
    expect(definition.isShown(day('2026-11-18'), NO_WEDNESDAYS)).toBe(showsWednesday);
    expect(definition.isOneDay(SUNDAY)).toBe(isOneDay);
    expect(definition.title(SUNDAY, 0)).toBe(title);
    expect(definition.timeSpan(SUNDAY)).toBe(timeSpan);
  });

  it.each([
    [1, 'day'],
    [2, 'days'],
    [3, 'days'],
  ])("a phone's week of %d leads over the time span %s", (compactDays, timeSpan) => {
    const week = viewDefinitionOf('week');
    expect(week.timeSpan({ ...SUNDAY, compactDays })).toBe(timeSpan);
    expect(week.title({ ...SUNDAY, compactDays }, 0)).toBe('range');
    expect(week.isOneDay({ ...SUNDAY, compactDays })).toBe(false);
  });
});

describe('days', () => {
  it('of one are as the day, and go on by days', () => {
    const { isOneDay, title, timeSpan } = viewDefinitionOf('days');
    const rules = { ...MONDAY, dayCount: 1 };
    expect([isOneDay(rules), title(rules, 0), timeSpan(rules)]).toEqual([true, 'day', 'day']);
    expect(timeSpan({ ...FOUR, dayStep: 1 })).toBe('day');
  });

  it('are written for the first of them', () => {
    const { startOf } = viewDefinitionOf('days');
    expect(formatDay(startOf!(day('2026-11-21'), WORKDAYS))).toBe('2026-11-23');
  });
});

describe('a month of weeks', () => {
  it.each([
    [undefined, 'month', 'month'],
    [1, 'range', 'week'],
    [6, 'range', 'days'],
  ] as const)('of %s has the title of a %s and goes on by %s', (weekCount, title, timeSpan) => {
    const month = viewDefinitionOf('month');
    const rules = { ...MONDAY, weekCount };
    expect([month.title(rules, 0), month.timeSpan(rules)]).toEqual([title, timeSpan]);
  });
});

describe('VIEWS', () => {
  it('are the names of the views, each with a letter of its own', () => {
    expect(CALENDAR_VIEWS).toEqual(['day', 'week', 'month', 'agenda', 'days', 'timeline']);
    expect(DEFAULT_VIEWS).toEqual(['day', 'week', 'month', 'agenda']);
    const letters = VIEW_DEFINITIONS.map(({ letter }) => letter);
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
    expect(new Set(letters).size).toBe(CALENDAR_VIEWS.length);
  });

  it('hold the default, and the one that shows a day by itself', () => {
    expect(CALENDAR_VIEWS).toContain(DEFAULT_VIEW);
    expect(viewDefinitionOf(DAY_VIEW).isOneDay(SUNDAY)).toBe(true);
  });
});

describe('the timeline', () => {
  const { hasTimes, arrows, title, timeSpan, startOf } = viewDefinitionOf('timeline');
  const pages: readonly (readonly [TimelinePage, boolean, ArrowStep, string, string, string])[] = [
    [page('hours', { days: 1 }), true, 'time', 'day', 'day', '2026-11-20'],
    [page('hours', { days: 3 }), true, 'time', 'range', 'days', '2026-11-20'],
    [page('days', { weeks: 1 }), false, { days: 1 }, 'range', 'week', '2026-11-20'],
    [page('days', { months: 1 }), false, { days: 1 }, 'month', 'month', '2026-11-20'],
    [page('weeks', { weeks: 26 }), false, { days: 1 }, 'range', 'weeks', '2026-11-20'],
    [page('months', { years: 1 }), false, { days: 1 }, 'year', 'year', '2026-11-20'],
  ];
  it.each(pages)('of %j', (timeline, areTimes, inline, titled, named, start) => {
    const rules = { ...SUNDAY, timeline };
    const date = day('2026-11-20');
    expect(hasTimes(rules)).toBe(areTimes);
    expect(arrows(rules)).toEqual({ inline, block: 'band' });
    expect([title(rules, date), timeSpan(rules)]).toEqual([titled, named]);
    expect(formatDay(startOf!(date, rules))).toBe(start);
  });
});

function page(preset: TimelinePage['preset'], span: TimelinePage['span']): TimelinePage {
  return { preset, span, step: span };
}
