import type { Article } from '../article';

export const FROM_ANGULAR_CALENDAR: Article = {
  title: 'From angular-calendar',
  lede: 'The counterparts of the inputs and outputs of `mwl-calendar-…`, and what is missing.',
  blocks: [
    {
      text: 'One component replaces the three for month, week and day. It includes toolbar and editor; there is no module, `provideCalendar`, date adapter or `refresh` subject. The names are those of version 0.32.',
    },
    {
      text: '**Never change an event in place:** write a new list with a new object to `[(events)]`. An event that is still the same object isn’t redrawn.',
    },
    { files: ['angular-calendar-event.ts'] },
    {
      text: 'Titles are text here, never HTML: move markup to a template of `ecEvent`. `id` and `end` are required. Write all-day events as dates; as instants they can slip to the day before.',
    },
    { heading: 'Events' },
    {
      table: 'Keys of events',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`start`, `end` as `Date`', 'ISO texts'],
        [
          '`color: { primary, secondary, secondaryText }`',
          '`color`, one of eleven names; [CSS](/docs/theming) sets their look',
        ],
        ['`meta`', 'Keys of your own on the event itself'],
        ['`cssClass`', '`className`'],
        ['`draggable`', '`draggable`; on by default here'],
        [
          '`resizable: { beforeStart, afterEnd }`',
          '`resizable`: `true`, `false`, `"start"` or `"end"`; on by default here',
        ],
        [
          '`actions`, `onClick`',
          'Menu and editor are built in; put your own buttons into `ecEvent`',
        ],
        ['`allDay`', '`allDay`; `end` is the last day in both'],
        ['Nothing', '`description`, `resource`, `timezone`, `readOnly`'],
        ['Occurrences expanded by yourself', '`rrule` in the [premium calendar](/docs/recurrence)'],
      ],
    },
    { heading: 'Inputs' },
    {
      table: 'Inputs',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`[viewDate]`', '`[(visibleDate)]`, an ISO date'],
        ['`[events]`', '`[(events)]`, or [`eventSource`](/docs/backend)'],
        ['`[refresh]`', 'Not needed: write a new list'],
        ['One component per view', '`[(view)]`, `views`; `agenda` in addition'],
        [
          '`mwlCalendarPreviousView`, `mwlCalendarToday`, `mwlCalendarNextView`',
          'The toolbar, or `previous()`, `today()`, `next()`',
        ],
        ['`calendarDate` pipe', 'The toolbar; for `ecToolbar` its `title`'],
        [
          '`[locale]`, `[weekStartsOn]`',
          '[`provideEventCalendar`](/docs/languages), `preferences.weekStartsOn`',
        ],
        ['`[excludeDays]`', '[`hiddenDays`](/docs/days); weekends by `preferences.showWeekends`'],
        ['`[weekendDays]`', 'Missing: always Saturday and Sunday; style other days in `ecDayCell`'],
        ['`[daysInWeek]`', 'The view `days`, [`dayCount`](/docs/days)'],
        [
          '`[dayStartHour]`, `[dayStartMinute]`, `[dayEndHour]`, `[dayEndMinute]`',
          '[`visibleHours`](/docs/hours), half hours too, several parts of the day',
        ],
        [
          '`[hourSegments]`, `[eventSnapSize]`',
          '`slotMinutes`, `snapMinutes`, `eventCreation.duration`',
        ],
        ['`[hourSegmentHeight]`', '`hourHeight`, or `--ec-hour-height`'],
        ['`[hourDuration]`', 'Missing: an hour is an hour'],
        ['`[minimumEventHeight]`', 'Always 24 pixels, as a touch target'],
        ['`[snapDraggedEvents]`', 'Always snaps'],
        ['`[precision]`', 'Always to the minute'],
        ['`[activeDayIsOpen]`, `[activeDay]`', '“+N more” opens the list of a day'],
        [
          '`[tooltipTemplate]`, `[tooltipPlacement]`',
          '`ecEventCard`: the card on hover and focus, placed by the calendar',
        ],
        [
          '`[eventTemplate]`, `[eventTitleTemplate]`, `[eventActionsTemplate]`',
          '`ecEvent`: only the content; the calendar keeps place and handles',
        ],
        ['`[cellTemplate]`, `[hourSegmentTemplate]`', '`ecDayCell`: behind the events of a day'],
        ['`[headerTemplate]`', '`ecDayHeader`'],
        [
          '`[currentTimeMarkerTemplate]`, `[allDayEventsLabelTemplate]`, `[openDayEventsTemplate]`',
          'Missing; `showCurrentTimeIndicator`, `localeText`, CSS',
        ],
        ['`CalendarDateFormatter`', 'The locale’s formats; texts by `localeText`'],
        ['`CalendarEventTitleFormatter`', '`ecEvent`'],
        [
          '`CalendarA11y`',
          '`localeText`; [keyboard and announcements](/docs/accessibility) are built in',
        ],
        ['`CalendarUtils`, `DateAdapter`', 'Not needed; zones are `displayTimezone`'],
      ],
    },
    { heading: 'Outputs' },
    {
      table: 'Outputs',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`(eventClicked)`', '`(eventClick)`; `(editorOpening)` before the editor opens'],
        [
          '`(eventTimesChanged)`',
          '`[(events)]` is already written; `(lastAction)` reports the change',
        ],
        [
          '`[validateEventTimesChanged]`',
          '`(eventChangeRequest)` and `preventDefault(reason)`; also emits during a drag',
        ],
        [
          '`(dayClicked)`, `(hourSegmentClicked)`',
          '`(slotClick)`; for a new event, `(editorOpening)` with `event` null and the times in `draft`',
        ],
        ['`(dayHeaderClicked)`', 'Opens the day if `views` has it; else your `ecDayHeader`'],
        ['`(columnHeaderClicked)`', 'Missing'],
        [
          '`(beforeViewRender)`',
          '`(visibleRangeChange)` for its `period`; classes and badges of days in `ecDayCell`',
        ],
        ['`mwlDraggable`, `mwlDroppable`', '`ecExternalEvent`, `ecDropZone`'],
      ],
    },
  ],
};
