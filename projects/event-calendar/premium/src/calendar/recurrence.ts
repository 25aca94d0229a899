import type { CalendarEvent } from 'ng-event-calendar/core';
import type {
  DEFAULT_LOCALE_TEXT,
  LocaleText,
  LocaleTextKey,
  ɵCalendarRecurrence as CalendarRecurrence,
} from 'ng-event-calendar';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';
import { seriesOf } from '../expand/series';
import { diagnoseRules } from '../rules/diagnose-rules';
import { editOccurrence, eventOfOccurrence, removeOccurrence } from '../scopes/edit-occurrence';
import { RECURRENCE_TEXT } from '../words/recurrence-text';

/** The defaults of all texts that the plain calendar has no defaults for. */
const TEXT: Pick<
  LocaleText,
  Exclude<LocaleTextKey, keyof typeof DEFAULT_LOCALE_TEXT>
> = RECURRENCE_TEXT;

/** Recurrence as the calendar asks for it. */
export const CALENDAR_RECURRENCE: CalendarRecurrence = {
  ...RECURRENCE_ENGINE,
  recurs: (event: CalendarEvent, localZone: string) => seriesOf(event, localZone) !== null,
  eventOf: eventOfOccurrence,
  edit: editOccurrence,
  remove: removeOccurrence,
  diagnose: diagnoseRules,
  text: TEXT,
};
