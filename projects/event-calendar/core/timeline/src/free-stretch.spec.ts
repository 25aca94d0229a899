import { freeStretch } from './free-stretch';

const bar = (from: number, to: number, lane = 0) => ({ from, to, lane });

describe('freeStretch', () => {
  it.each<[string, readonly ReturnType<typeof bar>[], string | null]>([
    ['all of a range without bars', [], '60-120'],
    ['all of it beside bars that touch it', [bar(0, 60), bar(120, 180)], '60-120'],
    ['all of it above bars of lower lanes', [bar(60, 120, 1)], '60-120'],
    ['what is before a bar', [bar(90, 120)], '60-90'],
    ['what is behind a bar', [bar(30, 80)], '80-120'],
    ['the first that is long enough', [bar(70, 80), bar(110, 120)], '80-110'],
    ['nothing beneath a bar', [bar(0, 200)], null],
    ['nothing that is too short', [bar(70, 110)], null],
  ])('is %s', (_, bars, expected) => {
    const found = freeStretch({ from: 60, to: 120 }, bars, 30);
    expect(found && `${found.from}-${found.to}`).toBe(expected);
  });
});
