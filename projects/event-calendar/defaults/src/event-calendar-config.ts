import { inject, InjectionToken, type Provider } from '@angular/core';
import type {
  BlockedTime,
  CalendarPreferences,
  CalendarView,
  EventCreation,
  EventOverlap,
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
  /** BCP 47 tag that names days, orders dates, and chooses week start and clock. Default: `LOCALE_ID`. */
  readonly locale?: string;
  readonly localeText?: PartialLocaleText;
  readonly shouldEventRequireResource?: boolean;
  readonly eventColor?: PaletteName;
  readonly areEventsDraggable?: boolean;
  readonly areEventsResizable?: Resizable;
  readonly canDragEventsFromTheOutside?: boolean;
  readonly canDropEventsToTheOutside?: boolean;
  readonly readOnly?: boolean;
  readonly eventCreation?: boolean | EventCreation;
  readonly defaultView?: CalendarView;
  readonly views?: readonly CalendarView[];
  readonly dayCount?: number;
  readonly dayStep?: number;
  readonly weekCount?: number;
  readonly hiddenDays?: readonly Weekday[];
  /** `YYYY-MM-DD`, inclusive. */
  readonly minDate?: string;
  /** `YYYY-MM-DD`, inclusive. */
  readonly maxDate?: string;
  readonly displayTimezone?: string;
  readonly additionalTimezones?: readonly (string | AdditionalTimezone)[];
  readonly defaultPreferences?: CalendarPreferences;
  readonly preferencesMenuConfig?: false | PreferencesMenuConfig;
  readonly responsiveSidePanel?: boolean;
  /** In pixels. */
  readonly mobileBreakpoint?: number;
  readonly eventDialogVariant?: 'drawer' | 'dialog';
  /** In pixels. */
  readonly eventDialogTopOffset?: number;
  readonly showEventCard?: 'hover' | 'none';
  readonly showAllDayRow?: boolean;
  readonly showCreateButton?: boolean;
  readonly showCurrentTimeIndicator?: boolean;
  readonly scrollToCurrentTime?: boolean;
  readonly visibleHours?: VisibleHours | readonly VisibleHours[];
  readonly hourHeight?: number | 'fit';
  readonly slotMinutes?: number;
  readonly resourceColumns?: boolean | ResourceColumns;
  readonly timeline?: TimelineOptions;
  readonly defaultTimelinePreset?: TimelinePreset;
  readonly workingHours?: readonly WorkingHours[];
  readonly blockedTimes?: readonly BlockedTime[];
  readonly unavailableTimes?: UnavailableTimes;
  readonly eventOverlap?: EventOverlap;
  readonly snapMinutes?: number;
  /** Pixels, or any CSS length. */
  readonly height?: number | string;
}

/** Defaults provided here, merged with those provided further out. */
export const EVENT_CALENDAR_CONFIG = new InjectionToken<EventCalendarConfig>(
  'EVENT_CALENDAR_CONFIG',
  { factory: () => ({}) },
);

/**
 * Provides defaults and texts for all calendars of an application, a route or a component. When provided at several
 * levels, the nearest wins: option by option, and text by text in `localeText`.
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
