import { SHELL_PARTS } from './shell-parts';
import { ROW_PREVIEW } from '../views/shared/row-preview-part';
import { GRID_PREVIEWS } from '../views/time-grid/grid-previews-part';

/** Has previews there before the first one is drawn. What fails is asked for again when that is. */
export function loadPreviews(): void {
  for (const part of [ROW_PREVIEW, GRID_PREVIEWS, SHELL_PARTS.ghost]) {
    if (part.loaded === undefined) part.load().catch(() => undefined);
  }
}
