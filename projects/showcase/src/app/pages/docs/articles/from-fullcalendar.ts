import type { Article } from '../article';

export const FROM_FULLCALENDAR: Article = {
  title: 'From FullCalendar',
  lede: 'What FullCalendar’s options are called here, and what there isn’t.',
  blocks: [
    {
      text: 'There are no plugins and there is no options object: one component with typed inputs, models and outputs. Dates are ISO texts on both ways, never `Date` objects. The names are those of version 7; what version 6 called otherwise stands in brackets.',
    },
    { heading: 'Events' },
    {
      text: '**Mind the end of all-day events:** FullCalendar’s is exclusive, here it is the last day itself. `id` and `end` must be given; FullCalendar makes up what is missing.',
    },
    { files: ['fullcalendar-event.ts'] },
    {
      table: 'Keys of events',
      head: ['FullCalendar', 'Here'],
      rows: [
        ['`extendedProps`', 'Keys of your own on the event itself'],
        [
          '`color`, `contrastColor` (`backgroundColor`, `borderColor`, `textColor`)',
          '`color`, one of eleven names; what they look like is [CSS](/docs/theming)',
        ],
        ['`className`, `class` (`classNames`)', '`className`'],
        ['`editable`, `startEditable`', '`readOnly`, `draggable`'],
        ['`durationEditable`', '`resizable`'],
        ['`resourceId` (premium)', '`resource`, free'],
        ['`resourceIds`', '`resource` as a list, [see there](/docs/resources#several-at-once)'],
        [
          '`rrule` (plugin), `exdate`',
          '`rrule`, `exDates`, in the [premium calendar](/docs/recurrence)',
        ],
        [
          '`daysOfWeek`, `startTime`, `startRecur`, `endRecur`',
          '`rrule: "FREQ=WEEKLY;BYDAY=…;UNTIL=…"`',
        ],
        ['`url`', '`(eventClick)` and your router'],
        ['`groupId`', 'Missing; change the others in `(lastAction)`'],
        ['`overlap`', '`overlap`; how it counts is [`eventOverlap`](/docs/availability)'],
        ['`constraint`', '`workingHours` of the resource, or refuse in `(eventChangeRequest)`'],
        [
          '`display: "background"`',
          '[`blockedTimes`](/docs/availability), with `refuses: false` only shown',
        ],
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
        [
          '`headerToolbar`, `footerToolbar`, `buttons` (`customButtons`), `toolbarElements`',
          '`views`, buttons of yours in `ecToolbarStart` and `ecToolbarEnd`, or a toolbar of your own in `ecToolbar`',
        ],
        [
          '`views`, custom views, `duration`, `dayCount`',
          '`views`, `view`; the view [`days`](/docs/days) with `dayCount` and `dayStep`, months of weeks by `weekCount`',
        ],
        ['`events` as a list', '`[(events)]`'],
        [
          '`events` as a function or address, `lazyFetching`, `loading`',
          '[`eventSource`](/docs/backend): caches, cancels, shows progress and failures by itself',
        ],
        ['`eventSources`, several', 'One source, whose `load` asks them all'],
        [
          '`editable`, `eventStartEditable`, `eventDurationEditable`',
          '`readOnly`, `areEventsDraggable`, `areEventsResizable`; on by default here',
        ],
        ['`eventResizableFromStart`', '`areEventsResizable`; both edges by default'],
        ['`selectable`, `selectMirror`', '`eventCreation`; on by default here'],
        [
          '`selectAllow`, `selectConstraint`, `selectOverlap`',
          'As for events; of a new one `before` is null in `(eventChangeRequest)`',
        ],
        [
          '`eventAllow`',
          '`(eventChangeRequest)` and `preventDefault(reason)`, already while dragging',
        ],
        [
          '`eventConstraint: "businessHours"`, `eventOverlap: false`',
          '[`unavailableTimes`, `eventOverlap`](/docs/availability): `"refuse"`, or `"ask"`',
        ],
        ['`validRange`', '[`minDate`, `maxDate`](/docs/days), inclusive'],
        [
          '`businessHours`',
          '[`workingHours`](/docs/availability), of a resource too; `unavailableTimes` says whether they are kept',
        ],
        ['`hiddenDays`', '[`hiddenDays`](/docs/days)'],
        ['`timeZone`', '`displayTimezone`; every IANA zone, with the days of 23 and 25 hours'],
        [
          '`locale`, `locales`, `buttons` (`buttonText`), `…Text`, `direction`',
          '[`provideEventCalendar`](/docs/languages), `localeText`; the direction is the page’s',
        ],
        [
          '`firstDay`, `weekends`, `weekNumbers`',
          '`preferences`: `weekStartsOn`, `showWeekends`, `showWeekNumber`',
        ],
        [
          '`eventTimeFormat`, `slotHeaderFormat` (`slotLabelFormat`), `dayHeaderFormat`',
          '`preferences.ampm`; other formats are the locale’s',
        ],
        ['`slotMinTime`, `slotMaxTime`', '[`visibleHours`](/docs/hours)'],
        ['`snapDuration`', '`snapMinutes`'],
        ['`defaultTimedEventDuration`', '`eventCreation.duration`, in minutes'],
        ['`slotDuration`', '[`slotMinutes`](/docs/hours), `hourHeight`'],
        ['`nowIndicator`', '`showCurrentTimeIndicator`; on by default here'],
        ['`scrollTime`', '`scrollToCurrentTime`, `scrollToTime()`'],
        ['`dayMaxEvents`, `moreLinkClick`', 'As many as fit, then “+N more”; always'],
        ['`slotEventOverlap`, `eventMaxStack`', 'Beside each other, then “+N”; always'],
        ['`eventOrder`', 'Missing: by start, then longer first, then as in your list'],
        ['`navLinks`', 'Day numbers open the day where `views` has it'],
        ['`height`, `contentHeight`, `aspectRatio`', '`height`'],
        ['`colorScheme`, themes', 'Your Material theme, light and dark: [CSS](/docs/theming)'],
        [
          '`eventContent`, `dayCellTopContent` (`dayCellContent`), `dayHeaderContent`',
          '`ecEvent`, `ecDayCell`, `ecDayHeader`',
        ],
        [
          '`eventClass`, `dayCellClass` (`…ClassNames`)',
          'An event’s `className`, `data-…` of days',
        ],
        ['`slotHeaderContent` (`slotLabelContent`), `moreLinkContent`', 'Missing'],
        [
          '`droppable`, `Draggable`, `dropAccept`',
          '`canDragEventsFromTheOutside`, `ecExternalEvent`; refuse in `(eventChangeRequest)`',
        ],
      ],
    },
    { heading: 'Resources' },
    {
      text: 'All of this is premium there. **Mind the order:** FullCalendar puts resources over dates and sorts them by `id` and `title`; here dates come first, and resources have the order of your list.',
    },
    {
      table: 'Resources',
      head: ['FullCalendar', 'Here'],
      rows: [
        [
          '`resourceTimeGridDay`, `resourceTimeGridWeek`',
          '`[resourceColumns]="true"` in the views `day` and `week`, [see there](/docs/resource-columns)',
        ],
        ['`datesAboveResources`', '`order`: true is `date-resource`, false is `resource-date`'],
        ['`filterResourcesWithEvents`', '`show: "with-events"`, for each day by itself'],
        ['`resourceOrder`', 'None: sort `resources`'],
        ['`resourceDayHeaderContent` (`resourceLabelContent`)', '`ecResourceHeader`'],
        ['`dayMinWidth`', '`minWidth`; 120 by default'],
        [
          '`resources` as a function or address, `refetchResourcesOnNavigate`',
          'None: a list of yours; `(visibleRangeChange)` says what is shown',
        ],
        [
          '`eventResourceEditable`, `resourceEditable`',
          'None: refuse in `(eventChangeRequest)` where `resource` of `before` and `after` differ',
        ],
        [
          '`resourceTimelineDay` and its like, `timelineDay`',
          'The view `timeline`; [its names](/docs/timeline#coming-from-another-timeline)',
        ],
        ['`resourceDayGridDay` and its like', 'None'],
      ],
    },
    { heading: 'Callbacks and methods' },
    {
      table: 'Callbacks and methods',
      head: ['FullCalendar', 'Here'],
      rows: [
        ['`eventClick`', '`(eventClick)`; `(editorOpening)` says what opens'],
        ['`dateClick`', '`(slotClick)`'],
        ['`select`', '`(editorOpening)` with `event` null; the times are in `draft`'],
        [
          '`eventDrop`, `eventResize`, `eventAdd`, `eventChange`, `eventRemove`',
          '`(lastAction)` and its `type`',
        ],
        [
          '`info.revert()`',
          '`preventDefault(reason)` before; after it, `save` of an `eventSource` that rejects, or the former list in `[(events)]`',
        ],
        [
          '`drop`, `eventReceive`, `eventLeave`',
          '`(lastAction)` with `create`; `(eventDropped)` of `ecDropZone`',
        ],
        [
          '`eventDragStart`, `eventDragStop`',
          'Missing; `(eventChangeRequest)` with `isPreview` comes while something is dragged',
        ],
        [
          '`eventMouseEnter`, `eventMouseLeave`',
          'Missing; `ecEventCard` draws what is read on hover, or listen to what you draw in `ecEvent`',
        ],
        ['`datesSet`', '`(visibleRangeChange)`'],
        ['`next()`, `prev()`, `today()`', '`next()`, `previous()`, `today()`'],
        ['`scrollToTime()`', '`scrollToTime()`'],
        ['`refetchEvents()`', '`reload()`'],
        ['no undo', '`undo()`, `redo()`'],
        ['`changeView()`, `gotoDate()`', '`[(view)]`, `[(visibleDate)]`'],
        ['`getEvents()`, `addEvent()`, `event.setDates()`', 'Your own list in `[(events)]`'],
        ['`eventDidMount`', 'Missing; a directive in `ecEvent` runs with its element'],
      ],
    },
    { heading: 'What there isn’t' },
    {
      list: [
        'Resources beside each other in a month.',
        'A year view, several months beside each other, views of your own.',
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
