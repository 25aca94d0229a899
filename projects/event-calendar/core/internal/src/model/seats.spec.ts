import { isCapacity, isSeats } from './seats';

it.each<[unknown, boolean, boolean]>([
  [1, true, true],
  [30, true, true],
  // A closed resource has no seats, and an event always takes at least one.
  [0, false, true],
  [-1, false, false],
  [2.5, false, false],
  [NaN, false, false],
  [Infinity, false, false],
  ['2', false, false],
  [true, false, false],
  [null, false, false],
  [undefined, false, false],
])('%p can be a number of seats: %s; and a capacity: %s', (value, seats, capacity) => {
  expect([isSeats(value), isCapacity(value)]).toEqual([seats, capacity]);
});
