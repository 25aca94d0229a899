import { part } from '../../parts/part';

export const ALL_HIDDEN = part(
  () => import('./all-hidden'),
  (chunk) => chunk.AllHidden,
);
