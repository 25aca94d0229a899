import { pointOf } from './pointer';
import { touchEvent } from './touch-event.spec-host';

describe('pointOf', () => {
  it.each([
    ['a mouse', new MouseEvent('mousemove', { clientX: 3, clientY: 4 }), { x: 3, y: 4 }],
    [
      'the first of two fingers',
      touchEvent('touchmove', [
        { x: 5, y: 6 },
        { x: 1, y: 2 },
      ]),
      { x: 5, y: 6 },
    ],
    ['a finger that was lifted', touchEvent('touchend', [], [{ x: 7, y: 8 }]), { x: 7, y: 8 }],
    ['no finger at all', touchEvent('touchcancel', []), { x: 0, y: 0 }],
  ])('of %s', (_, event, point) => {
    expect(pointOf(event)).toEqual(point);
  });
});
