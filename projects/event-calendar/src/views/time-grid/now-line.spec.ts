import { nowOnCard } from './now-line';

describe('the line of the present time', () => {
  it.each<[string, number | null, string | null]>([
    ['before a card', 599, null],
    ['at its beginning', 600, '0%'],
    ['a quarter on', 615, '25%'],
    ['at its end', 660, null],
    ['on another day', null, null],
  ])('%s', (_, now, expected) => {
    expect(nowOnCard({ from: 600, to: 660 }, now)).toBe(expected);
  });
});
