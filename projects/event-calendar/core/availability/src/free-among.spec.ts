import {
  HOUR_MS,
  indexEvents,
  indexResources,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { freeAmong } from './free-among';
import type { AvailabilityContext } from './open-times';

const FRIDAY = Date.parse('2026-11-20T00:00:00Z');
const iso = (hour: number): string => new Date(FRIDAY + hour * HOUR_MS).toISOString();
const on = (start: number, end: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `${start} ${end}`,
  title: 'Taken',
  start: iso(start),
  end: iso(end),
  ...more,
});
const times = [14, 9, 10, 11, 12].map((hour) => ({
  start: FRIDAY + hour * HOUR_MS,
  end: FRIDAY + (hour + 1) * HOUR_MS,
}));

/** Returns the hours of the free times. */
function hours(of: Partial<CalendarEvent>, more: Partial<AvailabilityContext>): readonly number[] {
  const context: AvailabilityContext = {
    index: indexEvents([], 'UTC'),
    resources: indexResources([
      { id: 'ana', title: 'Ana', unavailableTimes: 'allow', eventOverlap: 'allow' },
      { id: 'ben', title: 'Ben', workingHours: [{ start: '10:00', end: '12:00' }] },
      { id: 'hall', title: 'Hall', capacity: 3 },
    ]),
    ...more,
  };
  const free = freeAmong({ ...on(0, 1), id: 'new', ...of }, times, context);
  return free.map(({ start }) => (start - FRIDAY) / HOUR_MS);
}

describe('freeAmong', () => {
  it.each<[string, Partial<CalendarEvent>, Partial<AvailabilityContext>, readonly number[]]>([
    ['all of them, in their order', {}, {}, [14, 9, 10, 11, 12]],
    [
      'within hours, whatever lies outside of them is',
      { resource: 'ana' },
      { workingHours: [{ start: '09:00', end: '12:00' }] },
      [9, 10, 11],
    ],
    [
      'beside what is blocked',
      { resource: 'ana' },
      { blockedTimes: [{ start: iso(10), end: iso(15), resource: 'ana' }] },
      [9],
    ],
    [
      'beside what is booked, though it may overlap',
      { resource: 'ana' },
      { index: indexEvents([on(9, 14, { resource: 'ana' })], 'UTC') },
      [14],
    ],
    ['with all of several', { resource: ['ana', 'ben'] }, {}, [10, 11]],
    [
      'where there are as many seats as it takes',
      { resource: 'hall', seats: 2 },
      {
        index: indexEvents(
          [on(14, 15, { resource: 'hall', seats: 2 }), on(9, 10, { resource: 'hall' })],
          'UTC',
        ),
      },
      [9, 10, 11, 12],
    ],
    ['none where it is closed', {}, { workingHours: [{ start: '01:00', end: '02:00' }] }, []],
  ])('are %s', (_, event, context, expected) => {
    expect(hours(event, context)).toEqual(expected);
  });

  it('are none of none', () => {
    const context: AvailabilityContext = {
      index: indexEvents([], 'UTC'),
      resources: indexResources([]),
    };
    expect(freeAmong(on(0, 1), [], context)).toEqual([]);
  });
});
