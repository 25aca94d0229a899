import { dayFrom } from '../dates/civil-time';
import { axisSlots, slotAround } from './axis-slots';
import { createTimeAxis } from './time-axis';

const DAY = dayFrom(2026, 11, 20);
const starts = (slots: readonly { readonly from: number }[]) => slots.map(({ from }) => from);

describe('axisSlots', () => {
  it('count from midnight, whatever hours are seen', () => {
    const axis = createTimeAxis([DAY], 'UTC', [{ start: 7.5, end: 10 }]);
    expect(axisSlots(axis, 60)).toEqual([
      { from: 0, to: 30 },
      { from: 30, to: 90 },
      { from: 90, to: 150 },
    ]);
    expect(starts(axisSlots(axis, 45))).toEqual([0, 45, 90, 135]);
  });

  it('leave folded hours out', () => {
    const axis = createTimeAxis(
      [DAY],
      'UTC',
      [
        { start: 8, end: 10 },
        { start: 14, end: 15 },
      ],
      12,
    );
    expect(starts(axisSlots(axis, 60))).toEqual([0, 60, 132]);
  });

  it('have both passes of a repeated hour', () => {
    const axis = createTimeAxis([dayFrom(2026, 11, 1)], 'America/New_York', [{ start: 0, end: 4 }]);
    expect(starts(axisSlots(axis, 60))).toEqual([0, 60, 120, 180, 240]);
  });
});

describe('slotAround', () => {
  const slots = [
    { from: 30, to: 60 },
    { from: 72, to: 102 },
  ];
  it.each([
    [0, 30],
    [59, 30],
    [66, 30],
    [72, 72],
    [500, 72],
  ])('of %i begins at %i', (offset, from) => {
    expect(slotAround(slots, offset).from).toBe(from);
  });
});
