import { isSeats } from './seats';

it.each<[unknown, boolean]>([
  [1, true],
  [30, true],
  [0, false],
  [-1, false],
  [2.5, false],
  [NaN, false],
  [Infinity, false],
  ['2', false],
  [true, false],
  [null, false],
  [undefined, false],
])('%p can be a number of seats: %s', (value, expected) => {
  expect(isSeats(value)).toBe(expected);
});
