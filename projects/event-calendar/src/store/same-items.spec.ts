import { sameItems } from './same-items';

describe('sameItems', () => {
  const [a, b] = [{}, {}];
  it.each<[string, object[], object[], boolean]>([
    ['no items', [], [], true],
    ['the same in one order', [a, b], [a, b], true],
    ['the same in another', [a, b], [b, a], false],
    ['fewer', [a, b], [a], false],
    ['more', [a], [a, b], false],
    ['equal ones that are others', [a], [{}], false],
  ])('of %s', (_, one, other, isSame) => {
    expect(sameItems(one, other)).toBe(isSame);
  });
});
