import { resisted, settlingOver, speedOf, turnsPage, type TracePoint } from './settling';

const at = (x: number, milliseconds: number): TracePoint => ({ x, at: milliseconds });

describe('speedOf', () => {
  it.each<[string, readonly TracePoint[], number, number]>([
    ['of one that has only touched', [at(0, 0)], 20, 0],
    ['of a steady finger', [at(0, 0), at(-40, 40), at(-80, 80)], 80, -1],
    ['of one that slowed down', [at(0, 0), at(-200, 100), at(-204, 180), at(-208, 200)], 200, -0.2],
    [
      'of one that turned back',
      [at(0, 0), at(-200, 100), at(-180, 140), at(-150, 180)],
      180,
      0.625,
    ],
    ['of one that rested', [at(0, 0), at(-200, 100)], 400, 0],
  ])('%s', (_, trace, lifted, expected) => {
    expect(speedOf(trace, lifted)).toBeCloseTo(expected, 5);
  });
});

describe('turnsPage', () => {
  it.each<[string, number, number, boolean]>([
    ['far and slow', -80, 0, true],
    ['far to the right', 80, 0.1, true],
    ['near and slow', -50, -0.1, false],
    ['near and quick', -30, -0.6, true],
    ['far, and quickly back', -150, 0.6, false],
    ['near, and quickly back', 30, -0.6, false],
    ['nowhere', 0, 0, false],
  ])('%s: %d pixels at %d', (_, distance, speed, expected) => {
    expect(turnsPage(distance, speed)).toBe(expected);
  });
});

describe('resisted', () => {
  it('follows less than the finger goes, and the same way', () => {
    expect(resisted(-100)).toBe(-25);
    expect(resisted(40)).toBe(10);
  });
});

describe('settlingOver', () => {
  it.each<[string, number, number, number, string]>([
    ['from rest', 200, 0, 260, 'cubic-bezier(0.2, 0.2, 0.3, 1)'],
    ['slowly', 200, 0.5, 260, 'cubic-bezier(0.2, 0.2, 0.3, 1)'],
    ['quickly', 200, 2, 200, 'cubic-bezier(0.2, 0.4, 0.3, 1)'],
    ['very quickly', 200, 20, 120, 'cubic-bezier(0.2, 1, 0.3, 1)'],
    ['away from its place', 200, -1, 260, 'cubic-bezier(0.2, 0.2, 0.3, 1)'],
    ['over nothing', 0, 1, 120, 'cubic-bezier(0.2, 0.2, 0.3, 1)'],
  ])('%s', (_, distance, speed, duration, easing) => {
    expect(settlingOver(distance, speed)).toEqual({ duration, easing });
  });
});
