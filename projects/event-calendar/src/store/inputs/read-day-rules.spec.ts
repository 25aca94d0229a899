import { dayFrom } from 'ng-event-calendar/core/internal';
import { readBounds, readCount, readHiddenDays } from './read-day-rules';

/** Returns the result of reading, and the names reported as unusable. */
function reading<T>(read: (report: (name: string) => void) => T): [T, string[]] {
  const reported: string[] = [];
  return [read((name) => reported.push(name)), reported];
}

it.each<[unknown, number | undefined, boolean]>([
  [1, 1, false],
  [31, 31, false],
  [0, undefined, true],
  [32, undefined, true],
  [2.5, undefined, true],
  ['3', undefined, true],
  [NaN, undefined, true],
  [undefined, undefined, false],
  [null, undefined, false],
])('a count of %p up to 31 is %p; named: %s', (value, count, isNamed) => {
  expect(reading((report) => readCount('dayCount', value, 31, report))).toEqual([
    count,
    isNamed ? ['dayCount'] : [],
  ]);
});

it.each<[unknown, readonly number[], readonly string[]]>([
  [[], [], []],
  [[3, 3, 0], [3, 0], []],
  [[7, 'x', 1], [1], ['hiddenDays[0]', 'hiddenDays[1]']],
  [[3, 7, 7, '2', null], [3], [1, 2, 3, 4].map((at) => `hiddenDays[${at}]`)],
  [[-1, 1.5, NaN], [], [0, 1, 2].map((at) => `hiddenDays[${at}]`)],
  [[0, 1, 2, 3, 4, 5, 6], [], ['hiddenDays']],
  [[0, 1, 2, 3, 4, 5, 6, 7], [], ['hiddenDays[7]', 'hiddenDays']],
  [3, [3], []],
  ['Wednesday', [], ['hiddenDays']],
  [undefined, [], []],
  [null, [], []],
])('hidden days %p are %p; named: %j', (value, days, named) => {
  expect(reading((report) => readHiddenDays(value, report))).toEqual([days, named]);
});

it.each<[unknown, unknown, [number, number] | undefined, string[]]>([
  [undefined, undefined, undefined, []],
  [null, null, undefined, []],
  ['2026-11-01', undefined, [dayFrom(2026, 11, 1), Infinity], []],
  [undefined, '2026-11-30', [-Infinity, dayFrom(2026, 11, 30)], []],
  ['2026-11-01', '2026-11-01', [dayFrom(2026, 11, 1), dayFrom(2026, 11, 1)], []],
  ['2026-11-02', '2026-11-01', undefined, ['minDate']],
  ['soon', '2026-11-30', [-Infinity, dayFrom(2026, 11, 30)], ['minDate']],
  ['2026-11-01', new Date(0), [dayFrom(2026, 11, 1), Infinity], ['maxDate']],
])('bounds of %p and %p are %p; named: %j', (min, max, days, named) => {
  const bounds = days && { first: days[0], last: days[1] };
  expect(reading((report) => readBounds(min, max, report))).toEqual([bounds, named]);
});
