import type { Article } from '../article';
import { OwnContent } from '../examples/own-content';

export const CONTENT: Article = {
  title: 'Your own content',
  lede: 'Templates for events, day headers, the background of days, the toolbar and more.',
  blocks: [
    {
      text: 'Your template draws the content; the calendar provides the box, the colours, the handles and the keyboard. The accessible name of an event or a header begins with the text of your template.',
    },
    {
      text: 'A screen reader therefore reads the text of your template, and then the full name: “Yoga 9 – 10:30 AM, 12 seats, Yoga, 9 – 10:30 AM, Tuesday, November 17, 2026”. Put `aria-hidden="true"` on title and time, which the full name repeats, as in the example: “12 seats, Yoga, …”. If your template adds nothing, hide all of it. Don’t hide visible text that the full name lacks, because users of speech input say what they see.',
    },
    { files: ['own-content.ts'], live: OwnContent },
    {
      text: 'Each template is a directive named after its attribute, such as `EcEvent` for `ecEvent`; import it from `ng-event-calendar` into your component. The first variable of a row below is the implicit one: `let-event`, under any name. Take the others by name: `let-time="time"`.',
    },
    {
      table: 'Templates',
      head: ['Template', 'What it draws', 'Variables'],
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
          'The header of a day’s column, and the timeline’s label of a day',
          '`date`, `weekday`, `number`, `isToday`, `isWeekend`, `resource`',
        ],
        [
          '`ecResourceHeader`',
          'The header of a resource’s columns or row',
          '`resource`, `date`, `color`',
        ],
        [
          '`ecTimelineCell`',
          'A cell in `columns` of the timeline',
          '`resource`, `column`, `value`, `workload`',
        ],
        [
          '`ecDayCell`',
          'The background of a day, behind its events',
          '`date`, `slot`, `isToday`, `isWeekend`, `resource`',
        ],
        [
          '`ecToolbar`',
          'The toolbar',
          '`title`, `view`, `views`, `isSidePanelOpen`, `next()`, `previous()`, `today()`, `show(view)`, `toggleSidePanel()`',
        ],
        ['`ecToolbarStart`, `ecToolbarEnd`', 'Additions to the calendar’s own toolbar', 'nothing'],
        [
          '`ecResource`',
          'A resource in the side panel, beside its checkbox',
          '`resource`, `color`, `depth`',
        ],
        [
          '`ecEditorSection`',
          'Your own fields in the calendar’s form',
          '[see there](/docs/editor)',
        ],
        ['`ecEditor`', 'The form in the editor', '[see there](/docs/editor)'],
      ],
    },
    {
      text: '`<ng-template [ecEvent]="events()" let-event>` gives `event` the type of your own events, with their additional keys. You can also bind an event source: `[ecEvent]="source"`. The binding is used only for its type; with plain `ecEvent` the event is a `CalendarEvent`.',
    },
    {
      text: '`shape` tells how an event is drawn: a `card` in the time grid, a `bar` over days, a `line` in a month, a `tile` of two lines in lists. `lines` is the number of lines of text that fit, at least one: `@if (lines > 1) { … }`. If `isNarrow` is true, there is only room for a few letters. Your content is laid out as on any page and can use all of the box (`height: 100%` fills it). A single line ends in an ellipsis; more lines are cut off between lines, never through one.',
    },
    {
      text: 'The event card appears on hover and focus if the event doesn’t show all of its details: if a title or time is cut, or a resource or description isn’t drawn. With `ecEventCard` it appears for every event, with `showEventCard="none"` for none. It is placed beside its event, never over it, and closes with Escape. It doesn’t appear on touch. It is only for reading: screen readers have the event’s name instead, and its content can’t be focused.',
    },
    {
      text: '`resource` is the resource of the column or row, where resources have [columns](/docs/resource-columns) or [rows](/docs/timeline); else it is null.',
    },
    {
      text: 'The page [Your own](/your-own) shows most of these templates at once. There are recipes for [`ecResourceHeader`](/docs/school-rooms) and [`ecTimelineCell`](/docs/timeline#workload).',
    },
  ],
};
