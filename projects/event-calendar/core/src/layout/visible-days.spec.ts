import { dayFrom, formatDay } from '../dates/civil-time';
import type { CalendarView } from '../model/preferences';
import { Remembered } from './remembered';
import { adjacentDate, visibleDays, type DayRules } from './visible-days';

const friday = dayFrom(2026, 11, 20);
const rules: DayRules = { weekStartsOn: 0, showWeekends: true };
const noWeekends: DayRules = { weekStartsOn: 1, showWeekends: false };

describe('visibleDays', () => {
  it.each<[Exclude<CalendarView, 'agenda'>, DayRules, string, string, number]>([
    ['day', noWeekends, '2026-11-20', '2026-11-20', 1],
    ['week', rules, '2026-11-15', '2026-11-21', 7],
    ['week', { ...rules, weekStartsOn: 1 }, '2026-11-16', '2026-11-22', 7],
    ['week', noWeekends, '2026-11-16', '2026-11-20', 5],
    ['week', { ...rules, compactDays: 3 }, '2026-11-20', '2026-11-22', 3],
    ['week', { ...noWeekends, compactDays: 3 }, '2026-11-20', '2026-11-24', 3],
    ['month', rules, '2026-11-01', '2026-12-05', 35],
    ['month', noWeekends, '2026-10-26', '2026-12-04', 30],
  ])('%s with %j: %s to %s, %d days', (view, dayRules, first, last, count) => {
    const days = visibleDays(view, friday, dayRules);
    expect([formatDay(days[0]!), formatDay(days.at(-1)!), days.length]).toEqual([
      first,
      last,
      count,
    ]);
  });

  it('shows a Saturday in the day view even where weekends are hidden', () => {
    expect(visibleDays('day', friday + 1, noWeekends)).toEqual([friday + 1]);
  });

  it('needs four weeks for a February that fits them', () => {
    expect(visibleDays('month', dayFrom(2026, 2, 10), rules)).toHaveLength(28);
  });
});

describe('adjacentDate', () => {
  it.each<[CalendarView, DayRules, string, string]>([
    ['day', rules, '2026-11-21', '2026-11-19'],
    ['week', rules, '2026-11-22', '2026-11-08'],
    ['week', { ...rules, compactDays: 3 }, '2026-11-23', '2026-11-17'],
    ['week', { ...noWeekends, compactDays: 3 }, '2026-11-25', '2026-11-17'],
    ['month', rules, '2026-12-01', '2026-10-01'],
    ['agenda', rules, '2026-12-02', '2026-11-08'],
    ['agenda', noWeekends, '2026-12-08', '2026-11-04'],
  ])('%s with %j: next %s, previous %s', (view, dayRules, next, previous) => {
    expect(formatDay(adjacentDate(view, friday, 1, dayRules))).toBe(next);
    expect(formatDay(adjacentDate(view, friday, -1, dayRules))).toBe(previous);
  });
});

describe('Remembered', () => {
  it('computes again only when a cause changed, comparing lists by their items', () => {
    const remembered = new Remembered<string, object>();
    const event = {};
    const first = remembered.get('a', [1, [event]], () => ({}));
    expect(remembered.get('a', [1, [event]], () => ({}))).toBe(first);
    expect(remembered.get('a', [2, [event]], () => ({}))).not.toBe(first);
    expect(remembered.get('b', [1, [event]], () => ({}))).not.toBe(first);
    expect(remembered.get('a', [2, [event, event]], () => ({}))).not.toBe(first);
  });
});
