/** Returns the drawn cells of columns within an element, with the indexes of their columns. */
export function columnCells(
  body: HTMLElement,
): readonly { readonly at: number; readonly cell: HTMLElement }[] {
  return within(body, '[data-slot="timed"]').map((cell) => ({ at: columnOf(cell), cell }));
}

/** Returns the index of a cell's column: `aria-colindex` counts from 1, and the first cell is that of the time axis. */
export function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - 2;
}

/** Returns the elements within an element that match a selector; empty without an element. */
export function within(element: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
