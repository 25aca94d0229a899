import type { Box } from './card-position';

/** What is seen of something in the view, or the popover, in which it is scrolled. */
export function seenBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const view = element.closest('.ec-surface, .ec-content')?.getBoundingClientRect();
  if (view === undefined) return { left, top, right, bottom };
  return {
    left: Math.max(left, view.left),
    top: Math.max(top, view.top),
    right: Math.min(right, view.right),
    bottom: Math.min(bottom, view.bottom),
  };
}
