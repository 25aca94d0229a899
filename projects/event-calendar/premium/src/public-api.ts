export { EventCalendarPremiumComponent } from './calendar/event-calendar-premium';
export { describeRecurrence, RECURRENCE_TEXT } from 'ng-event-calendar/premium/words';
export {
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  expandOccurrences,
  type ExpandedOccurrence,
  type ExpandRange,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence';
export type { RecurrenceScope } from 'ng-event-calendar/core';
