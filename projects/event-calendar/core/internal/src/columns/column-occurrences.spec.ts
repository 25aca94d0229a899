import { dayFrom } from '../dates/civil-time';
import { givenEvent, givenResource } from '../given';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import { indexResources } from '../rules/resource-index';
import { columnsOf, DAYS_ALONE, groupsOf, type ColumnRules } from './column';
import { barsByGroup, timedByColumn } from './column-occurrences';

const ZONE = 'America/New_York';
const days = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 21)];
const index = indexResources([givenResource('ana'), { id: 7, title: 'Room' }]);
const owners = [...index.nodes, 'unassigned'] as const;
const occurrences = occurrencesIn(
  indexEvents(
    [
      givenEvent({ id: 'a', resource: 'ana' }),
      givenEvent({
        id: 'night',
        resource: '7',
        start: '2026-11-20T22:00',
        end: '2026-11-21T02:00',
      }),
      givenEvent({ id: 'none' }),
      givenEvent({ id: 'unknown', resource: 'gone' }),
      givenEvent({ id: 'trip', resource: 'ana', allDay: true, end: '2026-11-21' }),
      givenEvent({ id: 'fair', allDay: true }),
    ],
    ZONE,
  ),
  days[0]!,
  days[1]!,
  ZONE,
  () => true,
);

/** Returns the keys of the occurrences in each column that isn't empty. */
function columns(rules: ColumnRules): Record<string, string[]> {
  const found = timedByColumn(occurrences, columnsOf(days, rules), index);
  const filled = [...found].filter(([, list]) => list.length > 0);
  return Object.fromEntries(filled.map(([key, list]) => [key, list.map((each) => each.key)]));
}

it('timed events stand in the columns of their days, whosever they are', () => {
  expect(columns(DAYS_ALONE)).toEqual({
    '2026-11-20': ['a', 'night', 'none', 'unknown'],
    '2026-11-21': ['night'],
  });
});

it.each(['date-resource', 'resource-date'] as const)(
  'by %s they stand in the columns of their resource, or in those of none',
  (order) => {
    expect(columns({ order, owners })).toEqual({
      '2026-11-20|ana': ['a'],
      '2026-11-20|7': ['night'],
      '2026-11-21|7': ['night'],
      '2026-11-20/': ['none', 'unknown'],
    });
  },
);

it('stands in none where its resource has no column', () => {
  expect(columns({ order: 'resource-date', owners: [index.nodes[0]!] })).toEqual({
    '2026-11-20|ana': ['a'],
  });
});

it('bars are sorted into the groups that they go over', () => {
  const bars = occurrences.filter(({ isBar }) => isBar);
  const keysBy = (rules: ColumnRules): string[][] => {
    const groups = groupsOf(columnsOf(days, rules), rules.order);
    return barsByGroup(bars, groups, index).map((list) => list.map(({ key }) => key));
  };
  expect(keysBy(DAYS_ALONE)).toEqual([['trip', 'fair']]);
  expect(keysBy({ order: 'resource-date', owners })).toEqual([['trip'], [], ['fair']]);
});

describe('an event of several resources', () => {
  const both = givenEvent({ id: 'both', resource: ['7', 'gone', 'ana', 7] });
  const trip = givenEvent({ id: 'trip', resource: ['ana', 7], allDay: true });
  const found = occurrencesIn(
    indexEvents([both, trip], ZONE),
    days[0]!,
    days[0]!,
    ZONE,
    () => true,
  );
  const rules: ColumnRules = { order: 'date-resource', owners };
  const columnsOfFriday = columnsOf([days[0]!], rules);

  it('has one piece in the columns of each that is known', () => {
    const byColumn = timedByColumn(found, columnsOfFriday, index);
    expect([...byColumn].map(([key, list]) => [key, list.length])).toEqual([
      ['2026-11-20|ana', 1],
      ['2026-11-20|7', 1],
      ['2026-11-20/', 0],
    ]);
  });

  it('has a bar over each', () => {
    const bars = found.filter(({ isBar }) => isBar);
    const groups = groupsOf(columnsOfFriday, rules.order);
    expect(barsByGroup(bars, groups, index).map((list) => list.length)).toEqual([1, 1, 0]);
  });

  it('stands once where columns are days alone', () => {
    const byColumn = timedByColumn(found, columnsOf([days[0]!], DAYS_ALONE), index);
    expect([...byColumn.values()].map((list) => list.length)).toEqual([1]);
  });
});
