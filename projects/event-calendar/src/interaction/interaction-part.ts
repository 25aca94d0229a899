import { part } from '../parts/part';

export const INTERACTION = part(
  () => import('./interaction'),
  (chunk) => chunk.createInteraction,
);
