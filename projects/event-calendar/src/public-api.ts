export { EventCalendarComponent } from './calendar/event-calendar';
export { EventChangeRequest } from './store/event-change-request';
export type { VisibleRange } from './store/calendar-inputs';
export type { SxObject } from './styles/sx';
export {
  DEFAULT_LOCALE_TEXT,
  type LocaleText,
  type LocaleTextKey,
  type PartialLocaleText,
  type PluralForms,
} from './text/locale-text';
export {
  DEFAULT_COLOR,
  PALETTE,
  VIEWS,
  type CalendarEvent,
  type CalendarPreferences,
  type CalendarResource,
  type CalendarView,
  type EventCreation,
  type Id,
  type LastAction,
  type LastActionType,
  type PaletteName,
  type PreferencesMenuConfig,
  type RecurrenceRule,
  type Resizable,
  type VisibleHours,
  type VisibleResources,
  type Weekday,
} from 'ng-event-calendar/core';
