import { keyOfOwner } from '../bands/band';
import { dayFrom } from '../dates/civil-time';
import { givenResource } from '../given';
import { indexResources } from '../rules/resource-index';
import { columnsOf, DAYS_ALONE, type ColumnOrder, type ColumnRules } from './column';
import { columnBeside, type ColumnStep } from './column-step';

const days = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 21)];
const { nodes } = indexResources([givenResource('a'), givenResource('b')]);
const BOTH = [...nodes, 'unassigned'] as const;

/** Returns the column a step leads to: `20|a`, `21/` for the column without a resource, or null. */
function led(rules: ColumnRules, from: string, step: ColumnStep): string | null {
  const columns = columnsOf(days, rules);
  const start = columns.find(({ key }) => key === `2026-11-${from}`)!;
  return columnBeside(columns, rules.order, start, step)?.key.slice(8) ?? null;
}

it.each<[ColumnOrder, string, ColumnStep['by'], 1 | -1, string | null]>([
  ['date-resource', '20|a', 'column', 1, '20|b'],
  ['date-resource', '20/', 'column', 1, '21|a'],
  ['date-resource', '20|a', 'column', -1, null],
  ['date-resource', '21/', 'column', 1, null],
  ['date-resource', '20|b', 'group', 1, '21|b'],
  ['date-resource', '21/', 'group', -1, '20/'],
  ['date-resource', '21|a', 'group', 1, null],
  ['resource-date', '21|a', 'column', 1, '20|b'],
  ['resource-date', '21|a', 'group', 1, '21|b'],
  ['resource-date', '20|b', 'group', 1, '20/'],
  ['resource-date', '20|b', 'group', -1, '20|a'],
  ['resource-date', '20|a', 'group', -1, null],
])('by %s, from %s a %s on (%d): %s', (order, from, by, way, expected) => {
  expect(led({ order, owners: BOTH }, from, { by, way })).toBe(expected);
});

it('goes over days where these are columns alone', () => {
  expect(led(DAYS_ALONE, '20', { by: 'column', way: 1 })).toBe('21');
  expect(led(DAYS_ALONE, '20', { by: 'group', way: 1 })).toBe('21');
});

it('leads to the first of a group that has no such column', () => {
  const isShown: ColumnRules['isShown'] = (owner, day) =>
    day === days[0] || keyOfOwner(owner) === 'b';
  const rules: ColumnRules = { order: 'date-resource', owners: BOTH, isShown };
  expect(led(rules, '20|a', { by: 'group', way: 1 })).toBe('21|b');
});

describe('groups of resources within others', () => {
  const nested = indexResources([
    { ...givenResource('p'), children: [givenResource('a'), givenResource('b')] },
    { ...givenResource('r'), children: [givenResource('c')] },
  ]).nodes.filter(({ children }) => children.length === 0);

  it('are those of the outermost', () => {
    const rules: ColumnRules = { order: 'resource-date', owners: nested };
    expect(led(rules, '21|b', { by: 'group', way: 1 })).toBe('21|c');
    expect(led(rules, '21|c', { by: 'group', way: -1 })).toBe('21|a');
    expect(led(rules, '20|c', { by: 'group', way: 1 })).toBeNull();
  });

  it('are none on a page of one day, whose date stands above all', () => {
    const rules: ColumnRules = { order: 'resource-date', owners: BOTH };
    const [day] = columnsOf([days[0]!], rules);
    const step: ColumnStep = { by: 'group', way: 1 };
    expect(columnBeside(columnsOf([days[0]!], rules), rules.order, day!, step)).toBeNull();
  });
});
