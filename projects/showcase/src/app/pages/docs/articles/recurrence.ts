import type { Article } from '../article';
import { WeeklyClass } from '../examples/weekly-class';

export const RECURRENCE: Article = {
  title: 'Recurring events',
  lede: '`<event-calendar-premium>` has the same props and shows every occurrence of an event with an `rrule`. “Premium” is only a name: it is free and MIT-licensed like the rest.',
  blocks: [
    { files: ['weekly-class.ts'], live: WeeklyClass },
    { heading: 'Rules' },
    {
      text: '`rrule` is an RFC 5545 string, with or without `RRULE:`, or an equivalent object. Daily, weekly, monthly and yearly rules are supported with all their parts. `exDates` leaves out days or times.',
    },
    {
      text: 'A rule that can’t be followed shows the event once, and a series without any date is never shown. Both are reported in development, as `invalid-rule` and `no-occurrence`.',
    },
    {
      title: 'The same rule twice',
      code: `rrule: 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12'

rrule: { freq: 'MONTHLY', byDay: '-1FR', count: 12 }`,
    },
    { heading: 'Added dates' },
    {
      text: 'To repeat an event on single dates, list them in `rDates`, beside a rule or without one. A date that the rule also gives happens only once. `exDates` applies to both, `COUNT` and `UNTIL` only to the rule.',
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
        'A date means that day at the event’s own time. A wall time or an instant is an exact start, including midnight. All-day events use only the date.',
        'Without a valid rule, the event happens at its start and on `rDates`.',
        'A date may lie before the start. Each occurrence is as long as the event.',
        'Moving an added date doesn’t ask for a scope: its entry is replaced, in the same form. If it is also resized or edited, or if the series already has an occurrence at the new time, it becomes an event of its own.',
        'A new time of day for all events also applies to added dates at the old time of day; their days don’t change. A move to another day moves only the rule.',
        'Blocked times and working hours don’t support added dates.',
      ],
    },
    { heading: 'Changes' },
    {
      text: 'A user who moves, edits or deletes an occurrence is asked for the scope: only this event, this and following, or all. “Only this” adds the date to `exDates` and creates a separate event with `extractedFromId`. “This and following” ends the series and begins another one; added dates go to the part in which they fall.',
    },
    { heading: 'Holidays' },
    {
      text: 'Single dates don’t refuse a whole series. If hours, blocked times or other events rule out some dates, but not the one that the user changed, the user can leave them out in the same step of undo. They are added to `exDates`, and `COUNT` includes them. A holiday that is added later changes no series. To skip dates from your code or a server, see [Series and holidays](/docs/series-and-holidays).',
    },
    { heading: 'Without Angular' },
    {
      text: '`ng-event-calendar/recurrence` is plain TypeScript and also runs on a server. `expandOccurrences` lists the occurrences in a range, and `diagnoseRules` finds errors in rules. `editOccurrence` and `removeOccurrence` return the change set that the calendar would make; `eventsAfter` of `ng-event-calendar/core` applies it. `describeRecurrence` of `ng-event-calendar/premium` describes a rule in words. See the [reference](/docs/api/recurrence).',
    },
    {
      text: 'The plain calendar shows the first occurrence and leaves `rrule`, `rDates` and `exDates` unchanged. Its bundle contains no code for rules.',
    },
  ],
};
