import { dayFrom, formatDay, formatWall } from '../dates/civil-time';
import { givenEvent } from '../given';
import { daysWithEvents } from '../layout/agenda';
import type { CalendarEvent } from '../model/event';
import { indexEvents } from './event-index';
import { markDays } from './mark-days';
import { byListOrder, byListOrderOn, type Occurrence } from './occurrence';
import { occurrencesIn } from './occurrences-in';

const NEW_YORK = 'America/New_York';
const all = (): boolean => true;
const FAR = [dayFrom(2000, 1, 1), dayFrom(2050, 1, 1)] as const;

function placed(fields: Partial<CalendarEvent>, zone: string): Occurrence {
  const index = indexEvents([givenEvent(fields)], NEW_YORK);
  return occurrencesIn(index, ...FAR, zone, all)[0]!;
}

describe('an occurrence', () => {
  it.each<[string, Partial<CalendarEvent>, string, string, string, boolean, string, string]>([
    [
      'wall time without a zone is the local zone',
      {},
      'UTC',
      '2026-11-20T15:00',
      '2026-11-20T16:00',
      false,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'wall time in its own zone',
      { timezone: 'Asia/Tokyo' },
      NEW_YORK,
      '2026-11-19T20:00',
      '2026-11-19T21:00',
      false,
      '2026-11-19',
      '2026-11-19',
    ],
    [
      'an instant, whatever its zone says',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z', timezone: 'Asia/Tokyo' },
      NEW_YORK,
      '2026-11-20T05:00',
      '2026-11-20T06:00',
      false,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'an offset is an instant',
      { start: '2026-11-20T10:00:00+02:00', end: '2026-11-20T11:00:00+02:00' },
      'UTC',
      '2026-11-20T08:00',
      '2026-11-20T09:00',
      false,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'an end at midnight touches no further day',
      { start: '2026-11-20T22:00', end: '2026-11-21T00:00' },
      NEW_YORK,
      '2026-11-20T22:00',
      '2026-11-21T00:00',
      false,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'across midnight',
      { start: '2026-11-20T22:00', end: '2026-11-21T01:00' },
      NEW_YORK,
      '2026-11-20T22:00',
      '2026-11-21T01:00',
      false,
      '2026-11-20',
      '2026-11-21',
    ],
    [
      'just under 24 hours is no bar',
      { start: '2026-11-20T12:00', end: '2026-11-21T11:59' },
      NEW_YORK,
      '2026-11-20T12:00',
      '2026-11-21T11:59',
      false,
      '2026-11-20',
      '2026-11-21',
    ],
    [
      '24 hours are a bar',
      { start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
      NEW_YORK,
      '2026-11-20T00:00',
      '2026-11-21T00:00',
      true,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      '24 hours of the clock on a day of 23',
      { start: '2026-03-08T00:00', end: '2026-03-09T00:00' },
      NEW_YORK,
      '2026-03-08T00:00',
      '2026-03-09T00:00',
      true,
      '2026-03-08',
      '2026-03-08',
    ],
    [
      'a gap uses the offset before it',
      { start: '2026-03-08T02:30', end: '2026-03-08T04:00' },
      NEW_YORK,
      '2026-03-08T03:30',
      '2026-03-08T04:00',
      false,
      '2026-03-08',
      '2026-03-08',
    ],
    [
      'all-day dates are the same in every zone',
      { allDay: true, start: '2026-11-20T23:30:00Z', end: '2026-11-21T00:00:00Z' },
      'Pacific/Kiritimati',
      '2026-11-20T00:00',
      '2026-11-22T00:00',
      true,
      '2026-11-20',
      '2026-11-21',
    ],
    [
      'end before start has no length',
      { start: '2026-11-20T10:00', end: '2026-11-20T09:00' },
      NEW_YORK,
      '2026-11-20T10:00',
      '2026-11-20T10:00',
      false,
      '2026-11-20',
      '2026-11-20',
    ],
    [
      'an all-day end before start covers the first day',
      { allDay: true, start: '2026-11-20', end: '2026-11-18' },
      NEW_YORK,
      '2026-11-20T00:00',
      '2026-11-21T00:00',
      true,
      '2026-11-20',
      '2026-11-20',
    ],
  ])('%s', (_, fields, zone, start, end, isBar, firstDay, lastDay) => {
    const occurrence = placed(fields, zone);
    expect({
      start: formatWall(occurrence.startWall, 'minutes'),
      end: formatWall(occurrence.endWall, 'minutes'),
      isBar: occurrence.isBar,
      firstDay: formatDay(occurrence.firstDay),
      lastDay: formatDay(occurrence.lastDay),
    }).toEqual({ start, end, isBar, firstDay, lastDay });
  });

  it('ends on its day where the clock runs backwards over its end', () => {
    const occurrence = placed(
      { start: '2026-11-01T05:45:00Z', end: '2026-11-01T06:15:00Z' },
      NEW_YORK,
    );
    expect(occurrence.endWall).toBeLessThan(occurrence.startWall);
    expect(occurrence.lastDay).toBe(occurrence.firstDay);
  });
});

describe('occurrencesIn', () => {
  const day = dayFrom(2026, 11, 20);

  it('leaves unreadable events out and keeps the order of the others', () => {
    const events = [
      givenEvent({ id: 'late', start: '2026-11-20T20:00', end: '2026-11-20T21:00' }),
      givenEvent({ id: 'broken', start: 'tomorrow' }),
      null as unknown as CalendarEvent,
      givenEvent({ id: 'early', start: '2026-11-20T08:00', end: '2026-11-20T09:00' }),
    ];
    const index = indexEvents(events, NEW_YORK);
    expect(occurrencesIn(index, day, day, NEW_YORK, all).map(({ key }) => key)).toEqual([
      'late',
      'early',
    ]);
  });

  it('tells events with one id apart, and numbers equal strings', () => {
    const index = indexEvents(
      [givenEvent({ id: 1 }), givenEvent({ id: '1' }), givenEvent({ id: 2 })],
      NEW_YORK,
    );
    const keys = occurrencesIn(index, day, day, NEW_YORK, all).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toBe('1');
  });

  it('gives events without an id a key too', () => {
    const nameless = { ...givenEvent(), id: undefined as unknown as string };
    const index = indexEvents([nameless, { ...nameless }], NEW_YORK);
    const keys = occurrencesIn(index, day, day, NEW_YORK, all).map(({ key }) => key);
    expect(keys).toEqual(['#0', '#1']);
  });

  it('gives the same objects again, also after other events were replaced, moved or removed', () => {
    const [a, b, c, d] = [givenEvent(), givenEvent(), givenEvent(), givenEvent()];
    const first = indexEvents([a, b, c, d], NEW_YORK);
    const before = occurrencesIn(first, day, day, NEW_YORK, all);
    const second = indexEvents([d, a, givenEvent(), c], NEW_YORK, first);
    const after = occurrencesIn(second, day, day, NEW_YORK, all);
    expect(after[0]).toBe(before[3]);
    expect(after[1]).toBe(before[0]);
    expect(after[3]).toBe(before[2]);
    expect(second.events[2]).not.toBe(b);
  });

  it('counts a range by days of the display zone', () => {
    const index = indexEvents(
      [givenEvent({ start: '2026-11-20T23:30:00Z', end: '2026-11-21T00:30:00Z' })],
      NEW_YORK,
    );
    const found = (at: number, zone: string): number =>
      occurrencesIn(index, at, at, zone, all).length;
    expect([found(day, 'UTC'), found(day + 1, 'UTC')]).toEqual([1, 1]);
    expect([found(day, 'Asia/Tokyo'), found(day + 1, 'Asia/Tokyo')]).toEqual([0, 1]);
    expect([found(day, NEW_YORK), found(day + 1, NEW_YORK)]).toEqual([1, 0]);
  });
});

describe('days with events', () => {
  const first = dayFrom(2026, 11, 20);
  const onDay = (offset: number, fields: Partial<CalendarEvent> = {}): CalendarEvent =>
    givenEvent({
      start: `${formatDay(first + offset)}T10:00`,
      end: `${formatDay(first + offset)}T11:00`,
      ...fields,
    });

  it('marks every day an event touches', () => {
    const index = indexEvents(
      [
        onDay(1),
        givenEvent({ allDay: true, start: formatDay(first + 3), end: formatDay(first + 5) }),
        givenEvent({
          start: `${formatDay(first + 7)}T22:00`,
          end: `${formatDay(first + 8)}T00:00`,
        }),
        onDay(9, { resource: 'hidden' }),
      ],
      NEW_YORK,
    );
    const marks = markDays(
      index,
      first,
      first + 9,
      NEW_YORK,
      ({ resource }) => resource === undefined,
    );
    expect([...marks]).toEqual([0, 1, 0, 1, 1, 1, 0, 1, 0, 0]);
  });

  it('finds the next days that hold events, and says whether more follow', () => {
    const index = indexEvents([onDay(400), onDay(2), onDay(30), onDay(-5), onDay(2)], NEW_YORK);
    const find = (count: number, horizon: number) =>
      daysWithEvents(index, first, count, horizon, NEW_YORK, all);
    expect(find(2, 731)).toEqual({ days: [first + 2, first + 30], hasMore: true });
    expect(find(12, 731)).toEqual({ days: [first + 2, first + 30, first + 400], hasMore: false });
    expect(find(12, 365)).toEqual({ days: [first + 2, first + 30], hasMore: true });
    const offered = (day: number): boolean => day !== first + 2;
    expect(daysWithEvents(index, first, 2, 731, NEW_YORK, all, offered).days).toEqual([
      first + 30,
      first + 400,
    ]);
  });
});

describe('byListOrderOn', () => {
  it('counts what goes on since the day before from midnight', () => {
    const events = [
      givenEvent({ id: 'early', start: '2026-11-21T01:00', end: '2026-11-21T02:00' }),
      givenEvent({ id: 'night', start: '2026-11-20T22:00', end: '2026-11-21T03:00' }),
    ];
    const found = occurrencesIn(indexEvents(events, NEW_YORK), ...FAR, NEW_YORK, all);
    const second = dayFrom(2026, 11, 21);
    expect([...found].sort(byListOrderOn(second)).map(({ key }) => key)).toEqual([
      'night',
      'early',
    ]);
  });
});

describe('byListOrder', () => {
  it('puts bars first, then by start, longer first', () => {
    const events = [
      givenEvent({ id: 'short', start: '2026-11-20T09:00', end: '2026-11-20T09:30' }),
      givenEvent({ id: 'long', start: '2026-11-20T09:00', end: '2026-11-20T12:00' }),
      givenEvent({ id: 'first', start: '2026-11-20T08:00', end: '2026-11-20T08:30' }),
      givenEvent({ id: 'bar', allDay: true }),
    ];
    const found = occurrencesIn(indexEvents(events, NEW_YORK), ...FAR, NEW_YORK, all);
    expect([...found].sort(byListOrder).map(({ key }) => key)).toEqual([
      'bar',
      'first',
      'long',
      'short',
    ]);
  });
});
