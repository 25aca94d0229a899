import type { Article } from '../article';
import { OwnContent } from '../examples/own-content';

export const CONTENT: Article = {
  title: 'Your own content',
  lede: 'Templates for what stands in an event, above a day, behind a day, and in place of the toolbar.',
  blocks: [
    {
      text: 'The calendar keeps the box, the colours, the handles and the keyboard; your template draws what is in it. The accessible name of an event or a header begins with what you draw.',
    },
    {
      text: 'So a screen reader says an event as you draw it, and then in full: “Yoga 9 – 10:30 AM, 12 seats, Yoga, 9 – 10:30 AM, Tuesday, November 17, 2026”. Put `aria-hidden="true"` on what the full name repeats, the title and the time, and leave what only you say, as in the example: “12 seats, Yoga, …”. Hide all of it where it adds nothing. What can be seen is to be said as well, or people who speak to their computer can’t name it.',
    },
    { files: ['own-content.ts'], live: OwnContent },
    {
      text: 'Each is a directive of `ng-event-calendar` by the name of its attribute, `EcEvent` of `ecEvent`, which your component imports. What comes first in a row below is given by `let-event`, whatever you call it; the rest by its name: `let-time="time"`.',
    },
    {
      table: 'Templates',
      head: ['Template', 'What it draws', 'What it is given'],
      rows: [
        [
          '`ecEvent`',
          'An event, in every view',
          '`event`, `title`, `time`, `resourceTitle`, `color`, `shape`, `lines`, `isNarrow`, `isPast`, `isMatch`, `isDimmed`, `isSelected`, `resource`',
        ],
        [
          '`ecEventCard`',
          'The card beside an event, on hover and on focus',
          '`event`, `title`, `time`, `resourceTitle`, `color`, `isPast`, `resource`',
        ],
        [
          '`ecDayHeader`',
          'The head of a day’s column, and the timeline’s label of a day',
          '`date`, `weekday`, `number`, `isToday`, `isWeekend`, `resource`',
        ],
        [
          '`ecResourceHeader`',
          'The head of a resource’s columns or row',
          '`resource`, `date`, `color`',
        ],
        [
          '`ecTimelineCell`',
          'A cell of the timeline’s further columns',
          '`resource`, `column`, `value`, `workload`',
        ],
        [
          '`ecDayCell`',
          'What lies behind the events of a day',
          '`date`, `slot`, `isToday`, `isWeekend`, `resource`',
        ],
        [
          '`ecToolbar`',
          'The toolbar',
          '`title`, `view`, `views`, `isSidePanelOpen`, `next()`, `previous()`, `today()`, `show(view)`, `toggleSidePanel()`',
        ],
        [
          '`ecToolbarStart`, `ecToolbarEnd`',
          'What you add to the calendar’s own toolbar',
          'nothing',
        ],
        [
          '`ecResource`',
          'A resource in the side panel, beside its box',
          '`resource`, `color`, `depth`',
        ],
        [
          '`ecEditorSection`',
          'Fields of yours in the calendar’s form',
          '[see there](/docs/editor)',
        ],
        ['`ecEditor`', 'The form in the editor', '[see there](/docs/editor)'],
      ],
    },
    {
      text: '`<ng-template [ecEvent]="events()" let-event>` gives `event` the type of your own events, with its further keys. An `[eventSource]` gives it as well: `[ecEvent]="source"`. What is bound is read for its type alone; with plain `ecEvent` the event is a `CalendarEvent`.',
    },
    {
      text: '`shape` says how much room there is: a `card` in the time grid, a `bar` over days, a `line` in a month, an `entry` or a `tile` in lists. `lines` of text fit, at least one, and `isNarrow` leaves room for a few letters only: `@if (lines > 1) { … }`. What you draw is laid out as on any page, in all the room that there is (`height: 100%` fills it): on one line that ends in an ellipsis where there is but one, else cut between lines, never through one.',
    },
    {
      text: 'The card on hover and focus appears where an event is drawn with less than there is to read: a title or a time that is cut, a resource or a description that isn’t drawn. With `ecEventCard` it appears for every event, with `showEventCard="none"` for none. It stands beside its event, never over it, goes by Escape, and never comes for a finger. It is there to be read: screen readers have the event’s name instead, and keys don’t reach what is on it.',
    },
    {
      text: '`resource` says whose column or row it is, where resources have [columns](/docs/resource-columns) or [rows](/docs/timeline); else it is null.',
    },
    {
      text: 'Most of them at once are on the page [Your own](/your-own); `ecResourceHeader` has [a recipe](/docs/school-rooms), `ecTimelineCell` [another](/docs/timeline#workload).',
    },
  ],
};
