import * as fc from 'fast-check';
import { dayFrom, formatDay } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import {
  TIMELINE_PRESETS,
  PAGE_LENGTHS,
  type TimelinePreset,
  type TimelineSpan,
} from '../model/timeline';
import type { DayRules } from './day-rules';
import { pageOf, pagePeriod, stepFrom, type PagePeriod, type TimelinePage } from './timeline-days';
import { isTimelineSpan } from './timeline-spans';

const MONDAY: DayRules = { weekStartsOn: 1, showWeekends: true };
const SUNDAY: DayRules = { weekStartsOn: 0, showWeekends: true };
const WORKDAYS: DayRules = { weekStartsOn: 1, showWeekends: false };

const day = (text: string): number => parseDay(text)!;
const page = (preset: TimelinePreset, span: TimelineSpan, step = span): TimelinePage => ({
  preset,
  span,
  step,
});

describe('pageOf', () => {
  it.each<[TimelinePreset, TimelineSpan, DayRules, string, string, string, number]>([
    ['hours', { days: 1 }, MONDAY, '2026-11-20', '2026-11-20', '2026-11-20', 1],
    ['hours', { days: 3 }, MONDAY, '2026-11-20', '2026-11-20', '2026-11-22', 3],
    ['hours', { days: 3 }, WORKDAYS, '2026-11-20', '2026-11-20', '2026-11-24', 3],
    ['hours', { days: 1 }, WORKDAYS, '2026-11-21', '2026-11-23', '2026-11-23', 1],
    ['hours', { weeks: 1 }, MONDAY, '2026-11-20', '2026-11-16', '2026-11-22', 7],
    ['hours', { weeks: 1 }, SUNDAY, '2026-11-20', '2026-11-15', '2026-11-21', 7],
    ['hours', { weeks: 2 }, WORKDAYS, '2026-11-21', '2026-11-16', '2026-11-27', 10],
    ['days', { months: 1 }, MONDAY, '2026-02-20', '2026-02-01', '2026-02-28', 28],
    ['days', { months: 1 }, WORKDAYS, '2026-11-20', '2026-11-02', '2026-11-30', 21],
    ['days', { months: 2 }, MONDAY, '2026-12-31', '2026-12-01', '2027-01-31', 62],
    ['days', { days: 400 }, MONDAY, '2026-11-20', '2026-11-20', '2027-12-24', 400],
    ['weeks', { weeks: 26 }, MONDAY, '2026-11-20', '2026-11-16', '2027-05-16', 182],
    ['weeks', { weeks: 2 }, WORKDAYS, '2026-11-20', '2026-11-16', '2026-11-29', 14],
    ['months', { years: 1 }, WORKDAYS, '2026-11-20', '2026-01-01', '2026-12-31', 365],
    ['months', { months: 12 }, MONDAY, '2026-11-20', '2026-11-01', '2027-10-31', 365],
  ])(
    'in %s of %j with %j on %s: %s to %s, %d days',
    (preset, span, rules, date, first, last, count) => {
      const days = pageOf(day(date), page(preset, span), rules);
      expect([formatDay(days[0]!), formatDay(days.at(-1)!), days.length]).toEqual([
        first,
        last,
        count,
      ]);
    },
  );

  it('shows the last day before a date where what follows lies beyond the bounds', () => {
    const rules = { ...WORKDAYS, bounds: { first: -Infinity, last: day('2026-11-22') } };
    expect(pageOf(day('2026-11-21'), page('hours', { days: 1 }), rules).map(formatDay)).toEqual([
      '2026-11-20',
    ]);
  });
});

