import { boundedCache } from './bounded-cache';

describe('boundedCache', () => {
  it('computes a key once, undefined included', () => {
    const compute = jest.fn((key: number) => (key > 1 ? key : undefined));
    const cached = boundedCache(3, compute);
    expect([cached(1), cached(1), cached(2), cached(2)]).toEqual([undefined, undefined, 2, 2]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('starts anew when full', () => {
    const compute = jest.fn((key: number) => key);
    const cached = boundedCache(2, compute);
    [1, 2, 3, 1].forEach(cached);
    expect(compute).toHaveBeenCalledTimes(4);
  });
});
