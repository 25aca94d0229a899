// What hosts and servers can rely on. What the package's own parts share beside it, in
// `ng-event-calendar/recurrence/internal`, may change with any version.
export {
  RECURRENCE_ENGINE,
  RECURRENCE_TEXT,
  diagnoseRules,
  editOccurrence,
  eventOfOccurrence,
  expandOccurrences,
  removeOccurrence,
  type ExpandRange,
  type ExpandedOccurrence,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
