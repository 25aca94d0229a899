/** Milliseconds a finger holds still before it picks something up. */
export const LONG_PRESS = 300;
/** Pixels a pointer moves before a press becomes a drag. */
export const THRESHOLD = 5;

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a mouse or the first finger is. */
export function pointOf(event: MouseEvent | TouchEvent): Point {
  const touch = 'touches' in event ? (event.touches[0] ?? event.changedTouches[0]) : event;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}
