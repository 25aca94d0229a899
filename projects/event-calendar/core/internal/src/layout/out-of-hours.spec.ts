import { columnsOf, DAYS_ALONE } from '../columns/column';
import { timedByColumn } from '../columns/column-occurrences';
import { dayFrom, formatDay } from '../dates/civil-time';
import { givenEvent } from '../given';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import { layoutColumn } from './column-layout';
import { eventsOutOfHours, type DayOfEvents } from './out-of-hours';
import { indexResources } from '../rules/resource-index';
import { createTimeAxis } from './time-axis';

const ZONE = 'America/New_York';

/** Returns the events that 08:00 to 18:00 leave out of days in November 2026: `20: a b` for each day. */
function leftOut(
  days: readonly number[],
  times: Readonly<Record<string, string>>,
  maxLanes = 8,
): { before: string[]; after: string[] } {
  const shown = days.map((day) => dayFrom(2026, 11, day));
  const axis = createTimeAxis(shown, ZONE, [{ start: 8, end: 18 }]);
  const events = Object.entries(times).map(([id, said]) => {
    const [start, end] = said.split(' to ').map((each) => `2026-11-${each.replace(' ', 'T')}`);
    return givenEvent({ id, start: start!, end: end! });
  });
  const found = occurrencesIn(
    indexEvents(events, ZONE),
    shown[0]!,
    shown.at(-1)!,
    ZONE,
    () => true,
  );
  const columns = columnsOf(shown, DAYS_ALONE);
  const byColumn = timedByColumn(found, columns, indexResources([]));
  const layouts = columns.map((column) =>
    layoutColumn(axis, column, byColumn.get(column.key) ?? [], {
      minLength: 25,
      maxLanes,
      minCoverable: 0,
    }),
  );
  const words = ({ day, occurrences }: DayOfEvents): string =>
    `${formatDay(day).slice(8)}: ${occurrences.map(({ key }) => key).join(' ')}`;
  const { before, after } = eventsOutOfHours(layouts);
  return { before: before.map(words), after: after.map(words) };
}

describe('eventsOutOfHours', () => {
  it.each<[string, readonly number[], Record<string, string>, string[], string[]]>([
    [
      'nothing that is drawn',
      [20],
      { a: '20 07:30 to 20 08:30', b: '20 17:00 to 20 22:00' },
      [],
      [],
    ],
    [
      'what lies before and behind the hours, touching them too',
      [20],
      { a: '20 05:00 to 20 08:00', b: '20 18:00 to 20 19:00', c: '20 06:00 to 20 07:00' },
      ['20: a c'],
      ['20: b'],
    ],
    [
      'day by day',
      [19, 20, 21],
      { a: '21 05:00 to 21 06:00', b: '19 05:00 to 19 06:00', c: '20 20:00 to 20 21:00' },
      ['19: b', '21: a'],
      ['20: c'],
    ],
    ['a night once, under its first day', [19, 20], { a: '19 22:00 to 20 06:00' }, [], ['19: a']],
    [
      'of a night that began before the first day its end',
      [20],
      { a: '19 22:00 to 20 06:00' },
      ['20: a'],
      [],
    ],
    ['no night that is drawn on one of its days', [19, 20], { a: '19 17:00 to 20 06:00' }, [], []],
    [
      'a night of which only what is left out is shown',
      [20],
      { a: '19 17:00 to 20 06:00' },
      ['20: a'],
      [],
    ],
    ['no bars', [20], { a: '20 00:00 to 21 00:00' }, [], []],
  ])('lists %s', (_, days, times, before, after) => {
    expect(leftOut(days, times)).toEqual({ before, after });
  });

  it('knows what stands behind a chip as drawn', () => {
    const crowd = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, '19 17:00 to 20 06:00']));
    expect(leftOut([19, 20], crowd, 1)).toEqual({ before: [], after: [] });
  });
});
