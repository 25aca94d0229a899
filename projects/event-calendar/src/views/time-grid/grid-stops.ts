import {
  slotAround,
  type AxisDay,
  type AxisRange,
  type ColumnHeader,
  type TimeAxis,
} from 'ng-event-calendar/core/internal';
import type { FocusStep } from '../../keyboard/roving-focus';

/** An item in a cell: an event by its key, or a "+N" by its number in the cell. */
export type CellItem = string | number;

/** A focusable place of the time grid: the header over a column, its cell, or an item in that. */
export interface GridStop {
  readonly row: 'head' | 'all-day' | 'timed';
  /** Index of the column; for a header over several, of any of them. */
  readonly column: number;
  /** Item in the cell; null for the header, for the all-day cell, and for the cursor in a column. */
  readonly item: CellItem | null;
}

/** Target of a key. A column before the first or after the last is on the adjacent page. */
export interface NextStop extends GridStop {
  /** Stretch of the axis that has to be visible, for the cursor its slot; null above the axis. */
  readonly stretch: AxisRange | null;
}

/** Focusable places of one column, in the order of the keys. */
export interface ColumnStops {
  readonly allDay: readonly CellItem[];
  readonly timed: readonly (AxisRange & { readonly item: CellItem })[];
  /** Slots through which the cursor moves, in the order of the axis. */
  readonly slots: readonly AxisRange[];
  /**
   * Returns the next slot that exists on the column's day, past strips that its clock skips; the slot itself without
   * one.
   */
  readonly beside: (slot: AxisRange, way: 1 | -1) => AxisRange;
}

/** The grid around a stop. */
export interface StopsAround {
  readonly column: ColumnStops;
  /** Number of columns of the page. */
  readonly count: number;
  /** Focusable headers: none where they lead nowhere. */
  readonly heads: readonly Pick<ColumnHeader, 'first' | 'span'>[];
  /** Place of the cursor, or its place in a column that is entered, in axis minutes. */
  readonly cursor: number;
}

interface Keyed {
  readonly occurrence: { readonly key: string };
}

/** Layout of the all-day row. */
interface LaidBars {
  readonly bars: readonly (Keyed & { readonly column: number; readonly days: number })[];
  readonly more: readonly number[];
}

/** Layout of a column. */
interface LaidColumn {
  readonly cards: readonly (Keyed & AxisRange)[];
  readonly chips: readonly AxisRange[];
  readonly axisDay: AxisDay;
}

/** Returns the focusable places of a column from its layout. */
export function columnStops(
  at: number,
  { bars, more }: LaidBars,
  { cards, chips, axisDay }: LaidColumn,
  axis: TimeAxis,
  slots: readonly AxisRange[],
): ColumnStops {
  // Events that continue from an earlier day come first, in the order in which they are read.
  const inColumn = bars.filter(({ column, days }) => column <= at && at < column + days);
  const own = inColumn.sort((a, b) => Number(a.column === at) - Number(b.column === at));
  const keys: CellItem[] = own.map(({ occurrence }) => occurrence.key);
  const timed = [
    ...cards.map(({ occurrence, from, to }) => ({ item: occurrence.key, from, to })),
    ...chips.map(({ from, to }, item) => ({ item, from, to })),
  ];
  return {
    allDay: (more[at] ?? 0) > 0 ? [...keys, 0] : keys,
    timed: timed.sort((a, b) => slotAround(slots, a.from).from - slotAround(slots, b.from).from),
    slots,
    beside: (slot, way) => {
      const onTheWay = way === 1 ? slots : [...slots].reverse();
      const next = onTheWay
        .slice(onTheWay.indexOf(slot) + 1)
        .find(({ from }) => axisDay.instantAt(from) !== null);
      return next ?? slot;
    },
  };
}

/** Returns the target of a key at a stop; null without one. */
export function nextStop(from: GridStop, key: FocusStep, around: StopsAround): NextStop | null {
  if (key !== 'up' && key !== 'down') return sideways(from, key, around);
  if (from.row === 'timed') return inTime(from, key, around);
  if (from.row === 'all-day') return inAllDay(from, key, around);
  return key === 'down' ? allDayStop(from.column) : null;
}

function inAllDay({ column, item }: GridStop, key: 'up' | 'down', around: StopsAround) {
  const { allDay } = around.column;
  const at = item === null ? -1 : allDay.indexOf(item);
  if (key === 'down') {
    const next = allDay[at + 1];
    return next === undefined
      ? cursorStop(column, around.cursor, around)
      : allDayStop(column, next);
  }
  return at < 0 ? headStop(column, around) : allDayStop(column, allDay[at - 1]);
}

/** Moves through the items that begin in a slot, then to the next slot. */
function inTime({ column, item }: GridStop, key: 'up' | 'down', around: StopsAround): NextStop {
  const { allDay, timed, slots, beside } = around.column;
  const at = timed.findIndex((each) => each.item === item);
  const slot = slotAround(slots, offsetOf(item, around));
  const isIn = (index: number): boolean =>
    timed[index] !== undefined && slotAround(slots, timed[index].from) === slot;
  const itemStop = (index: number): NextStop => {
    const { item: found, from, to } = timed[index]!;
    return { row: 'timed', column, item: found, stretch: { from, to } };
  };
  if (key === 'down') {
    const next = at < 0 ? timed.findIndex((_, index) => isIn(index)) : at + 1;
    return isIn(next) ? itemStop(next) : cursorStop(column, beside(slot, 1).from, around);
  }
  if (at >= 0) return isIn(at - 1) ? itemStop(at - 1) : cursorStop(column, slot.from, around);
  const before = beside(slot, -1);
  if (before === slot) return allDayStop(column, allDay.at(-1));
  const last = timed.findLastIndex(({ from }) => slotAround(slots, from) === before);
  return last < 0 ? cursorStop(column, before.from, around) : itemStop(last);
}

function sideways(
  { row, column, item }: GridStop,
  key: 'before' | 'after' | 'first' | 'last',
  around: StopsAround,
): NextStop | null {
  const isUnder = ({ first, span }: StopsAround['heads'][number]): boolean =>
    first <= column && column < first + span;
  // A header may stand over several columns.
  const head = row === 'head' ? around.heads.find(isUnder) : undefined;
  const { first, span } = head ?? { first: column, span: 1 };
  const to = {
    before: first - 1,
    after: first + span,
    first: 0,
    last: around.count - 1,
  }[key];
  if (row === 'head') return headStop(to, around);
  return row === 'all-day' ? allDayStop(to) : cursorStop(to, offsetOf(item, around), around);
}

/** Returns the start of the slot in which an item of a column begins; without an item, of the cursor's slot. */
function offsetOf(
  item: CellItem | null,
  { column: { timed, slots }, cursor }: StopsAround,
): number {
  const found = timed.find((each) => each.item === item);
  return found === undefined ? cursor : slotAround(slots, found.from).from;
}

function headStop(column: number, { heads }: StopsAround): NextStop | null {
  return heads.length === 0 ? null : { row: 'head', column, item: null, stretch: null };
}

function allDayStop(column: number, item: CellItem | null = null): NextStop {
  return { row: 'all-day', column, item, stretch: null };
}

function cursorStop(column: number, offset: number, { column: { slots } }: StopsAround): NextStop {
  return { row: 'timed', column, item: null, stretch: slotAround(slots, offset) };
}
