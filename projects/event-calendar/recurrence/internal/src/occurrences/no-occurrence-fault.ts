import { formatDay, dayOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { wallsFrom } from '../expand/pattern';
import { isLeftOut, seriesOf, startsOn, type Series } from '../expand/series';

/** Fault of a series without any occurrence; `problem` continues the word `field`, `fix` is a sentence. */
export interface NoOccurrenceFault {
  readonly code: 'no-occurrence';
  readonly field: 'rrule' | 'exDates';
  readonly problem: string;
  readonly fix: string;
}

/** Answers by series: a pattern without dates is searched over all years, and events are checked at every change. */
const known = new WeakMap<Series, NoOccurrenceFault | null>();

/**
 * Returns why a series has no occurrence at all, so that nothing of it is ever shown; null if it has one, at whatever
 * date, or if the event doesn't recur. A series with occurrences is read up to the first one that isn't excluded.
 */
export function noOccurrenceFaultOf(event: CalendarEvent): NoOccurrenceFault | null {
  const series = seriesOf(event);
  if (series === null) return null;
  const before = known.get(series);
  if (before !== undefined) return before;
  const found = faultOfSeries(series);
  known.set(series, found);
  return found;
}

function faultOfSeries(series: Series): NoOccurrenceFault | null {
  let isAnyExcluded = false;
  for (const { wall, start } of startsOn(series, -Infinity)) {
    if (!isLeftOut(series, wall, start)) return null;
    isAnyExcluded = true;
  }
  if (isAnyExcluded) {
    return fault(
      'exDates',
      'exclude every date of the series, so it is never shown',
      'Keep one of its dates, or remove the series.',
    );
  }
  const { startWall, pattern } = series;
  const start = formatDay(dayOf(startWall));
  const first = wallsFrom(pattern, startWall).next().value;
  return first === undefined
    ? fault(
        'rrule',
        `has no date from the start ${start} on, so the series is never shown`,
        'Choose dates that exist: February has no 30th day.',
      )
    : fault(
        'rrule',
        `ends by its UNTIL before its first date ${formatDay(dayOf(first))}, so the series is never shown`,
        'Give a later UNTIL, or an earlier start.',
      );
}

function fault(field: NoOccurrenceFault['field'], problem: string, fix: string): NoOccurrenceFault {
  return { code: 'no-occurrence', field, problem, fix };
}
