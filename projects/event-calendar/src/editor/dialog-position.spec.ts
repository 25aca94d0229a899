import { besideAt, dialogTop } from './dialog-position';

describe('the top of a dialog is', () => {
  const WINDOW = { room: 800, margin: 8 };
  const LINES = { frame: 57, heads: 150 };

  it.each([
    ['where it would like to be beneath the heads', 300, 400, LINES, 300],
    ['within the window below', 500, 400, LINES, 392],
    ['beneath the heads rather than across them', 120, 400, LINES, 158],
    ['beneath the heads rather than right below them', 152, 400, LINES, 158],
    ['that of the frame where it is too high', 100, 700, LINES, 57],
    ['as low as it may be where it is higher still', 5, 780, LINES, 8],
    ['as it would like where nothing has heads', 20, 400, { frame: 57, heads: -Infinity }, 20],
    [
      'within the window where the heads are scrolled away',
      -80,
      400,
      { frame: -300, heads: -200 },
      8,
    ],
    ['within the window where the heads are far down', 100, 600, { frame: 300, heads: 400 }, 100],
  ])('%s', (_, wanted, height, lines, expected) => {
    expect(dialogTop(wanted, height, lines, WINDOW)).toBe(expected);
  });
});

describe('a dialog stands', () => {
  it.each([
    ['at the end', 'end', 300, 400, false, 408],
    ['at the start', 'start', 600, 700, false, 152],
    ['at the end, from right to left', 'end', 600, 700, true, 152],
    ['at the other side where only that has room', 'end', 700, 800, false, 252],
    ['within the window where neither side has room', 'end', 300, 780, false, 552],
  ] as const)('%s', (_, side, left, right, isRtl, expected) => {
    expect(besideAt({ left, right }, side, 440, { room: 1000, margin: 8, isRtl })).toBe(expected);
  });
});
