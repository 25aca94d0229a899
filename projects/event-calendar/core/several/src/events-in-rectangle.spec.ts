import {
  columnOf,
  indexResources,
  type CalendarEvent,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { eventsInRectangle, type SpannedView } from './events-in-rectangle';
import { givenEvent, placedIn } from './given.spec-host';

const FRIDAY = 20_777;
const HOUR = 3_600_000;
const resources = indexResources(['ana', 'ben', 'cleo'].map((id) => ({ id, title: id })));
const owners = resources.nodes;
const at = (id: string, start: string, end: string, resource = 'ana'): CalendarEvent =>
  givenEvent({ id, resource, start: `2026-11-${start}:00`, end: `2026-11-${end}:00` });
const page = placedIn('UTC', [
  at('early', '20T08:00', '20T09:00'),
  at('noon', '20T12:00', '20T13:00', 'ben'),
  at('late', '20T18:00', '20T19:00', 'cleo'),
  at('next', '21T12:00', '21T13:00'),
  at('night', '20T23:00', '21T01:00'),
  givenEvent({ id: 'bar', allDay: true, start: '2026-11-20', end: '2026-11-21', resource: 'ben' }),
]);
const slot = (day: number, hour: number | null, resource?: string): Slot => ({
  day: FRIDAY + day,
  instant: hour === null ? null : (FRIDAY + day) * 24 * HOUR + hour * HOUR,
  ...(resource !== undefined && { resource }),
});

const days = [FRIDAY, FRIDAY + 1].map((day) => columnOf(day, 'all'));
const GRID: SpannedView = { zone: 'UTC', columns: days, owners: [], resources, hasTimes: true };
const BESIDE: SpannedView = {
  ...GRID,
  columns: owners.map((owner) => columnOf(FRIDAY, owner)),
  owners,
};
const ROWS: SpannedView = { ...GRID, columns: null, owners };
const MONTH: SpannedView = { ...GRID, hasTimes: false };

it.each<[words: string, a: Slot, b: Slot, view: SpannedView, ids: readonly string[]]>([
  ['hours of one day', slot(0, 8.5), slot(0, 12.5), GRID, ['early', 'noon']],
  ['hours to the start of one', slot(0, 8.5), slot(0, 12), GRID, ['early', 'noon']],
  ['hours from the end of one', slot(0, 9), slot(0, 11), GRID, []],
  ['hours across rows from the end of one', slot(0, 13, 'ben'), slot(0, 14, 'ben'), ROWS, ['bar']],
  [
    'hours across rows to the start of one',
    slot(0, 10, 'ben'),
    slot(0, 12, 'ben'),
    ROWS,
    ['noon', 'bar'],
  ],
  ['the same hours of two days', slot(0, 12), slot(1, 12.5), GRID, ['noon', 'next']],
  ['backwards', slot(1, 12.5), slot(0, 12), GRID, ['noon', 'next']],
  ['the morning after a night', slot(1, 0), slot(1, 2), GRID, ['night']],
  ['times, which no bar has', slot(0, 0), slot(0, 1), GRID, []],
  ['whole days above times', slot(1, null), slot(1, null), GRID, ['bar']],
  ['the columns of two', slot(0, 8, 'ana'), slot(0, 20, 'ben'), BESIDE, ['early', 'noon']],
  ['a place outside of the columns', slot(5, 8), slot(0, 9), GRID, []],
  ['hours across rows', slot(0, 12.5, 'ben'), slot(1, 0, 'cleo'), ROWS, ['noon', 'late', 'bar']],
  ['days across rows', slot(1, null, 'ana'), slot(1, null, 'ben'), ROWS, ['next', 'night', 'bar']],
  ['a day of a month', slot(1, null), slot(1, null), MONTH, ['next', 'night', 'bar']],
])('a rectangle over %s touches the events there', (_, a, b, view, ids) => {
  expect(eventsInRectangle(page, a, b, view).map(({ event }) => event.id)).toEqual(ids);
});
