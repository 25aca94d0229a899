import { part } from '../parts/part';
import type * as chunk from './judge';

/** What decides who is free when. */
export type Judge = typeof chunk;

export const JUDGE = part(
  () => import('./judge'),
  (module): Judge => module,
);
