import { dialogSide, panInto } from './pan-into';

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

describe('a dialog of 440 pixels', () => {
  it.each<[string, number, number, boolean, ReturnType<typeof dialogSide>]>([
    ['at the end', 200, 300, false, 'end'],
    ['at the end, just so', 200, 824, false, 'end'],
    ['before what leaves no room behind it', 700, 825, false, 'start'],
    ['nowhere beside what fills the window', 60, 1260, false, null],
    ['at the end, right to left', 700, 800, true, 'end'],
    ['before what leaves no room behind it, right to left', 400, 500, true, 'start'],
  ])('stands %s', (_, left, right, isRtl, expected) => {
    expect(dialogSide({ left, right }, { size: 440, margin: 8, room: 1280, isRtl })).toBe(expected);
  });
});
