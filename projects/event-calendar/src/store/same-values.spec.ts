import { sameValues } from './same-values';

it.each<[object, object, boolean]>([
  [{}, {}, true],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{}, { a: 1 }, false],
  [{ a: 1 }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
])('%j and %j have the same values: %s', (a, b, expected) => {
  expect(sameValues(a, b)).toBe(expected);
});
