import type { Article } from '../article';
import { NextTenDays } from '../examples/next-ten-days';

export const DAYS: Article = {
  title: 'Which days are shown',
  lede: 'So many days or weeks at once, weekdays that are left out, and a first and a last date.',
  blocks: [
    { files: ['next-ten-days.ts'], live: NextTenDays },
    {
      table: 'Inputs',
      head: ['Input', 'What it says', 'Default'],
      rows: [
        [
          '`dayCount`',
          'How many days the view `days` shows, 1 to 31; `preferences.dayCount` wins',
          '`3`',
        ],
        ['`dayStep`', 'How many shown days its Next goes on by, 1 to 31', 'as many as are shown'],
        [
          '`weekCount`',
          'So many weeks, 1 to 12, in the month view, from that of the visible date',
          'the month',
        ],
        ['`hiddenDays`', 'Weekdays that week, days and month never show; 0 is Sunday', 'none'],
        ['`minDate`, `maxDate`', 'The first and the last date that is offered', 'no end'],
      ],
    },
    { heading: 'The view of days' },
    {
      list: [
        'It is offered where `views` names it, `["day", "week", "month", "days"]`, and its key is X. On a phone it shows as many of its days as have room, and so does the week, which is called by their number there: “3 days”.',
        'It begins with the visible date, or with the next day that is shown. What is hidden doesn’t count: three days from a Friday without weekends are Friday, Monday and Tuesday.',
        'Next, Previous and Today write the first day that they show. Nothing else writes `visibleDate`.',
      ],
    },
    { heading: 'Hidden days' },
    {
      list: [
        'Bars, keys, drags and pages pass over them. What happens there is kept, and is found in the views of day and agenda.',
        'Users hide weekends by themselves, in the agenda too: that is `preferences.showWeekends`. Where both together would leave no day of the week, weekends are shown.',
        '`visibleRangeChange` and an event source’s `load` span them.',
      ],
    },
    { heading: 'Bounds' },
    {
      list: [
        'Days beyond are grey. They take neither focus nor new events nor drops: “Nothing after November 30” is said from every way in, the editor and the keyboard too.',
        'A change has to start and end within. A side that lay beyond already may stay there, so that a long event that began before can still be lengthened.',
        'Events are cut at a bound, with the mark of those that go on. The agenda ends there.',
        'Buttons that would lead nowhere stay in their place, with the reason; `next()`, `previous()` and `today()` then do nothing.',
        'A visible date beyond shows the nearest one within, and isn’t written back.',
        'Undo, a host’s own changes and what comes from a source aren’t held by them. A server asks `permissionErrorOf` of `ng-event-calendar/core`, whose `bounds` are day numbers.',
      ],
    },
  ],
};
