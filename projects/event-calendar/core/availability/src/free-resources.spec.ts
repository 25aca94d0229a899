import {
  HOUR_MS,
  indexEvents,
  indexResources,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import { freeResources, type FreeResourcesQuery } from './free-resources';
import type { AvailabilityContext } from './open-times';
import { validateChange } from './validate-change';

const FRIDAY = Date.parse('2026-11-20T00:00:00Z');
const iso = (hour: number): string => new Date(FRIDAY + hour * HOUR_MS).toISOString();
const taken = (id: string, start: number, end: number, more: Partial<CalendarEvent> = {}) => ({
  ...{ id, title: 'Taken', start: iso(start), end: iso(end) },
  ...more,
});
const RESOURCES = indexResources([
  { id: 'house', title: 'House', canHaveEvents: false, children: [{ id: 1, title: 'Room 1' }] },
  { id: 2, title: 'Room 2', unavailableTimes: 'allow', eventOverlap: 'allow' },
  { id: 'hall', title: 'Hall', capacity: 3 },
  { id: 'late', title: 'Late', workingHours: [{ start: '12:00', end: '18:00', timezone: 'UTC' }] },
]);
const ALL: readonly CalendarId[] = ['hall', 2, 1, 'late'];

function free(
  query: Partial<FreeResourcesQuery>,
  events: readonly CalendarEvent[] = [],
  more: Partial<AvailabilityContext> = {},
): readonly CalendarId[] {
  const at = { start: FRIDAY + 10 * HOUR_MS, end: FRIDAY + 11 * HOUR_MS };
  const context = { index: indexEvents(events, 'UTC'), resources: RESOURCES, ...more };
  return freeResources({ resources: ALL, ...at, ...query }, context);
}

describe('the resources that are free', () => {
  it.each<[string, readonly CalendarId[], readonly CalendarId[]]>([
    ['are in the order of the query', free({}), ['hall', 2, 1]],
    ['are without unknown ids', free({ resources: ['gone', 2] }), [2]],
    ['are without those that can’t have events', free({ resources: ['house', '1'] }), ['1']],
    ['are none of none', free({ resources: [] }), []],
    [
      'are free all that time',
      free({ end: FRIDAY + 13 * HOUR_MS }, [taken('a', 12, 13, { resource: 2 })]),
      ['hall', 1],
    ],
    ['are taken whatever the mode', free({}, [taken('a', 10, 11, { resource: 2 })]), ['hall', 1]],
    [
      'may be taken before and after',
      free({}, [taken('a', 9, 10, { resource: 2 }), taken('b', 11, 12, { resource: 2 })]),
      ['hall', 2, 1],
    ],
    [
      'aren’t taken by the event itself',
      free({ except: 'a' }, [taken('a', 10, 11, { resource: 2 })]),
      ['hall', 2, 1],
    ],
    [
      'have seats left',
      free({ seats: 2 }, [taken('a', 10, 11, { resource: 'hall', seats: 2 })]),
      [2, 1],
    ],
    [
      'work then, whatever the mode',
      free({}, [], { workingHours: [{ start: '12:00', timezone: 'UTC' }] }),
      [],
    ],
    [
      'aren’t blocked',
      free({}, [], { blockedTimes: [{ start: iso(10), end: iso(12), resource: [1, 2] }] }),
      ['hall'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('can be booked', () => {
    const events = [taken('a', 10, 11, { resource: 2 }), taken('b', 10, 12, { resource: 'hall' })];
    const context: AvailabilityContext = {
      index: indexEvents(events, 'UTC'),
      resources: RESOURCES,
      unavailableTimes: 'refuse',
      eventOverlap: 'refuse',
    };
    for (const resource of free({}, events)) {
      const after = taken('new', 10, 11, { resource });
      expect(validateChange({ changes: [{ before: null, after }] }, context)).toEqual([]);
    }
  });
});
