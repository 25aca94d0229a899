export { EventCalendarPremiumComponent } from './calendar/event-calendar-premium';
export { describeRecurrence } from './calendar/describe-recurrence';
export { RECURRENCE_TEXT } from './words/recurrence-text';
export { diagnoseRules } from './rules/diagnose-rules';
export {
  expandOccurrences,
  type ExpandedOccurrence,
  type ExpandRange,
} from './expand/expand-occurrences';
export {
  editOccurrence,
  eventOfOccurrence,
  removeOccurrence,
  type TouchedOccurrence,
} from './scopes/edit-occurrence';
export type { Scope } from 'ng-event-calendar/core';
