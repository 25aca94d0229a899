import { inject, InjectionToken, type Provider } from '@angular/core';
import type {
  BlockedTime,
  CalendarPreferences,
  CalendarView,
  EditorFieldChoice,
  EventCreation,
  EventOverlap,
  EventSearch,
  PaletteName,
  PreferencesMenuConfig,
  Resizable,
  ResourceColumns,
  TimelineOptions,
  TimelinePreset,
  UnavailableTimes,
  VisibleHours,
  Weekday,
  WorkingHours,
} from 'ng-event-calendar/core/internal';
import type { AdditionalTimezone } from './additional-timezone';
import type { PartialLocaleText } from './locale-text';

/**
 * Defaults of an application for its calendars: inputs by their names, and the locale. A missing key keeps the
 * calendar's own default. An input that is bound on a calendar replaces the default as a whole, except `localeText`,
 * which is merged text by text.
 */
export interface EventCalendarConfig {
  /** BCP 47 tag that sets names of days, order of dates, first day of the week and clock. Default: `LOCALE_ID`. */
  readonly locale?: string;
  /** Texts, merged with those of outer providers and of the calendar. */
  readonly localeText?: PartialLocaleText;
  /** Whether users can select several events to move, copy, recolour or delete them together. Default false. */
  readonly canSelectSeveralEvents?: boolean;
  /** Whether every event needs a resource; a list requires one of each of these kinds. Default false. */
  readonly shouldEventRequireResource?: boolean | readonly string[];
  /** Palette name of the colour of events without one of their own. Default `'teal'`. */
  readonly eventColor?: PaletteName;
  /** Whether events may be dragged. Default true. */
  readonly areEventsDraggable?: boolean;
  /** Edges by which events may be resized. Default true. */
  readonly areEventsResizable?: Resizable;
  /** Whether external events may be dropped on the calendar. Default false. */
  readonly canDragEventsFromTheOutside?: boolean;
  /** Whether events may be dragged out of the calendar. Default false. */
  readonly canDropEventsToTheOutside?: boolean;
  /** Whether events can't be changed. Default false. */
  readonly readOnly?: boolean;
  /** Whether and how users create events. Default true. */
  readonly eventCreation?: boolean | EventCreation;
  /** Initial view. Default `'week'`. */
  readonly defaultView?: CalendarView;
  /** Views offered. Default: day, week, month and agenda. */
  readonly views?: readonly CalendarView[];
  /** Number of days that the view `days` shows, 1 to 31. Default 3. */
  readonly dayCount?: number;
  /** Number of shown days by which the view `days` advances, 1 to 31. Default: as many as it shows. */
  readonly dayStep?: number;
  /** Number of weeks that the month view shows instead of the month, 1 to 12. */
  readonly weekCount?: number;
  /** Weekdays that week, days and month never show. Default: none. */
  readonly hiddenDays?: readonly Weekday[];
  /** First date offered, `YYYY-MM-DD`. */
  readonly minDate?: string;
  /** Last date offered, `YYYY-MM-DD`. */
  readonly maxDate?: string;
  /** Zone in which times are shown: an IANA name, `'UTC'`, `'default'` or `'locale'`. Default `'default'`. */
  readonly displayTimezone?: string;
  /** Up to three zones whose times are shown beside those of the display zone. Default: none. */
  readonly additionalTimezones?: readonly (string | AdditionalTimezone)[];
  /** Initial preferences of the user. */
  readonly defaultPreferences?: CalendarPreferences;
  /** Items of the preferences menu; false hides the menu. */
  readonly preferencesMenuConfig?: false | PreferencesMenuConfig;
  /** Whether the side panel starts open in a wide calendar and closes if there is no room. Default true. */
  readonly responsiveSidePanel?: boolean;
  /** Width in pixels below which a calendar is laid out for a phone. Default 768. */
  readonly mobileBreakpoint?: number;
  /** Presentation of the event editor. Default `'drawer'`. */
  readonly eventDialogVariant?: 'drawer' | 'dialog';
  /** Distance in pixels between the window's top and the editor's drawer. Default 0. */
  readonly eventDialogTopOffset?: number;
  /** Fields of the editor's form, in order. Default: all. */
  readonly editorFields?: readonly EditorFieldChoice[];
  /** Whether and how users can search events. Default false. */
  readonly eventSearch?: boolean | EventSearch;
  /** Whether a card shows details of an event on hover and focus. Default `'hover'`. */
  readonly showEventCard?: 'hover' | 'none';
  /** Whether day and week view show the all-day row even while it is empty. Default true. */
  readonly showAllDayRow?: boolean;
  /** Whether there is a button "New event". Default true. */
  readonly showCreateButton?: boolean;
  /** Whether the current time is marked with a line. Default true. */
  readonly showCurrentTimeIndicator?: boolean;
  /** Whether views start scrolled to the current time. Default false. */
  readonly scrollToCurrentTime?: boolean;
  /** Hours of the day that are shown. Default: 0 to 24. */
  readonly visibleHours?: VisibleHours | readonly VisibleHours[];
  /** Height of an hour in day and week view in pixels, 24 to 240, or `'fit'`. */
  readonly hourHeight?: number | 'fit';
  /** Minutes between the lines of day and week view, 5 to 240. Default 30. */
  readonly slotMinutes?: number;
  /** Whether and how day and week view show resources side by side. Default false. */
  readonly resourceColumns?: boolean | ResourceColumns;
  /** Options of the timeline. */
  readonly timeline?: TimelineOptions;
  /** Initial preset of the timeline. Default `'hours'`. */
  readonly defaultTimelinePreset?: TimelinePreset;
  /** Working hours of resources without hours of their own. Default: all time is open. */
  readonly workingHours?: readonly WorkingHours[];
  /** Spans of time that are taken or closed. Default: none. */
  readonly blockedTimes?: readonly BlockedTime[];
  /** Answer to events outside working hours or in blocked time. Default `'allow'`. */
  readonly unavailableTimes?: UnavailableTimes;
  /** Answer to events that overlap. Default `'allow'`. */
  readonly eventOverlap?: EventOverlap;
  /** Step in minutes by which events are created, moved and resized. Default 15. */
  readonly snapMinutes?: number;
  /** Height of the calendar: pixels, or any CSS length. Default 600. */
  readonly height?: number | string;
}

/**
 * Defaults provided here, merged with those provided further out.
 *
 * @internal
 */
export const EVENT_CALENDAR_CONFIG = new InjectionToken<EventCalendarConfig>(
  'EVENT_CALENDAR_CONFIG',
  { factory: () => ({}) },
);

/**
 * Provides defaults and texts for all calendars of an application, a route or a component. If provided at several
 * levels, the nearest takes precedence: option by option, and text by text in `localeText`.
 */
// Not EnvironmentProviders, which a component couldn't list in its `providers`.
export function provideEventCalendar(config: EventCalendarConfig): Provider[] {
  return [{ provide: EVENT_CALENDAR_CONFIG, useFactory: () => withOuter(config) }];
}

function withOuter(config: EventCalendarConfig): EventCalendarConfig {
  const outer = inject(EVENT_CALENDAR_CONFIG, { skipSelf: true, optional: true });
  return {
    ...outer,
    ...config,
    localeText: { ...outer?.localeText, ...config.localeText },
  };
}
