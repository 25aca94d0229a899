import { LONG_PRESS, pointOf, PressingPointer, swallowClick, THRESHOLD } from './pointer';

/** An element on which presses are recorded before the code for drags is loaded. */
export interface PressedElement {
  readonly element: HTMLElement;
  /** Whether a press on a target may become a drag. */
  readonly isHeard: (target: Element) => boolean;
  /** Called for a drag that can't be handled because its code failed to load. */
  readonly missing: () => void;
}

/** Records presses, and the mouse moves that follow, until the code for drags is loaded, which replays them. */
export class EarlyPress {
  #events: (MouseEvent | TouchEvent)[] = [];
  /** Timestamp of the press in milliseconds, as events have it. */
  #began = 0;
  /** Position of the pressed element at the press. */
  #stood = '';
  #isReleased = false;
  #isScroll = false;
  #isDrag = false;
  #isCalledOff = false;

  /** Listens on an element; returns a function that ends this. */
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
    // A second finger zooms or scrolls, wherever on the page it is put.
    const joined = ({ touches }: TouchEvent): void => {
      if (touches.length > 1 && !this.#isDrag) this.forget();
    };
    const heard = { capture: true, passive: true, signal: ending.signal };
    for (const type of ['mousedown', 'touchstart'] as const) {
      element.addEventListener(type, press, heard);
    }
    for (const type of ['mousemove', 'touchmove'] as const) {
      page.addEventListener(type, follow, heard);
    }
    for (const type of ['mouseup', 'touchend'] as const)
      page.addEventListener(type, release, heard);
    page.addEventListener('touchstart', joined, heard);
    page.addEventListener('touchcancel', forget, heard);
    // Without capture, only the window's own blur is heard.
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

  /** Records a move; returns whether it makes a drag of a press that was called off. */
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

  /** Records a release; returns whether it ends a drag, which a click follows. Plain clicks are forgotten. */
  release(event: MouseEvent | TouchEvent): boolean {
    if (this.#isReleased) return false;
    const isDrag = this.#isDrag;
    const isTouch = 'touches' in event;
    if (isDrag && !this.#isCalledOff) this.#isReleased = true;
    else this.forget();
    // The page has scrolled under the finger; the touch isn't replayed, but `callOff` still reports it.
    if (isTouch) this.#events = [];
    return isDrag && !isTouch;
  }

  /** Gives up the recorded press because the code failed to load; returns whether it is a drag already. */
  callOff(): boolean {
    const isDrag = this.#isDrag;
    if (this.#isReleased) this.forget();
    // A pointer that is still down mustn't cause a click when it is released.
    else this.#isCalledOff = true;
    return isDrag;
  }

  forget(): void {
    this.#events = [];
    this.#isReleased = this.#isScroll = this.#isDrag = this.#isCalledOff = false;
  }

  /** Takes the recorded events, to be replayed: a press and all that followed; none of a press that was called off. */
  take(): readonly (MouseEvent | TouchEvent)[] {
    const events = this.#isCalledOff || this.#isScroll ? [] : this.#events;
    this.forget();
    const [press] = events;
    // If the pressed element has moved, other elements lie under the recorded points.
    return press !== undefined && this.#stood === placeOf(press) ? events : [];
  }
}

/** Returns the window position of a pressed element as text; empty if it is gone. */
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
