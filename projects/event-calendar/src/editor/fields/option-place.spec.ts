import { HOUR, MINUTE } from 'ng-event-calendar/core/internal';
import { placeOfTime } from './option-place';

const options = [9 * HOUR, 9.5 * HOUR, 10 * HOUR].map((at) => ({ at }));

describe('placeOfTime', () => {
  it.each<[string, number | null, number]>([
    ['an option', 9.5 * HOUR, 1],
    ['between two', 9 * HOUR + 20 * MINUTE, 0.5],
    ['before the first', 8 * HOUR, -0.5],
    ['behind the last', 22 * HOUR, 2.5],
    ['no time', null, -1],
  ])('of %s', (_, time, expected) => {
    expect(placeOfTime(time, options)).toBe(expected);
  });
});
