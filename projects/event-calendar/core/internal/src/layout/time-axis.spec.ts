import fc from 'fast-check';
import { dayFrom, HOUR_MS, MINUTE, wallAt } from '../dates/civil-time';
import { instantOf } from '../dates/zone';
import type { VisibleHours } from '../model/preferences';
import { readVisibleHours } from './visible-hours';
import { areSameTicks, axisTicks } from './axis-ticks';
import { createTimeAxis, timeAt, type TimeAxis } from './time-axis';

const NEW_YORK = 'America/New_York';
const week = (day: number): number[] => Array.from({ length: 7 }, (_, at) => day + at);
const at = (iso: string): number => Date.parse(iso);

function placeOf(axis: TimeAxis, column: number, instant: number, edge?: 'start' | 'end'): number {
  return axis.days[column]!.positionOf(instant, edge);
}

describe('the axis of a single day', () => {
  it.each([
    ['ordinary', 2026, 11, 20, NEW_YORK, 24],
    ['New York springs forward', 2026, 3, 8, NEW_YORK, 23],
    ['New York falls back', 2026, 11, 1, NEW_YORK, 25],
    ['Lord Howe springs forward by half an hour', 2026, 10, 4, 'Australia/Lord_Howe', 23.5],
    ['Lord Howe falls back by half an hour', 2026, 4, 5, 'Australia/Lord_Howe', 24.5],
    ['Havana springs forward at midnight', 2026, 3, 8, 'America/Havana', 23],
    ['Havana falls back to midnight', 2026, 11, 1, 'America/Havana', 25],
    ['São Paulo fell back at midnight', 2018, 2, 17, 'America/Sao_Paulo', 25],
    ['Apia skipped the day altogether', 2011, 12, 30, 'Pacific/Apia', 24],
  ])('%s: as many real hours as the day has', (_, year, month, date, zone, hours) => {
    expect(createTimeAxis([dayFrom(year, month, date)], zone).length).toBe(hours * 60);
  });

  it('leaves the skipped hour out and marks nothing as missing', () => {
    const axis = createTimeAxis([dayFrom(2026, 3, 8)], NEW_YORK);
    expect(axis.days[0]!.missing).toEqual([]);
    expect(axisTicks(axis).map(({ time }) => time / 60)).toEqual([
      0,
      1,
      ...Array.from({ length: 21 }, (_, hour) => hour + 3),
    ]);
  });

  it('names the first tick behind a half-hour gap', () => {
    const axis = createTimeAxis([dayFrom(2026, 10, 4)], 'Australia/Lord_Howe');
    expect(axisTicks(axis).slice(0, 4)).toEqual([
      { offset: 0, time: 0, repeated: false, ambiguous: false },
      { offset: 60, time: 60, repeated: false, ambiguous: false },
      { offset: 120, time: 150, repeated: false, ambiguous: false },
      { offset: 150, time: 180, repeated: false, ambiguous: false },
    ]);
  });

  it('are the same in most weeks, and others where a clock jumps or hours are left out', () => {
    const ticksOf = (month: number, date: number, ...hours: VisibleHours[]) =>
      axisTicks(createTimeAxis([dayFrom(2026, month, date)], NEW_YORK, readVisibleHours(hours)));
    const usual = ticksOf(6, 10);
    expect(areSameTicks(usual, ticksOf(6, 17))).toBe(true);
    expect(areSameTicks(usual, ticksOf(3, 8))).toBe(false);
    expect(areSameTicks(usual, ticksOf(11, 1))).toBe(false);
    expect(areSameTicks(usual, ticksOf(6, 10, { start: 8, end: 18 }))).toBe(false);
  });

  it('shows the repeated hour twice, in order, and says that its times are ambiguous', () => {
    const axis = createTimeAxis([dayFrom(2026, 11, 1)], NEW_YORK);
    expect(axisTicks(axis).slice(0, 4)).toEqual([
      { offset: 0, time: 0, repeated: false, ambiguous: false },
      { offset: 60, time: 60, repeated: false, ambiguous: true },
      { offset: 120, time: 60, repeated: true, ambiguous: true },
      { offset: 180, time: 120, repeated: false, ambiguous: false },
    ]);
    expect(placeOf(axis, 0, at('2026-11-01T05:30:00Z'))).toBe(90);
    expect(placeOf(axis, 0, at('2026-11-01T06:30:00Z'))).toBe(150);
    expect(placeOf(axis, 0, at('2026-11-01T06:00:00Z'), 'end')).toBe(120);
    expect(placeOf(axis, 0, at('2026-11-01T07:00:00Z'), 'end')).toBe(180);
  });

  it('is all missing where the zone skipped the day', () => {
    const axis = createTimeAxis([dayFrom(2011, 12, 30)], 'Pacific/Apia');
    expect(axis.days[0]!.missing).toEqual([{ from: 0, to: 1440 }]);
    expect(axis.days[0]!.instantAt(600)).toBeNull();
  });
});

