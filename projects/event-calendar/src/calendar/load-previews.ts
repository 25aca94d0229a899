import { ROW_PREVIEW, GRID_PREVIEWS, DRAG_GHOST } from '../lazy/lazy-parts';

/** Loads previews before the first one is drawn; a failed one is requested again when it is drawn. */
export function loadPreviews(): void {
  for (const part of [ROW_PREVIEW, GRID_PREVIEWS, DRAG_GHOST]) {
    if (part.loaded === undefined) part.load().catch(() => undefined);
  }
}
