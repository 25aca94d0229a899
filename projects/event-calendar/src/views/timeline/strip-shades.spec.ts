import { stripShades } from './strip-shades';

describe('stripShades', () => {
  it('gives each shade its share of the strip', () => {
    const shades = [
      { from: 60, to: 120, shade: 1 },
      { from: 120, to: 240, shade: 3 },
    ] as const;
    expect(stripShades({ from: 60, to: 240, count: 6, shades })).toBe(
      'linear-gradient(to right, var(--ec-beneath-1) 0% 33.333%, var(--ec-beneath-3) 33.333% 100%)',
    );
  });
});
