/** A page of dates that is drawn for the eye alone, over the place of the view. */
export interface DrawnPage {
  readonly element: HTMLElement;
  remove(): void;
}

/** Draws the pages that lie beside the one in view. */
export abstract class PagesBeside {
  /**
   * Draws the next page (1), or the one before (-1), beside the view in `frame`: other dates, or another resource where
   * these are seen one at a time. Null where there is none.
   */
  abstract draw(way: 1 | -1, frame: HTMLElement, view: HTMLElement): DrawnPage | null;
}

/** Puts an element over the place of the view, out of reach. */
export function layOver(frame: HTMLElement, element: HTMLElement): void {
  element.inert = true;
  frame.style.position = 'relative';
  Object.assign(element.style, { position: 'absolute', inset: '0' });
  frame.append(element);
}
