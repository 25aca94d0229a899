/** Milliseconds that a finger holds still before it picks something up. */
export const LONG_PRESS = 300;
/** Pixels that a pointer moves before a press becomes a drag. */
export const THRESHOLD = 5;

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the position of a mouse or of the first finger. */
export function pointOf(event: MouseEvent | TouchEvent): Point {
  const touch = 'touches' in event ? (event.touches[0] ?? event.changedTouches[0]) : event;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}

/** Tracks the button or finger that presses, apart from others that join it. */
export class PressingPointer {
  #finger: number | undefined;

  /** Notes a press; returns whether it is by the first button or the first finger. */
  press(event: MouseEvent | TouchEvent): boolean {
    // The first finger is the one that presses; others may follow.
    if ('touches' in event && event.touches.length === 1) {
      this.#finger = event.touches[0]?.identifier;
    }
    return !this.isBeside(event);
  }

  /** Whether an event comes from another button than the first, or from another finger than the pressing one. */
  isBeside(event: MouseEvent | TouchEvent): boolean {
    return 'touches' in event
      ? ![...event.changedTouches].some(({ identifier }) => identifier === this.#finger)
      : event.button !== 0;
  }
}

/** Suppresses the click that a browser adds to a drag. */
export function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}
