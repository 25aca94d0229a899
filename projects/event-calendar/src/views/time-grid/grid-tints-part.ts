import { part } from '../../parts/part';

export const GRID_TINTS = part(
  () => import('./grid-tints'),
  (chunk) => chunk.GridTints,
);