describe('stepFrom', () => {
  it.each<[TimelinePage, DayRules, string, string, string]>([
    [page('hours', { days: 1 }), MONDAY, '2026-11-20', '2026-11-19', '2026-11-21'],
    [page('hours', { days: 1 }), WORKDAYS, '2026-11-20', '2026-11-19', '2026-11-23'],
    [page('hours', { days: 3 }), WORKDAYS, '2026-11-20', '2026-11-17', '2026-11-25'],
    [page('hours', { days: 3 }, { days: 1 }), MONDAY, '2026-11-20', '2026-11-19', '2026-11-21'],
    [page('hours', { days: 3 }, { weeks: 1 }), MONDAY, '2026-11-20', '2026-11-13', '2026-11-27'],
    [page('hours', { days: 1 }, { months: 1 }), WORKDAYS, '2026-11-20', '2026-10-20', '2026-12-21'],
    [page('hours', { weeks: 1 }), SUNDAY, '2026-11-20', '2026-11-08', '2026-11-22'],
    [page('hours', { weeks: 1 }), { ...WORKDAYS, weekStartsOn: 0 }, '2026-11-20', '2026-11-09', '2026-11-23'], // prettier-ignore
    [page('days', { months: 1 }), MONDAY, '2026-03-31', '2026-02-01', '2026-04-01'],
    [page('days', { months: 1 }), WORKDAYS, '2026-09-10', '2026-08-03', '2026-10-01'],
    [page('days', { months: 3 }, { months: 1 }), MONDAY, '2026-11-20', '2026-10-01', '2026-12-01'],
    [page('days', { months: 1 }, { years: 1 }), MONDAY, '2026-11-20', '2025-11-01', '2027-11-01'],
    [page('weeks', { weeks: 26 }), WORKDAYS, '2026-11-20', '2026-05-18', '2027-05-17'],
    [page('weeks', { weeks: 4 }, { months: 1 }), MONDAY, '2026-11-20', '2026-10-12', '2026-12-14'],
    [page('months', { years: 1 }), WORKDAYS, '2026-11-20', '2025-01-01', '2027-01-01'],
    [page('months', { months: 6 }), MONDAY, '2026-11-20', '2026-05-01', '2027-05-01'],
  ])('%j with %j from %s: %s and %s', (given, rules, date, previous, next) => {
    expect(formatDay(stepFrom(day(date), -1, given, rules))).toBe(previous);
    expect(formatDay(stepFrom(day(date), 1, given, rules))).toBe(next);
  });

  it('leads over whole pages and back, for any span', () => {
    const spans = fc
      .record({
        preset: fc.constantFrom(...TIMELINE_PRESETS),
        count: fc.integer({ min: 1, max: 40 }),
        unit: fc.nat(2),
      })
      .map(({ preset, count, unit }) => {
        const { units } = PAGE_LENGTHS[preset];
        return {
          preset,
          span: { [units[unit % units.length]!]: count } as unknown as TimelineSpan,
        };
      })
      .filter(({ preset, span }) => isTimelineSpan(span, preset));
    const dates = fc.integer({ min: dayFrom(2020, 1, 1), max: dayFrom(2030, 12, 31) });
    fc.assert(
      fc.property(spans, dates, fc.boolean(), ({ preset, span }, date, showWeekends) => {
        const rules = { ...MONDAY, showWeekends };
        const given = page(preset, span);
        const days = pageOf(date, given, rules);
        const next = stepFrom(date, 1, given, rules);
        const between = next - days.at(-1)! - 1;
        expect(pageOf(next, given, rules)[0]).toBe(next);
        expect(between >= 0 && between <= (showWeekends ? 0 : 2)).toBe(true);
        expect(stepFrom(next, -1, given, rules)).toBe(days[0]);
      }),
    );
  });
});

describe('pagePeriod', () => {
  it.each<[TimelinePreset, TimelineSpan, DayRules, string, PagePeriod]>([
    ['hours', { days: 1 }, WORKDAYS, '2026-11-21', 'day'],
    ['hours', { days: 2 }, MONDAY, '2026-11-20', 'range'],
    ['hours', { weeks: 1 }, MONDAY, '2026-11-20', 'range'],
    ['hours', { months: 1 }, MONDAY, '2026-11-20', 'month'],
    ['days', { months: 1 }, WORKDAYS, '2026-11-20', 'month'],
    ['days', { days: 30 }, MONDAY, '2026-11-01', 'month'],
    ['days', { days: 30 }, MONDAY, '2026-11-02', 'range'],
    ['days', { weeks: 4 }, MONDAY, '2027-02-03', 'month'],
    ['days', { months: 12 }, MONDAY, '2026-01-20', 'year'],
    ['days', { months: 12 }, MONDAY, '2026-02-20', 'range'],
    ['days', { months: 2 }, MONDAY, '2026-11-20', 'range'],
    ['weeks', { weeks: 26 }, MONDAY, '2026-11-20', 'range'],
    ['months', { years: 1 }, WORKDAYS, '2026-11-20', 'year'],
    ['months', { months: 1 }, WORKDAYS, '2026-11-20', 'month'],
    ['months', { years: 2 }, WORKDAYS, '2026-11-20', 'range'],
  ])('of %s of %j with %j on %s: %s', (preset, span, rules, date, period) => {
    expect(pagePeriod(day(date), page(preset, span), rules)).toBe(period);
  });
});
