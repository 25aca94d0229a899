import type { Article } from '../article';

export const FROM_ANGULAR_CALENDAR: Article = {
  title: 'From angular-calendar',
  lede: 'What the inputs and outputs of `mwl-calendar-…` are called here, and what there isn’t.',
  blocks: [
    {
      text: 'One component stands for the three of month, week and day. It brings toolbar and editor; there is no module, no `provideCalendar`, no date adapter and no `refresh` subject. The names are those of version 0.32.',
    },
    {
      text: '**Never change an event in place:** write a new list with a new object to `[(events)]`. What stays the same object isn’t drawn anew.',
    },
    { files: ['angular-calendar-event.ts'] },
    {
      text: 'Titles are text here, never HTML: what they held goes into `ecEvent`. `id` and `end` must be given. Instants are for times alone: written as one, a whole day can slip to the day before.',
    },
    { heading: 'Events' },
    {
      table: 'Keys of events',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`start`, `end` as `Date`', 'ISO texts'],
        [
          '`color: { primary, secondary, secondaryText }`',
          '`color`, one of eleven names; what they look like is [CSS](/docs/theming)',
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
          'The menu and the editor are there; buttons of your own go into `ecEvent`',
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
        ['One component per view', '`[(view)]`, `views`; `agenda` comes on top'],
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
        ['`[weekendDays]`', 'Missing: Saturday and Sunday; looks of others in `ecDayCell`'],
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
        ['`[minimumEventHeight]`', 'Always 24 pixels, to be hit by a finger'],
        ['`[snapDraggedEvents]`', 'Always snaps'],
        ['`[precision]`', 'Always to the minute'],
        ['`[activeDayIsOpen]`, `[activeDay]`', '“+N more” opens the list of a day'],
        [
          '`[tooltipTemplate]`, `[tooltipPlacement]`',
          '`ecEventCard`: the card on hover and focus, whose place is the calendar’s',
        ],
        [
          '`[eventTemplate]`, `[eventTitleTemplate]`, `[eventActionsTemplate]`',
          '`ecEvent`: the content alone, place and handles stay',
        ],
        ['`[cellTemplate]`, `[hourSegmentTemplate]`', '`ecDayCell`: behind the events of a day'],
        ['`[headerTemplate]`', '`ecDayHeader`'],
        [
          '`[currentTimeMarkerTemplate]`, `[allDayEventsLabelTemplate]`, `[openDayEventsTemplate]`',
          'Missing; `showCurrentTimeIndicator`, `localeText`, CSS',
        ],
        ['`CalendarDateFormatter`', 'The locale’s formats; texts by `localeText`'],
        ['`CalendarEventTitleFormatter`', '`ecEvent`'],
        ['`CalendarA11y`', '`localeText`; [keyboard and speech](/docs/accessibility) are there'],
        [
          '`CalendarUtils`, `DateAdapter`',
          'Nothing of the kind is needed; zones are `displayTimezone`',
        ],
      ],
    },
    { heading: 'Outputs' },
    {
      table: 'Outputs',
      head: ['angular-calendar', 'Here'],
      rows: [
        ['`(eventClicked)`', '`(eventClick)`; `(editorOpening)` says what opens'],
        ['`(eventTimesChanged)`', '`[(events)]` is changed already; `(lastAction)` says how'],
        [
          '`[validateEventTimesChanged]`',
          '`(eventChangeRequest)` and `preventDefault(reason)`; also asked while dragging',
        ],
        [
          '`(dayClicked)`, `(hourSegmentClicked)`',
          '`(slotClick)`; `(editorOpening)` with `event` null and the times in `draft`, where an event is made',
        ],
        ['`(dayHeaderClicked)`', 'Opens the day where `views` has it; else your `ecDayHeader`'],
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
