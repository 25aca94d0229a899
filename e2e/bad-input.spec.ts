import { expect, test } from './calendar';
import { timed } from './data';
import { drawingOf } from './drawing';

test('the page of bad input draws what can be drawn, and says what is wrong', async ({
  calendar,
  page,
}) => {
  await page.goto('/bad-input?date=2026-11-20');
  // The page requests a view and a zone that don't exist.
  await expect(calendar.root).toHaveAttribute('data-view', 'day');
  const { events } = await drawingOf(calendar.root);
  const starts = events.map(({ start }) => start.slice(11)).sort();
  expect(starts).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '10:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
  ]);
  const keys = new Set(events.map(({ key }) => key));
  expect(keys.size).toBe(events.length);
  await expect(calendar.event('markup')).toContainText('<b>Markup</b> is text<script>');
  await expect(calendar.event('mauve')).toHaveAttribute('data-color', 'teal');
  await expect(calendar.event('nameless')).toContainText('(No title)');
  await expect(page.getByRole('main')).toContainText('native Date');
  for (const view of ['week', 'month', 'agenda'] as const) {
    await calendar.switchTo(view);
    await expect(calendar.event('sound').first()).toBeAttached();
  }
});

/** Values that a host in plain JavaScript might bind. */
const NONSENSE = [
  { events: null },
  { events: 'soon' },
  { events: [null, 7, 'event', {}, [], { id: 1 }] },
  { resources: null },
  { resources: [null, {}, { id: 'a' }, { id: 'a', title: 'A', children: 'none' }] },
  { view: 'quarter' },
  { views: [] },
  { views: ['quarter', 'month'] },
  { visibleDate: 'tomorrow' },
  { visibleDate: 42 },
  { displayTimezone: 'Atlantis/Poseidonis' },
  { eventColor: 'octarine' },
  { preferences: { weekStartsOn: 9, ampm: 'yes', showWeekends: null } },
  { preferences: null },
  { preferencesMenuConfig: null },
  { visibleResources: null },
  { visibleResources: { __proto__: false } },
  { mobileBreakpoint: Number.NaN },
  { visibleHours: { start: 20, end: 4 } },
  { visibleHours: null },
  { visibleHours: [null, { start: 12, end: 8 }] },
  { hourHeight: 'high' },
  { slotMinutes: 7 },
  { height: -5 },
  { height: '' },
  { className: 7 },
  { sx: 'color: red' },
  { sx: { '&:hover': null, color: { deep: {} } } },
  { localeText: { today: 3, nope: 'x' } },
  { snapMinutes: 0 },
];

test('no nonsense from the host takes the calendar down', async ({ calendar }) => {
  const sense = {
    events: [timed('sound', '2026-11-20', '09:00', '10:00')],
    visibleDate: '2026-11-20',
  };
  await calendar.open(sense);
  for (const nonsense of NONSENSE) {
    const what = JSON.stringify(nonsense);
    await calendar.set(nonsense as object);
    await expect(calendar.root, what).toBeVisible();
    if (!('events' in nonsense)) {
      await expect(calendar.event('sound').first(), what).toBeAttached();
    }
    const { log } = await calendar.state();
    await calendar.turn('next');
    await expect.poll(async () => (await calendar.state()).log, what).toHaveLength(log.length + 1);
    const nothing = Object.fromEntries(Object.keys(nonsense).map((key) => [key, undefined]));
    await calendar.set({ ...nothing, ...sense });
    await expect(calendar.event('sound'), `after ${what}`).toHaveCount(1);
  }
});

test('events that cannot be drawn stay in the host’s array', async ({ calendar }) => {
  const events = [
    timed('sound', '2026-11-20', '09:00', '10:00'),
    { id: 'garbled', title: 'Garbled', start: 'next Tuesday', end: '2026-11-20' },
    { id: 'reversed', title: 'Reversed', start: '2026-11-20T12:00:00', end: '2026-11-20T11:00:00' },
    { id: 'sound', title: 'Twin', start: '2026-11-20T13:00:00', end: '2026-11-20T14:00:00' },
  ];
  await calendar.open({ events, view: 'day' });
  await expect(calendar.event('garbled')).toHaveCount(0);
  await expect(calendar.event('sound')).toHaveCount(2);
  await expect(calendar.event('reversed')).toHaveAttribute('data-end', '2026-11-20T12:00');
  await calendar.turn('next');
  await expect.poll(async () => (await calendar.state()).events).toEqual(events);
});
