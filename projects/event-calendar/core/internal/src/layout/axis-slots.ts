import type { AxisRange } from '../bands/band-axis';
import type { TimeAxis } from './time-axis';

/**
 * Returns the slots of the axis, each of that many minutes by the clock, counted from midnight; folded hours have none.
 */
export function axisSlots(axis: TimeAxis, minutes: number): readonly AxisRange[] {
  return axis.pieces.flatMap(({ isFolded, from, to, offset }) => {
    const slots: AxisRange[] = [];
    let at = from;
    while (!isFolded && at < to) {
      const next = Math.min(to, (Math.floor(at / minutes) + 1) * minutes);
      slots.push({ from: offset + at - from, to: offset + next - from });
      at = next;
    }
    return slots;
  });
}

/** Returns the slot that contains an offset on the axis, else the one before it. */
export function slotAround(slots: readonly AxisRange[], offset: number): AxisRange {
  return slots.findLast(({ from }) => from <= offset) ?? slots[0] ?? { from: 0, to: 0 };
}
