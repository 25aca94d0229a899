import { axisSlots, createTimeAxis, dayFrom, slotAround } from 'ng-event-calendar/core/internal';
import type { FocusStep } from '../../keyboard/roving-focus';
import {
  columnStops,
  nextStop,
  type CellItem,
  type ColumnStops,
  type GridStop,
  type NextStop,
  type StopsAround,
} from './grid-stops';

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => ({ from: at * 30, to: at * 30 + 30 }));
/** Bars 'a' and 'b' with "+N"; 'x' and a chip at 09:00, 'y' at 09:30. */
const FULL: ColumnStops = {
  allDay: ['a', 'b', 0],
  timed: [
    { item: 'x', from: 540, to: 600 },
    { item: 0, from: 555, to: 570 },
    { item: 'y', from: 570, to: 600 },
  ],
  slots: HALF_HOURS,
  beside: (slot, way) => HALF_HOURS[HALF_HOURS.indexOf(slot) + way] ?? slot,
};
const EMPTY: ColumnStops = { ...FULL, allDay: [], timed: [] };

function around(given: Partial<StopsAround> = {}): StopsAround {
  const heads = [0, 1, 2].map((first) => ({ first, span: 1 }));
  return { column: FULL, count: 3, heads, cursor: 540, ...given };
}

/** Returns a stop as text: `head 1`, `all-day 1 a`, or for the cursor its axis minutes, `timed 1 at 540`. */
function written(stop: NextStop | null): string | null {
  if (stop === null) return null;
  const { row, column, item, stretch } = stop;
  return `${row} ${column} ${item ?? (stretch === null ? '' : `at ${stretch.from}`)}`.trim();
}

const at = (row: GridStop['row'], item: CellItem | null = null): GridStop => ({
  row,
  column: 1,
  item,
});

describe('nextStop', () => {
  it.each<[string, GridStop, FocusStep, string | null]>([
    ['a header', at('head'), 'up', null],
    ['a header', at('head'), 'down', 'all-day 1'],
    ['a header', at('head'), 'after', 'head 2'],
    ['a header', at('head'), 'first', 'head 0'],

    ['the cell of whole days', at('all-day'), 'up', 'head 1'],
    ['the cell of whole days', at('all-day'), 'down', 'all-day 1 a'],
    ['a bar', at('all-day', 'a'), 'up', 'all-day 1'],
    ['a bar', at('all-day', 'a'), 'down', 'all-day 1 b'],
    ['the last bar', at('all-day', 'b'), 'down', 'all-day 1 0'],
    ['its "+N"', at('all-day', 0), 'down', 'timed 1 at 540'],
    ['a bar', at('all-day', 'b'), 'after', 'all-day 2'],
    ['a bar', at('all-day', 'b'), 'last', 'all-day 2'],

    ['the cursor', at('timed'), 'down', 'timed 1 x'],
    ['an event', at('timed', 'x'), 'down', 'timed 1 0'],
    ['the last of a half hour', at('timed', 0), 'down', 'timed 1 at 570'],
    ['an event', at('timed', 'x'), 'up', 'timed 1 at 540'],
    ['a chip', at('timed', 0), 'up', 'timed 1 x'],
    ['an event', at('timed', 'y'), 'before', 'timed 0 at 570'],
    ['the cursor', at('timed'), 'last', 'timed 2 at 540'],
    ['an event that is gone', at('timed', 'z'), 'up', 'timed 1 at 510'],
  ])('from %s (%j) by %s is %s', (_, from, key, expected) => {
    expect(written(nextStop(from, key, around()))).toBe(expected);
  });

  it.each<[number, FocusStep, string]>([
    [570, 'up', 'timed 1 0'],
    [570, 'down', 'timed 1 y'],
    [600, 'up', 'timed 1 y'],
    [600, 'down', 'timed 1 at 630'],
    [0, 'up', 'all-day 1 0'],
    [1410, 'down', 'timed 1 at 1410'],
  ])('from the cursor at %s by %s is %s', (cursor, key, expected) => {
    expect(written(nextStop(at('timed'), key, around({ cursor })))).toBe(expected);
  });

  it('goes through a column that holds nothing', () => {
    const given = around({ column: EMPTY, cursor: 0 });
    expect(written(nextStop(at('timed'), 'up', given))).toBe('all-day 1');
    expect(written(nextStop(at('all-day'), 'down', given))).toBe('timed 1 at 0');
  });

  it.each<[GridStop['row'], FocusStep, string]>([
    ['head', 'after', 'head 1'],
    ['all-day', 'after', 'all-day 1'],
    ['timed', 'after', 'timed 1 at 540'],
    ['head', 'before', 'head -1'],
    ['timed', 'before', 'timed -1 at 540'],
  ])('is beyond the only column, in the row of %s by %s: %s', (row, key, expected) => {
    const given = around({ count: 1, heads: [{ first: 0, span: 1 }] });
    expect(written(nextStop({ row, column: 0, item: null }, key, given))).toBe(expected);
  });

  it('leaves out headers that lead nowhere', () => {
    expect(nextStop(at('all-day'), 'up', around({ heads: [] }))).toBeNull();
    expect(nextStop(at('head'), 'after', around({ heads: [] }))).toBeNull();
  });

  it.each<[number, FocusStep, string]>([
    [2, 'before', 'head 1'],
    [3, 'after', 'head 4'],
    [1, 'before', 'head -1'],
    [2, 'down', 'all-day 2'],
  ])('from a header over two columns, of which %s is one, by %s is %s', (column, key, expected) => {
    const heads = [0, 2].map((first) => ({ first, span: 2 }));
    const from: GridStop = { row: 'head', column, item: null };
    expect(written(nextStop(from, key, around({ count: 4, heads })))).toBe(expected);
  });
});

