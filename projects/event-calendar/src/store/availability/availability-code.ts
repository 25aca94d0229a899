// What decides who is free when, in a chunk of its own.
export {
  conflictsAmong,
  countRefused,
  freeAmong,
  validateChange,
} from 'ng-event-calendar/core/availability';
export { freeTimeFor } from './free-time';
export { ShadingReader } from './shading-reader';
