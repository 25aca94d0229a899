import type { ScrollArea } from './seen-area';

/** Returns the visible part of an element within the view or popover that scrolls it. */
export function seenBox(element: Element): ScrollArea {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const view = element.closest('.ec-surface, .ec-content')?.getBoundingClientRect();
  if (view === undefined) return { left, top, right, bottom };
  const sticky = stickyIn(element);
  return {
    left: Math.max(left, view.left + sticky.left),
    top: Math.max(top, view.top, headOver(element)),
    right: Math.min(right, view.right - sticky.right),
    bottom: Math.min(bottom, view.bottom),
  };
}

/** Returns the lower edge of the head that covers scrolled content of the time grid or timeline; `-Infinity` elsewhere. */
function headOver(element: Element): number {
  const head = element.closest('.ec-body, .ec-rows')?.parentElement?.querySelector('.ec-head');
  return head?.getBoundingClientRect().bottom ?? -Infinity;
}

/** Returns the pixels of the titles that cover scrolled rows of the timeline; none elsewhere. */
function stickyIn(element: Element): { readonly left: number; readonly right: number } {
  const scroller = element.closest('ec-timeline .ec-scroller');
  if (scroller === null) return { left: 0, right: 0 };
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(scroller);
  return { left: parseFloat(scrollPaddingLeft) || 0, right: parseFloat(scrollPaddingRight) || 0 };
}
