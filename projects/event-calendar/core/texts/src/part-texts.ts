/**
 * Texts of lazy parts, in English by key: of the editor, menus and popovers, and of pointer and keyboard interaction
 * with its announcements. An entry point of its own, as they would otherwise load with the first render.
 */
export const PART_TEXT = {
  // Editor, toolbar and scope prompt
  colorPickerLabel: 'Event color',
  /** Shown nowhere: the colours are one field, labelled by `colorPickerLabel`. */
  colorSectionLabel: 'Color',
  dateTimeSectionLabel: 'Date & time',
  /** Shown nowhere: resource and colour are fields of their own in the editor. */
  resourceColorSectionLabel: 'Resource & color',
  allDayLabel: 'All day',
  closeButtonAriaLabel: 'Close',
  /** Shown nowhere: the name of an event has its resource as it is seen on it. */
  resourceAriaLabel: 'Resource: {resourceName}',
  /** Shown nowhere: an editable event opens in the editor at once. */
  editEventButtonAriaLabel: 'Edit event',
  /** Shown nowhere: the delete button shows `deleteEvent`. */
  deleteEventButtonAriaLabel: 'Delete event',
  eventActionsToolbarAriaLabel: 'Event actions',
  deleteEvent: 'Delete event',
  descriptionLabel: 'Description',
  endDateLabel: 'End date',
  endTimeLabel: 'End time',
  eventTitleAriaLabel: 'Event title',
  /** Shown nowhere: the editor has no tabs. */
  generalTabLabel: 'General',
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
  /** Shown nowhere: the list of rules is labelled by `recurrenceRepeatLabel`. */
  recurrenceMainSelectCustomLabel: 'Recurrence',
  recurrenceWeeklyFrequencyLabel: 'weeks',
  recurrenceWeeklyPresetLabel: 'Repeats weekly on {weekdayName}',
  recurrenceMonthlyFrequencyLabel: 'months',
  /** Shown nowhere: the day of a month has a field, labelled by `recurrenceDayLabel`. */
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
  requiredKindError: '{kind} is missing.',
  readOnlyResourceError: '{resource} cannot be changed.',
  outsideHoursError: 'Outside of working hours ({hours})',
  dayClosedError: 'Closed on this day',
  overlapError: 'Overlaps {titles}',
  capacityError: '{resource} is full from {from} to {until} ({taken} of {capacity})',
  refusedOnDate: '{date}: {reason}',
  resourceWithoutEventsError: '{resource} can’t have events',
  resourceAlreadyThereError: '{resource} is part of it already',
  bookAnyway: 'Book anyway',
  putBack: 'Put back',
  closed: 'closed',
  nextFree: 'Next free: {when}',
  skipDates: { one: 'Leave out {count} date', other: 'Leave out {count} dates' },
  /** Number of further dates behind the first five, as the last of the list. */
  moreRefusedDates: { one: '{count} more date', other: '{count} more dates' },
  datesRemain: '{count} of {total} remain',
  /** Dates that were left out of a series, separated by commas. */
  datesSkipped: 'Left out: {dates}',
  shownDespiteFilter: 'Shown despite the filter, until that changes',
  restoreDates: 'Restore dates',
  saveChanges: 'Save',
  startDateAfterEndDateError: 'End date cannot be before start date.',
  /** Label of the date of an event that ends on the day on which it starts. */
  singleDateLabel: 'Date',
  startDateLabel: 'Start date',
  startTimeAfterEndTimeError: 'End time must be after start time.',
  startTimeLabel: 'Start time',
  cancel: 'Cancel',
  confirm: 'Confirm',
  onlyThis: 'Only this event',
  radioGroupAriaLabel: 'Editing recurring events scope',
  thisAndFollowing: 'This and following events',
  all: 'All events',
  title: 'Apply this change to:',

  // Calendar
  /** Shown nowhere: every view has a name of its own. */
  other: 'Other',
  /** Cell unit in the preset menu of the timeline, as `days`, `weeks` and `months` are. */
  hours: 'Hours',
  months: 'Months',
  weeks: 'Weeks',
  /** Shown nowhere: there is no year view. */
  years: 'Years',
  /** Shown nowhere: the button is labelled by `openSidePanel`, on phones too. */
  openMenu: 'Open menu',
  amPm12h: '12-hour (1:00 PM)',
  hour24h: '24-hour (13:00)',
  timeFormat: 'Time format',
  /** Shown nowhere: the preferences list the view's options without a heading. */
  viewSpecificOptions: '{view} view options',
  startWeekOn: 'Start week on',
  weekdaySunday: 'Sunday',
  weekdayMonday: 'Monday',
  weekdaySaturday: 'Saturday',
  /** Shown nowhere: lists tell which day of an event it is, by `eventDayOfDays`. */
  eventItemMultiDayLabel: 'Ends {endDate}',

  // Toolbar and navigation
  chooseDateLabel: 'Choose a date',

  // Days and cells
  /** Difference of a zone from the display zone, after its name: '−5', or '−6/−5' on a day it changes. */
  hoursApart: '{hours} h',
  /** End of the name of a button that is labelled with a city. */
  showTimesInZone: 'show times in {zone}',

  // Crowded days
  moreEventsTitle: 'Events on {date}',
  foldedHours: {
    '=0': '{timeRange}',
    one: '{timeRange}, {count} event',
    other: '{timeRange}, {count} events',
  },
  hourHeight: 'Height of an hour: {count} pixels',

  // Timeline
  /** Heading of the column with the titles of rows. */
  timelineResourceTitleHeader: 'Resources',
  /** Name of the button that opens the preset menu; `{preset}` is `hours`, `days`, `weeks` or `months`. */
  timelinePresetAriaLabel: 'Unit of a cell: {preset}',
  timelineRowAriaLabel: '{resource}, {range}',
  /** Number of events that a collapsed group of resources holds. */
  eventsBeneath: { one: '{count} event beneath', other: '{count} events beneath' },
  /** Keeps the row of a resource at the top. */
  pinRow: 'Pin',
  unpinRow: 'Unpin',
  expandAllResources: 'Expand all',
  collapseAllResources: 'Collapse all',
  /** Name of the edge that resizes the column of titles. */
  resizeTitles: 'Width of the titles',
  /** Hours that are booked out of those that are open. */
  workloadOfRow: '{booked} of {open} h',
  /** Answer to the key of `shortcutFindTime`. */
  nothingFree: 'No free time found',
  /** Answer to the keys of `shortcutZoomCells`. */
  cellWidth: 'Cells are {width} pixels wide',

  // Editor
  editEventTitle: 'Edit event',
  viewEventTitle: 'Event details',
  requiredTitleError: 'A title is required.',
  invalidDateError: 'This is not a date.',
  invalidTimeError: 'This is not a time of day.',
  invalidZoneError: 'This is not a time zone.',
  unknownResourceError: 'Choose one of the resources.',
  unknownResourceHint: 'This resource is not known. It stays unless you choose another.',
  /** Removes one of an event's resources, in the editor. */
  removeResource: 'Remove {resource}',
  allResourcesHidden: 'All resources are hidden',
  showAllResources: 'Show all resources',
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
  shortcutMove: 'Move over days, times and events',
  shortcutNextEvent: 'Next event, previous event',
  shortcutOpen: 'Open an event, or create where there is none',
  shortcutCreate: 'Create an event',
  shortcutPickUp: 'Pick an event up, to move it with the arrow keys',
  shortcutCopy: 'Copy, cut, paste, duplicate',
  shortcutUndo: 'Undo, redo',
  shortcutFurtherTimes: 'Hear the time in other time zones',
  shortcutNext: 'Next dates',
  shortcutPrevious: 'Previous dates',
  shortcutZoom: 'Higher hours, lower hours, as they were',
  shortcutZoomCells: 'Wider or narrower cells',
  shortcutFindTime: 'Next free time',
  shortcutSearch: 'Search events',
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
  eventSentAway: 'Moved {title} out of the calendar',
  eventDeleted: 'Deleted {title}, {when}',
  eventDeletedMeanwhile: '{title} was deleted meanwhile',
  eventDeletedNotice: '{title} deleted',
  eventMovedNotice: 'Moved to {when}',
  eventResizedNotice: 'Now {when}',
  changeRefused: 'This change is not possible',
  changeNotReplayed: '{title} cannot be changed back any more',
  eventsLoaded: 'Events loaded',
  eventSaved: 'Saved {title}',
  moveUndone: 'Move undone: {title} is at {when} again',
  deletionUndone: 'Deletion undone: {title}, {when}',
  creationUndone: 'Creation undone: {title}',
  changeUndone: 'Change undone: {title}',
  moveRedone: 'Move redone: {title} is at {when}',
  deletionRedone: 'Deletion redone: {title}',
  creationRedone: 'Creation redone: {title}, {when}',
  changeRedone: 'Change redone: {title}',
  /** Answer to a drop by keys that isn’t possible; `{title}` stays in hand. */
  dropRefused: 'Not possible here: {reason}. Still holding {title}',
  /** Of a thing of the page that was picked up by keys. */
  externalPutBack: 'Put {title} back',
  /** Replaces `{title}` where a change was made to an occurrence and those after it. */
  titleAndFollowing: '{title} and following events',
  /** Replaces `{title}` where a change was made to all of a series. */
  titleOfAll: '{title}, all events',
  /** Follows the fault of a date or time. */
  writtenLike: 'Write it like {example}.',
  closedUntil: 'Closed until {time}',
  closedFrom: 'Closed from {time}',
  closedBetween: 'Closed {timeRange}',
  /** Follows the time of the cursor inside of events. */
  duringEvents: 'during {titles}',
  noLaterEvent: 'No later event on these dates',
  noEarlierEvent: 'No earlier event on these dates',
  eventMoveRefused: '{title} cannot be changed',

  // Several events
  eventsSelected: { one: '{count} event selected', other: '{count} events selected' },
  /** On a phone, beside the buttons that act on them. */
  eventsSelectedShort: { one: '{count} selected', other: '{count} selected' },
  selectionCleared: 'Selection cleared',
  eventsPickedUp: {
    one: '{count} event picked up. Move it with the arrow keys. Enter drops it, Escape puts it back.',
    other:
      '{count} events picked up. Move them with the arrow keys. Enter drops them, Escape puts them back.',
  },
  eventsMoved: { one: '{count} event moved to {when}', other: '{count} events moved to {when}' },
  eventsDeleted: { one: '{count} event deleted', other: '{count} events deleted' },
  eventsCopied: { one: '{count} event copied', other: '{count} events copied' },
  eventsRecolored: {
    one: 'Color of {count} event changed',
    other: 'Color of {count} events changed',
  },
  eventsPasted: {
    one: '{count} event pasted at {when}',
    other: '{count} events pasted, the first at {when}',
  },
  eventsAlreadyThere: {
    one: '{count} event is there already',
    other: '{count} events are there already',
  },
  eventsReplayed: { one: 'Changed {count} event back', other: 'Changed {count} events back' },
  /** Events that may not be changed, by their titles, separated by commas. */
  eventsStay: { one: '{titles} stays where it is', other: '{titles} stay where they are' },
  /** Reason against the change of several events, after the title of the first that it is about. */
  eventRefused: '{title}: {reason}',
  /** Refusal of a step that takes one of the events beyond the first or last column or row. */
  noSuchColumnError: 'There is no column for all of them',
  pasteOthers: 'Paste the others',
  pasteSelection: 'Paste',
  moveSelection: 'Move',
  copySelection: 'Copy',
  recolorSelection: 'Color',
  deleteSelection: 'Delete',
  moreOfSelection: 'More actions',
  clearSelection: 'Clear selection',
  selectionBarLabel: 'Selected events',
  /** Title of the question for the scope, in place of `title`. */
  scopeOfSeveral: {
    one: 'Apply this change to the series of {count} event:',
    other: 'Apply this change to the series of {count} events:',
  },
  /** Description of the grid while one event is selected. */
  severalEventsHint: 'X selects further events, Escape clears the selection',
  shortcutSelect: 'Select or deselect an event',
  shortcutSelectRange: 'Select up to this event',
  shortcutSelectAll: 'Select all events',

  // Data on demand
  eventsLoading: 'Loading events',
  loadFailed: 'Events could not be loaded',
  serverAnswered: 'The server answered {status}',
  saveFailed: { one: 'The change was not saved', other: '{count} changes were not saved' },
  problemWithReason: '{problem}: {reason}',
  // Search
  eventsFound: { one: '{count} event found', other: '{count} events found' },
  /** Number of results that are listed so far, and of all. */
  someEventsShown: '{shown} of {count}',
  noEventsFound: 'No event matches “{query}”',
  earlierEvents: 'Earlier',
  searchingServer: 'Searching…',
  searchFailed: 'The server could not be searched',
  nextOccurrence: '{rule}, next {date}',
  changedElsewhere: 'Changed elsewhere meanwhile: {title}. Your change was not saved.',
} as const;
