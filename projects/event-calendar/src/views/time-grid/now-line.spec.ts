import { isNowCovered, nowOnCard } from './now-line';

describe('the line of the present time', () => {
  it.each<[string, number | null, number | undefined, string | null]>([
    ['before a card', 599, 300, null],
    ['at its beginning', 600, 300, '0%'],
    ['a quarter on', 615, 300, '25%'],
    ['at its end', 660, 300, null],
    ['on another day', null, 300, null],
    ['over a card of no known width', 630, undefined, '50%'],
    ['over one that is just wide enough', 630, 200, '50%'],
    ['beneath one that stands close to others', 630, 199, null],
  ])('%s', (_, now, textWidth, expected) => {
    const place = textWidth === undefined ? {} : { textWidth };
    expect(nowOnCard({ from: 600, to: 660, isAlone: false, place }, now)).toBe(expected);
  });

  it('goes over a narrow one that stands alone', () => {
    const card = { from: 600, to: 660, isAlone: true, place: { textWidth: 100 } };
    expect(nowOnCard(card, 630)).toBe('50%');
  });

  it.each<[string, boolean, boolean]>([
    ['isn’t seen between cards that cover it', false, true],
    ['is seen before one that it goes over', true, false],
  ])('%s', (_, isAlone, expected) => {
    const card = { from: 600, to: 660, isAlone, place: { textWidth: 100 } };
    expect(isNowCovered([card], 630)).toBe(expected);
    expect([isNowCovered([card], 599), isNowCovered([card], null)]).toEqual([false, false]);
  });
});
