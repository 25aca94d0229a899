// Availability code in a chunk of its own: violations, conflicts, free times, workload and shading.
export {
  conflictsAmong,
  countRefused,
  findFreeTimes,
  freeAmong,
  refusedDates,
  skippableDates,
  validateChange,
  validateParts,
  workloadOf,
} from 'ng-event-calendar/core/availability';
export { freeTimeFor } from './free-time';
export { ShadingReader } from './shading-reader';
