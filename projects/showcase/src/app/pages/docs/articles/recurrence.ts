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
    { heading: 'Added dates' },
    {
      text: 'To repeat an event on single dates, list them in `rDates`, beside a rule or without one. Each happens once, also where the rule gives it too, and `exDates` leaves out dates of both. `COUNT` and `UNTIL` speak of the rule alone.',
    },
    {
      title: 'Tuesdays, and two other dates',
      code: `start: '2026-11-03T09:00:00',
end: '2026-11-03T10:00:00',
rrule: 'FREQ=WEEKLY;COUNT=10',
rDates: ['2026-11-05', '2026-11-20T15:00:00']`,
    },
    {
      list: [
        'A date stands for the event’s own time of day. A wall time or an instant is an exact start, midnight too. Whole days take the date.',
        'Without a rule that can be followed the event happens at its start and on `rDates`.',
        'A date may lie before the start. Each occurrence is as long as the event.',
        'Who moves an added date is asked nothing: its entry is replaced, in the form it had. Made longer, or changed otherwise with it, it becomes an event of its own; so it does where the series has an occurrence at the new time.',
        'A new time of day for all is that of the dates that had the old one, and their dates stay. A move to another day moves the rule alone.',
        'Blocked times and working hours have no added dates.',
      ],
    },
    { heading: 'Changes' },
    {
      text: 'Who moves, edits or deletes an occurrence is asked for the scope: only this event, this and following, or all. “Only this” puts its date into `exDates` and makes an event of its own with `extractedFromId`. “This and following” ends the series and begins another one; added dates go to the part in which they lie.',
    },
    { heading: 'Holidays' },
    {
      text: 'A series isn’t refused for single dates: where hours, blocked times or other events are against some of them, but not the touched one, the user may leave these out, in the same step of undo. They are added to `exDates`, and `COUNT` counts them. A holiday that is added later changes no series. Hosts and servers that leave dates out by themselves: [Series and holidays](/docs/series-and-holidays).',
    },
    { heading: 'Without a page' },
    {
      text: 'The rules are plain TypeScript in `ng-event-calendar/recurrence`, for a server too: `expandOccurrences` lists what falls into a range, `diagnoseRules` says what is wrong with a rule, and `editOccurrence` and `removeOccurrence` say what the calendar would change, as a set of changes that `eventsAfter` of `ng-event-calendar/core` applies. `describeRecurrence` of `ng-event-calendar/premium` says a rule in words. See the [reference](/docs/api/recurrence).',
    },
    {
      text: 'The plain calendar keeps `rrule`, `rDates` and `exDates` untouched and shows the first occurrence. None of the code for rules is in its bundle.',
    },
  ],
};
