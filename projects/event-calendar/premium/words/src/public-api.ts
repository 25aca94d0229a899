// Words of recurrence for hosts, which the premium calendar loads with its editor. An entry point of its own: of files
// that the calendar itself is in, all that they reach would load with the first render.
export { describeRecurrence } from './describe-recurrence';
export { RECURRENCE_TEXT } from './recurrence-text';
