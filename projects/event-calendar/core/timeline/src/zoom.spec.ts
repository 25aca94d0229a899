import { pinchedWidth, steppedWidth, wheeledWidth } from './zoom';

it.each([
  [80, 1, 100],
  [80, -1, 64],
  [220, 1, 240],
  [26, -1, 24],
  // Cells that fill the width may be wider than the zoom makes them.
  [300, 1, 240],
] as const)('a step from %d by %d leads to %d', (width, by, expected) => {
  expect(steppedWidth(width, by)).toBe(expected);
});

it('leads back by the same steps', () => {
  expect(steppedWidth(steppedWidth(80, 1), -1)).toBe(80);
  expect(wheeledWidth(wheeledWidth(80, 120), -120)).toBeCloseTo(80);
});

it.each([
  [80, 100, 80 * Math.exp(-0.2)],
  [80, -100, 80 * Math.exp(0.2)],
  [30, 1000, 24],
])('the wheel leads from %d by %d pixels to %d', (width, pixels, expected) => {
  expect(wheeledWidth(width, pixels)).toBe(expected);
});

it.each([
  [80, 100, 150, 120],
  [80, 100, 20, 24],
  [80, 0, 20, 80],
])('fingers lead from %d, from %d apart to %d, to %d', (width, before, apart, expected) => {
  expect(pinchedWidth(width, before, apart)).toBe(expected);
});
