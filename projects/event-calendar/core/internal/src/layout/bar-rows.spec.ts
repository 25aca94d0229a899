import { columnsOf, DAYS_ALONE, groupsOf, type ColumnRules } from '../columns/column';
import { barsByGroup } from '../columns/column-occurrences';
import { dayFrom } from '../dates/civil-time';
import { givenEvent, givenResource } from '../given';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import { indexResources } from '../rules/resource-index';
import { barWithin, layoutBarRows } from './bar-rows';

const ZONE = 'America/New_York';
const first = dayFrom(2026, 11, 20);
const days = [first, first + 1, first + 2];
const index = indexResources([givenResource('ana'), givenResource('ben')]);
const events = [
  givenEvent({ id: 'trip', resource: 'ana', allDay: true, end: '2026-11-21' }),
  givenEvent({ id: 'off', resource: 'ana', allDay: true, start: '2026-11-19', end: '2026-11-20' }),
  givenEvent({ id: 'fair', resource: 'ben', allDay: true, start: '2026-11-22', end: '2026-11-23' }),
];

/**
 * Returns each piece as `id row column+days`, `<` and `>` where it continues, and the number of hidden bars per column.
 */
function drawn(rules: ColumnRules, capacity = Infinity): { bars: string[]; more: number[] } {
  const groups = groupsOf(columnsOf(days, rules), rules.order);
  const found = occurrencesIn(indexEvents(events, ZONE), first, first + 2, ZONE, () => true);
  const { bars, more } = layoutBarRows(groups, barsByGroup(found, groups, index), capacity);
  return {
    bars: bars.map(
      ({ occurrence, row, column, days: over, continuesBefore, continuesAfter }) =>
        `${continuesBefore ? '<' : ''}${occurrence.key} ${row} ${column}+${over}${continuesAfter ? '>' : ''}`,
    ),
    more: [...more],
  };
}

it('go over all days where these are columns alone', () => {
  expect(drawn(DAYS_ALONE).bars).toEqual(['trip 1 0+2', '<off 0 0+1', 'fair 0 2+1>']);
});

it('go over the days of their resource where resources come first', () => {
  expect(drawn({ order: 'resource-date', owners: index.nodes }).bars).toEqual([
    'trip 1 0+2',
    '<off 0 0+1',
    'fair 0 5+1>',
  ]);
});

it('stand in each of their days where other resources lie between these', () => {
  const { bars } = drawn({ order: 'date-resource', owners: index.nodes });
  expect(bars).toEqual(['trip 1 0+1>', '<off 0 0+1', '<trip 0 2+1', 'fair 0 5+1>']);
});

it('hide in each column what its rows don’t hold', () => {
  expect(drawn({ order: 'resource-date', owners: index.nodes }, 1)).toEqual({
    bars: ['<trip 0 1+1', 'fair 0 5+1>'],
    more: [2, 0, 0, 0, 0, 0],
  });
});

it.each([
  [0, 7, '2+3'],
  [2, 5, '2+3'],
  [0, 2, 'none'],
  [5, 7, 'none'],
  [0, 3, '2+1>'],
  [3, 7, '<3+2'],
  [3, 4, '<3+1>'],
])('are cut to the columns from %i to before %i: %s', (from, end, expected) => {
  const [occurrence] = occurrencesIn(indexEvents(events, ZONE), first, first, ZONE, () => true);
  const bar = {
    ...{ occurrence: occurrence!, row: 0, column: 2, days: 3 },
    ...{ continuesBefore: false, continuesAfter: false },
  };
  const piece = barWithin(bar, { first: from, end });
  expect(
    piece === null
      ? 'none'
      : `${piece.continuesBefore ? '<' : ''}${piece.column}+${piece.days}${piece.continuesAfter ? '>' : ''}`,
  ).toBe(expected);
});
