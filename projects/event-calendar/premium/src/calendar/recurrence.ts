import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  ɵlazyPart as lazyPart,
  type DEFAULT_LOCALE_TEXT,
  type LocaleText,
  type LocaleTextKey,
  type ɵCalendarRecurrence as CalendarRecurrence,
} from 'ng-event-calendar';
import {
  concernsOne,
  countOccurrences,
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  RECURRENCE_ENGINE,
  RECURRENCE_TEXT,
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
  countOccurrences,
  excludeDates,
  scopes: lazyPart(
    () => import('ng-event-calendar/recurrence/scopes'),
    (chunk) => chunk,
  ),
  diagnose: diagnoseRules,
  text: TEXT,
};
