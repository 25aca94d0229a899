import { keyOfOwner, nodeOf } from '../bands/band';
import { dayFrom } from '../dates/civil-time';
import { givenEvent, givenResource } from '../given';
import type { CalendarEvent } from '../model/event';
import type { CalendarResource } from '../model/resource';
import { indexEvents } from '../occurrences/event-index';
import { occurrencesIn } from '../occurrences/occurrences-in';
import { indexResources } from '../rules/resource-index';
import { isEventVisible } from '../rules/visible-resources';
import { columnsOf } from './column';
import { timedByColumn } from './column-occurrences';
import { columnRulesOn, resourceColumnRules, type ResourceColumns } from './resource-columns';

const ZONE = 'America/New_York';
// A Friday and the Monday after it.
const days = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 23)];
const resources = indexResources([
  givenResource('team', { children: [givenResource('ana'), givenResource('ben')] }),
  givenResource('room'),
]);
const OPTIONS = { order: 'date-resource', show: 'all', minWidth: 120, unassigned: 'auto' } as const;

/** Returns the columns as `20 ana`, `20` for `'all'`, `20 -` for events without a resource. */
function columns(
  events: readonly Partial<CalendarEvent>[],
  options: ResourceColumns = {},
  visible: Record<string, boolean> = {},
): string[] {
  const index = indexEvents(
    events.map((fields) => givenEvent(fields)),
    ZONE,
  );
  const isShown = (event: CalendarEvent): boolean => isEventVisible(event, resources, visible);
  const occurrences = occurrencesIn(index, days[0]!, days[1]!, ZONE, isShown);
  const rules = resourceColumnRules(
    { ...OPTIONS, ...options },
    // Ana works on Fridays alone.
    {
      ...{ days, resources, visible, occurrences },
      isOpen: ({ id }, day) => id !== 'ana' || day === days[0],
    },
  );
  return columnsOf(days, rules).map(({ key, owner }) =>
    `${key.slice(8, 10)} ${owner === 'unassigned' ? '-' : (nodeOf(owner)?.id ?? '')}`.trim(),
  );
}

it('are the leaves, in the order of the tree', () => {
  expect(columns([])).toEqual(['20 ana', '20 ben', '20 room', '23 ana', '23 ben', '23 room']);
});

it('have a parent before its children while it owns an event on a day shown', () => {
  const onFriday = columns([{ resource: 'team' }], { order: 'resource-date' });
  expect(onFriday.slice(0, 4)).toEqual(['20 team', '23 team', '20 ana', '23 ana']);
  const onSaturday = { resource: 'team', start: '2026-11-21T10:00', end: '2026-11-21T11:00' };
  expect(columns([onSaturday])).not.toContain('20 team');
});

it.each<[NonNullable<ResourceColumns['unassigned']>, Partial<CalendarEvent>[], boolean]>([
  ['auto', [], false],
  ['auto', [{}], true],
  ['auto', [{ resource: 'unknown' }], true],
  ['auto', [{ resource: 'ana' }], false],
  ['always', [], true],
  ['never', [{}], false],
])(
  'with unassigned %j and %j there is one for those without: %s',
  (unassigned, events, isThere) => {
    const found = columns(events, { unassigned }).filter((column) => column.endsWith('-'));
    expect(found).toEqual(isThere ? ['20 -', '23 -'] : []);
  },
);

it('leave out what is hidden, with all beneath it', () => {
  expect(columns([], {}, { team: false })).toEqual(['20 room', '23 room']);
  expect(columns([], {}, { ana: false, room: false })).toEqual(['20 ben', '23 ben']);
});

it('are none where all is hidden and nothing is without a resource', () => {
  expect(columns([{ resource: 'ana' }], {}, { team: false, room: false })).toEqual([]);
  expect(columns([{}], {}, { team: false, room: false })).toEqual(['20 -', '23 -']);
});

