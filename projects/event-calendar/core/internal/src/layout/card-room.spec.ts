import fc from 'fast-check';
import { coverableHeight, lanesIn, roomOnCard, type CardRoom } from './card-room';
import { placeInLanes } from './time-lanes';

describe('roomOnCard', () => {
  it.each<[string, number, number, boolean]>([
    ['a quarter of an hour', 24, 1, false],
    ['half an hour', 24, 1, false],
    ['three quarters', 36, 2, false],
    ['an hour', 48, 2, true],
    ['an hour and a half', 72, 4, true],
    ['an hour of 40 px', 40, 2, false],
    ['half an hour of 100 px', 50, 2, true],
    ['nothing', 0, 1, false],
  ])('of %s: %d px have %d lines, one under the other: %j', (_, height, lines, isStacked) => {
    expect(roomOnCard(height)).toMatchObject({ lines, isStacked });
  });

  it.each<[number | undefined, number, boolean, number]>([
    [undefined, 1, false, Infinity],
    [undefined, 0.5, false, Infinity],
    [135, 1, false, 116],
    [135, 0.5, false, 51],
    [61, 1, false, 42],
    [60, 1, true, 47],
    [102, 0.5, true, 40.5],
    [125, 1 / 3, true, 32],
  ])(
    'in a column of %j px, and %d of it, is narrow: %j, and a line has %d',
    (width, part, isNarrow, text) => {
      expect(roomOnCard(48, width, part)).toMatchObject({ isNarrow, textWidth: text });
    },
  );
});

describe('roomOnCard, under a chip', () => {
  it.each<[string, number, number, Partial<CardRoom>]>([
    ['an hour', 48, 24, { lines: 1, isStacked: false, textWidth: 81, isBesideChip: false }],
    ['two hours', 96, 72, { lines: 4, isStacked: true, textWidth: 81, isBesideChip: false }],
    ['half an hour', 24, 0, { lines: 1, textWidth: 53, isBesideChip: true }],
    ['where it lies over the first line', 96, 10, { lines: 5, textWidth: 53, isBesideChip: true }],
  ])('of %s: %d px, of which %d are above the chip', (_, height, above, expected) => {
    expect(roomOnCard(height, 100, 1, above)).toMatchObject(expected);
  });
});

describe('coverableHeight', () => {
  it.each<[number | undefined, number]>([
    [undefined, 0],
    [78, 44],
    [102, 44],
    [226, 44],
    [227, 0],
    [400, 0],
  ])('in a column of %j px is %d', (width, expected) => {
    expect(coverableHeight(width)).toBe(expected);
  });
});

describe('lanesIn', () => {
  it.each<[number | undefined, number]>([
    [undefined, 8],
    [0, 1],
    [50, 1],
    [76, 1],
    [77, 2],
    [124, 2],
    [125, 3],
    [388, 3],
    [389, 4],
    [700, 7],
    [1200, 12],
  ])('a column of %j px holds %d beside each other', (width, lanes) => {
    expect(lanesIn(width)).toBe(lanes);
  });

  it('leaves no event that shares its column narrower than 36 px', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 120 }))
      .map(([start, length]) => ({ start, end: start + length }));
    const cases = fc.record({
      spans: fc.array(span, { maxLength: 40 }),
      width: fc.double({ min: 1, max: 1500, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ spans, width }) => {
        const { placements } = placeInLanes(spans, {
          ...{ minLength: 25, minCoverable: 0, end: 500 },
          maxLanes: lanesIn(width),
        });
        const shares = placements.flatMap((each) =>
          each === null || each.lanes === 1 ? [] : [((width - 5) * each.span) / each.lanes],
        );
        expect(shares.filter((pixels) => pixels < 35.999)).toEqual([]);
      }),
    );
  });
});
