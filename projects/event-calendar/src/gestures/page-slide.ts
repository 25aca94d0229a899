import { PagePicture } from './page-picture';
import type { DrawnPage, PagesBeside } from './pages-beside';
import { resisted, settlingOver } from './settling';

/** How a slide is drawn. */
export interface SlideLooks {
  readonly isRightToLeft: boolean;
  /** Whether pages stand at their places at once rather than moving there. */
  readonly isCalm: boolean;
}

/** Something that moves to its place, in pixels to the right of where the view stands. */
interface Move {
  readonly element: HTMLElement;
  readonly from: number;
  readonly to: number;
}

/** The view as a finger pushes it sideways, with the page that comes in beside it, until both are at rest. */
export class PageSlide {
  readonly #pages = new Map<1 | -1, DrawnPage | null>();
  readonly #width: number;
  /** How far the view is from its place, in pixels to the right. */
  #x = 0;
  /** The page that the view showed before the turn. */
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

  /** Which page a push uncovers: 1 the next, -1 the one before. */
  wayOf(distance: number): 1 | -1 {
    // A finger that goes towards the start of the line pulls the next page in from the end.
    return distance > 0 === this.looks.isRightToLeft ? 1 : -1;
  }

  /** Follows a finger, so many pixels to the right of where it began. */
  follow(distance: number): void {
    const way = this.wayOf(distance);
    if (!this.#pages.has(way)) {
      this.#pages.set(way, this.beside.draw(way, this.frame, this.view));
    }
    this.#x = this.#pages.get(way) === null ? resisted(distance) : distance;
    for (const { element, from } of this.#moves(this.#x)) shift(element, from);
  }

  /** Goes back to where it stood; `speed` is that of the finger, in pixels per millisecond to the right. */
  back(speed = 0): void {
    this.#settle(this.#moves(0), speed);
  }

  /** Keeps a picture of what the view shows before it turns to another page. */
  leave(): void {
    if (!this.looks.isCalm) this.#picture = new PagePicture(this.view);
  }

  /** The view shows the page of that way now: it takes the place of the one drawn beside it. */
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

  /** Stands still: the view at its place, and nothing beside it. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const animation of this.#animations) animation.cancel();
    this.view.style.transform = '';
    for (const page of [...this.#pages.values(), this.#leaving]) page?.remove();
  }

  /** Where the view and the pages beside it go when the view goes to a place. */
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

  /** How far a page stands from the view, in pixels to the right. */
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
      // Where it stands when the animation is over.
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
