import { panInto, type Stretch } from './pan-into';

/** Pixels by which columns and events may miss an edge: what rounding leaves, and the outline around an event. */
const SLACK = 5;

/** Columns of a view beside the editor's drawer, in pixels. */
export interface ColumnsBeside {
  /** Number of all columns. */
  readonly count: number;
  /** Width in which columns are in sight. */
  readonly room: number;
  /** Width of the view besides its columns that can be out of sight, such as a scrollbar. */
  readonly rest: number;
}

/**
 * Returns the pixels of a view that are to be out of sight, so that whole columns fill the rest. Of all numbers of
 * columns it is the one that leaves their width nearest to that with `covered` pixels out of sight.
 */
export function coveredWholly(covered: number, { count, room, rest }: ColumnsBeside): number {
  const width = (room + covered - rest) / count;
  const inSight = Math.max(1, Math.round(room / width));
  return inSight < count ? rest + ((count - inSight) * room) / inSight : covered;
}

/**
 * Returns the pixels to the right by which columns have to move so that one of them begins where the part in sight does,
 * and a stretch of them is in sight: of such distances the one nearest to `wanted`, which is returned where there is
 * none. `range` limits the distance.
 */
export function panWholly(
  wanted: number,
  columns: readonly Stretch[],
  it: Stretch,
  sight: Stretch,
  range: { readonly least: number; readonly most: number },
  isRtl: boolean,
): number {
  const distances = columns
    .map(({ left, right }) => (isRtl ? sight.right - right : sight.left - left))
    .filter((by) => by > range.least - 1 && by < range.most + 1)
    .filter((by) => {
      const moved = { left: it.left + by, right: it.right + by };
      return Math.abs(panInto(moved, sight, isRtl)) <= SLACK;
    })
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return distances[0] ?? wanted;
}
