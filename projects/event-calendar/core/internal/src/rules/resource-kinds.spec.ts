import fc from 'fast-check';
import { givenEvent } from '../given';
import type { CalendarEvent, CalendarId } from '../model/event';
import type { CalendarResource } from '../model/resource';
import { resourceIdsOf } from './resource-ids';
import { indexResources } from './resource-index';
import { kindOf, kindsOf, requiredKinds, withIdOfKind, withIdsOfKind } from './resource-kinds';
import { withResourceMoved } from './resource-move';

/** Two teachers, two rooms beneath a house, and a car of no kind. */
const resources = indexResources([
  {
    id: 'teachers',
    title: 'Teachers',
    kind: 'Teacher',
    canHaveEvents: false,
    children: [
      { id: 'ana', title: 'Ana' },
      { id: 'ben', title: 'Ben' },
    ],
  },
  {
    id: 'house',
    title: 'House',
    kind: 'Room',
    canHaveEvents: false,
    children: [
      { id: 'room 1', title: 'Room 1' },
      { id: 2, title: 'Room 2' },
      { id: 'piano', title: 'Piano', kind: 'Instrument' },
    ],
  },
  { id: 'car', title: 'Car' },
]);

describe('the kind of a resource', () => {
  it.each<[string, CalendarId, string]>([
    ['is its own', 'piano', 'Instrument'],
    ['is its parent’s', 'ana', 'Teacher'],
    ['is none', 'car', ''],
    ['is none for one that is unknown', 'gone', ''],
  ])('%s', (_, id, kind) => {
    expect(kindOf(resources.find(id))).toBe(kind);
  });

  it.each([' ', '', 7, null])('isn’t %j: that counts as none', (kind) => {
    const child = { id: 'b', title: 'B', kind } as unknown as CalendarResource;
    const index = indexResources([{ id: 'a', title: 'A', kind: 'Room', children: [child] }]);
    expect(kindOf(index.find('b'))).toBe('Room');
    expect(kindOf(indexResources([child]).find('b'))).toBe('');
  });
});

it('kinds come in the order of the resources that can have events', () => {
  expect(kindsOf(resources)).toEqual(['Teacher', 'Room', 'Instrument', '']);
  expect(kindsOf(indexResources([{ id: 'a', title: 'A' }]))).toEqual(['']);
  expect(kindsOf(indexResources([]))).toEqual([]);
});

it.each<[boolean | readonly string[], readonly string[]]>([
  [true, []],
  [false, []],
  [
    ['Room', 'Teacher'],
    ['Teacher', 'Room'],
  ],
  [['Room', 'Boat', ''], ['Room']],
])('of what is required, %j, these can be had: %j', (required, kinds) => {
  expect(requiredKinds(required, resources)).toEqual(kinds);
});

describe('a resource', () => {
  it.each<[string, readonly CalendarId[], CalendarId, readonly CalendarId[]]>([
    ['takes the place of those of its kind', ['ana', 'room 1'], 2, ['ana', 2]],
    ['takes the place of several', ['room 1', 'ana', 2], 'room 1', ['room 1', 'ana']],
    ['comes behind kinds that come before its own', ['ana'], 2, ['ana', 2]],
    ['comes before kinds that come later', ['room 1', 'piano'], 'ben', ['ben', 'room 1', 'piano']],
    ['comes between them', ['ana', 'piano'], 2, ['ana', 2, 'piano']],
    ['comes before what is unknown', ['gone'], 'ana', ['ana', 'gone']],
    ['of no kind takes the place of what is unknown', ['ana', 'gone'], 'car', ['ana', 'car']],
    ['is alone where there was none', [], 'ana', ['ana']],
  ])('%s', (_, ids, id, expected) => {
    expect(withIdOfKind(ids, id, resources)).toEqual(expected);
  });

  it('may be several of a kind, or none', () => {
    const ids = ['ana', 'room 1', 'piano'];
    expect(withIdsOfKind(ids, 'Room', [2, 'room 1'], resources)).toEqual([
      'ana',
      2,
      'room 1',
      'piano',
    ]);
    expect(withIdsOfKind(ids, 'Teacher', [], resources)).toEqual(['room 1', 'piano']);
  });
});

describe('a piece that is moved', () => {
  type Resource = CalendarEvent['resource'];
  it.each<[string, Resource, CalendarId | null, CalendarId | null, Resource]>([
    ['within its kind keeps its place', ['ana', 'room 1'], 'ana', 'ben', ['ben', 'room 1']],
    ['onto another kind replaces that', ['ana', 'room 1'], 'ana', 2, ['ana', 2]],
    [
      'onto another kind replaces all of it',
      ['ana', 'room 1', 2],
      'ana',
      'piano',
      ['ana', 'room 1', 2, 'piano'],
    ],
    ['onto a kind that the event lacks adds it', 'room 1', 'room 1', 'ana', ['ana', 'room 1']],
    ['onto one that the event has names it twice', ['ana', 2], 'ana', 2, [2, 2]],
    ['onto nobody is taken out', ['ana', 2], 'ana', null, [2]],
    ['from nobody comes alone', ['gone'], null, 2, [2]],
    ['onto another kind meanwhile', ['ben', 'room 1'], 'ana', 2, ['ben', 2]],
  ])('%s', (_, resource, from, to, expected) => {
    const event = givenEvent(resource === undefined ? {} : { resource });
    expect(withResourceMoved(event, { from, to }, resources).resource).toEqual(expected);
  });

  it.each<[Resource, CalendarId, readonly CalendarId[]]>([
    ['ana', 2, ['ana', 2]],
    ['room 1', 'ana', ['ana', 'room 1']],
    [['ana', 'room 1'], 2, ['ana', 'room 1', 2]],
  ])('as a further one of %j: %j', (resource, to, expected) => {
    const move = { from: 'ana', to, adds: true };
    const moved = withResourceMoved(givenEvent({ resource: resource! }), move, resources);
    expect(moved.resource).toEqual(expected);
  });

  it('leaves all resources of other kinds, in their order', () => {
    const id = fc.constantFrom<CalendarId>('ana', 'ben', 'room 1', 2, 'piano', 'car', 'gone');
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1 }), id, fc.nat(), (ids, to, at) => {
        const from = ids[at % ids.length]!;
        fc.pre(!ids.includes(to));
        const moved = withResourceMoved(givenEvent({ resource: ids }), { from, to }, resources);
        const kinds = [from, to].map((each) => kindOf(resources.find(each)));
        const others = (of: readonly CalendarId[]): readonly CalendarId[] =>
          of.filter((each) => !kinds.includes(kindOf(resources.find(each))));
        expect(others(resourceIdsOf(moved))).toEqual(others(ids));
        expect(resourceIdsOf(moved)).toContain(to);
        // Of another kind, the one it comes from stays.
        expect(resourceIdsOf(moved).includes(from)).toBe(kinds[0] !== kinds[1]);
      }),
    );
  });
});
