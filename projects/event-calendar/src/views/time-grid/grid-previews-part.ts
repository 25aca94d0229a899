import { part } from '../../parts/part';

export const GRID_PREVIEWS = part(
  () => import('./grid-previews'),
  (chunk) => chunk.GridPreviews,
);
