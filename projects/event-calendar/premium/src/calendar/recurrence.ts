import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  ɵlazyPart as lazyPart,
  type ɵCalendarRecurrence as CalendarRecurrence,
} from 'ng-event-calendar';
import {
  concernsOne,
  countOccurrences,
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  RECURRENCE_ENGINE,
  seriesOf,
} from 'ng-event-calendar/recurrence/internal';
import { recurrenceText } from './recurrence-words';

declare const ngDevMode: unknown;

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
  diagnose: (events, blockedTimes) => (ngDevMode ? diagnoseRules(events, blockedTimes) : []),
  text: recurrenceText,
};
