import { part } from '../../parts/part';

export const GRID_DIVISIONS = part(
  () => import('./grid-divisions'),
  (chunk) => chunk.GridDivisions,
);
