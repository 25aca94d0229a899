import { part } from '../../parts/part';

/** The choice of a resource, which phones alone need. */
export const RESOURCE_CHOICE = part(
  () => import('./resource-choice'),
  (chunk) => chunk.ResourceChoice,
);
