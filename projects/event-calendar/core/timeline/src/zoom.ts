import { TIMELINE_LIMITS } from './timeline-defaults';

const [LEAST, MOST] = TIMELINE_LIMITS.cellWidth;
/** Growth of a cell by a key. */
const STEP = 1.25;
/** Growth of a cell by a pixel of the wheel. */
const BY_PIXEL = 0.002;

/** Returns the width of a cell after a step of the zoom, in pixels: wider by 1, narrower by -1. */
export function steppedWidth(width: number, by: 1 | -1): number {
  return withinZoom(width * STEP ** by);
}

/** Returns the width of a cell after pixels of the wheel, which goes by less than a pixel of the cell. */
export function wheeledWidth(width: number, pixels: number): number {
  return withinZoom(width * Math.exp(-pixels * BY_PIXEL));
}

/** Returns the width of a cell after two fingers have moved, from so many pixels apart to others. */
export function pinchedWidth(width: number, before: number, apart: number): number {
  return before > 0 ? withinZoom((width * apart) / before) : width;
}

/** Returns the nearest width that the zoom reaches. */
export function withinZoom(width: number): number {
  return Math.min(MOST, Math.max(LEAST, width));
}
