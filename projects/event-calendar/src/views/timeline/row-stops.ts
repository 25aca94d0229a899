import type { AxisRange } from 'ng-event-calendar/core/internal';
import { partitionPoint, type RowBar } from 'ng-event-calendar/core/timeline';

/** Place of the keyboard on the axis of a row: a slot, or an event that begins in it. */
export interface RowStop {
  /** Index of the slot. */
  readonly slot: number;
  /** Key of the event; null at the slot itself. */
  readonly event: string | null;
}

/** Returns the index of the slot that holds a position; the nearest one beside all. */
export function slotHolding(slots: readonly AxisRange[], position: number): number {
  return Math.max(0, partitionPoint(slots, ({ from }) => from <= position) - 1);
}

/**
 * Returns the stop beside another one: a slot, then the events that begin in it, then the next slot. Null before the
 * first slot and behind the last stop.
 */
export function stopBeside(
  slots: readonly AxisRange[],
  bars: readonly RowBar[],
  { slot, event }: RowStop,
  way: 1 | -1,
): RowStop | null {
  const own = eventsIn(slots, bars, slot);
  const at = event === null ? -1 : own.indexOf(event);
  const next = at + way;
  if (next >= 0 && next < own.length) return { slot, event: own[next]! };
  if (next === -1 && event !== null) return { slot, event: null };
  const beside = slot + way;
  if (beside < 0 || beside >= slots.length) return null;
  if (way === 1) return { slot: beside, event: null };
  return { slot: beside, event: eventsIn(slots, bars, beside).at(-1) ?? null };
}

/** Keys of the events that begin in a slot, or before the first one. */
function eventsIn(
  slots: readonly AxisRange[],
  bars: readonly RowBar[],
  slot: number,
): readonly string[] {
  return bars
    .filter(({ from }) => slotHolding(slots, from) === slot)
    .map(({ occurrence }) => occurrence.key);
}
