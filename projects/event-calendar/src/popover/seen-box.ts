import type { Box } from './card-position';

/** What is seen of something in the view, or the popover, in which it is scrolled. */
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

/** Where the head ends beneath which something in the time grid is scrolled. */
function headOver(element: Element): number {
  const head = element.closest('.ec-body')?.parentElement?.querySelector('.ec-head');
  return head?.getBoundingClientRect().bottom ?? -Infinity;
}
