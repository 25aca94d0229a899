import type { Article } from '../article';

export const FROM_ANGULAR_CALENDAR: Article = {
  title: 'From angular-calendar',
  lede: 'What the inputs and outputs of `mwl-calendar-…` are called here, and what there isn’t.',
  blocks: [
    {
      text: 'One component stands for the three of month, week and day. It brings toolbar and editor; there is no module, no date adapter and no `refresh` subject, for everything is a signal.',
    },
    { files: ['angular-calendar-event.ts'] },
    {
      text: 'Titles are text here, never HTML. `id` and `end` must be given. Instants are for times alone: written as one, a whole day can slip to the day before.',
    },
    { heading: 'Events' },
    {
      table: 'Keys of events',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`start`, `end` as `Date`', 'ISO texts'],
        [
          '`color: { primary, secondary }`',
          '`color`, one of eleven names; what they look like is [CSS](/docs/theming)',
        ],
        ['`meta`', 'Keys of your own on the event itself'],
        ['`cssClass`', '`className`'],
        ['`draggable`', '`draggable`; on by default here'],
        [
          '`resizable: { beforeStart, afterEnd }`',
          '`resizable`: `true`, `false`, `"start"` or `"end"`; on by default here',
        ],
        ['`actions`', 'The menu and the editor are there; buttons of your own go into `ecEvent`'],
        ['Occurrences expanded by yourself', '`rrule` in the [premium calendar](/docs/recurrence)'],
      ],
    },
    { heading: 'Inputs' },
    {
      table: 'Inputs',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`[viewDate]`', '`[(visibleDate)]`'],
        ['`[events]`, `[refresh]`', '`[(events)]`'],
        ['One component per view', '`[(view)]`, `views`'],
        [
          '`mwlCalendarPreviousView`, `…Today`, `…NextView`',
          'The toolbar, or `previous()`, `today()`, `next()`',
        ],
        [
          '`[locale]`, `[weekStartsOn]`',
          '[`provideEventCalendar`](/docs/languages), `preferences.weekStartsOn`',
        ],
        ['`[excludeDays]`', '`preferences.showWeekends`; other days: missing'],
        ['`[daysInWeek]`', 'Missing; a phone’s week shows one to three days by itself'],
        ['`[dayStartHour]`, `[dayEndHour]`', '`visibleHours`'],
        ['`[hourSegments]`', '`snapMinutes`'],
        ['`[hourSegmentHeight]`', '`--ec-hour-height`'],
        ['`[snapDraggedEvents]`', 'Always snaps'],
        ['`[activeDayIsOpen]`', '“+N more” opens the list of a day'],
        [
          '`[tooltipTemplate]`',
          'Missing; titles that are cut off are shown whole on hover and focus',
        ],
        [
          '`[eventTemplate]`, `[cellTemplate]`, `[headerTemplate]`',
          '`ecEvent`, `ecDayCell`, `ecDayHeader`',
        ],
        ['`CalendarDateFormatter`', 'The locale’s formats; texts by `localeText`'],
        ['`CalendarEventTitleFormatter`', '`ecEvent`'],
        ['`CalendarUtils`, `DateAdapter`', 'Nothing of the kind is needed'],
      ],
    },
    { heading: 'Outputs' },
    {
      table: 'Outputs',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`(eventClicked)`', '`(eventClick)`'],
        ['`(eventTimesChanged)`', '`[(events)]` is changed already; `(lastAction)` says how'],
        ['`[validateEventTimesChanged]`', '`(eventChangeRequest)` and `preventDefault(reason)`'],
        [
          '`(dayClicked)`, `(hourSegmentClicked)`',
          '`(editorOpening)` with `event` null; the times are in `draft`',
        ],
        ['`(beforeViewRender)`', '`(visibleRangeChange)`, `ecDayCell`'],
        ['`mwlDraggable`, `mwlDroppable`', '`ecExternalEvent`, `ecDropZone`'],
      ],
    },
  ],
};
