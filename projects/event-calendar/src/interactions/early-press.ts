import { pointOf, THRESHOLD } from './pointer';

/**
 * What a hand does before drags are known: it presses, and a mouse goes on from there. Once they are,
 * all of it is done again.
 */
export class EarlyPress {
  private events: (MouseEvent | TouchEvent)[] = [];
  private isReleased = false;

  begin(press: MouseEvent | TouchEvent): void {
    this.events = [press];
    this.isReleased = false;
  }

  follow(event: MouseEvent): void {
    if (this.events.length > 0 && !this.isReleased) this.events.push(event);
  }

  /** Gives whether what ends here was a drag. Clicks are forgotten, and what a finger did was scroll. */
  release(event: MouseEvent | TouchEvent): boolean {
    if (this.isReleased) return false;
    this.isReleased = !('touches' in event) && this.events.some((each) => this.isApart(each));
    if (this.isReleased) this.events.push(event);
    else this.forget();
    return this.isReleased;
  }

  forget(): void {
    this.events = [];
  }

  /** Does it again: the press on an element, the rest on its document. */
  repeatOn(pressed: Element): void {
    const [press, ...more] = this.events;
    this.forget();
    if (press !== undefined) pressed.dispatchEvent(copyOf(press));
    for (const event of more) pressed.ownerDocument.dispatchEvent(copyOf(event));
  }

  private isApart(event: MouseEvent | TouchEvent): boolean {
    const from = pointOf(this.events[0]!);
    const { x, y } = pointOf(event);
    return Math.abs(x - from.x) + Math.abs(y - from.y) >= THRESHOLD;
  }
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
