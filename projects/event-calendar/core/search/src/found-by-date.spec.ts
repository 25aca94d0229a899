import fc from 'fast-check';
import {
  byListOrder,
  dayFrom,
  formatWall,
  indexEvents,
  occurrenceOf,
  parseEvent,
  placeOccurrence,
  wallAt,
  type CalendarEvent,
  type Occurrence,
  type Recurrence,
} from 'ng-event-calendar/core/internal';
import { FoundByDate, type FoundEvent, type ListingContext } from './found-by-date';

const TODAY = dayFrom(2026, 11, 20);
const HOUR = 3_600_000;
const CONTEXT: ListingContext = {
  ...{ today: TODAY, now: wallAt(TODAY), zone: 'UTC', bounds: undefined },
};

const lasting = (id: string, from: number, to: number, more: Partial<CalendarEvent> = {}) =>
  ({
    id,
    title: id,
    start: formatWall(wallAt(TODAY + from) + 9 * HOUR, 'minutes'),
    end: formatWall(wallAt(TODAY + to) + 10 * HOUR, 'minutes'),
    timezone: 'UTC',
    ...more,
  }) satisfies CalendarEvent;

/** A series every seven days from its record on, as often as its `rrule` says. */
const RECURRENCE: Recurrence = {
  expand: (event, first, last, zone, localZone) => {
    const reading = event.rrule === undefined ? null : parseEvent(event, localZone);
    if (reading === null) return null;
    return Array.from({ length: Number(event.rrule) }, (_, at) => {
      const by = at * 7 * 24 * HOUR;
      const times = { ...reading, start: reading.start + by, end: reading.end + by };
      return placeOccurrence(times, zone, `${String(event.id)}-${at}`);
    }).filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= last);
  },
};

function listed(
  events: readonly CalendarEvent[],
  context: Partial<ListingContext> = {},
  limit = 50,
): readonly FoundEvent[] {
  const index = indexEvents(events, 'UTC', undefined, RECURRENCE);
  return new FoundByDate(index, [...events.keys()], { ...CONTEXT, ...context }).first(limit);
}
const keys = (found: readonly FoundEvent[]): readonly string[] =>
  found.map(({ occurrence }) => occurrence.key);

