import {
  DAY,
  HOUR_MS,
  indexEvents,
  indexResources,
  occurrenceOf,
  parseEvent,
  type BlockedTime,
  type CalendarResource,
  type Recurrence,
} from 'ng-event-calendar/core/internal';
import { openTimes, type AvailabilityContext } from './open-times';

const FRIDAY = Date.parse('2026-11-20T00:00:00Z');
const RANGE = { start: FRIDAY, end: FRIDAY + DAY };
const RESOURCES: CalendarResource[] = [
  {
    id: 'clinic',
    title: 'Clinic',
    workingHours: [{ start: '08:00', end: '18:00' }],
    children: [
      { id: 'ana', title: 'Ana', workingHours: [{ start: '10:00', end: '14:00' }] },
      { id: 'ben', title: 'Ben', workingHours: [] },
      { id: 'cleo', title: 'Cleo', workingHours: [{ start: 'early' }] },
    ],
  },
  { id: 7, title: 'Room' },
];

/** An engine that repeats a block of an hour on the next day, as a rule would. */
const TWICE: Recurrence = {
  expand: (event, _first, _last, zone, localZone) => {
    const one = occurrenceOf(parseEvent(event, localZone)!, zone);
    return [one, { ...one, start: one.start + DAY, end: one.end + DAY }];
  },
};

function open(
  resource: string | number | null,
  blockedTimes: readonly BlockedTime[] = [],
  more: Partial<AvailabilityContext> = {},
): string[] {
  const context: AvailabilityContext = {
    index: indexEvents([], 'UTC', undefined, TWICE),
    resources: indexResources(RESOURCES),
    blockedTimes,
    ...more,
  };
  const text = (instant: number): string => String((instant - FRIDAY) / HOUR_MS);
  return openTimes(RANGE, resource, context).map(({ start, end }) => `${text(start)}-${text(end)}`);
}

describe('hours', () => {
  it.each([
    ['ana', ['10-14']],
    ['ben', ['8-18']],
    // A rule that can't be read is left out, and an empty list counts as no hours.
    ['cleo', ['8-18']],
    ['clinic', ['8-18']],
    [7, ['0-24']],
    [null, ['0-24']],
    ['gone', ['0-24']],
  ])('of %s are its own, else those of the nearest above', (resource, expected) => {
    expect(open(resource)).toEqual(expected);
  });

  it('are else the calendar’s', () => {
    const workingHours = [{ start: '09:00', end: '17:00' }];
    expect([open(7, [], { workingHours }), open('ana', [], { workingHours })]).toEqual([
      ['9-17'],
      ['10-14'],
    ]);
  });
});

describe('blocked time', () => {
  const lunch: BlockedTime = { start: '2026-11-20T12:00:00', end: '2026-11-20T13:00:00' };

  it.each<[string, BlockedTime, string[]]>([
    ['everybody’s', lunch, ['10-12', '13-14']],
    ['its own', { ...lunch, resource: 'ana' }, ['10-12', '13-14']],
    ['its own among others', { ...lunch, resource: [7, 'ana'] }, ['10-12', '13-14']],
    ['of what it lies within', { ...lunch, resource: 'clinic' }, ['10-12', '13-14']],
    ['somebody else’s', { ...lunch, resource: 'ben' }, ['10-14']],
    ['nobody’s', { ...lunch, resource: [] }, ['10-14']],
    ['that is only shown', { ...lunch, refuses: false }, ['10-14']],
    ['in another zone', { ...lunch, timezone: 'Europe/Berlin' }, ['10-11', '12-14']],
    ['of whole days', { allDay: true, start: '2026-11-20', end: '2026-11-20' }, []],
    [
      'of whole days in another zone',
      { allDay: true, start: '2026-11-20', end: '2026-11-20', timezone: 'America/New_York' },
      [],
    ],
    ['whose times can’t be read', { start: 'noon', end: 'one' }, ['10-14']],
    ['that ends before it begins', { ...lunch, end: '2026-11-20T11:00:00' }, ['10-14']],
    [
      'of whole days that ends before it begins',
      { allDay: true, start: '2026-11-20', end: '2026-11-19' },
      ['10-14'],
    ],
    ['whose zone is none', { ...lunch, timezone: 'Mars/Base' }, ['10-14']],
    ['that is a whole day, perhaps', { ...lunch, allDay: 'yes' as never }, ['10-14']],
    ['that is none', null as never, ['10-14']],
  ])('%s', (_, block, expected) => {
    expect(open('ana', [block])).toEqual(expected);
  });

  it('of whole days is that of its own zone', () => {
    const block = { allDay: true, start: '2026-11-20', end: '2026-11-20', timezone: 'Asia/Tokyo' };
    expect(open(null, [block])).toEqual(['15-24']);
  });

  it('with a rule comes again', () => {
    const block = {
      start: '2026-11-19T12:00:00',
      end: '2026-11-19T13:00:00',
      rrule: 'FREQ=DAILY;COUNT=2',
    };
    expect(open('ana', [block])).toEqual(['10-12', '13-14']);
    const index = indexEvents([], 'UTC');
    expect(open('ana', [block], { index })).toEqual(['10-14']);
  });
});
