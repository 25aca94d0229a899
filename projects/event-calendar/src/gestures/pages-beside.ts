/** A page of dates drawn over the place of the view, visible but not interactive. */
export interface DrawnPage {
  readonly element: HTMLElement;
  remove(): void;
}

/** Draws the pages adjacent to the visible one. */
export abstract class PagesBeside {
  /**
   * Draws the next page (1) or the previous one (-1) beside the view in `frame`: other dates, or another resource where
   * resources are shown one at a time. Returns null where there is none.
   */
  abstract draw(way: 1 | -1, frame: HTMLElement, view: HTMLElement): DrawnPage | null;
}

/** Lays an inert element over the place of the view. */
export function layOver(frame: HTMLElement, element: HTMLElement): void {
  element.inert = true;
  frame.style.position = 'relative';
  Object.assign(element.style, { position: 'absolute', inset: '0' });
  frame.append(element);
}
