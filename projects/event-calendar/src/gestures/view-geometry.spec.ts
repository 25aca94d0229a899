import { nearestBox } from './view-geometry';

describe('nearestBox', () => {
  const boxes = [
    { left: 0, right: 100, top: 0, bottom: 10 },
    { left: 100, right: 200, top: 20, bottom: 30 },
    { left: 220, right: 300, top: 30, bottom: 40 },
  ] as DOMRect[];
  it.each<['x' | 'y', number, number]>([
    ['x', -50, 0],
    ['x', 50, 0],
    ['x', 100, 0],
    ['x', 101, 1],
    ['x', 209, 1],
    ['x', 212, 2],
    ['x', 999, 2],
    ['y', 14, 0],
    ['y', 16, 1],
    ['y', 35, 2],
  ])('along %s at %i is %i', (axis, at, index) => {
    expect(nearestBox(boxes, at, axis)).toBe(index);
  });
});
