import { readVisibleHours } from './visible-hours';

const hours = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));

describe('readVisibleHours', () => {
  it.each([
    [undefined],
    [null],
    [[]],
    [{ start: 8, end: 8 }],
    [{ start: -1, end: 8 }],
    [{ start: 0, end: 25 }],
    [{ start: 0.3, end: 8 }],
    [{ start: NaN, end: 8 }],
    [hours([8, 8], [30, 40])],
  ])('takes %j as the whole day', (given) => {
    expect(readVisibleHours(given)).toEqual(hours([0, 24]));
  });

  it.each([
    ['one', { start: 7.5, end: 18 }, hours([7.5, 18])],
    ['several in order', hours([14, 18], [8, 12]), hours([8, 12], [14, 18])],
    ['joined where they touch', hours([8, 12], [12, 18]), hours([8, 18])],
    ['joined where they overlap', hours([8, 17], [9, 10], [16, 18]), hours([8, 18])],
    ['those that can be used', hours([8, 12], [18, 14]), hours([8, 12])],
  ])('reads %s', (_, given, expected) => {
    expect(readVisibleHours(given)).toEqual(expected);
  });
});
