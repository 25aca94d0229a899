import { part } from '../../parts/part';

export const GRID_FOLDS = part(
  () => import('./grid-folds'),
  (chunk) => chunk.GridFolds,
);
