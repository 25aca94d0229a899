import type { Article } from '../article';

export const FROM_FULLCALENDAR: Article = {
  title: 'From FullCalendar',
  lede: 'What FullCalendar’s options are called here, and what there isn’t.',
  blocks: [
    {
      text: 'There are no plugins and there is no options object: one component with typed inputs, models and outputs. Dates are ISO texts on both ways, never `Date` objects.',
    },
    { heading: 'Events' },
    {
      text: '**Mind the end of all-day events:** FullCalendar’s is exclusive, here it is the last day itself.',
    },
    { files: ['fullcalendar-event.ts'] },
    {
      table: 'Keys of events',
      head: ['FullCalendar', 'Here'],
      rows: [
        ['`extendedProps`', 'Keys of your own on the event itself'],
        [
          '`backgroundColor`, `borderColor`, `textColor`',
          '`color`, one of eleven names; what they look like is [CSS](/docs/theming)',
        ],
        ['`classNames`', '`className`'],
        ['`editable`, `startEditable`', '`readOnly`, `draggable`'],
        ['`durationEditable`', '`resizable`'],
        ['`resourceId`', '`resource`'],
        [
          '`rrule` (plugin), `exdate`',
          '`rrule`, `exDates`, in the [premium calendar](/docs/recurrence)',
        ],
        ['`daysOfWeek`, `startTime`, `startRecur`', '`rrule: "FREQ=WEEKLY;BYDAY=…"`'],
        ['`url`', '`(eventClick)` and your router'],
        ['`groupId`, `constraint`, `overlap`', 'Missing; refuse in `(eventChangeRequest)`'],
        ['`display: "background"`', 'Missing as events; draw it in [`ecDayCell`](/docs/content)'],
      ],
    },
    { heading: 'Options' },
    {
      table: 'Options',
      head: ['FullCalendar', 'Here'],
      rows: [
        [
          '`initialView`: `timeGridDay`, `timeGridWeek`, `dayGridMonth`, `listWeek`',
          '`defaultView`: `day`, `week`, `month`, `agenda`',
        ],
        ['`initialDate`', '`defaultVisibleDate`'],
        ['`headerToolbar`', '`views`, or a toolbar of your own in `ecToolbar`'],
        ['`events` as a list', '`[(events)]`'],
        ['`events` as a function, `eventSources`', '[`eventSource`](/docs/backend)'],
        [
          '`editable`, `eventStartEditable`, `eventDurationEditable`',
          '`readOnly`, `areEventsDraggable`, `areEventsResizable`; on by default here',
        ],
        ['`selectable`, `selectMirror`', '`eventCreation`; on by default here'],
        ['`timeZone` and its plugins', '`displayTimezone`; zones need no plugin'],
        ['`locale`, `buttonText`', '[`provideEventCalendar`](/docs/languages), `localeText`'],
        [
          '`firstDay`, `weekends`, `weekNumbers`',
          '`preferences`: `weekStartsOn`, `showWeekends`, `showWeekNumber`',
        ],
        [
          '`eventTimeFormat` (12 or 24 hours)',
          '`preferences.ampm`; other formats of times are the locale’s',
        ],
        ['`slotMinTime`, `slotMaxTime`', '`visibleHours`'],
        ['`snapDuration`', '`snapMinutes`'],
        ['`slotDuration`', 'Missing; `--ec-hour-height` makes hours taller'],
        ['`nowIndicator`', '`showCurrentTimeIndicator`; on by default here'],
        ['`scrollTime`', '`scrollToCurrentTime`, `scrollToTime()`'],
        ['`dayMaxEvents`', 'As many as fit, then “+N more”; always'],
        [
          '`hiddenDays`, `businessHours`, `validRange`',
          'Missing, but for weekends; draw in `ecDayCell`, refuse in `(eventChangeRequest)`',
        ],
        ['`height`, `contentHeight`, `aspectRatio`', '`height`'],
        [
          '`eventContent`, `dayCellContent`, `dayHeaderContent`',
          '`ecEvent`, `ecDayCell`, `ecDayHeader`',
        ],
        ['`droppable`, `Draggable`', '`canDragEventsFromTheOutside`, `ecExternalEvent`'],
      ],
    },
    { heading: 'Callbacks and methods' },
    {
      table: 'Callbacks and methods',
      head: ['FullCalendar', 'Here'],
      rows: [
        ['`eventClick`', '`(eventClick)`'],
        ['`dateClick`, `select`', '`(editorOpening)` with `event` null; the times are in `draft`'],
        [
          '`eventDrop`, `eventResize`, `eventAdd`, `eventChange`, `eventRemove`',
          '`(lastAction)` and its `type`',
        ],
        ['`info.revert()`, `eventAllow`', '`(eventChangeRequest)` and `preventDefault(reason)`'],
        [
          '`eventReceive`, `eventLeave`',
          '`(lastAction)` with `create`; `(eventDropped)` of `ecDropZone`',
        ],
        ['`datesSet`', '`(visibleRangeChange)`'],
        ['`calendar.next()`, `prev()`, `today()`', '`next()`, `previous()`, `today()`'],
        ['`refetchEvents()`', '`reload()`'],
        ['`changeView()`, `gotoDate()`', '`[(view)]`, `[(visibleDate)]`'],
        ['`getEvents()`, `addEvent()`, `event.setDates()`', 'Your own list in `[(events)]`'],
        ['`eventDidMount`', 'Missing; a directive in `ecEvent` runs with its element'],
      ],
    },
    { heading: 'What there isn’t' },
    {
      list: [
        'Views by resource: time lines, and columns for resources beside each other.',
        'A year view, several months beside each other, and weeks of your own length.',
        'Google Calendar as a source. [iCalendar files](/docs/icalendar) can be read.',
        'Other frameworks than Angular.',
      ],
    },
    { heading: 'What comes on top' },
    {
      list: [
        'An editor, a side panel with resources and a small calendar, preferences, a menu for each event, undo.',
        'Everything by keyboard, announced to screen readers. [Accessibility](/docs/accessibility)',
        'Days with 23 and 25 hours drawn as they are.',
        'Harnesses for your tests.',
      ],
    },
  ],
};
