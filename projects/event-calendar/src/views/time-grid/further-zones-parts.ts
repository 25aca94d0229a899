import { part } from '../../parts/part';

export const FURTHER_GUTTERS = part(
  () => import('./further-zones-drawn'),
  (chunk) => chunk.FurtherGutters,
);

export const FURTHER_HEADS = part(
  () => import('./further-zones-drawn'),
  (chunk) => chunk.FurtherHeads,
);
