import { layOver, type DrawnPage } from './pages-beside';

/** Attributes by which a copy would be taken for its original. */
const NAMES = ['id', 'name', 'for'];

/** A copy of a view, to be shown once the view itself shows something else. */
export class PagePicture {
  readonly #copy: HTMLElement;
  /** Scrolled elements of the copy, each with its offsets from the top and the left, in pixels. */
  readonly #scrolled: readonly (readonly [Element, number, number])[];

  constructor(view: HTMLElement) {
    this.#copy = view.cloneNode(true) as HTMLElement;
    const copies = allIn(this.#copy);
    this.#scrolled = allIn(view).flatMap(({ scrollTop, scrollLeft }, at) =>
      scrollTop === 0 && scrollLeft === 0 ? [] : [[copies[at]!, scrollTop, scrollLeft] as const],
    );
    // A copied radio button would take the selection from its original.
    for (const each of copies) for (const name of NAMES) each.removeAttribute(name);
  }

  /** Shows the copy over the place of the view. */
  show(frame: HTMLElement): DrawnPage {
    const element = this.#copy;
    layOver(frame, element);
    for (const [each, top, left] of this.#scrolled) {
      each.scrollTop = top;
      each.scrollLeft = left;
    }
    return { element, remove: () => element.remove() };
  }
}

function allIn(element: Element): readonly Element[] {
  return [element, ...element.querySelectorAll('*')];
}
