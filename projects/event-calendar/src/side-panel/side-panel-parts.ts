import { chunkOf, pickedFrom } from '../parts/chunk';

/** One file, for both of which one may be there first: the first picture waits for each file more. */
const file = chunkOf(
  () => import('./side-panel'),
  (chunk) => chunk,
);

/** What stands beside the views; its texts are with the first ones too. */
export const SIDE_PANEL = pickedFrom(file, (chunk) => chunk.SidePanel);

/** The month in it, which is what picks a date elsewhere. */
export const MINI_CALENDAR = pickedFrom(file, (chunk) => chunk.MiniCalendar);
