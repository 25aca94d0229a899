import { nodeOf } from '../bands/band';
import { dayFrom, formatDay } from '../dates/civil-time';
import { givenResource } from '../given';
import { indexResources } from '../rules/resource-index';
import { columnsOf, DAYS_ALONE, type ColumnRules } from './column';
import { headersOf } from './column-headers';

const days = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 21)];
const { nodes } = indexResources([givenResource('ana'), givenResource('ben')]);
const owners = [...nodes, 'unassigned'] as const;

/** Returns each header as what it names and how many columns it spans: `20 ana+1`. */
function drawn(rules: ColumnRules, shown = days): string[] {
  return headersOf(columnsOf(shown, rules), rules.order).map((row) =>
    row
      .map(({ day, owner, span }) => {
        const names = [day === null ? '' : formatDay(day).slice(8), nodeOf(owner)?.id ?? ''];
        return `${names.filter(Boolean).join(' ')}+${span}`;
      })
      .join(', '),
  );
}

it('are one row of days where these are columns alone', () => {
  expect(drawn(DAYS_ALONE)).toEqual(['20+1, 21+1']);
});

it('are days over resources', () => {
  expect(drawn({ order: 'date-resource', owners })).toEqual([
    '20+3, 21+3',
    '20 ana+1, 20 ben+1, 20+1, 21 ana+1, 21 ben+1, 21+1',
  ]);
});

it('are resources over days', () => {
  expect(drawn({ order: 'resource-date', owners })).toEqual([
    'ana+2, ben+2, +2',
    '20 ana+1, 21 ana+1, 20 ben+1, 21 ben+1, 20+1, 21+1',
  ]);
});

it('are the one day over resources, whatever these are sorted by', () => {
  expect(drawn({ order: 'resource-date', owners }, days.slice(0, 1))).toEqual([
    '20+3',
    '20 ana+1, 20 ben+1, 20+1',
  ]);
});

describe('of resources within others', () => {
  const tree = indexResources([
    givenResource('team', { children: [givenResource('ana'), givenResource('ben')] }),
    givenResource('room'),
  ]);
  const leaves = tree.nodes.filter(({ children }) => children.length === 0);

  it('have a row above, which a leaf beside them leaves empty', () => {
    expect(drawn({ order: 'resource-date', owners: [...leaves, 'unassigned'] })).toEqual([
      'team+4, +2, +2',
      'ana+2, ben+2, room+2, +2',
      '20 ana+1, 21 ana+1, 20 ben+1, 21 ben+1, 20 room+1, 21 room+1, 20+1, 21+1',
    ]);
  });

  it('stand over each day’s own columns where days come first', () => {
    expect(drawn({ order: 'date-resource', owners: leaves })).toEqual([
      '20+3, 21+3',
      '20 team+2, 20+1, 21 team+2, 21+1',
      '20 ana+1, 20 ben+1, 20 room+1, 21 ana+1, 21 ben+1, 21 room+1',
    ]);
  });

  it('hold the parent’s own column, which comes first', () => {
    expect(drawn({ order: 'date-resource', owners: tree.nodes }, days.slice(0, 1))).toEqual([
      '20+4',
      '20 team+3, 20+1',
      '20 team+1, 20 ana+1, 20 ben+1, 20 room+1',
    ]);
  });
});