describe('the axis of a week', () => {
  it('keeps the skipped hour and marks it in the column that lacks it', () => {
    const axis = createTimeAxis(week(dayFrom(2026, 3, 8)), NEW_YORK);
    expect(axis.length).toBe(1440);
    expect(axis.days.map(({ missing }) => missing)).toEqual([
      [{ from: 120, to: 180 }],
      ...Array.from({ length: 6 }, () => []),
    ]);
    expect(axis.days[0]!.instantAt(150)).toBeNull();
    expect(axis.days[0]!.instantAt(180)).toBe(at('2026-03-08T07:00:00Z'));
    expect(placeOf(axis, 0, at('2026-03-08T07:00:00Z'), 'end')).toBe(120);
    expect(placeOf(axis, 0, at('2026-03-08T07:00:00Z'), 'start')).toBe(180);
  });

  it('gives the repeated hour a row of its own that the other columns lack', () => {
    const axis = createTimeAxis(week(dayFrom(2026, 11, 1)), NEW_YORK);
    expect(axis.length).toBe(1500);
    expect(axis.days[0]!.missing).toEqual([]);
    expect(axis.days[1]!.missing).toEqual([{ from: 120, to: 180 }]);
    expect(placeOf(axis, 1, at('2026-11-02T07:00:00Z'))).toBe(180);
    expect(axis.days[1]!.instantAt(150)).toBeNull();
  });

  it('handles midnight changes, where the strip is at the edge of a day', () => {
    const spring = createTimeAxis(week(dayFrom(2026, 3, 8)), 'America/Havana');
    expect(spring.days[0]!.missing).toEqual([{ from: 0, to: 60 }]);
    const autumn = createTimeAxis(week(dayFrom(2018, 2, 11)), 'America/Sao_Paulo');
    expect(autumn.length).toBe(1500);
    expect(autumn.days[6]!.missing).toEqual([]);
    expect(autumn.days[0]!.missing).toEqual([{ from: 1440, to: 1500 }]);
  });
});

describe('visible hours', () => {
  it('cuts the axis and clamps what lies outside', () => {
    const axis = createTimeAxis([dayFrom(2026, 11, 20)], 'UTC', [{ start: 7.5, end: 18 }]);
    expect(axis.length).toBe(630);
    expect(placeOf(axis, 0, at('2026-11-20T07:00:00Z'))).toBe(0);
    expect(placeOf(axis, 0, at('2026-11-20T08:00:00Z'))).toBe(30);
    expect(placeOf(axis, 0, at('2026-11-20T20:00:00Z'))).toBe(630);
    expect(axisTicks(axis)[0]).toMatchObject({ offset: 30, time: 480 });
  });
});

