import type { RowLayout } from './row-layout';

/** Pixels of the row of a resource that can't have events. */
export const HEADING_HEIGHT = 36;
/** Pixels above and below the lanes of a row. */
export const ROW_PADDING = 8;
/** Pixels between two lanes. */
const LANE_GAP = 2;
/** Pixels of the chips beneath the lanes. */
export const CHIP_HEIGHT = 20;

/** Returns the pixels of a row with events, which are known before it is seen. */
export function rowHeight(
  { lanes, chips }: Pick<RowLayout, 'lanes' | 'chips'>,
  laneHeight: number,
): number {
  const chipRow = chips.length > 0 ? LANE_GAP + CHIP_HEIGHT : 0;
  return 2 * ROW_PADDING + laneTop(Math.max(1, lanes), laneHeight) - LANE_GAP + chipRow;
}

/** Returns the pixels above a lane, from the first lane on. */
export function laneTop(lane: number, laneHeight: number): number {
  return lane * (laneHeight + LANE_GAP);
}
