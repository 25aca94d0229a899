import { edgesOf, itemAt, itemsIn } from './window';

const EDGES = edgesOf([100, 100, 100, 56]);

it('items begin where those before them end', () => {
  expect(EDGES).toEqual([0, 100, 200, 300, 356]);
  expect(edgesOf([])).toEqual([0]);
});

it.each([
  [-5, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [299, 2],
  [300, 3],
  [355, 3],
  [400, 3],
])('the item at %d is %d', (position, expected) => {
  expect(itemAt(EDGES, position)).toBe(expected);
});

it('the item at a place of an empty list is the first', () => {
  expect(itemAt([0], 40)).toBe(0);
});

it.each([
  [120, 180, 0, 1, 2],
  [120, 220, 0, 1, 3],
  [120, 220, 1, 0, 4],
  [0, 1000, 2, 0, 4],
  [340, 350, 0, 3, 4],
])('from %d to %d with %d around are %d to %d', (from, to, around, first, end) => {
  expect(itemsIn(EDGES, from, to, around)).toEqual({ first, end });
});

it('none are in an empty list', () => {
  expect(itemsIn([0], 0, 100, 2)).toEqual({ first: 0, end: 0 });
});
