import { dialogPlace, panInto } from './pan-into';

const sight = { left: 100, right: 500 };

describe('what is to be in sight', () => {
  it.each<[string, number, number, number]>([
    ['stays where it is', 200, 300, 0],
    ['stays at the edges', 100, 500, 0],
    ['moves to the left', 450, 550, -50],
    ['moves to the right', 40, 140, 60],
    ['moves in from far outside', 900, 1000, -500],
  ])('%s, whichever the direction', (_, left, right, expected) => {
    expect(panInto({ left, right }, sight, false)).toBe(expected);
    expect(panInto({ left, right }, sight, true)).toBe(expected);
  });

  it('begins in sight where it is wider', () => {
    expect(panInto({ left: 200, right: 800 }, sight, false)).toBe(-100);
    expect(panInto({ left: 200, right: 800 }, sight, true)).toBe(-300);
  });
});

describe('a dialog of 440 pixels, or of 360 at least', () => {
  it.each<[string, number, number, boolean, ReturnType<typeof dialogPlace>]>([
    ['at the end', 200, 300, false, { side: 'end', size: 440 }],
    ['at the end, just so', 200, 824, false, { side: 'end', size: 440 }],
    ['before a stretch with less room behind it', 700, 825, false, { side: 'start', size: 440 }],
    ['at the end, narrower', 300, 880, false, { side: 'end', size: 384 }],
    ['before it, narrower', 376, 950, false, { side: 'start', size: 360 }],
    ['nowhere beside a stretch with too little room', 375, 905, false, null],
    ['nowhere beside a stretch that fills the window', 60, 1260, false, null],
    ['at the end, right to left', 700, 800, true, { side: 'end', size: 440 }],
    ['before it, right to left', 400, 500, true, { side: 'start', size: 440 }],
    ['at the end, right to left, narrower', 400, 950, true, { side: 'end', size: 384 }],
  ])('stands %s', (_, left, right, isRtl, expected) => {
    const room = { size: 440, least: 360, margin: 8, room: 1280, isRtl };
    expect(dialogPlace({ left, right }, room)).toEqual(expected);
  });
});
