// What decides who is free when, in a chunk of its own.
export { blockedSpans, isBlockOf, judge, openTimes } from 'ng-event-calendar/core/availability';
