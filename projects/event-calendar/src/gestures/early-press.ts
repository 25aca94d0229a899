import { LONG_PRESS, pointOf, PressingPointer, swallowClick, THRESHOLD } from './pointer';

/** Where presses are heard of before drags are known. */
export interface PressedElement {
  readonly element: HTMLElement;
  /** Whether a press there may come to be a drag. */
  readonly isHeard: (target: Element) => boolean;
  /** A drag was made of it that can't be known. */
  readonly missing: () => void;
}

/**
 * What a hand does before drags are known: it presses, and a mouse goes on from there. Once they are,
 * all of it is done again.
 */
export class EarlyPress {
  #events: (MouseEvent | TouchEvent)[] = [];
  /** When it began, in milliseconds of the page. */
  #began = 0;
  /** Where what was pressed stood then. */
  #stood = '';
  #isReleased = false;
  #isScroll = false;
  #isDrag = false;
  #isCalledOff = false;

  /** Listens on an element; returns what ends it. */
  listen({ element, isHeard, missing }: PressedElement): () => void {
    const page = element.ownerDocument;
    const ending = new AbortController();
    const pointer = new PressingPointer();
    const press = (event: MouseEvent | TouchEvent): void => {
      const { target } = event;
      if (!pointer.press(event)) return;
      this.forget();
      if (target instanceof Element && isHeard(target)) this.begin(event);
    };
    const follow = (event: MouseEvent | TouchEvent): void => {
      if (this.follow(event)) missing();
    };
    const release = (event: MouseEvent | TouchEvent): void => {
      if (pointer.isBeside(event)) return;
      follow(event);
      if (this.release(event)) swallowClick(element);
    };
    const forget = (): void => this.forget();
    const heard = { capture: true, passive: true, signal: ending.signal };
    for (const type of ['mousedown', 'touchstart'] as const) {
      element.addEventListener(type, press, heard);
    }
    for (const type of ['mousemove', 'touchmove'] as const) {
      page.addEventListener(type, follow, heard);
    }
    for (const type of ['mouseup', 'touchend'] as const)
      page.addEventListener(type, release, heard);
    page.addEventListener('touchcancel', forget, heard);
    // Not captured, it is that of the window alone.
    page.defaultView?.addEventListener('blur', forget, { signal: ending.signal });
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') this.forget();
    };
    page.addEventListener('keydown', key, heard);
    return () => {
      ending.abort();
    };
  }

  begin(press: MouseEvent | TouchEvent): void {
    this.forget();
    this.#events = [press];
    this.#began = press.timeStamp;
    this.#stood = placeOf(press);
  }

  /** Returns whether this makes a drag of what was called off. */
  follow(event: MouseEvent | TouchEvent): boolean {
    const [press] = this.#events;
    if (press === undefined || this.#isReleased) return false;
    const isTouch = 'touches' in event;
    if (!isTouch) this.#events.push(event);
    if (this.#isDrag || !isApart(press, event)) return false;
    // A finger that moves at once scrolls.
    if (isTouch && event.timeStamp - this.#began < LONG_PRESS) this.#isScroll = true;
    this.#isDrag = !this.#isScroll;
    return this.#isDrag && this.#isCalledOff;
  }

  /** Returns whether what ends here was a drag that a click follows. Clicks themselves are forgotten. */
  release(event: MouseEvent | TouchEvent): boolean {
    if (this.#isReleased) return false;
    const isDrag = this.#isDrag;
    const isTouch = 'touches' in event;
    if (isDrag && !this.#isCalledOff) this.#isReleased = true;
    else this.forget();
    // The page has scrolled under the finger: that isn't done again, only told of.
    if (isTouch) this.#events = [];
    return isDrag && !isTouch;
  }

  /** Drags don't come to be known: this one won't be made up for. Returns whether it is one already. */
  callOff(): boolean {
    const isDrag = this.#isDrag;
    if (this.#isReleased) this.forget();
    // What is still pressed mustn't become a click when it is released.
    else this.#isCalledOff = true;
    return isDrag;
  }

  forget(): void {
    this.#events = [];
    this.#isReleased = this.#isScroll = this.#isDrag = this.#isCalledOff = false;
  }

  /** Does it again: hands the press over, and the rest to its document. */
  repeat(takePress: (press: MouseEvent | TouchEvent) => void): void {
    const isOver = this.#isCalledOff || this.#isScroll;
    const [press, ...more] = isOver ? [] : this.#events;
    this.forget();
    // Where what was pressed stands elsewhere by now, other things lie under the points that it went over.
    if (press === undefined || this.#stood !== placeOf(press)) return;
    takePress(press);
    const page = (press.target as Node | null)?.ownerDocument;
    for (const event of more) page?.dispatchEvent(copyOf(event));
  }
}

/** Where in the window what is pressed stands. */
function placeOf({ target }: MouseEvent | TouchEvent): string {
  if (!(target instanceof Element) || !target.isConnected) return '';
  const { left, top } = target.getBoundingClientRect();
  return `${left} ${top}`;
}

function isApart(press: MouseEvent | TouchEvent, event: MouseEvent | TouchEvent): boolean {
  const from = pointOf(press);
  const { x, y } = pointOf(event);
  return Math.abs(x - from.x) + Math.abs(y - from.y) >= THRESHOLD;
}

/** The same once more, to be dispatched elsewhere. */
export function copyOf(event: MouseEvent | TouchEvent): Event {
  if (!('touches' in event)) return new MouseEvent(event.type, event);
  const { touches, targetTouches, changedTouches } = event;
  return new TouchEvent(event.type, {
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
}
