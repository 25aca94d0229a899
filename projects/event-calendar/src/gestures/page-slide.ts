import { PagePicture } from './page-picture';
import type { DrawnPage, PagesBeside } from './pages-beside';
import { resisted, settlingOver } from './settling';

/** Appearance of a slide. */
export interface SlideLooks {
  readonly isRightToLeft: boolean;
  /** Whether pages appear at their places at once, without moving there. */
  readonly isCalm: boolean;
}

/** A movement of an element, in pixels to the right of the view's place. */
interface Move {
  readonly element: HTMLElement;
  readonly from: number;
  readonly to: number;
}

/** A view that a finger pushes sideways, with the page beside it, until both are at rest. */
export class PageSlide {
  readonly #pages = new Map<1 | -1, DrawnPage | null>();
  readonly #width: number;
  /** Offset of the view from its place, in pixels to the right. */
  #x = 0;
  /** Copy of the page that the view showed before the turn. */
  #picture: PagePicture | null = null;
  #leaving: DrawnPage | null = null;
  #animations: readonly Animation[] = [];
  #isOver = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly view: HTMLElement,
    private readonly beside: PagesBeside,
    private readonly looks: SlideLooks,
  ) {
    this.#width = frame.clientWidth;
  }

  /** Returns the page that a push uncovers: 1 for the next, -1 for the previous. */
  wayOf(distance: number): 1 | -1 {
    // A finger that moves towards the start of the line pulls the next page in from the end.
    return distance > 0 === this.looks.isRightToLeft ? 1 : -1;
  }

  /** Follows a finger; `distance` is in pixels to the right of where it began. */
  follow(distance: number): void {
    const way = this.wayOf(distance);
    if (!this.#pages.has(way)) {
      this.#pages.set(way, this.beside.draw(way, this.frame, this.view));
    }
    this.#x = this.#pages.get(way) === null ? resisted(distance) : distance;
    for (const { element, from } of this.#moves(this.#x)) shift(element, from);
  }

  /** Moves everything back; `speed` is that of the finger, in pixels per millisecond to the right. */
  back(speed = 0): void {
    this.#settle(this.#moves(0), speed);
  }

  /** Copies the view before it turns to another page. */
  leave(): void {
    if (!this.looks.isCalm) this.#picture = new PagePicture(this.view);
  }

  /** Puts the view, which now shows the page of that way, in place of the page drawn beside it. */
  arrive(way: 1 | -1, speed: number): void {
    // Another finger may have begun to push meanwhile.
    if (this.#isOver) return;
    const place = this.#placeOf(way);
    for (const page of this.#pages.values()) page?.remove();
    this.#pages.clear();
    this.#leaving = this.#picture?.show(this.frame) ?? null;
    const moves = [{ element: this.view, from: this.#x + place, to: 0 }];
    if (this.#leaving !== null) {
      moves.push({ element: this.#leaving.element, from: this.#x, to: -place });
    }
    this.#settle(moves, speed);
  }

  /** Ends all movement, with the view at its place and nothing beside it. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const animation of this.#animations) animation.cancel();
    this.view.style.transform = '';
    for (const page of [...this.#pages.values(), this.#leaving]) page?.remove();
  }

  /** Returns the movements of the view and the pages beside it, with the view going to `to`. */
  #moves(to: number): readonly Move[] {
    const pages = [...this.#pages].flatMap(([way, page]) =>
      page === null ? [] : [{ element: page.element, place: this.#placeOf(way) }],
    );
    return [{ element: this.view, place: 0 }, ...pages].map(({ element, place }) => ({
      element,
      from: this.#x + place,
      to: to + place,
    }));
  }

  /** Returns the offset of a page from the view, in pixels to the right. */
  #placeOf(way: 1 | -1): number {
    return (this.looks.isRightToLeft ? -way : way) * this.#width;
  }

  #settle(moves: readonly Move[], speed: number): void {
    const { from, to } = moves[0]!;
    const distance = Math.abs(to - from);
    if (this.looks.isCalm || distance === 0) {
      this.end();
      return;
    }
    const settling = settlingOver(distance, speed * Math.sign(to - from));
    this.#animations = moves.map(({ element, from, to }) => {
      // Final position, in effect once the animation is over.
      shift(element, to);
      return element.animate([{ transform: across(from) }, { transform: across(to) }], settling);
    });
    this.#animations[0]!.onfinish = () => this.end();
  }
}

function shift(element: HTMLElement, x: number): void {
  element.style.transform = across(x);
}

function across(x: number): string {
  return `translateX(${x}px)`;
}
