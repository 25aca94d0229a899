export { provideEventCalendar, type EventCalendarConfig } from './event-calendar-config';
export type { AdditionalTimezone } from './additional-timezone';
export type { LocaleText, LocaleTextKey, PartialLocaleText, PluralForms } from './locale-text';

// For the calendar's own use, not for hosts: it may change with any version.
export { EVENT_CALENDAR_CONFIG as ɵEVENT_CALENDAR_CONFIG } from './event-calendar-config';
