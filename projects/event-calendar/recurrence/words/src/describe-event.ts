import { dayOf, eventZone, type CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  addedBetween,
  isLeftOut,
  seriesOf,
  startsOn,
  wallsBetween,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { describeRule, type RuleWords } from './describe-rule';

/** Number of added dates that are listed; further ones are counted. */
const SAID_DATES = 3;

/** Returns the recurrence of an event as a sentence; null if it doesn't recur. */
export function describeEvent(
  event: CalendarEvent,
  words: RuleWords,
  localZone: string,
): string | null {
  const series = seriesOf(event, localZone);
  return series && describeSeries(series, words, localZone);
}

/** Returns the rule of a series as a sentence, with its added dates; without a rule, the dates alone. */
export function describeSeries(
  series: Series,
  { text, names }: RuleWords,
  localZone: string,
): string | null {
  const { rule, hasRule, startWall, allDay, event } = series;
  const zone = allDay ? null : eventZone(event, localZone);
  const sentence = hasRule ? describeRule(rule, { wall: startWall, zone }, { text, names }) : null;
  const days = datesOf(series);
  if (days.length === 0) return sentence;
  const said = days.slice(0, SAID_DATES).map(names.date);
  const count = days.length - said.length;
  const dates = names.and(count > 0 ? [...said, text('recurrenceMoreDates', { count })] : said);
  return sentence === null
    ? text('recurrenceDatesOnly', { dates })
    : text('recurrenceAddedDates', { rule: sentence, dates });
}

/** Returns the days on which a series happens besides its rule, each once. */
function datesOf(series: Series): readonly number[] {
  const dates = series.hasRule
    ? addedBetween(series, -Infinity, Infinity).filter(
        ({ wall }) => wallsBetween(series, wall, wall + 1).length === 0,
      )
    : [...startsOn(series, -Infinity)];
  const seen = dates.filter(({ wall, start }) => !isLeftOut(series, wall, start));
  return [...new Set(seen.map(({ wall }) => dayOf(wall)))];
}
