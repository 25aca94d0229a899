import { expect, test } from '../calendar';
import { allDay, many, RESOURCES, timed, WEEK } from '../data';
import { drawingOf } from '../drawing';
import { turnWheel } from '../hand';

const agenda = { view: 'agenda', visibleDate: '2026-11-16' } as const;
const weekly = (number: number) => {
  const day = new Date(Date.UTC(2026, 10, 16 + 7 * (number - 1))).toISOString().slice(0, 10);
  return timed(`w${number}`, day, '09:00', '10:00');
};

test('the agenda lists twelve days, the empty ones included', async ({ calendar }) => {
  await calendar.open({ ...agenda, events: WEEK, resources: RESOURCES });
  const dates = await calendar.dates('agenda');
  expect(dates).toHaveLength(12);
  expect(dates[0]).toBe('2026-11-16');
  expect(dates.at(-1)).toBe('2026-11-27');
  await expect(calendar.slot('agenda', '2026-11-19')).toContainText('No events');
  await expect(calendar.root.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('an event stands under each of its days, all-day events first, then by time @firefox', async ({
  calendar,
}) => {
  await calendar.open({ ...agenda, events: WEEK, resources: RESOURCES });
  const { events } = await drawingOf(calendar.root);
  const under = (date: string) => events.filter((event) => event.date === date).map(({ id }) => id);
  expect(under('2026-11-16')).toEqual(['trip', 'standup']);
  expect(under('2026-11-17')).toEqual(['trip']);
  expect(under('2026-11-18')).toEqual(['trip', 'review']);
  expect(under('2026-11-20')).toEqual(['fair', 'breakfast', 'lunch']);
  expect(under('2026-11-24')).toEqual(['fair']);
  expect(under('2026-11-25')).toEqual([]);
  const trip = calendar.slot('agenda', '2026-11-17').locator('[data-event-id="trip"]');
  await expect(trip).toContainText('Day 2 of 3 · Ana');
});

test('without empty days it goes on to the next twelve that hold events', async ({ calendar }) => {
  await calendar.open({
    ...agenda,
    events: many(30, weekly),
    preferences: { showEmptyDaysInAgenda: false },
  });
  const dates = await calendar.dates('agenda');
  expect(dates).toHaveLength(12);
  expect(dates.slice(0, 3)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30']);
  expect(dates.at(-1)).toBe('2027-02-01');

  await calendar.next.click();
  await calendar.expectState({ visibleDate: '2027-02-02' });
  await expect.poll(async () => (await calendar.dates('agenda'))[0]).toBe('2027-02-08');
});

test('"Show more" adds the days that follow', async ({ calendar }) => {
  await calendar.open({
    ...agenda,
    events: many(30, weekly),
    preferences: { showEmptyDaysInAgenda: false },
  });
  const more = calendar.root.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => calendar.dates('agenda')).toHaveLength(24);
  await more.click();
  await expect.poll(() => calendar.dates('agenda')).toHaveLength(30);
  await expect(more).toHaveCount(0);
});

test('an agenda without anything to list says so', async ({ calendar }) => {
  await calendar.open({ ...agenda, preferences: { showEmptyDaysInAgenda: false } });
  await expect(calendar.root).toContainText('No events from Monday, November 16, 2026 on');
  await calendar.set({ preferences: { showEmptyDaysInAgenda: true } });
  await expect.poll(() => calendar.dates('agenda')).toHaveLength(12);
});

test('a day opens the day view', async ({ calendar }) => {
  await calendar.open({ ...agenda, events: [allDay('day', '2026-11-18')] });
  await calendar.root.getByRole('button', { name: 'Open Wednesday, November 18, 2026' }).click();
  await calendar.expectState({ view: 'day', visibleDate: '2026-11-18' });
});

test('today is marked', async ({ calendar }) => {
  await calendar.open({ view: 'agenda' });
  await expect(
    calendar.root.getByRole('region', { name: 'Friday, November 20, 2026, today' }),
  ).toBeVisible();
});

test('thousands of entries are not all mounted, and scrolling brings the others', async ({
  calendar,
}) => {
  const events = many(2_000, (number) => timed(`e${number}`, '2026-11-17', '09:00', '10:00'));
  await calendar.open({
    ...agenda,
    events: [...events, timed('last', '2026-11-27', '09:00', '10:00')],
  });
  const mounted = calendar.root.locator('[data-event-id]');
  await expect.poll(() => mounted.count()).toBeLessThan(300);
  await expect(calendar.event('last')).toHaveCount(0);
  await turnWheel(calendar.slot('agenda', '2026-11-16'), 200_000, () =>
    calendar.event('last').isVisible(),
  );
  await expect(calendar.event('last')).toBeInViewport();
});
