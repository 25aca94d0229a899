import { at, BOX, given, OF_A_HOUSE } from './given-grid.spec-host';

describe('events that stand in no column', () => {
  it('are told of, those of a group too', () => {
    const { unseen } = given({
      events: [at(9, 10), at(9, 10, { resource: 'house' }), at(9, 10, { resource: 'ana' })],
      ...OF_A_HOUSE,
    });
    expect(unseen.unassigned()).toHaveLength(2);
  });
});

describe('what is out of sight', () => {
  it('is counted without what a filter hides', () => {
    const { unseen, scale, inputs } = given({
      events: [at(2, 3), at(6, 7), at(15, 16), at(20, 21)],
      visibleHours: { start: 5, end: 18 },
    });
    scale.box.set(BOX);
    const counts = (): readonly number[] => {
      const { before, after } = unseen.outOfHours();
      const { above, below } = unseen.outOfSight();
      const count = (days: typeof before): number =>
        days.reduce((sum, { occurrences }) => sum + occurrences.length, 0);
      return [count(before), above, below, count(after)];
    };
    const all = counts();
    expect(all.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(3);
    inputs.eventFilter.set(() => false);
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it('is counted above and below, with where that is nearest', () => {
    const { unseen, scale } = given({
      events: [at(2, 3), at(6, 7), at(7.5, 9), at(11, 13), at(15, 16), at(20, 21), at(-2, 1)],
    });
    expect(unseen.outOfSight()).toMatchObject({ above: 0, below: 0 });
    scale.box.set(BOX);
    expect(unseen.outOfSight()).toEqual({
      above: 2,
      below: 2,
      lastAbove: 6 * 60,
      firstBelow: 15 * 60,
    });
  });
});
