import { place } from '../../store/inputs/given-media.spec-host';
import { revealBar } from './reveal-bar';

describe('revealBar', () => {
  it.each<[string, number, number]>([
    ['above what is seen', 80, 30],
    ['in it', 120, 50],
    ['below it', 310, 84],
  ])('scrolls the row to a bar %s', (_, top, expected) => {
    const row = document.createElement('div');
    row.className = 'ec-expanded';
    const bar = row.appendChild(document.createElement('i'));
    place(row, 0, 100, 500, 200);
    place(bar, 0, top, 100, 24);
    row.scrollTop = 50;
    revealBar(bar);
    expect(row.scrollTop).toBe(expected);
  });

  it('leaves alone what stands in no such row', () => {
    const row = document.createElement('div');
    const bar = row.appendChild(document.createElement('i'));
    place(bar, 0, -50);
    revealBar(bar);
    expect(row.scrollTop).toBe(0);
  });
});
