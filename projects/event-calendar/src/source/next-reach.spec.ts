import { FIRST_REACH } from '../store/dates/agenda-reach';
import { nextReach } from './next-reach';

describe('nextReach', () => {
  it('doubles, then goes on by sixteen weeks until two years are over', () => {
    const reaches = [FIRST_REACH];
    while (reaches.at(-1)! < 731) reaches.push(nextReach(reaches.at(-1)!, 731));
    expect(reaches).toEqual([28, 56, 112, 224, 336, 448, 560, 672, 731]);
  });

  it.each([
    [28, 40, 40],
    [100, 731, 200],
    [200, 731, 224],
    [731, 731, 731],
    [731, 1462, 784],
  ])('of %i days, at most %i: %i', (reach, limit, next) => {
    expect(nextReach(reach, limit)).toBe(next);
  });
});
