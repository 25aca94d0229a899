// API that hosts and servers can rely on. Code shared within the package, in `ng-event-calendar/recurrence/internal`,
// may change with any version.
export {
  RECURRENCE_ENGINE,
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  expandOccurrences,
  type ExpandRange,
  type ExpandedOccurrence,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
export { editOccurrence, removeOccurrence } from 'ng-event-calendar/recurrence/scopes';
export { RECURRENCE_TEXT } from 'ng-event-calendar/recurrence/words';
