import { coveredWholly, panWholly } from './whole-columns';

describe('a view that its drawer covers in part', () => {
  it.each([
    ['a week, narrower', 144, { count: 7, room: 568, rest: 0 }, 568 / 6],
    ['a week, wider', 210, { count: 7, room: 568, rest: 0 }, (2 * 568) / 5],
    ['with a scrollbar', 159, { count: 7, room: 568, rest: 15 }, 15 + 568 / 6],
    ['with room for one column', 500, { count: 2, room: 300, rest: 0 }, 300],
    ['with room for less than one', 1500, { count: 2, room: 300, rest: 0 }, 300],
    ['of which only the scrollbar is covered', 10, { count: 7, room: 700, rest: 15 }, 10],
  ])('has whole columns in sight: %s', (_, covered, columns, expected) => {
    expect(coveredWholly(covered, columns)).toBeCloseTo(expected);
  });
});

describe('columns are moved by whole ones', () => {
  // Seven columns of 100 pixels, five of them in sight behind the axis.
  const columns = Array.from({ length: 7 }, (_, at) => ({
    left: 50 + at * 100,
    right: 150 + at * 100,
  }));
  const sight = { left: 50, right: 546 };
  const range = { least: -200, most: 0 };

  it.each([
    ['to the last', -100, { left: 650, right: 746 }, -200],
    ['to one that is just out of sight', -60, { left: 550, right: 646 }, -100],
    ['not at all for one in sight', 0, { left: 450, right: 546 }, 0],
    ['back to the first', 0, { left: 50, right: 146 }, 0],
    ['to the beginning of what is wider', -200, { left: 250, right: 946 }, -200],
    ['as far as wanted, where none is near', -30, { left: 1250, right: 1346 }, -30],
  ])('%s', (_, wanted, it, expected) => {
    expect(panWholly(wanted, columns, it, sight, range, false)).toBe(expected);
  });

  it('from right to left', () => {
    const mirrored = columns.map(({ left, right }) => ({ left: 600 - right, right: 600 - left }));
    const [it, inSight] = [
      { left: -146, right: -50 },
      { left: 54, right: 550 },
    ];
    const back = { least: 0, most: 200 };
    expect(panWholly(104, mirrored, it, inSight, back, true)).toBe(200);
  });
});
