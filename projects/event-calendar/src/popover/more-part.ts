import { part } from '../parts/part';

/** The list behind "+N more". */
export const MORE_POPOVER = part(
  () => import('./more-popover'),
  (chunk) => chunk.MorePopover,
);
