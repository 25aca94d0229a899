import { chunkOf } from '../parts/chunk';

/** In one file with the side panel, where it mostly stands: the first picture waits for each file more. */
export const MINI_CALENDAR = chunkOf(
  () => import('./side-panel'),
  (chunk) => chunk.MiniCalendar,
);