describe('with events only', () => {
  const events = [{ resource: 'ben' }, { resource: 'team' }];
  it('stand on the days that have some, and a day of nobody stays', () => {
    expect(columns(events, { show: 'with-events' })).toEqual(['20 team', '20 ben', '23']);
  });

  it('a day of nobody stands behind all resources where these come first', () => {
    const monday = { resource: 'ana', start: '2026-11-23T10:00', end: '2026-11-23T11:00' };
    const options = { show: 'with-events', order: 'resource-date' } as const;
    expect(columns([monday], options)).toEqual(['23 ana', '20']);
  });

  it('each of an event\u2019s resources has one', () => {
    expect(columns([{ resource: ['room', 'team'] }], { show: 'with-events' })).toEqual([
      ...['20 team', '20 room', '23'],
    ]);
  });

  it('those without a resource have one on the days that need it', () => {
    expect(columns([{}], { show: 'with-events', unassigned: 'always' })).toEqual(['20 -', '23']);
  });
});

it('are of those who work on the day, or have an event all the same', () => {
  const working = { show: 'working' } as const;
  expect(columns([], working)).toEqual(['20 ana', '20 ben', '20 room', '23 ben', '23 room']);
  const event = { resource: 'ana', start: '2026-11-23T14:00:00Z', end: '2026-11-23T15:00:00Z' };
  expect(columns([event], working)).toContain('23 ana');
  // An event without a known resource needs its column on its own day alone.
  expect(columns([{ ...event, resource: 'gone' }], working)).toEqual([
    ...['20 ana', '20 ben', '20 room', '23 ben', '23 room', '23 -'],
  ]);
});

describe('on other days', () => {
  const [ana, , room] = ['ana', 'ben', 'room'].map((id) => resources.find(id)!);
  const rules = { order: 'date-resource', owners: [ana!, room!, 'unassigned'] } as const;

  it('whoever has a column on any day has one on all', () => {
    const isShown = (each: unknown, day: number): boolean => each === room && day === days[1];
    expect(columnRulesOn({ ...rules, isShown }, days)).toEqual({ ...rules, owners: [room] });
  });

  it('they stay as they are where all have them on all days, or nobody has any', () => {
    expect(columnRulesOn(rules, days)).toBe(rules);
    const ofNobody = { ...rules, isShown: () => false };
    expect(columnRulesOn(ofNobody, days)).toBe(ofNobody);
  });
});

it('nobody has a column who can’t have events, and theirs are of nobody', () => {
  const house = indexResources([
    givenResource('house', { canHaveEvents: false, children: [givenResource('hall')] }),
  ]);
  const index = indexEvents([givenEvent({ resource: 'house', start: '2026-11-20T10:00' })], ZONE);
  const occurrences = occurrencesIn(index, days[0]!, days[1]!, ZONE, () => true);
  const rules = resourceColumnRules(OPTIONS, { days, resources: house, visible: {}, occurrences });
  expect(rules.owners.map(keyOfOwner)).toEqual(['hall', null]);
  const shown = columnsOf(days, rules);
  const placed = timedByColumn(occurrences, shown, house);
  expect(shown.filter(({ key }) => placed.get(key)?.length === 1).map(({ key }) => key)).toEqual([
    '2026-11-20/',
  ]);
});

describe('are never none while a resource can have some', () => {
  const closed = { canHaveEvents: false };
  it.each<[string, CalendarResource[], string[]]>([
    ['its only child has its id', [givenResource('a', { children: [givenResource('a')] })], ['a']],
    [
      'what it holds contains it again',
      [
        givenResource('a', {
          children: [givenResource('b', { children: [givenResource('a')] })],
        }),
      ],
      ['b'],
    ],
    [
      'another has had the id of its only child',
      [givenResource('a'), givenResource('b', { children: [givenResource('a')] })],
      ['a', 'b'],
    ],
    [
      'nothing within it can have events',
      [givenResource('a', { children: [givenResource('b', closed), givenResource('c', closed)] })],
      ['a'],
    ],
    [
      'a namesake holds others that can’t',
      [
        givenResource('a', {
          children: [givenResource('a', { children: [givenResource('b', closed)] })],
        }),
      ],
      ['a'],
    ],
    [
      'a namesake holds one that can',
      [
        givenResource('a', {
          children: [givenResource('a', { children: [givenResource('b')] })],
        }),
      ],
      ['b'],
    ],
  ])('where %s', (_, list, expected) => {
    const rules = resourceColumnRules(OPTIONS, {
      ...{ days, resources: indexResources(list), visible: {}, occurrences: [] },
    });
    expect(rules.owners.map(keyOfOwner)).toEqual(expected);
  });
});
