import { expect, test } from '../calendar';
import { many, RESOURCES, timed, WEEK } from '../data';
import { drawingOf } from '../drawing';
import { turnWheel } from '../hand';

const agenda = { view: 'agenda', visibleDate: '2026-11-16' } as const;

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

test('of days that hold nothing it says so once', async ({ calendar }) => {
  await calendar.open(agenda);
  await expect(calendar.root.getByText('No events')).toHaveCount(1);
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