describe('folded hours', () => {
  const hours = [
    { start: 8, end: 12 },
    { start: 14, end: 18 },
  ];
  const [monday] = week(dayFrom(2026, 11, 16));

  it('take the length of a strip between those that are seen', () => {
    const axis = createTimeAxis([monday!], 'UTC', hours, 12);
    expect(axis.length).toBe(240 + 12 + 240);
    expect(axis.folds).toEqual([{ from: 240, to: 252, hours: { start: 12, end: 14 } }]);
    expect(placeOf(axis, 0, at('2026-11-16T13:00:00Z'))).toBe(246);
    expect(axis.days[0]!.instantAt(246)).toBe(at('2026-11-16T13:00:00Z'));
    expect(axisTicks(axis).map(({ time }) => time / 60)).toEqual([8, 9, 10, 11, 14, 15, 16, 17]);
    expect(timeAt(axis, 246)).toEqual({ time: 780, repeated: false });
  });

  it.each<[string, number, number[], [number, number][], [number, number][]]>([
    // None of the pieces contains the skipped hour.
    ['that hold a skipped hour', dayFrom(2026, 3, 8), [1, 6], [[1, 6]], [[60, 75]]],
    ['that hold both passes of an hour', dayFrom(2026, 11, 1), [1, 6], [[1, 6]], [[60, 75]]],
    [
      'that begin within an hour of two passes',
      dayFrom(2026, 11, 1),
      [1.5, 6],
      [
        [1.5, 6],
        [1.5, 6],
      ],
      [
        [90, 105],
        [135, 150],
      ],
    ],
    ['that the day lacks', dayFrom(2026, 3, 8), [2, 3], [], []],
  ])('%s', (_, day, [end, start], named, places) => {
    const axis = createTimeAxis([day], NEW_YORK, [
      { start: 0, end: end! },
      { start: start!, end: 24 },
    ]);
    expect(axis.folds.map((fold) => [fold.hours.start, fold.hours.end])).toEqual(named);
    expect(axis.folds.map(({ from, to }) => [from, to])).toEqual(places);
  });

  it('have no time where a day lacks it, without a mark', () => {
    const axis = createTimeAxis(
      week(dayFrom(2026, 3, 8)),
      NEW_YORK,
      [
        { start: 0, end: 1 },
        { start: 4, end: 24 },
      ],
      12,
    );
    expect(axis.days[0]!.missing).toEqual([]);
    expect(axis.days[0]!.instantAt(66)).toBeNull();
  });
});

describe('pointer and time', () => {
  const zones = ['UTC', NEW_YORK, 'Australia/Lord_Howe', 'America/Havana', 'Africa/Casablanca'];

  it('go both ways without loss, the repeated hour included', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: dayFrom(2015, 1, 1), max: dayFrom(2030, 12, 31) }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 25 * 60 - 1 }),
        (zone, day, count, minute) => {
          const axis = createTimeAxis(week(day).slice(0, count), zone);
          const axisDay = axis.days[count - 1]!;
          const instant = instantOf(wallAt(day + count - 1), zone) + minute * MINUTE;
          fc.pre(instant < axisDay.end);
          const offset = axisDay.positionOf(instant);
          expect(axisDay.instantAt(offset)).toBe(instant);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('go both ways without loss over folded hours', () => {
    const edges = fc.uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        // Days on which clocks change, and their neighbours.
        fc.constantFrom(dayFrom(2026, 3, 8), dayFrom(2026, 11, 1), dayFrom(2026, 4, 5)),
        fc.integer({ min: -1, max: 1 }),
        edges,
        fc.double({ min: 3, max: 30, noNaN: true }),
        fc.integer({ min: 0, max: 25 * 60 - 1 }),
        (zone, day, more, halves, foldLength, minute) => {
          const sorted = [...halves].sort((a, b) => a - b);
          const hours = sorted.flatMap((half, index) =>
            index % 2 === 1 ? [{ start: sorted[index - 1]! / 2, end: half / 2 }] : [],
          );
          const first = day + more;
          const axis = createTimeAxis([first, first + 1], zone, hours, foldLength);
          const axisDay = axis.days[0]!;
          const instant = axisDay.start + minute * MINUTE;
          const run = axisDay.runs.findLast(({ start }) => start <= instant)!;
          const time = run.from + (instant - run.start) / MINUTE;
          fc.pre(instant < axisDay.end);
          fc.pre(hours[0]!.start * 60 <= time && time < hours.at(-1)!.end * 60);
          const offset = axisDay.positionOf(instant);
          expect(axisDay.instantAt(offset)).toBe(instant);
          expect(timeAt(axis, offset)).toEqual({ time, repeated: run.repeated });
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('never shows a length longer than the axis, and a single day is real time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: dayFrom(2015, 1, 1), max: dayFrom(2030, 12, 31) }),
        (zone, day) => {
          const axis = createTimeAxis([day], zone);
          const { start, end } = axis.days[0]!;
          expect(axis.length).toBe((end - start) / MINUTE);
          expect(Math.abs(end - start - 24 * HOUR_MS)).toBeLessThanOrEqual(HOUR_MS);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
