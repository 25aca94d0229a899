import { part } from '../parts/part';

export const EDITOR = part(
  () => import('./editor'),
  (chunk) => chunk.Editor,
);
