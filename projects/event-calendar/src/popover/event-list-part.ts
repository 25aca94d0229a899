import { part } from '../parts/part';

/** The list of events that found no room. */
export const EVENT_LIST = part(
  () => import('./event-list'),
  (chunk) => chunk.EventList,
);
