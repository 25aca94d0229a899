import type { Article } from '../article';
import { MovedTerm } from '../examples/moved-term';
import { PairedLessons } from '../examples/paired-lessons';
import { WeekOfLessons } from '../examples/week-of-lessons';

export const SEVERAL: Article = {
  title: 'Several events',
  lede: 'Users select events, and move, copy, recolour or delete them together: one write, one question, one step of undo.',
  blocks: [
    {
      text: '`canSelectSeveralEvents` switches it on; `provideEventCalendar({ canSelectSeveralEvents: true })` does so for all calendars. `[(selectedEvents)]` holds the ids of the selected events, and `{ id, date }` for occurrences of series. You may set either; what the page doesn’t show selects nothing. An event that leaves the page leaves the selection.',
    },
    {
      tryIt:
        'Click one lesson with `Ctrl` held, then another, and drag one of them a day on. Press `Ctrl A`, `Ctrl C`, `N` and `Ctrl V` to copy the week to the next one.',
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
          'Adds the events between the last selected one and this one; with resource columns those of the columns between',
        ],
        [
          '`Shift` and a drag over empty space',
          '',
          'Adds the events that the rectangle touches; the view scrolls at its edges',
        ],
        [
          '',
          '`Ctrl A`',
          'Adds every event of the page, also behind “+N”, out of scroll and not drawn',
        ],
        [
          'A click beside the events',
          '`Escape`',
          'Clears the selection; a click on an event also opens it',
        ],
        [
          'A long press that is let go',
          '',
          'Selects the event, from then on taps select, until nothing is selected; More in the bar has “Select all events”',
        ],
      ],
    },
    {
      text: 'On a Mac, Command does what `Ctrl` does. From two events on, on a touch screen from one, a bar stands at the lower edge of the view: Move, Copy, Paste, Color, Delete, and Clear. What works for none of the events says why. Read-only events can be selected and copied.',
    },
    { heading: 'Change them' },
    {
      list: [
        'A drag of a selected event moves all by the same step: the days and minutes between its old and its new place. Lengths stay, bars move by days alone, and with hidden weekends Friday goes to Monday. With resource columns and in the timeline all move by as many columns or rows.',
        '`G`, or Move in the bar, picks all up; arrows move them, or the next click puts the first one down. `Enter` drops, `Escape` puts all back.',
        '`Ctrl` and a drag copies all. `Delete`, colours, cut, duplicate and the menu of an event act on all that are selected.',
        'Events that may not be changed stay behind, and a notice names them. A refusal of any other one refuses all, with its title and the reason.',
        'A resize is about the pressed event alone.',
      ],
    },
    { heading: 'Copy a week' },
    {
      text: '`Ctrl A`, `Ctrl C`, `N`, `Ctrl V`; on a touch screen Copy, a swipe, Paste. On another page all keep their weekdays and times, and a further `N`, `Ctrl V` fills the week after. Where you move the cursor first, with arrows or a press, the earliest event goes to that slot, and the others keep their distance from it.',
    },
    {
      list: [
        'A copied occurrence of a series is an event of its own. Where its series stands in the new week anyway it is left out, and a notice counts those.',
        'Copies have new ids, and `newEvent` completes each.',
        'All or none are pasted. Where a holiday is in the way of some, the notice offers to paste the others.',
      ],
    },
    { heading: 'Move a term' },
    {
      text: '`weekCount` shows up to twelve weeks, and the [timeline](/docs/timeline) a year. `Ctrl A`, with an [`eventFilter`](/docs/filter) for one class alone, a drag by a week, and “All events” as the one answer: each series moves once, and so do single events.',
    },
    {
      tryIt: 'Show class 9b, press `Ctrl A` in the calendar, and drag a lesson one week down.',
    },
    { files: ['moved-term.ts'], live: MovedTerm },
    {
      text: 'For what no page shows, `movedBy` of `ng-event-calendar/core` does the same with your own list: days of the calendar, then minutes, as wall time of a zone. A series moves with its exceptions, its added dates and the end of its rule.',
    },
    { files: ['next-term.ts', 'next-term.spec.ts'] },
    { heading: 'Judge them' },
    {
      text: '`(eventChangeRequest)` comes once for each event, so that a handler written for one holds for several. `type`, `before`, `after` and `refusals` are about that event; `changes` are all changes of the gesture, the dragged event’s first, then in order of start. `preventDefault` of one refuses all.',
    },
    { files: ['paired-lessons.ts', 'paired-lessons.spec.ts'], live: PairedLessons },
    {
      text: '[Hours and overlaps](/docs/availability) judge all as one change: the selected events are in nobody’s way where they were, and are where they come to be. `"ask"` is one question.',
    },
    { heading: 'One change' },
    {
      list: [
        '`events` is written once, then `(lastAction)` emits once: `type` is `change`, `event` null, and `events` are the records that now hold what was touched, or those deleted.',
        'It is one step of undo, and one `save` of an [`eventSource`](/docs/backend) with all records. A rejection puts all back.',
        'With one event selected every gesture is as without a selection, its `type` too.',
      ],
    },
    { heading: 'Drop them outside' },
    {
      text: 'Dragged onto an [`ecDropZone`](/docs/in-and-out), all that may leave do: `(eventDropped)` for each, then `(eventsDropped)` once with all of them, then one deletion. Of series only the selected occurrences leave. Another calendar takes all or none. A `cdkDropList` takes none by itself: put `ecDropZone` on it.',
    },
    {
      title: 'One request for all that is dropped',
      code: `<div ecDropZone="the archive" (eventsDropped)="archive($event)"></div>`,
    },
    { heading: 'Hooks' },
    {
      table: 'Hooks of a selection',
      head: ['Name', 'Where', 'Value'],
      rows: [
        ['`data-selected`', 'A selected event', 'There or not'],
        ['`data-selection`', 'The calendar, while anything is selected', 'The number: `3`'],
        ['`data-lasso`', 'The rectangle that is being spanned', 'There or not'],
        ['`data-selection-bar`', 'The bar', 'There or not; `data-count` has the number'],
        [
          '`data-count`',
          'The preview of the dragged one of several, also outside of the calendar',
          'The number of all',
        ],
        [
          '`--ec-selected`',
          'A custom property',
          'Colour of the ring; by default the event’s accent',
        ],
      ],
    },
    { title: 'styles.css', code: 'event-calendar {\n  --ec-selected: var(--mat-sys-tertiary);\n}' },
    {
      text: 'A template of [`ecEvent`](/docs/content) gets `isSelected`. While anything is selected, events have `aria-pressed`, and the number is announced.',
    },
    { heading: 'In specs' },
    {
      text: 'The [harness](/docs/testing) selects by filters, and without any all of the page. `moveTo` of a selected event moves all; the bar’s commands are chosen by their labels.',
    },
    { files: ['week-of-lessons.spec.ts'] },
  ],
};
