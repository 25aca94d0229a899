import { expect, test } from '../calendar';
import { allDay } from '../data';
import { atMinute, cellBox, coveredDates, drawingOf, minutesOf, piece } from '../drawing';

/** Zones from eleven hours behind UTC to fourteen ahead of it. */
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

test('all-day dates are the same in every zone', async ({ calendar }) => {
  await calendar.open({
    events: [
      allDay('wall', '2026-11-17', '2026-11-18'),
      allDay('dates', '2026-11-17', '2026-11-18', { start: '2026-11-17', end: '2026-11-18' }),
      allDay('utc', '2026-11-17', '2026-11-18', {
        start: '2026-11-17T00:00:00Z',
        end: '2026-11-18T23:59:59Z',
      }),
      allDay('zoned', '2026-11-17', '2026-11-18', { timezone: 'Pacific/Kiritimati' }),
    ],
    visibleDate: '2026-11-17',
  });
  for (const view of ['week', 'month'] as const) {
    for (const displayTimezone of ZONES) {
      await calendar.set({ view, displayTimezone });
      const drawing = await drawingOf(calendar.root);
      for (const id of ['wall', 'dates', 'utc', 'zoned']) {
        expect(
          coveredDates(drawing, piece(drawing, id)),
          `${id} in the ${view} of ${displayTimezone}`,
        ).toEqual(['2026-11-17', '2026-11-18']);
      }
    }
  }
});

test('timed events stand at the time of the display zone', async ({ calendar }) => {
  await calendar.open({
    // Four side by side have room.
    view: 'day',
    events: [
      { id: 'utc', title: 'Instant', start: '2026-11-18T12:00:00Z', end: '2026-11-18T13:00:00Z' },
      {
        id: 'offset',
        title: 'Offset',
        start: '2026-11-18T14:00:00+02:00',
        end: '2026-11-18T15:00:00+02:00',
      },
      {
        id: 'berlin',
        title: 'Wall time of Berlin',
        start: '2026-11-18T13:00:00',
        end: '2026-11-18T14:00:00',
        timezone: 'Europe/Berlin',
      },
      // A wall time without a zone is in the browser's: 12:00 UTC is 7:00 in New York.
      { id: 'local', title: 'Local', start: '2026-11-18T07:00:00', end: '2026-11-18T08:00:00' },
    ],
  });
  for (const [displayTimezone, start] of [
    ['default', '2026-11-18T07:00'],
    ['locale', '2026-11-18T07:00'],
    ['UTC', '2026-11-18T12:00'],
    ['Europe/Berlin', '2026-11-18T13:00'],
    ['Asia/Kathmandu', '2026-11-18T17:45'],
    ['Pacific/Kiritimati', '2026-11-19T02:00'],
    ['Pacific/Pago_Pago', '2026-11-18T01:00'],
  ] as const) {
    await calendar.set({ displayTimezone, visibleDate: start.slice(0, 10) });
    const drawing = await drawingOf(calendar.root);
    for (const id of ['utc', 'offset', 'berlin', 'local']) {
      const event = piece(drawing, id);
      expect(event, `${id} in ${displayTimezone}`).toMatchObject({
        start,
        date: start.slice(0, 10),
        startUtc: '2026-11-18T12:00:00Z',
      });
      const column = cellBox(drawing, 'timed', start.slice(0, 10));
      expect(event.box.top).toBeCloseTo(atMinute(column, minutesOf(start)), 0);
    }
  }
});

test('today is the display zone’s', async ({ calendar }) => {
  // It is 10:23 on Friday in New York, and 5:23 on Saturday on Kiritimati.
  await calendar.open({ displayTimezone: 'Pacific/Kiritimati', visibleDate: '2026-11-10' });
  await calendar.today.click();
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await expect(calendar.slot('timed', '2026-11-21').locator('[data-now]')).toBeAttached();
});
