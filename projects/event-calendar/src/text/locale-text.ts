import type { RecurrenceTextKey } from './recurrence-text-key';

/**
 * A text whose wording depends on a number; the form is chosen with `Intl.PluralRules`. A form for one
 * exact number, such as `'=0'`, goes before it.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> &
  Readonly<Record<`=${number}`, string>> & { readonly other: string };

/**
 * Every text of the calendar in English, by key. `{names}` in braces stand for values.
 * Numbers are written the way the locale writes them.
 *
 * Some keys are shown nowhere, as is said beside each: they belong to the set that maps of texts are
 * written for, so that such a map fits as it is, and keep their meaning for what may come to show them.
 */
export const DEFAULT_LOCALE_TEXT = {
  // Editor, toolbar and scope prompt
  colorPickerLabel: 'Event color',
  /** Shown nowhere: the colours are one field, called by `colorPickerLabel`. */
  colorSectionLabel: 'Color',
  dateTimeSectionLabel: 'Date & time',
  /** Shown nowhere: resource and colour are fields of their own in the editor. */
  resourceColorSectionLabel: 'Resource & color',
  allDayLabel: 'All Day',
  closeButtonAriaLabel: 'Close',
  closeButtonLabel: 'Close',
  /** Shown nowhere: an event that may be edited opens in the editor at once. */
  editEventButtonAriaLabel: 'Edit event',
  /** Shown nowhere: the button that deletes shows `deleteEvent`. */
  deleteEventButtonAriaLabel: 'Delete event',
  eventActionsToolbarAriaLabel: 'Event actions',
  deleteEvent: 'Delete event',
  descriptionLabel: 'Description',
  endDateLabel: 'End date',
  endTimeLabel: 'End time',
  eventTitleAriaLabel: 'Event title',
  /** Shown nowhere: the editor has no tabs. */
  generalTabLabel: 'General',
  labelNoResource: 'No resource',
  labelInvalidResource: 'Invalid resource',
  recurrenceLabel: 'Recurrence',
  recurrenceNoRepeat: "Don't repeat",
  recurrenceCustomRepeat: 'Custom repeat rule',
  recurrenceDailyPresetLabel: 'Repeats daily',
  recurrenceDailyFrequencyLabel: 'days',
  recurrenceEndsLabel: 'Ends',
  recurrenceEndsAfterLabel: 'After',
  recurrenceEndsNeverLabel: 'Never',
  recurrenceEndsUntilLabel: 'Until',
  recurrenceEndsTimesLabel: 'times',
  recurrenceEveryLabel: 'Every',
  recurrenceRepeatLabel: 'Repeat',
  /** Shown nowhere: the editor has no tabs. */
  recurrenceTabLabel: 'Recurrence',
  /** Shown nowhere: the list of rules is called by `recurrenceRepeatLabel`. */
  recurrenceMainSelectCustomLabel: 'Recurrence',
  recurrenceWeeklyFrequencyLabel: 'weeks',
  recurrenceWeeklyPresetLabel: 'Repeats weekly on {weekdayName}',
  recurrenceMonthlyFrequencyLabel: 'months',
  /** Shown nowhere: the day of a month has a field, called by `recurrenceDayLabel`. */
  recurrenceMonthlyDayOfMonthLabel: 'Day {dayNumber}',
  /** Shown nowhere: the weekday of a month has fields of its own. */
  recurrenceMonthlyLastWeekAriaLabel: '{weekDay} of the last week of the month',
  /** Shown nowhere: the weekday of a month has fields of its own. */
  recurrenceMonthlyLastWeekLabel: '{weekDay} last week',
  recurrenceMonthlyPresetLabel: 'Repeats monthly on day {dayNumber}',
  /** Shown nowhere: the weekday of a month has fields of its own. */
  recurrenceMonthlyWeekNumberAriaLabel: '{weekDay} week {ord} of the month',
  /** Shown nowhere: the weekday of a month has fields of its own. */
  recurrenceMonthlyWeekNumberLabel: '{weekDay} week {ord}',
  recurrenceWeeklyMonthlySpecificInputsLabel: 'On',
  recurrenceYearlyFrequencyLabel: 'years',
  recurrenceYearlyPresetLabel: 'Repeats annually on {date}',
  /** Shown nowhere: an event without a resource names none. */
  noResourceAriaLabel: 'No specific resource',
  selectColorAriaLabel: 'Select {color} as event color',
  resourceLabel: 'Resource',
  requiredResourceError: 'A resource is required.',
  readOnlyResourceError: '{resource} cannot be changed.',
  outsideHoursError: 'Outside of working hours ({hours})',
  dayClosedError: 'Closed on this day',
  blockedTimeError: 'This time is blocked',
  overlapError: 'Overlaps {titles}',
  capacityError: '{resource} is full from {from} to {until} ({taken} of {capacity})',
  refusedOnDate: '{date}: {reason}',
  minDateError: 'Nothing before {date}',
  maxDateError: 'Nothing after {date}',
  resourceWithoutEventsError: '{resource} can’t have events',
  resourceAlreadyThereError: '{resource} is part of it already',
  bookAnyway: 'Book anyway',
  putBack: 'Put back',
  closed: 'closed',
  conflictAriaLabel: '{event}, conflicts with {title}',
  nextFree: 'Next free: {when}',
  saveChanges: 'Save',
  startDateAfterEndDateError: 'End date cannot be before start date.',
  startDateLabel: 'Start date',
  startTimeAfterEndTimeError: 'End time must be after start time.',
  startTimeLabel: 'Start time',
  all: 'All events',
  cancel: 'Cancel',
  confirm: 'Confirm',
  onlyThis: 'Only this event',
  radioGroupAriaLabel: 'Editing recurring events scope',
  thisAndFollowing: 'This and following events',
  title: 'Apply this change to:',

  // Calendar
  resourcesLabel: 'Resources',
  agenda: 'Agenda',
  day: 'Day',
  month: 'Month',
  /** Shown nowhere: all views have a name of their own. */
  other: 'Other',
  today: 'Today',
  week: 'Week',
  time: 'Time',
  days: 'Days',
  /** Shown nowhere: steps of time are `timeSpanDay` and the like. */
  months: 'Months',
  /** Shown nowhere: steps of time are `timeSpanDay` and the like. */
  weeks: 'Weeks',
  /** Shown nowhere: there is no view of years. */
  years: 'Years',
  closeSidePanel: 'Close side panel',
  openSidePanel: 'Open side panel',
  /** Shown nowhere: the button opens what `openSidePanel` says, on phones too. */
  openMenu: 'Open menu',
  amPm12h: '12-hour (1:00PM)',
  hour24h: '24-hour (13:00)',
  preferencesMenu: 'Preferences',
  showWeekends: 'Show weekends',
  showResourceColumns: 'Show resource columns',
  showEmptyDaysInAgenda: 'Show empty days',
  showWeekNumber: 'Show week number',
  timeFormat: 'Time format',
  /** Shown nowhere: the preferences offer what the view has, without a heading. */
  viewSpecificOptions: '{view} view options',
  startWeekOn: 'Start week on',
  weekdaySunday: 'Sunday',
  weekdayMonday: 'Monday',
  weekdaySaturday: 'Saturday',
  allDay: 'All day',
  hiddenEvents: '{hiddenEventsCount} more',
  nextTimeSpan: 'Next {timeSpan}',
  previousTimeSpan: 'Previous {timeSpan}',
  resourceAriaLabel: 'Resource: {resourceName}',
  weekAbbreviation: 'W',
  /** The number of a week where it stands alone: 'W48'. */
  weekNumberShort: '{weekAbbreviation}{weekNumber}',
  weekNumberAriaLabel: 'Week {weekNumber}',
  /** Shown nowhere: lists tell which of its days it is, by `eventDayOfDays`. */
  eventItemMultiDayLabel: 'Ends {endDate}',
  miniCalendarLabel: 'Calendar',
  miniCalendarGoToPreviousMonth: 'Show previous month in calendar',
  miniCalendarGoToNextMonth: 'Show next month in calendar',
  calendarContentAriaLabel: 'Calendar content',
  /** Shown nowhere: there is no timeline. */
  timelineResourceTitleHeader: 'Resource title',

  // Toolbar and navigation
  toolbarAriaLabel: 'Calendar navigation',
  viewSwitcherLabel: 'View',
  viewAriaLabel: '{view} view, {range}',
  /** Stands for `{timeSpan}` in `nextTimeSpan` and `previousTimeSpan`. */
  timeSpanDay: 'day',
  timeSpanWeek: 'week',
  timeSpanMonth: 'month',
  timeSpanAgenda: 'days',
  chooseDateAriaLabel: '{range}, choose a date',
  chooseDateLabel: 'Choose a date',
  chooseMonthLabel: 'Choose month and year',
  previousYearLabel: 'Previous year',
  nextYearLabel: 'Next year',
  earlierYearsLabel: 'Earlier years',
  laterYearsLabel: 'Later years',
  openDayAriaLabel: '{label}, open {date}',

  // Days and cells
  dayEventsAriaLabel: { one: '{date}, {count} event', other: '{date}, {count} events' },
  dayNoEventsAriaLabel: '{date}, no events',
  dayHasEventsAriaLabel: '{date}, has events',
  dateTodayAriaLabel: '{date}, today',
  weekNumberHeader: 'Week number',
  timeZoneAriaLabel: 'Time zone: {zone}',
  /** How far a zone is apart from the one that is shown, behind its name: '−5', or '−6/−5' on a day it changes. */
  hoursApart: '{hours} h',
  /** Ends the name of a button that is called by its city. */
  showTimesInZone: 'show times in {zone}',

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
  moreEventsTitle: 'Events on {date}',
  expandAllDayRow: 'Show all all-day events',
  collapseAllDayRow: 'Show fewer all-day events',
  eventsEarlier: { one: '{count} earlier event', other: '{count} earlier events' },
  eventsLater: { one: '{count} later event', other: '{count} later events' },
  foldedHours: {
    '=0': '{timeRange}',
    one: '{timeRange}, {count} event',
    other: '{timeRange}, {count} events',
  },
  hourHeight: 'Height of an hour: {count} pixels',
  /** What resource columns leave out, where those without a resource have none. */
  unassignedEvents: {
    one: '{count} event without a resource',
    other: '{count} events without a resource',
  },
  allResourcesHidden: 'All resources are hidden',
  showAllResources: 'Show all resources',

  // One event
  eventUntitled: '(No title)',
  eventAriaLabel: '{title}, {when}',
  eventResourceAriaLabel: '{event}, {resource}',
  eventAllDaySpoken: '{date}, all day',
  timeFrom: 'from {time}',
  timeUntil: 'until {time}',
  eventDayOfDays: 'Day {dayNumber} of {dayCount}',

  // Editor
  newEventTitle: 'New event',
  editEventTitle: 'Edit event',
  viewEventTitle: 'Event details',
  requiredTitleError: 'A title is required.',
  invalidDateError: 'This is not a date.',
  invalidTimeError: 'This is not a time of day.',
  invalidZoneError: 'This is not a time zone.',
  unknownResourceError: 'Choose one of the resources.',
  unknownResourceHint: 'This resource is not known. It stays unless you choose another.',
  /** Takes one of an event's resources away, in the editor. */
  removeResource: 'Remove {resource}',
  timeZoneLabel: 'Time zone',
  timesInDisplayZone: '{range} ({zone})',
  skippedTime: 'The clocks skip {time}: it becomes {becomes}.',
  discardChangesTitle: 'Discard unsaved changes?',
  discardChanges: 'Discard',
  keepEditing: 'Keep editing',
  eventGone: 'This event was deleted meanwhile. Saving creates it again.',
  eventChangedMeanwhile: 'This event was changed meanwhile. Saving changes only what you edited.',

  // Menu of one event
  eventMenuAriaLabel: 'Actions for {title}',
  openEvent: 'Open',
  duplicateEvent: 'Duplicate',
  copyEvent: 'Copy',
  moveEvent: 'Move',
  sendEventOut: 'Move to {target}',
  colorOfResource: 'Color of the resource',
  colorRed: 'red',
  colorPink: 'pink',
  colorPurple: 'purple',
  colorIndigo: 'indigo',
  colorBlue: 'blue',
  colorTeal: 'teal',
  colorGreen: 'green',
  colorLime: 'lime',
  colorAmber: 'amber',
  colorOrange: 'orange',
  colorGrey: 'grey',

  // Keyboard
  shortcutsTitle: 'Keyboard shortcuts',
  shortcutMove: 'Move over days, half hours and events',
  shortcutOpen: 'Open an event, or create where there is none',
  shortcutCreate: 'Create an event',
  shortcutPickUp: 'Pick an event up, to move it with the arrow keys',
  shortcutCopy: 'Copy, cut, paste, duplicate',
  shortcutUndo: 'Undo, redo',
  shortcutFurtherTimes: 'Hear the time in other time zones',
  shortcutNext: 'Next dates',
  shortcutPrevious: 'Previous dates',
  shortcutZoom: 'Higher hours, lower hours, as they were',
  /** Keys as keyboards of the language print them. On a Mac their signs are shown instead. */
  keyControl: 'Ctrl',
  keyShift: 'Shift',
  keyEnter: 'Enter',
  keyDelete: 'Delete',
  eventPickedUp:
    'Picked up {title}, {when}. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
  eventMoved: 'Moved {title} from {from} to {to}',
  eventPutBack: 'Put {title} back, {when}',
  eventCreated: 'Created {title}, {when}',
  eventChanged: 'Changed {title}',
  eventCopied: 'Copied {title}',
  eventSentOut: 'Moved {title} to {target}',
  eventDeleted: 'Deleted {title}, {when}',
  eventDeletedMeanwhile: '{title} was deleted meanwhile',
  changeRefused: 'This change is not possible',
  undo: 'Undo',
  changeReplayed: 'Changed {title} back',
  changeNotReplayed: '{title} cannot be changed back any more',
  eventMoveRefused: '{title} cannot be changed',

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
  eventsLoading: 'Loading events',
  loadFailed: 'Events could not be loaded',
  saveFailed: { one: 'The change was not saved', other: '{count} changes were not saved' },
  problemWithReason: '{problem}: {reason}',
  retry: 'Retry',
  eventPendingAriaLabel: '{event}, not saved yet',
  changedElsewhere: '{title} was changed elsewhere meanwhile. Your change was not saved.',

  // Parts of the calendar
  partNotLoaded:
    'This part of the calendar could not be loaded. Check your connection, then try again or reload the page.',

  // Empty states
  invitationClick: 'Click a time to add an event',
  invitationTap: 'Tap a time to add an event',
  invitationDoubleClick: 'Double-click a time to add an event',
  noEvents: 'No events',
  agendaEmpty: 'No events from {date} on',
  agendaShowMore: 'Show more',
} as const satisfies Readonly<Record<string, string | PluralForms>>;

/** Name of one text of the calendar. */
export type LocaleTextKey = keyof typeof DEFAULT_LOCALE_TEXT | RecurrenceTextKey;

/** All texts of the calendar; a plain JSON object. */
export type LocaleText = Readonly<Record<LocaleTextKey, string | PluralForms>>;

/** The texts a host replaces; the others keep their default. */
export type PartialLocaleText = Partial<LocaleText>;
