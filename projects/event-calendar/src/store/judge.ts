// What decides who is free when, in a chunk of its own.
export { conflictsAmong, findFreeTimes, judge, tintsOf } from 'ng-event-calendar/core/availability';
