import fc from 'fast-check';
import { dayFrom, HOUR, MINUTE, wallAt } from '../dates/civil-time';
import { instantOf } from '../dates/zone';
import {
  axisTicks,
  createTimeAxis,
  instantAt,
  positionOf,
  readVisibleHours,
  type TimeAxis,
} from './time-axis';

const NEW_YORK = 'America/New_York';
const week = (day: number): number[] => Array.from({ length: 7 }, (_, at) => day + at);
const at = (iso: string): number => Date.parse(iso);

function placeOf(axis: TimeAxis, column: number, instant: number, edge?: 'start' | 'end'): number {
  return positionOf(axis, axis.days[column]!, instant, edge);
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
    expect(instantAt(axis, axis.days[0]!, 600)).toBeNull();
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
    expect(instantAt(axis, axis.days[0]!, 150)).toBeNull();
    expect(instantAt(axis, axis.days[0]!, 180)).toBe(at('2026-03-08T07:00:00Z'));
    expect(placeOf(axis, 0, at('2026-03-08T07:00:00Z'), 'end')).toBe(120);
    expect(placeOf(axis, 0, at('2026-03-08T07:00:00Z'), 'start')).toBe(180);
  });

  it('gives the repeated hour a row of its own that the other columns lack', () => {
    const axis = createTimeAxis(week(dayFrom(2026, 11, 1)), NEW_YORK);
    expect(axis.length).toBe(1500);
    expect(axis.days[0]!.missing).toEqual([]);
    expect(axis.days[1]!.missing).toEqual([{ from: 120, to: 180 }]);
    expect(placeOf(axis, 1, at('2026-11-02T07:00:00Z'))).toBe(180);
    expect(instantAt(axis, axis.days[1]!, 150)).toBeNull();
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
    const axis = createTimeAxis([dayFrom(2026, 11, 20)], 'UTC', { start: 7.5, end: 18 });
    expect(axis.length).toBe(630);
    expect(placeOf(axis, 0, at('2026-11-20T07:00:00Z'))).toBe(0);
    expect(placeOf(axis, 0, at('2026-11-20T08:00:00Z'))).toBe(30);
    expect(placeOf(axis, 0, at('2026-11-20T20:00:00Z'))).toBe(630);
    expect(axisTicks(axis)[0]).toMatchObject({ offset: 30, time: 480 });
  });

  it.each([
    [undefined],
    [{ start: 8, end: 8 }],
    [{ start: -1, end: 8 }],
    [{ start: 0, end: 25 }],
    [{ start: 0.3, end: 8 }],
    [{ start: NaN, end: 8 }],
  ])('takes %j as the whole day', (hours) => {
    expect(readVisibleHours(hours)).toEqual({ start: 0, end: 24 });
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
          const offset = positionOf(axis, axisDay, instant);
          expect(instantAt(axis, axisDay, offset)).toBe(instant);
        },
      ),
      { numRuns: 2000 },
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
          expect(Math.abs(end - start - 24 * HOUR)).toBeLessThanOrEqual(HOUR);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
