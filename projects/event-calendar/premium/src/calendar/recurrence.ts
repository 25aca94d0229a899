import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type {
  DEFAULT_LOCALE_TEXT,
  LocaleText,
  LocaleTextKey,
  ɵCalendarRecurrence as CalendarRecurrence,
} from 'ng-event-calendar';
import {
  concernsOne,
  diagnoseRules,
  editOccurrence,
  eventOfOccurrence,
  RECURRENCE_ENGINE,
  RECURRENCE_TEXT,
  removeOccurrence,
  seriesOf,
} from 'ng-event-calendar/recurrence/internal';

/** Defaults of all texts that the plain calendar has no defaults for. */
const TEXT: Pick<
  LocaleText,
  Exclude<LocaleTextKey, keyof typeof DEFAULT_LOCALE_TEXT>
> = RECURRENCE_TEXT;

/** Recurrence functions in the form that the calendar takes. */
export const CALENDAR_RECURRENCE: CalendarRecurrence = {
  ...RECURRENCE_ENGINE,
  recurs: (event: CalendarEvent, localZone: string) => seriesOf(event, localZone) !== null,
  eventOf: eventOfOccurrence,
  concernsOne,
  edit: editOccurrence,
  remove: removeOccurrence,
  diagnose: diagnoseRules,
  text: TEXT,
};
