import { ɵcreateTranslator as createTranslator, type PartialLocaleText } from 'ng-event-calendar';
import { localZone, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { describeEvent, RECURRENCE_TEXT, ruleNamesOf } from 'ng-event-calendar/recurrence/internal';

/**
 * An event's rule in words, 'Every month on the third Friday'; null where the event doesn't recur or
 * its rule can't be followed. `locale` is a BCP 47 tag, `localeText` as that of the calendar.
 */
export function describeRecurrence(
  event: CalendarEvent,
  locale = 'en-US',
  localeText?: PartialLocaleText,
): string | null {
  const text = createTranslator(locale, localeText, undefined, RECURRENCE_TEXT);
  return describeEvent(event, { text, names: ruleNamesOf(locale) }, localZone());
}
