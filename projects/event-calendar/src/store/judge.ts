// What decides who is free when, in a chunk of its own.
export {
  conflictsAmong,
  countRefused,
  freeAmong,
  judge,
} from 'ng-event-calendar/core/availability';
export { freeTimeFor } from './free-time';
export { ShownTints } from './shown-tints';
