import type { Box } from './card-position';

/** Returns the visible part of an element within the view or popover that scrolls it. */
export function seenBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const view = element.closest('.ec-surface, .ec-content')?.getBoundingClientRect();
  if (view === undefined) return { left, top, right, bottom };
  return {
    left: Math.max(left, view.left),
    top: Math.max(top, view.top, headOver(element)),
    right: Math.min(right, view.right),
    bottom: Math.min(bottom, view.bottom),
  };
}

/** Returns the lower edge of the head that covers scrolled content of the time grid; `-Infinity` elsewhere. */
function headOver(element: Element): number {
  const head = element.closest('.ec-body')?.parentElement?.querySelector('.ec-head');
  return head?.getBoundingClientRect().bottom ?? -Infinity;
}
