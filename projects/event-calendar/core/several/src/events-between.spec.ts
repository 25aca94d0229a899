import {
  indexResources,
  nodeOf,
  type CalendarEvent,
  type ColumnOwner,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { eventsBetween, type PressedEvent } from './events-between';
import { givenEvent, placedIn } from './given.spec-host';

const ZONE = 'Europe/Berlin';
const at = (id: string, start: string, fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ id, start: `2026-11-${start}`, end: `2026-11-${start}`, ...fields });
const resources = indexResources(['ana', 'ben', 'cleo'].map((id) => ({ id, title: id })));
const owners: readonly ColumnOwner[] = [...resources.nodes, 'unassigned'];

const page = placedIn(ZONE, [
  at('late', '20T18:00:00'),
  at('early', '20T08:00:00'),
  at('noon', '20T12:00:00'),
  at('day', '20', { allDay: true }),
  at('next', '21T08:00:00'),
  at('before', '19T23:00:00'),
]);
const named = (id: string, among = page): Occurrence => among.find(({ event }) => event.id === id)!;
const idsBetween = (a: PressedEvent, b: PressedEvent, among = page): unknown =>
  eventsBetween(a, b, among, { zone: ZONE, owners, resources }).map(({ event }) => event.id);

it.each<[from: string, to: string, ids: readonly string[]]>([
  ['early', 'late', ['late', 'early', 'noon']],
  ['late', 'early', ['late', 'early', 'noon']],
  ['early', 'early', ['early']],
  ['day', 'noon', ['early', 'noon', 'day']],
  ['before', 'day', ['day', 'before']],
  ['before', 'next', ['late', 'early', 'noon', 'day', 'next', 'before']],
])('between %s and %s start those that start there', (from, to, ids) => {
  expect(idsBetween({ occurrence: named(from) }, { occurrence: named(to) })).toEqual(ids);
});

describe('with columns', () => {
  const columns = placedIn(ZONE, [
    at('a', '20T08:00:00', { resource: 'ana' }),
    at('b', '20T09:00:00', { resource: 'ben' }),
    at('ac', '20T10:00:00', { resource: ['ana', 'cleo'] }),
    at('none', '20T11:00:00'),
    at('unknown', '20T11:30:00', { resource: 'dan' }),
    at('c', '20T12:00:00', { resource: 'cleo' }),
  ]);
  const piece = (id: string, resource: string | null): PressedEvent => ({
    occurrence: named(id, columns),
    resource,
  });

  it.each<[name: string, from: PressedEvent, to: PressedEvent, ids: readonly string[]]>([
    ['within one column', piece('a', 'ana'), piece('ac', 'ana'), ['a', 'ac']],
    ['over columns', piece('a', 'ana'), piece('c', 'cleo'), ['a', 'b', 'ac', 'c']],
    ['back', piece('c', 'cleo'), piece('b', 'ben'), ['b', 'ac', 'c']],
    ['by the pressed piece', piece('b', 'ben'), piece('ac', 'cleo'), ['b', 'ac']],
    ['up to those without a resource', piece('b', 'ben'), piece('none', null), ['b', 'ac', 'none']],
    ['among those without one', piece('none', null), piece('unknown', null), ['none', 'unknown']],
  ])('chooses %s', (_, from, to, ids) => {
    expect(idsBetween(from, to, columns)).toEqual(ids);
  });

  it('chooses in all columns from an event whose column is gone', () => {
    expect(idsBetween(piece('a', 'gone'), piece('c', 'cleo'), columns)).toHaveLength(6);
    expect(nodeOf(owners[0]!)!.id).toBe('ana');
  });
});
