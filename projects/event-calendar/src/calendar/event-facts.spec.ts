import { signal } from '@angular/core';
import type { CalendarEvent, CalendarResource, CalendarView } from 'ng-event-calendar/core';
import {
  deepFreeze,
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenProps,
} from './calendar.spec-host';

const RESOURCES: readonly CalendarResource[] = deepFreeze([
  {
    id: 'red',
    title: 'Reds',
    eventColor: 'red',
    areEventsReadOnly: true,
    children: [
      { id: 'plain', title: 'Plain' },
      { id: 'blue', title: 'Blues', eventColor: 'blue', areEventsReadOnly: false },
    ],
  },
  { id: 'none', title: 'None' },
]);

async function givenOne(event: Partial<CalendarEvent>, given: GivenProps = {}) {
  const { calendar } = await givenCalendar({
    events: [givenEvent({ id: 1, ...event })],
    resources: RESOURCES,
    ...given,
  });
  const [drawn] = await calendar.getEvents({ id: 1 });
  return drawn!;
}

beforeEach(() => {
  givenNow(FRIDAY_NOON);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('colour', () => {
  it.each<[Partial<CalendarEvent>, GivenProps, string]>([
    [{}, {}, 'teal'],
    [{}, { eventColor: 'lime' }, 'lime'],
    [{ resource: 'none' }, { eventColor: 'lime' }, 'lime'],
    [{ resource: 'red' }, { eventColor: 'lime' }, 'red'],
    [{ resource: 'plain' }, { eventColor: 'lime' }, 'red'],
    [{ resource: 'blue' }, { eventColor: 'lime' }, 'blue'],
    [{ resource: 'blue', color: 'amber' }, { eventColor: 'lime' }, 'amber'],
    [{ resource: 'blue', color: 'mauve' as 'red' }, {}, 'blue'],
    [{ color: 'mauve' as 'red' }, { eventColor: 'beige' as 'red' }, 'teal'],
    [{ resource: 'cellar' }, { eventColor: 'lime' }, 'lime'],
  ])('of %j under %j is %s', async (event, given, color) => {
    expect(await (await givenOne(event, given)).getColor()).toBe(color);
  });
});

describe('read-only', () => {
  it.each<[Partial<CalendarEvent>, GivenProps, boolean]>([
    [{}, {}, false],
    [{}, { readOnly: true }, true],
    [{ readOnly: true }, {}, true],
    [{ readOnly: false }, { readOnly: true }, false],
    [{ resource: 'plain' }, {}, true],
    [{ resource: 'plain', readOnly: false }, {}, false],
    [{ resource: 'blue' }, { readOnly: true }, false],
    [{ resource: 'none' }, { readOnly: true }, true],
  ])('%j under %j: %s', async (event, given, isReadOnly) => {
    expect(await (await givenOne(event, given)).isReadOnly()).toBe(isReadOnly);
  });
});

describe('past', () => {
  it.each<[string, Partial<CalendarEvent>, string, boolean]>([
    ['over at this moment', { end: '2026-11-20T12:00:00Z' }, 'UTC', true],
    ['a minute to go', { end: '2026-11-20T12:01:00Z' }, 'UTC', false],
    ['all of today', { allDay: true }, 'UTC', false],
    ['all of yesterday', { allDay: true, start: '2026-11-19', end: '2026-11-19' }, 'UTC', true],
    [
      'yesterday, which in Pago Pago is not over an hour past midnight there',
      { allDay: true, start: '2026-11-20', end: '2026-11-20' },
      'Pacific/Pago_Pago',
      false,
    ],
    [
      'today, over in Kiritimati, where it is tomorrow',
      { allDay: true, start: '2026-11-20', end: '2026-11-20' },
      'Pacific/Kiritimati',
      true,
    ],
  ])('%s', async (_, event, displayTimezone, isPast) => {
    expect(await (await givenOne(event, { displayTimezone })).isPast()).toBe(isPast);
  });

  it('comes by itself when the minute is full', async () => {
    jest.useRealTimers();
    jest.useFakeTimers({
      now: new Date('2026-11-20T10:59:30Z'),
      doNotFake: ['requestAnimationFrame', 'nextTick', 'queueMicrotask', 'setImmediate'],
    });
    const pending = givenOne({});
    await jest.advanceTimersByTimeAsync(100);
    const event = await pending;
    const isPast = async () => {
      const answer = event.isPast();
      await jest.advanceTimersByTimeAsync(100);
      return answer;
    };
    expect(await isPast()).toBe(false);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await isPast()).toBe(true);
  });
});

describe('title and time', () => {
  it.each<[string, string]>([
    ['<b>Bold</b> & co', '<b>Bold</b> & co'],
    ['{title} $&', '{title} $&'],
    ['  ', '(No title)'],
  ])('%j reads %j', async (title, shown) => {
    const event = await givenOne({ title });
    expect(await event.getTitle()).toBe(shown);
    expect(await event.getAccessibleName()).toContain(shown);
  });

  it.each<[CalendarView, string]>([
    ['day', '10 – 11 AM'],
    ['week', '10 – 11 AM'],
    ['month', '10 AM'],
    ['agenda', '10 – 11 AM'],
  ])('in the %s the time is written %s', async (view, time) => {
    expect(await (await givenOne({}, { view })).getTimeText()).toBe(time);
  });

  it('says so of all-day events in the agenda', async () => {
    expect(await (await givenOne({ allDay: true }, { view: 'agenda' })).getTimeText()).toBe(
      'All day',
    );
  });
});

describe('accessible name', () => {
  const DATE = 'Friday, November 20, 2026';

  it.each<[string, Partial<CalendarEvent>, string[]]>([
    ['title, date and times', {}, ['Plan', DATE, '10 – 11 AM']],
    ['the resource', { resource: 'plain' }, ['Plan', DATE, 'Resource: Plain']],
    [
      'both dates over midnight, and the times once',
      { start: '2026-11-20T22:00:00Z', end: '2026-11-21T01:30:00Z' },
      ['Plan, 10 PM – 1:30 AM, Friday, November 20 – Saturday, November 21, 2026'],
    ],
    ['that it is a whole day', { allDay: true }, ['Plan', `${DATE}, all day`]],
    [
      'both ends of whole days',
      { allDay: true, end: '2026-11-23' },
      ['Plan', 'Friday, November 20', 'Monday, November 23, 2026, all day'],
    ],
  ])('holds %s', async (_, fields, parts) => {
    const name = await (await givenOne({ title: 'Plan', ...fields })).getAccessibleName();
    for (const part of parts) expect(name).toContain(part);
  });

  it.each<CalendarView>(['day', 'week', 'month', 'agenda'])(
    'holds title, date and both times in the %s, and what is seen',
    async (view) => {
      const event = await givenOne(
        { title: 'Plan', start: '2026-11-20T10:15:00Z', end: '2026-11-20T14:45:00Z' },
        { view },
      );
      const name = await event.getAccessibleName();
      const parts = ['Plan', DATE, '10:15', '2:45', await event.getTimeText()];
      for (const part of parts) expect(name).toContain(part);
    },
  );

  it('follows the clock of the preferences', async () => {
    const event = await givenOne({}, { preferences: { ampm: false } });
    expect(await event.getAccessibleName()).toContain('10:00 – 11:00');
  });

  it('follows a resource that is renamed', async () => {
    const resources = signal<readonly CalendarResource[]>([{ id: 'r', title: 'Room' }]);
    const event = await givenOne({ resource: 'r' }, { resources });
    expect(await event.getAccessibleName()).toContain('Room');
    resources.set([{ id: 'r', title: 'Hall' }]);
    expect(await event.getAccessibleName()).toContain('Hall');
  });
});
