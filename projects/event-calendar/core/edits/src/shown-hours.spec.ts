import { weekdayOf, type VisibleHours } from 'ng-event-calendar/core/internal';
import { endInShownHours, inShownHours } from './shown-hours';

const OFFICE: readonly VisibleHours[] = [{ start: 8, end: 18 }];
const WITH_NOON_FOLDED: readonly VisibleHours[] = [
  { start: 8, end: 12 },
  { start: 13.5, end: 18 },
];
const NIGHT: readonly VisibleHours[] = [{ start: 20, end: 30 }];
const WHOLE_DAY: readonly VisibleHours[] = [{ start: 0, end: 24 }];
const isWorkday = (day: number): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** Returns where a step of fifteen minutes leads that ended at an instant of November 2026, over days of work. */
function ledBy(
  rule: typeof inShownHours,
  [hours, way, instant]: readonly [readonly VisibleHours[], 1 | -1, string],
): string {
  const rules = { zone: 'UTC', snapMinutes: 15, duration: 30, isDayShown: isWorkday, hours };
  const found = rule(Date.parse(`2026-${instant}Z`), way, rules);
  return new Date(found).toISOString().slice(5, 16);
}

describe('a step leads to shown hours', () => {
  it.each<[string, readonly VisibleHours[], 1 | -1, string, string]>([
    ['within them', OFFICE, 1, '11-20T17:45', '11-20T17:45'],
    ['past their end to the next day', OFFICE, 1, '11-19T18:00', '11-20T08:00'],
    ['past their end over a hidden weekend', OFFICE, 1, '11-20T18:00', '11-23T08:00'],
    ['from hidden ones before them', OFFICE, 1, '11-20T06:15', '11-20T08:00'],
    ['back within them', OFFICE, -1, '11-20T08:00', '11-20T08:00'],
    ['back before their start', OFFICE, -1, '11-20T07:45', '11-19T17:45'],
    ['back over a hidden weekend', OFFICE, -1, '11-23T07:45', '11-20T17:45'],
    ['over folded ones', WITH_NOON_FOLDED, 1, '11-20T12:00', '11-20T13:30'],
    ['back over folded ones', WITH_NOON_FOLDED, -1, '11-20T13:15', '11-20T11:45'],
    ['past midnight', NIGHT, 1, '11-20T02:00', '11-20T02:00'],
    ['past midnight into a hidden day', NIGHT, 1, '11-21T02:00', '11-21T02:00'],
    ['past their end in a hidden day', NIGHT, 1, '11-21T06:00', '11-23T20:00'],
    ['back past their start to those of Friday', NIGHT, -1, '11-23T19:45', '11-21T05:45'],
    ['over a hidden weekend, of whole days', WHOLE_DAY, 1, '11-21T00:00', '11-23T00:00'],
    ['back over a hidden weekend, of whole days', WHOLE_DAY, -1, '11-22T23:45', '11-20T23:45'],
  ])('%s', (_, hours, way, instant, expected) => {
    expect(ledBy(inShownHours, [hours, way, instant])).toBe(expected);
  });

  it('through both passes of a repeated hour', () => {
    const rules = {
      ...{ zone: 'America/New_York', snapMinutes: 15, duration: 30 },
      hours: [{ start: 1, end: 3 }],
    };
    const second = Date.parse('2026-11-01T06:30:00Z');
    expect(inShownHours(second, 1, rules)).toBe(second);
  });
});

describe('a step of an end leads to shown hours', () => {
  it.each<[string, readonly VisibleHours[], 1 | -1, string, string]>([
    ['within them', OFFICE, 1, '11-20T17:45', '11-20T17:45'],
    ['to their end', OFFICE, 1, '11-20T18:00', '11-20T18:00'],
    ['past their end into the next day', OFFICE, 1, '11-19T18:15', '11-20T08:15'],
    ['past their end over a hidden weekend', OFFICE, 1, '11-20T18:15', '11-23T08:15'],
    ['back within them', OFFICE, -1, '11-20T08:15', '11-20T08:15'],
    ['back to the end of those before', OFFICE, -1, '11-20T08:00', '11-19T18:00'],
    ['back from hidden ones', OFFICE, -1, '11-20T21:45', '11-20T18:00'],
    ['over folded ones', WITH_NOON_FOLDED, 1, '11-20T12:15', '11-20T13:45'],
    ['back over folded ones', WITH_NOON_FOLDED, -1, '11-20T13:30', '11-20T12:00'],
    ['past midnight', NIGHT, 1, '11-20T02:00', '11-20T02:00'],
    ['to the end of whole days', WHOLE_DAY, 1, '11-21T00:00', '11-21T00:00'],
    ['over a hidden weekend, of whole days', WHOLE_DAY, 1, '11-21T00:15', '11-23T00:15'],
    ['back over a hidden weekend, of whole days', WHOLE_DAY, -1, '11-23T00:00', '11-21T00:00'],
  ])('%s', (_, hours, way, instant, expected) => {
    expect(ledBy(endInShownHours, [hours, way, instant])).toBe(expected);
  });
});
