import { inject, Injectable } from '@angular/core';
import { Columns } from '../store/layout/columns';
import { Navigation } from '../store/dates/navigation';

/** Pixels from a side edge within which a drag turns the page, and milliseconds that it has to stay there. */
const ZONE = 28;
const WAIT = 700;

/** Turns the page of dates, or of resources on a phone, while a drag stays at a side edge of the view. */
@Injectable()
export class PageTurn {
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #direction: 1 | -1 | 0 = 0;

  /** Notes the pointer's horizontal position in a view that spans from `left` to `right`, in pixels. */
  follow(
    x: number,
    { left, right }: { left: number; right: number },
    isRightToLeft: boolean,
  ): void {
    const side = x < left + ZONE ? -1 : x > right - ZONE ? 1 : 0;
    const direction = (isRightToLeft ? -side : side) as 1 | -1 | 0;
    if (direction === this.#direction) return;
    this.stop();
    this.#direction = direction;
    if (direction !== 0) this.#wait(direction);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#direction = 0;
  }

  #wait(direction: 1 | -1): void {
    this.#timer = setTimeout(() => {
      if (!this.#columns.step(direction)) this.#navigation.step(direction);
      this.#wait(direction);
    }, WAIT);
  }
}
