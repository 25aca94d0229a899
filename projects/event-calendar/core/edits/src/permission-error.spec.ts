import { dayFrom, indexResources, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { ProposedChange } from './proposed-change';
import { givenEvent, givenResource } from './given.spec-host';
import { permissionErrorOf, type ChangeRules, type PermissionError } from './permission-error';

const resources = indexResources([
  givenResource('house', { canHaveEvents: false, children: [givenResource('room')] }),
  givenResource('ana'),
  givenResource('ben', { areEventsReadOnly: true, children: [givenResource('desk')] }),
  givenResource('open', {
    areEventsReadOnly: true,
    children: [{ id: 7, title: 'Room', areEventsReadOnly: false }],
  }),
]);
const rules: ChangeRules = { resources, calendar: {}, shouldEventRequireResource: false };
const bounded: Partial<ChangeRules> = {
  bounds: {
    first: dayFrom(2026, 11, 10),
    last: dayFrom(2026, 11, 30),
    zone: 'America/New_York',
    localZone: 'UTC',
  },
};
const on = (start: string, end = start) => ({ start: `${start}:00Z`, end: `${end}:00Z` });
const whole = (start: string, end = start) => ({ allDay: true, start, end });
const later = { start: '2026-11-20T12:00:00', end: '2026-11-20T13:00:00' };

const changing = (
  type: ProposedChange['type'],
  before: Partial<CalendarEvent> | null,
  after: Partial<CalendarEvent> | null = later,
): ProposedChange => ({
  type,
  before: before && givenEvent({ id: 'e', ...before }),
  after: after && givenEvent({ id: 'e', ...before, ...after }),
});

it.each<[string, ProposedChange, PermissionError['code'] | null, Partial<ChangeRules>?]>([
  ['a move', changing('move', {}), null],
  ['a move of what is read-only', changing('move', { readOnly: true }), 'read-only'],
  ['a deletion of what is read-only', changing('delete', { readOnly: true }, null), 'read-only'],
  ['an update within a read-only resource', changing('update', { resource: 'desk' }), 'read-only'],
  [
    'an update of what says itself that it may be',
    changing('update', { resource: 'desk', readOnly: false }),
    null,
  ],
  ['a move of what is fixed', changing('move', { draggable: false }), 'not-draggable'],
  ['an update of what is fixed', changing('update', { draggable: false }), null],
  ['a resize of what may not be', changing('resize', { resizable: false }), 'not-resizable'],
  [
    'a resize by an edge that may',
    { ...changing('resize', { resizable: 'end' }), edge: 'end' },
    null,
  ],
  [
    'a resize by one that may not',
    { ...changing('resize', { resizable: 'end' }), edge: 'start' },
    'not-resizable',
  ],
  ['a resize by an edge that isn’t known', changing('resize', { resizable: 'end' }), null],
  ['a new event', changing('create', null), null],
  ['to what holds others', changing('move', {}, { resource: 'house' }), 'resource-without-events'],
  ['to one of these', changing('move', {}, { resource: 'room' }), null],
  ['of what holds others already', changing('move', { resource: 'house' }), null],
  ['within bounds', changing('create', null, on('2026-11-20T12:00')), null, bounded],
  // In the display zone this is the night before.
  ['before them', changing('create', null, on('2026-11-10T04:59')), 'out-of-bounds', bounded],
  ['just within', changing('create', null, on('2026-11-10T05:00')), null, bounded],
  [
    'up to their end',
    changing('create', null, on('2026-12-01T04:00', '2026-12-01T05:00')),
    null,
    bounded,
  ],
  [
    'over their end',
    changing('create', null, on('2026-12-01T04:00', '2026-12-01T05:01')),
    'out-of-bounds',
    bounded,
  ],
  [
    'whole days over it',
    changing('create', null, whole('2026-11-30', '2026-12-01')),
    'out-of-bounds',
    bounded,
  ],
  [
    'a move out of them',
    changing('move', on('2026-11-20T12:00'), on('2026-12-20T12:00')),
    'out-of-bounds',
    bounded,
  ],
  [
    'a move out of what lay there',
    changing('move', on('2026-12-20T12:00'), on('2026-12-21T12:00')),
    null,
    bounded,
  ],
  ['a move in', changing('move', on('2026-12-20T12:00'), on('2026-11-20T12:00')), null, bounded],
  [
    'a side that lay out stays out',
    changing('resize', whole('2026-11-01', '2026-11-20'), whole('2026-11-01', '2026-11-21')),
    null,
    bounded,
  ],
  [
    'and the other goes out as well',
    changing('resize', whole('2026-11-01', '2026-11-20'), whole('2026-11-01', '2026-12-20')),
    'out-of-bounds',
    bounded,
  ],
  ['a deletion of what lies out', changing('delete', on('2026-12-20T12:00'), null), null, bounded],
  [
    'an occurrence of a series that began before, out of them',
    {
      ...changing('move', on('2026-11-01T12:00'), on('2026-11-01T12:00')),
      touched: {
        before: givenEvent(on('2026-11-20T12:00')),
        after: givenEvent(on('2026-12-20T12:00')),
      },
    },
    'out-of-bounds',
    bounded,
  ],
  [
    'a new event in a read-only calendar',
    changing('create', null),
    'read-only',
    { calendar: { readOnly: true } },
  ],
  ['to another resource', changing('move', { resource: 'ana' }, { resource: 7 }), null],
  [
    'to a read-only one',
    changing('move', { resource: 'ana' }, { resource: 'ben' }),
    'read-only-resource',
  ],
  ['beneath a read-only one', changing('move', {}, { resource: 'desk' }), 'read-only-resource'],
  [
    'a new event of a read-only one',
    changing('create', null, { resource: 'desk' }),
    'read-only-resource',
  ],
  [
    'to others beside a read-only one',
    changing('move', { resource: ['desk', 'ana'], readOnly: false }, { resource: ['desk', 7] }),
    null,
  ],
  [
    'to a read-only one among others',
    changing('update', { resource: ['ana'] }, { resource: ['ana', 'desk'] }),
    'read-only-resource',
  ],
  [
    'a piece to one that has the event',
    changing('move', { resource: ['ana', 7] }, { resource: [7, '7'] }),
    'resource-already-there',
  ],
  [
    'a change of what the host named twice',
    changing('move', { resource: ['ana', 'ana'] }, { resource: ['ana', 'ana'] }),
    null,
  ],
  [
    'a move of the last piece to nobody where every event needs somebody',
    changing('move', { resource: ['ana'] }, { resource: [] }),
    'resource-required',
    { shouldEventRequireResource: true },
  ],
  ['to an unknown one', changing('update', {}, { resource: 'gone' }), null],
  [
    'a move to nobody where every event needs somebody',
    { type: 'move', before: givenEvent({ resource: 'ana' }), after: givenEvent() },
    'resource-required',
    { shouldEventRequireResource: true },
  ],
  [
    'a move of what has none already',
    changing('move', {}),
    null,
    { shouldEventRequireResource: true },
  ],
])('%s', (_, change, code, more = {}) => {
  expect(permissionErrorOf(change, { ...rules, ...more })?.code ?? null).toBe(code);
});

describe('kinds of which every event needs a resource', () => {
  const kinds = indexResources([
    givenResource('ana', { kind: 'Teacher' }),
    givenResource('one', { kind: 'Room' }),
    givenResource('two', { kind: 'Room' }),
  ]);
  const needy: ChangeRules = {
    ...rules,
    resources: kinds,
    shouldEventRequireResource: ['Teacher', 'Room', 'Boat'],
  };
  type Resource = CalendarEvent['resource'];

  it.each<[string, ProposedChange['type'], Resource, Resource, string | undefined]>([
    ['a move to another of its kind', 'move', ['ana', 'one'], ['ana', 'two'], undefined],
    ['a move that takes the last away', 'move', ['ana', 'one'], ['ana'], 'Room'],
    ['a move to nobody', 'move', ['ana'], [], 'Teacher'],
    ['a move of what lacked it before', 'move', ['ana'], ['ana'], undefined],
    ['a move of what lacks another', 'move', ['one'], ['two'], undefined],
    ['an update, which the form asks about', 'update', ['ana', 'one'], ['ana'], undefined],
    ['a move to one of a kind that nobody is', 'move', ['ana', 'one'], ['ana', 'one'], undefined],
  ])('%s', (_, type, before, after, kind) => {
    const event = (resource: Resource) => ({ ...later, resource: resource! });
    const refusal = permissionErrorOf(changing(type, event(before), event(after)), needy);
    expect(refusal).toEqual(
      kind === undefined
        ? null
        : {
            code: 'resource-required',
            kind,
            reason: `Every event needs a resource of the kind "${kind}".`,
          },
    );
  });
});

it('names whose no it is, by the id as it was given', () => {
  const closed = indexResources([{ id: 7, title: 'Room', areEventsReadOnly: true }]);
  const refusal = permissionErrorOf(changing('move', {}, { resource: '7' }), {
    ...rules,
    resources: closed,
  });
  expect(refusal).toEqual({
    code: 'read-only-resource',
    resource: 7,
    reason: 'Resource "Room" is read-only.',
  });
});
