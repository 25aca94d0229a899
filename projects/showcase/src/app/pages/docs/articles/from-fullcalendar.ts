import type { Article } from '../article';

export const FROM_FULLCALENDAR: Article = {
  title: 'From FullCalendar',
  lede: 'The counterparts of FullCalendar’s options, and what is missing.',
  blocks: [
    {
      text: 'There are no plugins and no options object, but one component with typed inputs, models and outputs. Dates are ISO strings in both directions, never `Date` objects. The names are those of version 7, with differing names of version 6 in brackets.',
    },
    { heading: 'Events' },
    {
      text: '**Mind the end of all-day events:** FullCalendar’s is exclusive, here it is the last day itself. `id` and `end` are required here; FullCalendar generates missing ones.',
    },
    { files: ['fullcalendar-event.ts'] },
    {
      table: 'Keys of events',
      head: ['FullCalendar', 'Here'],
      rows: [
        ['`extendedProps`', 'Keys of your own on the event itself'],
        [
          '`color`, `contrastColor` (`backgroundColor`, `borderColor`, `textColor`)',
          '`color`, one of eleven names; [CSS](/docs/theming) sets their look',
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
        ['`overlap`', '`overlap`; the mode is [`eventOverlap`](/docs/availability)'],
        ['`constraint`', '`workingHours` of the resource, or refuse in `(eventChangeRequest)`'],
        [
          '`display: "background"`',
          '[`blockedTimes`](/docs/availability); with `refuses: false` only shown',
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
          '`views`, your own buttons in `ecToolbarStart` and `ecToolbarEnd`, or your own toolbar in `ecToolbar`',
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
        ['`eventSources`, several', 'One source, whose `load` calls them all'],
        [
          '`editable`, `eventStartEditable`, `eventDurationEditable`',
          '`readOnly`, `areEventsDraggable`, `areEventsResizable`; on by default here',
        ],
        ['`eventResizableFromStart`', '`areEventsResizable`; both edges by default'],
        ['`selectable`, `selectMirror`', '`eventCreation`; on by default here'],
        [
          '`selectAllow`, `selectConstraint`, `selectOverlap`',
          'As for events; `before` is null in `(eventChangeRequest)` for a new one',
        ],
        ['`eventAllow`', '`(eventChangeRequest)` and `preventDefault(reason)`, also during a drag'],
        [
          '`eventConstraint: "businessHours"`, `eventOverlap: false`',
          '[`unavailableTimes`, `eventOverlap`](/docs/availability): `"refuse"`, or `"ask"`',
        ],
        ['`validRange`', '[`minDate`, `maxDate`](/docs/days), inclusive'],
        [
          '`businessHours`',
          '[`workingHours`](/docs/availability), also of a resource; `unavailableTimes` sets whether they are enforced',
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
        ['`slotEventOverlap`, `eventMaxStack`', 'Side by side, then “+N”; always'],
        ['`eventOrder`', 'Missing: by start, then longer first, then as in your list'],
        ['`navLinks`', 'Day numbers open the day if `views` has it'],
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
      text: 'In FullCalendar all of this is premium. **Mind the order:** FullCalendar puts resources above dates and sorts them by `id` and `title`; here dates come first, and resources keep the order of your list.',
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
        ['`filterResourcesWithEvents`', '`show: "with-events"`, for each day separately'],
        ['`resourceOrder`', 'None: sort `resources`'],
        ['`resourceDayHeaderContent` (`resourceLabelContent`)', '`ecResourceHeader`'],
        ['`dayMinWidth`', '`minWidth`; 120 by default'],
        [
          '`resources` as a function or address, `refetchResourcesOnNavigate`',
          'None: bind your own list; `(visibleRangeChange)` emits the shown range',
        ],
        [
          '`eventResourceEditable`, `resourceEditable`',
          'None: refuse in `(eventChangeRequest)` if `resource` of `before` and `after` differ',
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
        ['`eventClick`', '`(eventClick)`; `(editorOpening)` before the editor opens'],
        ['`dateClick`', '`(slotClick)`'],
        ['`select`', '`(editorOpening)` with `event` null; the times are in `draft`'],
        [
          '`eventDrop`, `eventResize`, `eventAdd`, `eventChange`, `eventRemove`',
          '`(lastAction)` and its `type`',
        ],
        [
          '`info.revert()`',
          'Before the change, `preventDefault(reason)`; after it, reject `save` of an `eventSource`, or write the former list to `[(events)]`',
        ],
        [
          '`drop`, `eventReceive`, `eventLeave`',
          '`(lastAction)` with `create`; `(eventDropped)` of `ecDropZone`',
        ],
        [
          '`eventDragStart`, `eventDragStop`',
          'Missing; `(eventChangeRequest)` with `isPreview` emits during a drag',
        ],
        [
          '`eventMouseEnter`, `eventMouseLeave`',
          'Missing; `ecEventCard` draws the card on hover, or listen to elements of your own in `ecEvent`',
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
    { heading: 'Not supported' },
    {
      list: [
        'Resources side by side in a month.',
        'A year view, several months side by side, views of your own.',
        'Google Calendar as a source. [iCalendar files](/docs/icalendar) can be read.',
        'Other frameworks than Angular.',
      ],
    },
    { heading: 'Additional features' },
    {
      list: [
        'An editor, a side panel with resources and a small calendar, preferences, a menu for each event, undo.',
        'Full keyboard support, and announcements for screen readers. [Accessibility](/docs/accessibility)',
        'Days with 23 and 25 hours are drawn with these hours.',
        'Harnesses for your tests.',
      ],
    },
  ],
};
