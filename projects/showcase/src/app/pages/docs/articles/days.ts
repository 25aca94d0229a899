import type { Article } from '../article';
import { NextTenDays } from '../examples/next-ten-days';

export const DAYS: Article = {
  title: 'Which days are shown',
  lede: 'Show a number of days or weeks, hide weekdays, and set a first and a last date.',
  blocks: [
    { files: ['next-ten-days.ts'], live: NextTenDays },
    {
      table: 'Inputs',
      head: ['Input', 'Meaning', 'Default'],
      rows: [
        [
          '`dayCount`',
          'Number of days that the view `days` shows, 1 to 31; `preferences.dayCount` takes precedence',
          '`3`',
        ],
        [
          '`dayStep`',
          'Number of shown days by which Next moves in that view, 1 to 31',
          'as many as are shown',
        ],
        [
          '`weekCount`',
          'Number of weeks in the month view, 1 to 12, from that of the visible date',
          'the month',
        ],
        [
          '`hiddenDays`',
          'Weekdays that the views week, days and month never show; 0 is Sunday',
          'none',
        ],
        ['`minDate`, `maxDate`', 'The first and the last date that users can go to', 'no end'],
      ],
    },
    { heading: 'The view of days' },
    {
      list: [
        'To offer it, list it in `views`: `["day", "week", "month", "days"]`. Its key is X. On a phone, it shows as many of its days as fit; so does the week, which is then named after their number: “3 days”.',
        'It begins with the visible date, or the next shown day. Hidden days don’t count: without weekends, three days from a Friday are Friday, Monday and Tuesday.',
        'Next, Previous and Today write the first shown day to `visibleDate`. Nothing else writes it.',
      ],
    },
    { heading: 'Hidden days' },
    {
      list: [
        'Bars, keys, drags and pages skip them. Events on these days remain, and are shown in day and agenda view.',
        'Users can hide weekends themselves, in the agenda too, with `preferences.showWeekends`. If both together would hide the whole week, weekends are shown.',
        'The ranges of `visibleRangeChange` and an event source’s `load` include hidden days.',
      ],
    },
    { heading: 'Bounds' },
    {
      list: [
        'Days beyond the bounds are grey. They can’t be focused and accept no new events or drops. All ways in give the reason, including the editor and the keyboard: “Nothing after November 30”.',
        'A changed event must start and end within the bounds. An end that was already beyond may stay there, so that an event that began before `minDate` can still be lengthened.',
        'Events are cut at a bound and marked as continuing. The agenda ends there.',
        'Buttons that would lead beyond a bound stay in place and give the reason; `next()`, `previous()` and `today()` then do nothing.',
        'For a `visibleDate` beyond the bounds, the nearest date within is shown, but not written back.',
        'The bounds don’t apply to undo, to changes that you make yourself, or to events from a source. On a server, call `permissionErrorOf` of `ng-event-calendar/core`, whose `bounds` are day numbers.',
      ],
    },
  ],
};
