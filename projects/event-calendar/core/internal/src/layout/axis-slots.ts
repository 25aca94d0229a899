import type { AxisStrip, TimeAxis } from './time-axis';

/** The slots of the axis, so many minutes of the clock each, counted from midnight; none of folded hours. */
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

/** The slot that a place of the axis is in, else the one before it. */
export function slotAround(slots: readonly AxisStrip[], offset: number): AxisStrip {
  return slots.findLast(({ from }) => from <= offset) ?? slots[0] ?? { from: 0, to: 0 };
}
