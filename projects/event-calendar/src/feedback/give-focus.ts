/**
 * Focuses an element, and scrolls its grid only where no part of the element is in sight. Browsers by themselves
 * misjudge the sticky all-day row as far above.
 */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return;
  element.focus({ preventScroll: true });
  // A popover stands in the grid, but scrolls by itself.
  const isOver = element.closest('[popover]') !== null;
  const grid = isOver ? null : element.closest<HTMLElement>('[role$="grid"]');
  const head = grid?.querySelector<HTMLElement>('.ec-head');
  if (grid === null || element === grid || head?.contains(element) === true) return;
  const { top, bottom } = element.getBoundingClientRect();
  const box = grid.getBoundingClientRect();
  const upper = head?.getBoundingClientRect().bottom ?? box.top;
  if (bottom < upper) grid.scrollTop += top - upper;
  else if (top > box.bottom) grid.scrollTop += bottom - box.bottom;
}
