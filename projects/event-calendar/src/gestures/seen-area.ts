/** A part of the window, in pixels. */
export interface ScrollArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Ancestors that clip an element. */
export interface Surroundings {
  /** Clipping elements, the innermost first; the window clips as well. */
  readonly cutting: readonly Element[];
  /** Clipping elements that scroll vertically, the page last. */
  readonly scrolling: readonly Element[];
}

/** Returns the ancestors that clip an element, and those that scroll it into view. */
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
  // Overflow that html or body hides is hidden in the window.
  const isHeld = [body, documentElement].some((each) =>
    ['hidden', 'clip'].includes(getComputedStyle(each).overflowY),
  );
  const page = isHeld ? null : (scrollingElement ?? documentElement);
  return { cutting, scrolling: page === null ? scrolling : [...scrolling, page] };
}

/** Returns the visible part of an area within its surroundings. */
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

/**
 * Returns the visible part of the page: smaller than the window when that is zoomed, or under an on-screen keyboard.
 */
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
