import { dayOf, type CalendarEvent, type RecurrenceScope } from 'ng-event-calendar/core/internal';
import {
  isLeftOut,
  type Series,
  seriesOf,
  startsOn,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
import { editOccurrence } from 'ng-event-calendar/recurrence/scopes';
import { describeSeries, type RuleWords } from 'ng-event-calendar/recurrence/words';

/** Preview of a rule: its sentence, and the days on which the event happens next. */
export interface RuleOutlook {
  readonly sentence: string;
  /** Day numbers in the event's own zone. */
  readonly days: readonly number[];
}

const SHOWN = 5;

/** Returns the preview of saving `after`, for an event or one occurrence of a series. Null if it doesn't recur. */
export function outlookOf(
  after: CalendarEvent,
  occurrence: TouchedOccurrence | null,
  words: RuleWords,
  localZone: string,
): RuleOutlook | null {
  const here = seriesOf(after, localZone);
  if (here === null) return null;
  const whole = became(after, occurrence, 'all', localZone) ?? here;
  const rest = became(after, occurrence, 'thisAndFollowing', localZone) ?? here;
  return {
    sentence: describeSeries(whole, words, localZone) ?? '',
    days: nextDays(rest, here.startWall),
  };
}

/** Returns the series of an occurrence after an edit. */
function became(
  after: CalendarEvent,
  occurrence: TouchedOccurrence | null,
  scope: RecurrenceScope,
  localZone: string,
): Series | null {
  if (occurrence === null || seriesOf(occurrence.event, localZone) === null) return null;
  const { event } = occurrence;
  const edit = editOccurrence([event], occurrence, after, scope, 'update', localZone);
  // An edit to a rule without occurrences leaves no series.
  return edit?.type === 'delete' ? null : seriesOf(edit?.event ?? event, localZone);
}

function nextDays(series: Series, from: number): number[] {
  const days: number[] = [];
  for (const { wall, start } of startsOn(series, from)) {
    const day = dayOf(wall);
    if (!isLeftOut(series, wall, start) && days.at(-1) !== day) days.push(day);
    if (days.length === SHOWN) break;
  }
  return days;
}
