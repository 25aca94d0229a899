import { eventZone, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { seriesOf } from '../expand/series';
import { describeRule, type RuleWords } from './describe-rule';

/** An event's rule as a sentence; null where the event doesn't recur. */
export function describeEvent(
  event: CalendarEvent,
  words: RuleWords,
  localZone: string,
): string | null {
  const series = seriesOf(event, localZone);
  if (series === null) return null;
  const zone = series.allDay ? null : eventZone(event, localZone);
  return describeRule(series.rule, { wall: series.startWall, zone }, words);
}
