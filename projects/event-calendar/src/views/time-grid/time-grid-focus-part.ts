import { chunkOf } from '../../parts/chunk';

export const TIME_GRID_FOCUS = chunkOf(
  () => import('./time-grid-focus'),
  (chunk) => chunk.createTimeGridFocus,
);
