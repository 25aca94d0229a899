import { layOver, type DrawnPage } from './pages-beside';

/** Names by which a copy of an element would be taken for it. */
const NAMES = ['id', 'name', 'for'];

/** A picture of a view as it stands, to be shown once the view shows something else. */
export class PagePicture {
  readonly #copy: HTMLElement;
  /** What is scrolled in it, and how far. */
  readonly #scrolled: readonly (readonly [Element, number, number])[];

  constructor(view: HTMLElement) {
    this.#copy = view.cloneNode(true) as HTMLElement;
    const copies = allIn(this.#copy);
    this.#scrolled = allIn(view).flatMap(({ scrollTop, scrollLeft }, at) =>
      scrollTop === 0 && scrollLeft === 0 ? [] : [[copies[at]!, scrollTop, scrollLeft] as const],
    );
    // A radio button in the page would take the choice from the one that it is a copy of.
    for (const each of copies) for (const name of NAMES) each.removeAttribute(name);
  }

  /** Shows it over the place of the view. */
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
