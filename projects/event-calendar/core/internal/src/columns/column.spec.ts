import { dayFrom } from '../dates/civil-time';
import { givenResource } from '../given';
import { indexResources } from '../rules/resource-index';
import { columnOf, columnsOf, groupsOf, type Column, type ColumnOrder } from './column';

const days = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 23)];
const index = indexResources([givenResource('ana'), givenResource('ben')]);
const owners = [...index.nodes, 'unassigned'] as const;
const keys = (columns: readonly Column[]): string[] => columns.map(({ key }) => key);

describe('columnsOf', () => {
  it.each<[ColumnOrder, string[]]>([
    ['date', ['2026-11-20', '2026-11-23']],
    [
      'date-resource',
      [
        '2026-11-20|ana',
        '2026-11-20|ben',
        '2026-11-20/',
        '2026-11-23|ana',
        '2026-11-23|ben',
        '2026-11-23/',
      ],
    ],
    [
      'resource-date',
      [
        '2026-11-20|ana',
        '2026-11-23|ana',
        '2026-11-20|ben',
        '2026-11-23|ben',
        '2026-11-20/',
        '2026-11-23/',
      ],
    ],
  ])('stand by %s', (order, expected) => {
    expect(keys(columnsOf(days, { order, owners }))).toEqual(expected);
  });

  it('tells events without a resource from a resource whose id is empty', () => {
    const [empty] = indexResources([givenResource('')]).nodes;
    expect(columnOf(days[0]!, empty!).key).not.toBe(columnOf(days[0]!, 'unassigned').key);
  });
});

describe('groupsOf', () => {
  it.each<[ColumnOrder, [number, number][]]>([
    ['date', [[0, 2]]],
    [
      'resource-date',
      [
        [0, 2],
        [2, 2],
        [4, 2],
      ],
    ],
    [
      'date-resource',
      [
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
      ],
    ],
  ])('of columns by %s: first column and number of days', (order, expected) => {
    const groups = groupsOf(columnsOf(days, { order, owners }), order);
    expect(groups.map((group) => [group.first, group.days.length])).toEqual(expected);
  });
});
