import type { Article } from '../article';
import { MovedTerm } from '../examples/moved-term';
import { PairedLessons } from '../examples/paired-lessons';
import { WeekOfLessons } from '../examples/week-of-lessons';

export const SEVERAL: Article = {
  title: 'Several events',
  lede: 'Users select events, and move, copy, recolour or delete them together: one write, one question, one step of undo.',
  blocks: [
    {
      text: 'To let users select several events, set `canSelectSeveralEvents`, or `provideEventCalendar({ canSelectSeveralEvents: true })` for all calendars. `[(selectedEvents)]` lists the selected events by their ids, and occurrences of series as `{ id, date }`. You may set it yourself; entries that the page doesn’t show are ignored. An event that leaves the page leaves the selection.',
    },
    {
      tryIt:
        'Hold `Ctrl` and click two lessons, then drag one of them to the next day. Press `Ctrl A`, `Ctrl C`, `N` and `Ctrl V` to copy the week to the next one.',
    },
    { files: ['week-of-lessons.ts'], live: WeekOfLessons },
    { heading: 'Select' },
    {
      table: 'Ways to select',
      head: ['Mouse and touch', 'Key on an event', 'What it does'],
      rows: [
        ['`Ctrl` and a click', '`X`', 'Selects an event, or takes it out of the selection'],
        [
          '`Shift` and a click',
          '`Shift X`',
          'Adds the events between the last selected one and this one; with resource columns, the events of the columns between them',
        ],
        [
          '`Shift` and a drag over empty space',
          '',
          'Adds the events that the rectangle touches; the view scrolls at its edges',
        ],
        [
          '',
          '`Ctrl A`',
          'Adds every event of the page, including those behind “+N” and outside the visible part',
        ],
        [
          'A click beside the events',
          '`Escape`',
          'Clears the selection; a click on an event also opens it',
        ],
        [
          'A long press without a drag',
          '',
          'Selects the event. Taps then select, until nothing is selected; More in the bar has “Select all events”',
        ],
      ],
    },
    {
      text: 'On a Mac, Command does what `Ctrl` does. When two events are selected, or one on a touch screen, a bar appears at the lower edge of the view: Move, Copy, Paste, Color, Delete, and Clear. A command that works for none of the events says why. Read-only events can be selected and copied.',
    },
    { heading: 'Change them' },
    {
      list: [
        'Dragging a selected event moves all of them by the same distance: the days and minutes between its old and its new place. They keep their lengths, bars move by days only, and with hidden weekends Friday goes to Monday. With resource columns and in the timeline, all move by the same number of columns or rows.',
        '`G`, or Move in the bar, picks all up. Arrows move them, or the next click drops the first one there. `Enter` drops them, `Escape` puts them back.',
        'A drag with `Ctrl` copies all. `Delete`, colours, cut, duplicate and the menu of an event act on all selected events.',
        'Events that may not be changed stay where they are, and a notice names them. If any other event is refused, all are, and a notice gives its title and the reason.',
        'A resize changes only the event whose edge is dragged.',
      ],
    },
    { heading: 'Copy a week' },
    {
      text: '`Ctrl A`, `Ctrl C`, `N`, `Ctrl V`; on a touch screen Copy, a swipe, Paste. Pasted on another page, all keep their weekdays and times; another `N`, `Ctrl V` fills the week after. If you first move the cursor, with arrows or a click, the earliest event goes to that slot, and the others keep their distance from it.',
    },
    {
      list: [
        'A copied occurrence of a series becomes an event of its own. If the series itself has that occurrence in the new week, the copy is left out, and a notice says how many were.',
        'Copies have new ids, and each goes through `newEvent`.',
        'Either all events are pasted or none. If some can’t be, for example because of a holiday, the notice offers to paste the others.',
      ],
    },
    { heading: 'Move a term' },
    {
      text: '`weekCount` shows up to twelve weeks, and the [timeline](/docs/timeline) a year. Press `Ctrl A`, with an [`eventFilter`](/docs/filter) to limit it to one class, drag by a week, and answer “All events”: each series moves once, and so do single events.',
    },
    {
      tryIt: 'Show class 9b, press `Ctrl A` in the calendar, and drag a lesson one week down.',
    },
    { files: ['moved-term.ts'], live: MovedTerm },
    {
      text: 'For events that no page shows, call `movedBy` of `ng-event-calendar/core` on your own list. It adds calendar days, then minutes, in the wall time of a zone. A series moves with its exceptions, its added dates and the end of its rule.',
    },
    { files: ['next-term.ts', 'next-term.spec.ts'] },
    { heading: 'Check them' },
    {
      text: '`(eventChangeRequest)` emits once for each event, so that a handler written for one event works for several. `type`, `before`, `after` and `refusals` describe that event. `changes` lists all changes of the gesture: the dragged event’s first, then the others by start. Calling `preventDefault` for one refuses all.',
    },
    { files: ['paired-lessons.ts', 'paired-lessons.spec.ts'], live: PairedLessons },
    {
      text: '[Hours and overlaps](/docs/availability) are checked as one change: the selected events count at their new places only. With `"ask"`, the user gets one question for all.',
    },
    { heading: 'One change' },
    {
      list: [
        '`events` is written once, then `(lastAction)` emits once: `type` is `change`, `event` is null, and `events` are the changed or deleted records.',
        'The change is one step of undo, and one `save` of an [`eventSource`](/docs/backend) with all records. If that rejects, all changes are taken back.',
        'With only one event selected, every gesture works as without a selection, including its `type`.',
      ],
    },
    { heading: 'Drop them outside' },
    {
      text: 'Dropped on an [`ecDropZone`](/docs/in-and-out), all events that may leave the calendar do: `(eventDropped)` emits for each, `(eventsDropped)` once for all, and one change deletes them. Of a series, only the selected occurrences leave. Another calendar takes all events or none. A `cdkDropList` with `ecDropZone` gets the dragged event alone: both outputs emit that one, only it leaves, and the others stay selected.',
    },
    {
      title: 'One request for all dropped events',
      code: `<div ecDropZone="the archive" (eventsDropped)="archive($event)"></div>`,
    },
    { heading: 'Hooks' },
    {
      table: 'Hooks of a selection',
      head: ['Name', 'Where', 'Value'],
      rows: [
        ['`data-selected`', 'A selected event', 'There or not'],
        ['`data-selection`', 'The calendar, while anything is selected', 'The number: `3`'],
        ['`data-lasso`', 'The selection rectangle, during the drag', 'There or not'],
        ['`data-selection-bar`', 'The bar', 'There or not; `data-count` has the number'],
        [
          '`data-count`',
          'The preview of the dragged event, if several move; also outside the calendar',
          'The number of events',
        ],
        [
          '`--ec-selected`',
          'A custom property',
          'Colour of the selection ring; by default the event’s accent',
        ],
      ],
    },
    { title: 'styles.css', code: 'event-calendar {\n  --ec-selected: var(--mat-sys-tertiary);\n}' },
    {
      text: 'A template of [`ecEvent`](/docs/content) gets `isSelected`. While anything is selected, events have `aria-pressed`, and the number is announced.',
    },
    { heading: 'In specs' },
    {
      text: 'The [harness](/docs/testing) selects events by filters; without a filter it selects all of the page. `moveTo` of a selected event moves all. Choose the bar’s commands by their labels.',
    },
    { files: ['week-of-lessons.spec.ts'] },
  ],
};
