// Rules and scopes that reading needs. Only the modules listed in series-rules.ts import this file: they are loaded if
// a file has series, and nothing else may load rules.
export {
  eventOfOccurrence,
  isLeftOut,
  readRule,
  seriesOf,
  startsOn,
  wallsOn,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
export { editFollowing, removeOccurrence } from 'ng-event-calendar/recurrence/scopes';
