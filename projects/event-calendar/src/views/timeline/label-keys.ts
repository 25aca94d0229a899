import type { FocusKey } from '../../keyboard/roving-focus';

/** Returns the labels of the header that lead on, by header row, coarse to fine; rows without any are left out. */
export function labelRows(grid: ParentNode): readonly (readonly HTMLElement[])[] {
  return [...grid.querySelectorAll('.ec-units')]
    .map((row) => [...row.querySelectorAll<HTMLElement>('button.ec-label')])
    .filter((labels) => labels.length > 0);
}

/**
 * Returns the label to which a key leads from another one: the next in its header row, or the one over or under its
 * middle in another. Null past the last.
 */
export function labelBeside(
  grid: ParentNode,
  label: HTMLElement,
  key: FocusKey,
): HTMLElement | null {
  const rows = labelRows(grid);
  const at = rows.findIndex((row) => row.includes(label));
  const row = rows[at] ?? [];
  switch (key) {
    case 'before':
      return row[row.indexOf(label) - 1] ?? null;
    case 'after':
      return row[row.indexOf(label) + 1] ?? null;
    case 'up':
      return nearest(rows[at - 1], label);
    case 'down':
      return nearest(rows[at + 1], label);
    default:
      return null;
  }
}

function nearest(labels: readonly HTMLElement[] = [], to: HTMLElement): HTMLElement | null {
  const middle = middleOf(to);
  const far = (label: HTMLElement): number => Math.abs(middleOf(label) - middle);
  return labels.reduce<HTMLElement | null>(
    (best, label) => (best === null || far(label) < far(best) ? label : best),
    null,
  );
}

/** Returns the middle of an element along the line, in pixels of the window. */
export function middleOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
