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
    ['at the end', 200, 300, false, { side: 'end', size: 440, stands: 'beside' }],
    ['at the end, just so', 200, 824, false, { side: 'end', size: 440, stands: 'beside' }],
    [
      'before a stretch with less room behind it',
      700,
      825,
      false,
      { side: 'start', size: 440, stands: 'beside' },
    ],
    ['at the end, narrower', 300, 880, false, { side: 'end', size: 384, stands: 'beside' }],
    ['before it, narrower', 376, 950, false, { side: 'start', size: 360, stands: 'beside' }],
    [
      'apart from a stretch with too little room',
      375,
      905,
      false,
      { side: 'end', size: 440, stands: 'apart' },
    ],
    [
      'apart from a stretch that fills the window',
      60,
      1260,
      false,
      { side: 'end', size: 440, stands: 'apart' },
    ],
    ['at the end, right to left', 700, 800, true, { side: 'end', size: 440, stands: 'beside' }],
    ['before it, right to left', 400, 500, true, { side: 'start', size: 440, stands: 'beside' }],
    [
      'at the end, right to left, narrower',
      400,
      950,
      true,
      { side: 'end', size: 384, stands: 'beside' },
    ],
  ])('stands %s', (_, left, right, isRtl, expected) => {
    const room = { size: 440, least: 360, margin: 8, room: 1280, isRtl };
    expect(dialogPlace({ left, right }, room)).toEqual(expected);
  });

  it.each<[string, number, number, boolean, number, ReturnType<typeof dialogPlace>]>([
    ['apart', 300, 400, false, 768, { side: 'end', size: 392, stands: 'apart' }],
    [
      'over it where nothing is left',
      200,
      300,
      false,
      600,
      { side: 'end', size: 360, stands: 'over' },
    ],
    ['over less of it', 300, 400, false, 600, { side: 'start', size: 360, stands: 'over' }],
    [
      'over less of it, right to left',
      300,
      400,
      true,
      600,
      { side: 'end', size: 360, stands: 'over' },
    ],
  ])('stands %s in a narrow window', (_, left, right, isRtl, room, expected) => {
    const window = { size: 440, least: 360, margin: 8, room, isRtl };
    expect(dialogPlace({ left, right }, window)).toEqual(expected);
  });
});
