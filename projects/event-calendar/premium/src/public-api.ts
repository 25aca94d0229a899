export { EventCalendarPremiumComponent } from './calendar/event-calendar-premium';
export { describeRecurrence } from './calendar/describe-recurrence';
export {
  RECURRENCE_TEXT,
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  expandOccurrences,
  type ExpandedOccurrence,
  type ExpandRange,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence';
export type { RecurrenceScope } from 'ng-event-calendar/core';
