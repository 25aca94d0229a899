import { createInstantAxis } from './instant-axis';
import { listedDay } from './listed-day';

describe('listedDay', () => {
  it.each<[string, readonly number[], number, number]>([
    ['on which it begins', [10, 11, 12], 11, 11],
    ['first of the page', [10, 11, 12], 3, 10],
    ['after a hidden one', [10, 13], 11, 13],
    ['before its hours past midnight', [10], 11, 10],
    ['of no page', [], 11, 11],
  ])('is the day %s', (_, days, firstDay, expected) => {
    const axis = createInstantAxis({ days, preset: 'hours', zone: 'UTC' });
    expect(listedDay(axis, firstDay)).toBe(expected);
  });
});
