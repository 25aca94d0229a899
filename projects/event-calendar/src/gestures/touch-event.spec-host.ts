import type { Point } from './pointer';

/** A finger at a point, identified by its `identifier`. */
export interface GivenFinger extends Point {
  readonly identifier?: number;
  /** Element on which the finger was put. */
  readonly target?: EventTarget;
}

/** Makes a touch event with fingers, which have the properties that are read; jsdom has no `Touch`. */
export function touchEvent(
  type: string,
  fingers: readonly GivenFinger[],
  changed: readonly GivenFinger[] = fingers,
): TouchEvent {
  const touches = (list: readonly GivenFinger[]): Touch[] =>
    list.map(
      ({ x, y, identifier = 0, target }) =>
        ({ clientX: x, clientY: y, identifier, target }) as Touch,
    );
  return new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: touches(fingers),
    changedTouches: touches(changed),
  });
}
