import type { Article } from '../article';
import { WeeklyClass } from '../examples/weekly-class';

export const RECURRENCE: Article = {
  title: 'Recurring events',
  lede: '`<event-calendar-premium>` has the same props and shows every occurrence of an event with an `rrule`. “Premium” is its name alone: it is free, MIT like the rest.',
  blocks: [
    { files: ['weekly-class.ts'], live: WeeklyClass },
    { heading: 'Rules' },
    {
      text: '`rrule` is an RFC 5545 text, with or without `RRULE:`, or the same as an object. Daily, weekly, monthly and yearly rules are followed with all their parts. `exDates` leaves out days or times.',
    },
    {
      title: 'The same rule twice',
      code: `rrule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12'

rrule: { freq: 'MONTHLY', byDay: '-1FR', count: 12 }`,
    },
    { heading: 'Changes' },
    {
      text: 'Who moves, edits or deletes an occurrence is asked for the scope: only this event, this and following, or all. “Only this” puts its date into `exDates` and makes an event of its own with `extractedFromId`. “This and following” ends the series and begins another one.',
    },
    { heading: 'Without a page' },
    {
      text: 'The rules are plain TypeScript in `ng-event-calendar/recurrence`, for a server too: `expandOccurrences` lists what falls into a range, `diagnoseRules` says what is wrong with a rule, and `editOccurrence` and `removeOccurrence` say what the calendar would change, as a set of changes that `eventsAfter` of `ng-event-calendar/core` applies. `describeRecurrence` of `ng-event-calendar/premium` says a rule in words. See the [reference](/docs/api/recurrence).',
    },
    {
      text: 'The plain calendar keeps `rrule` and `exDates` untouched and shows the first occurrence. None of the code for rules is in its bundle.',
    },
  ],
};