describe('columnStops', () => {
  const day = dayFrom(2026, 3, 8);
  // The clocks go forward from 02:00 to 03:00; the day before has that hour.
  const axis = createTimeAxis([day - 1, day], 'America/New_York');
  const slots = axisSlots(axis, 30);
  const card = (key: string, from: number) => ({ occurrence: { key }, from, to: from + 30 });

  function stopsOf(
    given: { bars?: [string, number, number?][]; more?: number[] } = {},
  ): ColumnStops {
    const bars = (given.bars ?? []).map(([key, column, days = 1]) => ({
      occurrence: { key },
      column,
      days,
    }));
    const layout = {
      axisDay: axis.days[1]!,
      cards: [card('late', 600), card('early', 545), card('first', 540)],
      chips: [{ from: 550, to: 580 }],
    };
    return columnStops(1, { bars, more: given.more ?? [] }, layout, axis, slots);
  }

  it('are the bars of the column, then its "+N"', () => {
    const bars: [string, number][] = [
      ['other', 0],
      ['mine', 1],
    ];
    expect(stopsOf({ bars }).allDay).toEqual(['mine']);
    expect(stopsOf({ bars, more: [0, 2] }).allDay).toEqual(['mine', 0]);
  });

  it('are also the bars that continue from an earlier column, first', () => {
    const bars: [string, number, number][] = [
      ['mine', 1, 2],
      ['from before', 0, 2],
      ['over it', 0, 3],
      ['over', 0, 1],
      ['later', 2, 1],
    ];
    expect(stopsOf({ bars }).allDay).toEqual(['from before', 'over it', 'mine']);
  });

  it('are its events and chips by the half hour in which they begin, else as they are drawn', () => {
    expect(stopsOf().timed.map(({ item }) => item)).toEqual(['early', 'first', 0, 'late']);
  });

  it.each([
    [90, 1, 180],
    [180, -1, 90],
    [0, -1, 0],
    [1410, 1, 1410],
  ] as const)('have, from %s by %s slots, the half hour at %s', (from, way, expected) => {
    expect(stopsOf().beside(slotAround(slots, from), way).from).toBe(expected);
  });
});
