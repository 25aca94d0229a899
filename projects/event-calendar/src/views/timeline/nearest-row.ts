import { nodeOf } from 'ng-event-calendar/core/internal';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';

/**
 * Returns the row that stands for one that is gone: the collapsed parent that holds it, else the next one below that is
 * left, else the next one above.
 */
export function nearestRow(
  gone: TimelineRow,
  before: readonly TimelineRow[],
  rows: readonly TimelineRow[],
): TimelineRow | undefined {
  for (let at = nodeOf(gone.owner)?.parent ?? null; at !== null; at = at.parent) {
    const { id } = at;
    const parent = rows.find(({ owner }) => nodeOf(owner)?.id === id);
    if (parent?.isExpanded === false) return parent;
  }
  const at = before.indexOf(gone);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const left = [...before.slice(at + 1), ...before.slice(0, at).reverse()].find(({ key }) =>
    byKey.has(key),
  );
  return left === undefined ? rows[0] : byKey.get(left.key);
}