describe('found events', () => {
  it('stand from today on, then before today with the latest first', () => {
    const events = [
      lasting('tomorrow', 1, 1),
      lasting('last year', -300, -300),
      lasting('today', 0, 0),
      lasting('yesterday', -1, -1),
      lasting('next year', 300, 300),
    ];
    expect(keys(listed(events))).toEqual([
      ...['today', 'tomorrow', 'next year'],
      ...['yesterday', 'last year'],
    ]);
  });

  it('stand under today where they began before and aren’t over', () => {
    const [first, second] = listed([lasting('now', 0, 0), lasting('ongoing', -300, 1)]);
    expect([first, second].map((each) => [each?.occurrence.key, each?.day])).toEqual([
      ['ongoing', TODAY],
      ['now', TODAY],
    ]);
  });

  it.each([
    ['later than written', 'Pacific/Kiritimati', 'Pacific/Niue'],
    ['earlier than written', 'Pacific/Niue', 'Pacific/Kiritimati'],
  ])('stand where the display zone has them, %s', (_, zone, timezone) => {
    // The day on which each is written, and that on which it is shown.
    const by = zone === 'Pacific/Niue' ? -1 : 1;
    const [over, ongoing] = [-1 - by, -by].map((day) => lasting(`${day}`, day, day, { timezone }));
    const found = listed([over!, ongoing!], { zone });
    expect(found.map(({ day, isEarlier }) => [day - TODAY, isEarlier])).toEqual([
      ...[
        [0, false],
        [-1, true],
      ],
    ]);
  });

  it('are the first by the dates of the display zone, where others are written earlier', () => {
    const events = [
      lasting('written first', 5, 5, { timezone: 'Pacific/Niue' }),
      lasting('shown first', 6, 6, { timezone: 'Pacific/Kiritimati' }),
    ];
    expect(keys(listed(events, { zone: 'Pacific/Niue' }, 1))).toEqual(['shown first']);
  });

  it.each([
    [9, ['night']],
    // An event is over at its end.
    [10, []],
  ])('that began before today stand from today on while they last, at %i o’clock', (hour, ids) => {
    const found = listed([lasting('night', -1, 0)], { now: wallAt(TODAY) + hour * HOUR });
    expect(keys(found.filter(({ isEarlier }) => !isEarlier))).toEqual(ids);
  });

  it('stand before today where they began then and ended today', () => {
    const events = [lasting('night', -1, 0), lasting('today', 0, 0)];
    const found = listed(events, { now: wallAt(TODAY) + 11 * HOUR });
    expect(found.map(({ occurrence, day }) => [occurrence.key, day])).toEqual([
      ['today', TODAY],
      ['night', TODAY - 1],
    ]);
    // A whole day lasts until its end.
    const days = [lasting('days', -1, 0, { allDay: true })];
    expect(listed(days, { now: wallAt(TODAY) + 11 * HOUR })[0]?.isEarlier).toBe(false);
  });

  it.each([
    ['at its next occurrence', lasting('s', -20, -20, { rrule: '9' }), 's-3', false],
    ['at today’s', lasting('s', -21, -21, { rrule: '9' }), 's-3', false],
    ['far ahead', lasting('s', 2000, 2000, { rrule: '9' }), 's-0', false],
    ['at its last where all are over', lasting('s', -90, -90, { rrule: '3' }), 's-2', true],
    ['at its last long ago', lasting('s', -2000, -2000, { rrule: '3' }), 's-2', true],
  ])('have a series once, %s', (_, series, key, isEarlier) => {
    const [found, ...more] = listed([series]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ occurrence: { key }, isEarlier, isSeries: true });
  });

  it.each([
    ['today’s while it lasts', 9, '9', 's-3', false],
    ['the next one once it is over', 10, '9', 's-4', false],
    ['the last one where that is over, under today', 12, '4', 's-3', false],
  ])('have of a series %s', (_, hour, rrule, key, isEarlier) => {
    const now = wallAt(TODAY) + hour * HOUR;
    const [found] = listed([lasting('s', -21, -21, { rrule })], { now });
    expect(found).toMatchObject({ occurrence: { key }, isEarlier, isSeries: true });
  });

  it.each([
    ['UTC', 23],
    // Eleven hours behind, it is the next day in UTC.
    ['Pacific/Niue', 23 + 11],
  ])('have of an all-day series today’s until the day is over, in %s', (zone, hour) => {
    const daily = { allDay: true, start: '2026-10-30', end: '2026-10-30', rrule: '9' };
    const now = wallAt(TODAY) + hour * HOUR;
    const [found] = listed([lasting('s', 0, 0, daily)], { now, zone });
    expect(found).toMatchObject({ occurrence: { key: 's-3' }, day: TODAY });
  });

  it('leave out what is beyond the bounds, and what can’t be read', () => {
    const events = [
      lasting('before', -10, -10),
      lasting('within', 0, 0),
      lasting('across', -10, 0),
      lasting('after', 10, 10),
      { ...lasting('unread', 0, 0), start: 'soon' },
      lasting('series', -30, -30, { rrule: '9' }),
    ];
    const bounds = { first: TODAY - 1, last: TODAY + 6 };
    const index = indexEvents(events, 'UTC', undefined, RECURRENCE);
    const found = new FoundByDate(index, [...events.keys()], { ...CONTEXT, bounds });
    expect(keys(found.first(50))).toEqual(['across', 'within', 'series-5']);
    expect(found.count).toBe(3);
  });

  const days = fc.integer({ min: -60, max: 60 });
  const drawn = fc.array(
    fc.record({ from: days, length: fc.constantFrom(0, 0, 0, 1, 9), zone: fc.nat(2) }),
    { maxLength: 60 },
  );
  it('are the first of all, however few are asked for', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue'];
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 20 }), fc.nat(2), (given, limit, at) => {
        const zone = zones[at]!;
        const events = given.map(({ from, length, zone: own }, id) => ({
          ...lasting(`e${id}`, from, from + length),
          timezone: zones[own]!,
        }));
        const all = events.map((event) => occurrenceOf(parseEvent(event, 'UTC')!, zone));
        const dayOf = ({ firstDay }: Occurrence): number => Math.max(firstDay, TODAY);
        const later = all.filter(({ lastDay }) => lastDay >= TODAY);
        const before = all.filter(({ lastDay }) => lastDay < TODAY);
        later.sort((a, b) => dayOf(a) - dayOf(b) || byListOrder(a, b));
        before.sort((a, b) => b.firstDay - a.firstDay || byListOrder(a, b));
        const expected = [...later, ...before].slice(0, limit).map(({ key }) => key);
        expect(keys(listed(events, { zone }, limit))).toEqual(expected);
      }),
    );
  });
});
