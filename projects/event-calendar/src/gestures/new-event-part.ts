import { part } from '../parts/part';

export const OPEN_NEW_EVENT = part(
  () => import('./open-new-event'),
  (chunk) => chunk.openNewEvent,
);
