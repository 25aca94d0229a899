// Code that reads and follows series, in one chunk that only files with series load.
export { expandedOnsets } from './expanded-onsets';
export { readAddedDates, readExDates } from './read-dates';
export { ruleFaultOf } from './rule-fault';
export { seriesEvents } from './series-events';
