import type { Point } from './pointer';

/** A finger at a point; told apart from others by its `identifier`. */
export interface GivenFinger extends Point {
  readonly identifier?: number;
  /** What it was put on. */
  readonly target?: EventTarget;
}

/** A touch event with fingers as far as they are looked at; jsdom has no `Touch` of its own. */
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
