/** The cells of the columns that are drawn within an element, with the indexes of these. */
export function columnCells(
  body: HTMLElement,
): readonly { readonly at: number; readonly cell: HTMLElement }[] {
  return within(body, '[data-slot="timed"]').map((cell) => ({ at: columnOf(cell), cell }));
}

/** Index of the column that a cell is of: the first cell of a row is that of the axis of time, and they are counted from 1. */
export function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - 2;
}

/** What a selector finds within an element; nothing without one. */
export function within(element: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
