/** A part of the window, in pixels. */
export interface ScrollArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What lies around an element and cuts it off. */
export interface Surroundings {
  /** The elements that cut it off, the innermost first; the window does so too. */
  readonly cutting: readonly Element[];
  /** Those that a user scrolls up and down, the page last. */
  readonly scrolling: readonly Element[];
}

/** Finds what an element is cut off by, and what can be scrolled to bring it into sight. */
export function surroundingsOf(element: Element): Surroundings {
  const { body, documentElement, scrollingElement } = element.ownerDocument;
  const cutting: Element[] = [];
  const scrolling: Element[] = [];
  const isRoot = (each: Element): boolean => each === body || each === documentElement;
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (isRoot(each) || (overflowX === 'visible' && overflowY === 'visible')) continue;
    cutting.push(each);
    if (isScrolled(overflowY)) scrolling.push(each);
  }
  // What these hide they hide for the window.
  const isHeld = [body, documentElement].some((each) =>
    ['hidden', 'clip'].includes(getComputedStyle(each).overflowY),
  );
  const page = isHeld ? null : (scrollingElement ?? documentElement);
  return { cutting, scrolling: page === null ? scrolling : [...scrolling, page] };
}

/** What is seen of an area between its surroundings. */
export function seenOf(area: ScrollArea, { cutting }: Surroundings): ScrollArea {
  const boxes = cutting.map((each): ScrollArea => each.getBoundingClientRect());
  return [...boxes, windowArea()].reduce(
    (seen, { top, bottom, left, right }) => ({
      top: Math.max(seen.top, top),
      bottom: Math.min(seen.bottom, bottom),
      left: Math.max(seen.left, left),
      right: Math.min(seen.right, right),
    }),
    area,
  );
}

/** What is seen of the page: less than the window where that is zoomed, or a keyboard stands over it. */
function windowArea(): ScrollArea {
  const { visualViewport, innerWidth, innerHeight } = window;
  const { offsetLeft: left, offsetTop: top } = visualViewport ?? { offsetLeft: 0, offsetTop: 0 };
  return {
    top,
    left,
    bottom: top + (visualViewport?.height ?? innerHeight),
    right: left + (visualViewport?.width ?? innerWidth),
  };
}

function isScrolled(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}
