import { dropped } from 'ng-event-calendar/core/edits';
import {
  indexResources,
  type CalendarEvent,
  type CalendarId,
  type ColumnOwner,
} from 'ng-event-calendar/core/internal';
import { columnsBetween } from './column-moves';
import { givenEvent, placedIn } from './given.spec-host';
import { dropOf } from './several-drops';

const ZONE = 'Europe/Berlin';
const resources = indexResources([
  { id: 'ana', title: 'Ana' },
  { id: 2, title: 'Ben' },
  { id: 'cleo', title: 'Cleo' },
  { id: 'hidden', title: 'Hidden' },
  { id: 'room', title: 'Room', kind: 'Room' },
]);
const shown: readonly ColumnOwner[] = resources.nodes.filter(({ id }) => id !== 'hidden');
const rules = { zone: ZONE, owners: [...shown, 'unassigned'] as readonly ColumnOwner[], resources };

/** Returns the resources of an event after a move by columns; null where there is none. */
function moved(
  fields: Partial<CalendarEvent>,
  columns: number,
  grabbed?: CalendarId | null,
  owners = rules.owners,
): CalendarEvent['resource'] | null {
  const event = givenEvent(fields);
  const [occurrence] = placedIn(ZONE, [event]);
  const drop = dropOf(occurrence!, { days: 1, minutes: 0, columns }, { ...rules, owners }, grabbed);
  return drop === null ? null : dropped(event, drop, ZONE, resources).resource;
}

it.each<[name: string, resource: CalendarEvent['resource'], columns: number, expected: unknown]>([
  ['to the next column', 'ana', 1, 2],
  ['back', 'cleo', -2, 'ana'],
  ['nowhere', 'ana', 0, 'ana'],
  ['beyond the first', 'ana', -1, null],
  ['by the first visible of several', ['hidden', 2, 'cleo'], -1, ['hidden', 'ana', 'cleo']],
  ['into the column without a resource', 'room', 1, undefined],
  ['to a resource of another kind, beside its own', 'cleo', 1, ['cleo', 'room']],
  ['beyond the last, from none', undefined, 1, null],
  ['from none to a resource', undefined, -1, 'room'],
  ['from an unknown one to a resource', 'dan', -1, 'room'],
])('moves an event %s', (_, resource, columns, expected) => {
  expect(moved({ ...(resource !== undefined && { resource }) }, columns)).toEqual(expected);
});

it('moves the grabbed piece of an event with several resources', () => {
  expect(moved({ resource: ['ana', 2] }, 1, 2)).toEqual(['ana', 'cleo']);
});

it('finds no column without a resource where none is drawn', () => {
  expect(moved({ resource: 'room' }, 1, undefined, shown)).toBeNull();
  expect(moved({}, -1, undefined, shown)).toBeNull();
  expect(moved({}, 0, undefined, shown)).toBeUndefined();
});

it('moves time and column at once', () => {
  const [occurrence] = placedIn(ZONE, [givenEvent({ resource: 'ana' })]);
  expect(dropOf(occurrence!, { days: 1, minutes: 30, columns: 1 }, rules)).toEqual({
    when: {
      allDay: false,
      start: occurrence!.start + 24.5 * 3_600_000,
      end: occurrence!.end + 24.5 * 3_600_000,
    },
    resource: { from: 'ana', to: 2 },
  });
});

it.each<[from: CalendarId | null | undefined, to: CalendarId | null | undefined, columns: number]>([
  ['ana', 'cleo', 2],
  ['2', 2, 0],
  [null, 'room', -1],
  ['ana', undefined, 0],
  [undefined, 'ana', 0],
  ['hidden', 'ana', 0],
])('from %s to %s there are %s columns', (from, to, columns) => {
  expect(columnsBetween(from, to, rules)).toBe(columns);
});
