import { signal } from '@angular/core';
import type { CalendarEvent, CalendarView } from 'ng-event-calendar/core/internal';
import type { CalendarSlot, EventHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

type Places = readonly [name: string, event: Partial<CalendarEvent>, places: string[]];

/** Returns the place of each event: dates and slots of its cells, and its open ends. */
async function placesOf(
  rows: readonly Places[],
  view: CalendarView,
  given: Parameters<typeof givenCalendar>[0] = {},
): Promise<Places[]> {
  const events = signal<CalendarEvent[]>([]);
  const { element, fixture } = await givenCalendar({
    events,
    visibleDate: '2026-11-20',
    view,
    ...given,
  });
  const found: Places[] = [];
  for (const [name, event] of rows) {
    events.set([givenEvent({ id: 'it', ...event })]);
    await fixture.whenStable();
    const places = [...element.querySelectorAll('[data-event-id="it"]')].map((drawn) => {
      const cell = drawn.closest<HTMLElement>('[data-date][data-slot]')!;
      const before = drawn.hasAttribute('data-continues-before') ? '< ' : '';
      const after = drawn.hasAttribute('data-continues-after') ? ' >' : '';
      return `${before}${cell.dataset['date']} ${cell.dataset['slot']}${after}`;
    });
    found.push([name, event, places]);
  }
  return found;
}

const TIMED = { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' };
const OVERNIGHT = { start: '2026-11-19T22:00:00Z', end: '2026-11-20T02:00:00Z' };
const TO_MIDNIGHT = { start: '2026-11-20T22:00:00Z', end: '2026-11-21T00:00:00Z' };
const LONG = { start: '2026-11-17T10:00:00Z', end: '2026-11-18T10:00:00Z' };
const NEARLY_LONG = { start: '2026-11-17T10:00:00Z', end: '2026-11-18T09:59:00Z' };
const ONE_DAY = { allDay: true, start: '2026-11-20', end: '2026-11-20' };
const FAIR = { allDay: true, start: '2026-11-18T09:00:00', end: '2026-11-20T17:00:00' };
const OVER_WEEKEND = { allDay: true, start: '2026-11-20', end: '2026-11-23' };
const AGES = { allDay: true, start: '2026-10-01', end: '2027-01-31' };

describe('where events stand', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('in the week', () => {
    const PLACES: readonly Places[] = [
      ['a timed event', TIMED, ['2026-11-20 timed']],
      ['one over midnight', OVERNIGHT, ['2026-11-19 timed >', '< 2026-11-20 timed']],
      ['one that ends at midnight', TO_MIDNIGHT, ['2026-11-20 timed']],
      ['one of 24 hours', LONG, ['2026-11-17 all-day']],
      ['one just under', NEARLY_LONG, ['2026-11-17 timed >', '< 2026-11-18 timed']],
      ['an all-day event', ONE_DAY, ['2026-11-20 all-day']],
      ['one of several days', FAIR, ['2026-11-18 all-day']],
      ['one into the next week', OVER_WEEKEND, ['2026-11-20 all-day >']],
      ['one far beyond both ends', AGES, ['< 2026-11-15 all-day >']],
    ];

    it('stand events of every kind', async () => {
      expect(await placesOf(PLACES, 'week')).toEqual(PLACES);
    });

    it('leaves hidden weekends out of a bar', async () => {
      const preferences = { showWeekends: false };
      const places: Places[] = [['one into the next week', OVER_WEEKEND, ['2026-11-20 all-day >']]];
      expect(await placesOf(places, 'week', { preferences })).toEqual(places);
    });
  });

  describe('in the day', () => {
    const PLACES: readonly Places[] = [
      ['a timed event', TIMED, ['2026-11-20 timed']],
      ['one over midnight', OVERNIGHT, ['< 2026-11-20 timed']],
      ['one of 24 hours, over by then', LONG, []],
      ['an all-day event', ONE_DAY, ['2026-11-20 all-day']],
      ['one of several days', FAIR, ['< 2026-11-20 all-day']],
      ['one far beyond both ends', AGES, ['< 2026-11-20 all-day >']],
    ];

    it('stand events of every kind', async () => {
      expect(await placesOf(PLACES, 'day')).toEqual(PLACES);
    });
  });

  describe('in the month', () => {
    const PLACES: readonly Places[] = [
      ['a timed event', TIMED, ['2026-11-20 day']],
      ['one over midnight, once', OVERNIGHT, ['2026-11-19 day']],
      ['one that ends at midnight', TO_MIDNIGHT, ['2026-11-20 day']],
      ['one of 24 hours', LONG, ['2026-11-17 day']],
      ['an all-day event', ONE_DAY, ['2026-11-20 day']],
      ['one of several days', FAIR, ['2026-11-18 day']],
      ['one over two weeks', OVER_WEEKEND, ['2026-11-20 day >', '< 2026-11-22 day']],
      [
        'one far beyond both ends',
        AGES,
        ['01', '08', '15', '22', '29'].map((date) => `< 2026-11-${date} day >`),
      ],
    ];

    it('stand events of every kind', async () => {
      expect(await placesOf(PLACES, 'month')).toEqual(PLACES);
    });

    it('leaves hidden weekends out of a bar', async () => {
      const preferences = { showWeekends: false };
      const places: Places[] = [
        ['one over two weeks', OVER_WEEKEND, ['2026-11-20 day >', '< 2026-11-23 day']],
      ];
      expect(await placesOf(places, 'month', { preferences })).toEqual(places);
    });
  });

  describe('in the agenda', () => {
    const PLACES: readonly Places[] = [
      ['a timed event', TIMED, ['2026-11-20 agenda']],
      ['one that ends at midnight', TO_MIDNIGHT, ['2026-11-20 agenda']],
      ['an all-day event', ONE_DAY, ['2026-11-20 agenda']],
      ['one over midnight', OVERNIGHT, ['2026-11-19 agenda >', '< 2026-11-20 agenda']],
      ['one of 24 hours', LONG, ['2026-11-17 agenda >', '< 2026-11-18 agenda']],
      [
        'one of several days',
        FAIR,
        ['2026-11-18 agenda >', '< 2026-11-19 agenda >', '< 2026-11-20 agenda'],
      ],
    ];

    it('stand events of every kind', async () => {
      expect(await placesOf(PLACES, 'agenda', { visibleDate: '2026-11-16' })).toEqual(PLACES);
    });
  });

  describe('in the all-day row', () => {
    const ON_ITS_DATE = ['2026-11-20 all-day'];

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
      'all-day events stay on their dates in %s',
      async (displayTimezone) => {
        const places: Places[] = [['one day', ONE_DAY, ON_ITS_DATE]];
        expect(await placesOf(places, 'week', { displayTimezone })).toEqual(places);
      },
    );

    it('the time portion means nothing', async () => {
      const times = ['2026-11-20T23:59:59', '2026-11-20T23:59:59Z', '2026-11-20T23:30:00-11:00'];
      const places = times.map((time): Places => [
        time,
        { allDay: true, start: time, end: time },
        ON_ITS_DATE,
      ]);
      expect(await placesOf(places, 'week', { displayTimezone: 'Asia/Tokyo' })).toEqual(places);
    });
  });

  describe('zones', () => {
    it.each<[Partial<CalendarEvent>, string, string]>([
      [TIMED, 'Asia/Tokyo', '2026-11-20T19:00'],
      [
        { ...TIMED, start: '2026-11-20T23:00:00Z', end: '2026-11-20T23:30:00Z' },
        'Asia/Tokyo',
        '2026-11-21T08:00',
      ],
      [
        { start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00', timezone: 'Europe/Paris' },
        'America/New_York',
        '2026-11-20T04:00',
      ],
      [
        {
          start: '2026-11-20T10:00:00+02:00',
          end: '2026-11-20T11:00:00+02:00',
          timezone: 'Asia/Tokyo',
        },
        'UTC',
        '2026-11-20T08:00',
      ],
    ])('%j in %s starts at %s', async (event, displayTimezone, start) => {
      const { calendar } = await givenCalendar({ events: [givenEvent(event)], displayTimezone });
      const [shown] = await calendar.getEvents({ date: start.slice(0, 10) });
      expect(await shown?.getStart()).toBe(start);
    });
  });

  describe('the same in every view', () => {
    const VIEWS: [CalendarView, CalendarSlot][] = [
      ['day', 'timed'],
      ['week', 'timed'],
      ['month', 'day'],
      ['agenda', 'agenda'],
    ];
    const facts = async (event: EventHarness) => [
      await event.getStart(),
      await event.getEnd(),
      await event.getStartInstant(),
      await event.getEndInstant(),
      await event.getKey(),
      await event.getColor(),
      await event.getResourceId(),
      await event.isAllDay(),
      await event.isReadOnly(),
      await event.isPast(),
    ];

    it.each(VIEWS)('a timed event in the %s tells its facts', async (view, slot) => {
      const { calendar, eventElement } = await givenCalendar({
        view,
        displayTimezone: 'America/New_York',
        events: [
          givenEvent({ id: 7, resource: 'r', color: 'pink', readOnly: true, className: 'a b' }),
        ],
        resources: [{ id: 'r', title: 'Room' }],
      });
      const event = await calendar.getEvent({
        title: /^Event/,
        date: '2026-11-20',
        resource: 'r',
        slot,
      });
      expect(await facts(event)).toEqual([
        '2026-11-20T05:00',
        '2026-11-20T06:00',
        '2026-11-20T10:00:00Z',
        '2026-11-20T11:00:00Z',
        '7',
        'pink',
        'r',
        false,
        true,
        true,
      ]);
      expect(eventElement(7).classList).toContain('a');
      expect(eventElement(7).classList).toContain('b');
    });

    it.each(VIEWS)('an all-day event in the %s tells its dates and no instants', async (view) => {
      const { calendar } = await givenCalendar({ view, events: [givenEvent({ id: 7, ...FAIR })] });
      const event = await calendar.getEvent({ id: 7 });
      expect(await facts(event)).toEqual([
        '2026-11-18T00:00',
        '2026-11-20T23:59',
        null,
        null,
        '7',
        'teal',
        null,
        true,
        false,
        false,
      ]);
    });
  });
});
