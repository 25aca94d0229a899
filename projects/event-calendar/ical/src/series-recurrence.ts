// What reading needs of rules and scopes. Only the modules that series-rules.ts lists import it: they are
// loaded where a file has series, and nothing else may load rules.
export {
  editFollowing,
  eventOfOccurrence,
  isLeftOut,
  readRule,
  removeOccurrence,
  seriesOf,
  startsOn,
  wallsOn,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
