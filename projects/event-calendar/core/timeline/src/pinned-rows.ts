import {
  nodeOf,
  titleOfResource,
  type CalendarId,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import type { TimelineRow, TimelineRows } from './rows';

/** A row that stays under the header while others scroll. */
export interface PinnedRow extends TimelineRow {
  /** Titles of its parents and its own: "North, Bay 3". */
  readonly path: string;
}

/** Room under the header. */
export interface PinRoom {
  readonly height: number;
  readonly mostRows: number;
  readonly heightOf: (row: TimelineRow) => number;
}

/** Rows that are pinned, in the order of the pins, and those that scroll. */
export interface DividedRows {
  readonly pinned: readonly PinnedRow[];
  readonly rows: readonly TimelineRow[];
}

/**
 * Takes the pinned rows out of those that scroll, from beneath collapsed parents too. One that would make the pinned
 * part too high stays in its place.
 */
export function dividePinned(
  { rows, all }: TimelineRows,
  ids: readonly CalendarId[],
  { height, mostRows, heightOf }: PinRoom,
): DividedRows {
  const pinned = new Map<string, PinnedRow>();
  let left = height;
  for (const id of ids) {
    const row = all.find(({ key }) => key === `|${id}`);
    const node = row === undefined ? null : nodeOf(row.owner);
    if (row === undefined || node === null || pinned.has(row.key) || pinned.size >= mostRows)
      continue;
    const own = heightOf(row);
    if (own > left) continue;
    left -= own;
    pinned.set(row.key, { ...row, path: pathOf(node) });
  }
  if (pinned.size === 0) return { pinned: [], rows };
  return { pinned: [...pinned.values()], rows: rows.filter(({ key }) => !pinned.has(key)) };
}

function pathOf(node: ResourceNode): string {
  const titles: string[] = [];
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    titles.unshift(titleOfResource(at));
  }
  return titles.join(', ');
}
