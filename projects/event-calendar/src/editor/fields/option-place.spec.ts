import { HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { placeOfTime } from './option-place';

const options = [9 * HOUR_MS, 9.5 * HOUR_MS, 10 * HOUR_MS].map((at) => ({ at }));

describe('placeOfTime', () => {
  it.each<[string, number | null, number]>([
    ['an option', 9.5 * HOUR_MS, 1],
    ['between two', 9 * HOUR_MS + 20 * MINUTE, 0.5],
    ['before the first', 8 * HOUR_MS, -0.5],
    ['behind the last', 22 * HOUR_MS, 2.5],
    ['no time', null, -1],
  ])('of %s', (_, time, expected) => {
    expect(placeOfTime(time, options)).toBe(expected);
  });
});
