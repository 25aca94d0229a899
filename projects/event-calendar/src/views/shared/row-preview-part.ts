import { part } from '../../parts/part';

export const ROW_PREVIEW = part(
  () => import('./row-preview'),
  (chunk) => chunk.RowPreview,
);
