import { ROW_PREVIEW, GRID_PREVIEWS, DRAG_GHOST } from '../lazy/lazy-parts';

/** Has previews there before the first one is drawn. What fails is asked for again when that is. */
export function loadPreviews(): void {
  for (const part of [ROW_PREVIEW, GRID_PREVIEWS, DRAG_GHOST]) {
    if (part.loaded === undefined) part.load().catch(() => undefined);
  }
}
