import type { AxisStrip, TimeAxis } from './time-axis';

/**
 * Returns the slots of the axis, each of that many minutes by the clock, counted from midnight; folded hours have none.
 */
export function axisSlots(axis: TimeAxis, minutes: number): readonly AxisStrip[] {
  return axis.pieces.flatMap(({ isFolded, from, to, offset }) => {
    const slots: AxisStrip[] = [];
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
export function slotAround(slots: readonly AxisStrip[], offset: number): AxisStrip {
  return slots.findLast(({ from }) => from <= offset) ?? slots[0] ?? { from: 0, to: 0 };
}
