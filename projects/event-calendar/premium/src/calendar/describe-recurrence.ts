import { ɵcreateTranslator as createTranslator, type PartialLocaleText } from 'ng-event-calendar';
import { eventZone, localZone, type CalendarEvent } from 'ng-event-calendar/core';
import { seriesOf } from '../expand/series';
import { describeRule } from '../words/describe-rule';
import { RECURRENCE_TEXT } from '../words/recurrence-text';
import { ruleNamesOf } from '../words/rule-names';

/**
 * An event's rule in words, 'Every month on the third Friday'; null where the event doesn't recur or
 * its rule can't be followed. `locale` is a BCP 47 tag, `localeText` as that of the calendar.
 */
export function describeRecurrence(
  event: CalendarEvent,
  locale = 'en-US',
  localeText?: PartialLocaleText,
): string | null {
  const browserZone = localZone();
  const series = seriesOf(event, browserZone);
  if (series === null) return null;
  const start = {
    wall: series.startWall,
    zone: series.allDay ? null : eventZone(event, browserZone),
  };
  const text = createTranslator(locale, localeText, undefined, RECURRENCE_TEXT);
  return describeRule(series.rule, start, { text, names: ruleNamesOf(locale) });
}
