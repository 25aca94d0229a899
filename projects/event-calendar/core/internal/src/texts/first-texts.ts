/**
 * Texts of the first render and of the interactions in it, in English by key. Texts of lazy parts come with the first
 * such part: `ng-event-calendar/core/texts`. A spec checks which text belongs where.
 */
export const FIRST_TEXT = {
  // Editor, toolbar and scope prompt
  closeButtonLabel: 'Close',
  labelNoResource: 'No resource',
  blockedTimeError: 'This time is blocked',
  minDateError: 'Nothing before {date}',
  maxDateError: 'Nothing after {date}',
  conflictAriaLabel: '{event}, conflicts with {title}',
  titlesAndMore: { one: '{titles} and {count} more', other: '{titles} and {count} more' },

  // Calendar
  resourcesLabel: 'Resources',
  agenda: 'Agenda',
  day: 'Day',
  month: 'Month',
  today: 'Today',
  week: 'Week',
  time: 'Time',
  days: 'Days',
  timeline: 'Timeline',
  closeSidePanel: 'Close side panel',
  openSidePanel: 'Open side panel',
  preferencesMenu: 'Preferences',
  moreOptions: 'More options',
  newEventTitle: 'New event',
  showWeekends: 'Show weekends',
  showResourceColumns: 'Show resource columns',
  showEmptyDaysInAgenda: 'Show empty days',
  showWeekNumber: 'Show week number',
  allDay: 'All day',
  hiddenEvents: '{hiddenEventsCount} more',
  nextTimeSpan: 'Next {timeSpan}',
  previousTimeSpan: 'Previous {timeSpan}',
  weekAbbreviation: 'W',
  /** A week's number by itself: 'W48'. */
  weekNumberShort: '{weekAbbreviation}{weekNumber}',
  weekNumberAriaLabel: 'Week {weekNumber}',
  miniCalendarLabel: 'Calendar',
  miniCalendarGoToPreviousMonth: 'Show previous month in calendar',
  miniCalendarGoToNextMonth: 'Show next month in calendar',
  calendarContentAriaLabel: 'Calendar content',

  // Toolbar and navigation
  toolbarAriaLabel: 'Calendar navigation',
  searchEvents: 'Search events',
  searchFilterChip: 'Shown: “{query}”',
  viewSwitcherLabel: 'View',
  viewAriaLabel: '{view} view, {range}',
  /** Replaces `{timeSpan}` in `nextTimeSpan` and `previousTimeSpan`. */
  timeSpanDay: 'day',
  timeSpanWeek: 'week',
  timeSpanMonth: 'month',
  timeSpanAgenda: 'days',
  timeSpanWeeks: 'weeks',
  timeSpanYear: 'year',
  chooseDateAriaLabel: '{range}, choose a date',
  openDayAriaLabel: '{label}, open {date}',

  // Days and cells
  dayEventsAriaLabel: { one: '{date}, {count} event', other: '{date}, {count} events' },
  dayNoEventsAriaLabel: '{date}, no events',
  dayHasEventsAriaLabel: '{date}, has events',
  dateTodayAriaLabel: '{date}, today',
  weekNumberHeader: 'Week number',
  timeZoneAriaLabel: 'Time zone: {zone}',

  // Crowded days
  moreEventsAriaLabel: {
    one: 'Show {count} more event on {date}',
    other: 'Show {count} more events on {date}',
  },
  moreEventsChip: '+{count}',
  moreEventsChipAriaLabel: {
    one: 'Show {count} more event, {timeRange}',
    other: 'Show {count} more events, {timeRange}',
  },
  expandAllDayRow: 'Show all all-day events',
  collapseAllDayRow: 'Show fewer all-day events',
  eventsEarlier: { one: '{count} earlier event', other: '{count} earlier events' },
  eventsLater: { one: '{count} later event', other: '{count} later events' },
  /** Events that resource columns leave out if there is no column for those without a resource. */
  unassignedEvents: {
    one: '{count} event without a resource',
    other: '{count} events without a resource',
  },

  // One event
  eventUntitled: '(No title)',
  eventAriaLabel: '{title}, {when}',
  eventResourceAriaLabel: '{event}, {resource}',
  eventAllDaySpoken: '{date}, all day',
  timeFrom: 'from {time}',
  timeUntil: 'until {time}',
  eventDayOfDays: 'Day {dayNumber} of {dayCount}',

  // Keyboard
  undo: 'Undo',

  // Days on which the clocks change
  clockStripAriaLabel: 'No such time on {date}: the clocks change',

  // Side panel, resources and mini calendar
  sidePanelAriaLabel: 'Side panel',
  closeDrawer: 'Close menu',
  searchResources: 'Search resources',
  clearSearch: 'Clear search',
  resourcesFound: { one: '{count} resource found', other: '{count} resources found' },
  noResourcesFound: 'No resource matches "{query}"',
  moreResources: { one: 'Show {count} more resource', other: 'Show {count} more resources' },
  expandResource: 'Expand {resourceName}',
  collapseResource: 'Collapse {resourceName}',
  miniCalendarMonthAriaLabel: 'Dates of {month}',

  // Data on demand
  retry: 'Retry',
  eventPendingAriaLabel: '{event}, not saved yet',

  // Parts of the calendar
  partNotLoaded:
    'This part of the calendar could not be loaded. Check your connection, then try again or reload the page.',

  // Empty states
  invitationClick: 'Click a time to add an event',
  invitationTap: 'Tap a time to add an event',
  invitationDoubleClick: 'Double-click a time to add an event',
  invitationDayClick: 'Click a day to add an event',
  invitationDayDoubleClick: 'Double-click a day to add an event',
  noEvents: 'No events',
  agendaEmpty: 'No events from {date} on',
  agendaNextEvent: 'Next event: {date}',
  agendaShowMore: 'Show more',
} as const;
