import { laneTop, rowHeight } from './row-heights';
import type { RowChip } from './row-layout';

describe('rowHeight', () => {
  const chips: readonly RowChip[] = [{ from: 0, to: 1, occurrences: [] }];

  it.each([
    [0, 40, 56],
    [1, 40, 56],
    [2, 40, 98],
    [3, 40, 140],
    [0, 24, 40],
    [2, 24, 66],
    [3, 24, 92],
  ])('of %d lanes of %d pixels is %d', (lanes, laneHeight, height) => {
    expect(rowHeight({ lanes, chips: [] }, laneHeight)).toBe(height);
    expect(rowHeight({ lanes, chips }, laneHeight)).toBe(height + 22);
  });

  it('holds its lanes', () => {
    expect([0, 1, 2].map((lane) => laneTop(lane, 40))).toEqual([0, 42, 84]);
  });
});
