import { ɵcreateTranslator as createTranslator, type PartialLocaleText } from 'ng-event-calendar';
import { localZone, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { describeEvent, RECURRENCE_TEXT, ruleNamesOf } from 'ng-event-calendar/recurrence/words';

/**
 * Returns the recurrence of an event in words, such as 'Every month on the third Friday'; null if the event doesn't
 * recur or has an invalid rule. `locale` is a BCP 47 tag; `localeText` replaces phrases, as the calendar's input does.
 */
export function describeRecurrence(
  event: CalendarEvent,
  locale = 'en-US',
  localeText?: PartialLocaleText,
): string | null {
  const text = createTranslator(locale, localeText, undefined, RECURRENCE_TEXT);
  return describeEvent(event, { text, names: ruleNamesOf(locale) }, localZone());
}
