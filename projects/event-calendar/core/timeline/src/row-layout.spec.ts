import type { Occurrence, TimelinePreset } from 'ng-event-calendar/core/internal';
import { daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis, type AxisOptions, type InstantAxis } from './instant-axis';
import { barsIn, laneOver, layoutRow, type RowLayout, type RowRoom } from './row-layout';

const MONDAY = '2026-11-16';

function axisOf(preset: TimelinePreset, options: Partial<AxisOptions> = {}): InstantAxis {
  return createInstantAxis({ days: daysFrom(MONDAY, 7), preset, zone: 'UTC', ...options });
}

/** An event of Monday, from and to in hours. */
function on(id: string, from: number, to: number): Occurrence {
  const iso = (hours: number): string =>
    new Date(Date.parse(MONDAY) + hours * 3_600_000).toISOString().slice(0, 16);
  return occurrenceFrom(iso(from), iso(to), { id });
}

function laidOut(
  occurrences: readonly Occurrence[],
  room: Partial<RowRoom> = {},
  axis = axisOf('hours'),
): RowLayout {
  return layoutRow(occurrences, axis, { least: 0, maxLanes: Infinity, ends: 'time', ...room });
}

/** Bars in words: id, lane, and from and to in hours of the axis. */
function said({ bars }: RowLayout): readonly string[] {
  return bars.map(
    ({ occurrence, lane, from, to }) => `${occurrence.key}${lane} ${from / 60}-${to / 60}`,
  );
}

describe('layoutRow', () => {
  it.each<[string, readonly Occurrence[], readonly string[]]>([
    ['nothing', [], []],
    ['apart', [on('b', 12, 13), on('a', 8, 9)], ['a0 8-9', 'b0 12-13']],
    ['touching', [on('a', 8, 9), on('b', 9, 10)], ['a0 8-9', 'b0 9-10']],
    ['overlapping', [on('a', 8, 10), on('b', 9, 11)], ['a0 8-10', 'b1 9-11']],
    ['longer first', [on('a', 8, 9), on('b', 8, 11)], ['b0 8-11', 'a1 8-9']],
    ['array order', [on('b', 8, 9), on('a', 8, 9)], ['b0 8-9', 'a1 8-9']],
    ['first free lane', [on('a', 8, 9), on('b', 8.5, 12), on('c', 9, 10)], ['a0 8-9', 'b1 8.5-12', 'c0 9-10']], // prettier-ignore
    ['begun before the page', [on('b', -2, 5), on('a', -5, 4)], ['a0 0-4', 'b1 0-5']],
    ['outside of the page', [on('a', -5, -4)], []],
  ])('%s', (_, occurrences, bars) => {
    expect(said(laidOut(occurrences))).toEqual(bars);
  });

  it('widens bars towards later, at the end of the axis towards earlier, and lanes count with that', () => {
    const occurrences = [
      on('a', 8, 8.25),
      on('b', 8.5, 9.5),
      on('c', 167.5, 168),
      on('d', 167, 168),
    ];
    const layout = laidOut(occurrences, { least: 60 });
    expect(said(layout)).toEqual(['a0 8-9', 'b1 8.5-9.5', 'd0 167-168', 'c1 167-168']);
    expect(layout.lanes).toBe(2);
  });

  it('is as wide as an axis that is shorter than a bar', () => {
    const axis = axisOf('hours', { hours: [{ start: 8, end: 8.5 }], days: daysFrom(MONDAY, 1) });
    expect(said(laidOut([on('a', 8, 8.25)], { least: 60 }, axis))).toEqual(['a0 0-0.5']);
  });

  it('leaves out what finds no lane, behind a chip per joined stretch', () => {
    const occurrences = [on('a', 8, 20), on('b', 9, 10), on('c', 9.5, 11), on('d', 11, 12), on('e', 15, 16)]; // prettier-ignore
    const layout = laidOut(occurrences, { maxLanes: 1 });
    expect(said(layout)).toEqual(['a0 8-20']);
    expect(layout.lanes).toBe(1);
    expect(
      layout.chips.map(({ from, to, occurrences: found }) => [
        from / 60,
        to / 60,
        found.map(({ key }) => key).join(''),
      ]),
    ).toEqual([
      [9, 12, 'bcd'],
      [15, 16, 'e'],
    ]);
  });

  it('gives hidden events no lane', () => {
    const axis = axisOf('hours', { hours: [{ start: 8, end: 18 }] });
    const { bars, hidden, lanes } = laidOut([on('a', 2, 3), on('b', 20, 21)], {}, axis);
    expect([bars.length, lanes]).toEqual([0, 0]);
    expect(hidden.map(({ occurrence, side, at }) => [occurrence.key, side, at])).toEqual([
      ['a', 'earlier', 0],
      ['b', 'later', 600],
    ]);
  });

  it('orders bars over days by their days, longer ones first', () => {
    const occurrences = [on('a', 9, 10), on('b', 12, 30), on('c', 8, 9)];
    const layout = laidOut(occurrences, { ends: 'day' }, axisOf('days'));
    expect(said(layout)).toEqual(['b0 0-48', 'a1 0-24', 'c2 0-24']);
  });
});

describe('barsIn', () => {
  it('finds what touches a part of the axis, however far before it began', () => {
    const layout = laidOut([on('long', 0, 100), on('a', 1, 2), on('b', 49, 50), on('c', 60, 61)]);
    const keys = (from: number, to: number): string =>
      barsIn(layout, from * 60, to * 60)
        .map(({ occurrence }) => occurrence.key)
        .join();
    expect(keys(48, 60)).toBe('long,b');
    expect(keys(2, 49)).toBe('long');
    expect(keys(100, 168)).toBe('');
    expect(keys(0, 168)).toBe('long,a,b,c');
  });
});

describe('laneOver', () => {
  const layout = laidOut([on('a', 8, 12), on('b', 9, 10), on('c', 9, 10)]);

  it.each([
    ['the first where nothing is', layout, 0, 8, 0],
    ['the first one free', layout, 8, 9, 1],
    ['the last where none is free', layout, 9, 10, 2],
    ['the first of an empty row', laidOut([]), 9, 10, 0],
  ])('is %s', (_, row, from, to, lane) => {
    expect(laneOver(row, from * 60, to * 60)).toBe(lane);
  });
});
