import { expect, test, type HostedCalendar } from '../calendar';
import { many, timed } from '../data';
import { boxOf } from '../hand';

/** Returns the visible part of a day's column, in minutes since midnight. */
async function minutesInView({
  grid,
  root,
}: HostedCalendar): Promise<{ from: number; to: number }> {
  const view = await boxOf(grid);
  const head = await boxOf(root.locator('[data-slot="all-day"]').first());
  const column = await boxOf(root.locator('[data-slot="timed"]').first());
  const minuteAt = (y: number) => ((y - column.y) / column.height) * 1440;
  return { from: minuteAt(head.y + head.height), to: minuteAt(view.y + view.height) };
}

/** Expects the grid to start a little above a time of day. */
async function expectStartAt(calendar: HostedCalendar, minute: number): Promise<void> {
  const above = async () => minute - (await minutesInView(calendar)).from;
  await expect.poll(async () => Math.abs((await above()) - 10)).toBeLessThanOrEqual(10);
}

test('day and week view start at seven', async ({ calendar }) => {
  for (const view of ['week', 'day'] as const) {
    await calendar.open({
      view,
      events: [timed('noon', '2026-11-20', '12:00', '13:00')],
      height: 500,
    });
    await expectStartAt(calendar, 7 * 60);
  }
});

test('they start at an earlier event, if there is one', async ({ calendar }) => {
  const events = [timed('early', '2026-11-18', '04:30', '05:00')];
  await calendar.open({ events, height: 500 });
  await expectStartAt(calendar, 4.5 * 60);
  await expect(calendar.event('early')).toBeInViewport({ ratio: 0.9 });
});

test('an event that began the day before does not count as early', async ({ calendar }) => {
  const night = {
    id: 'night',
    title: 'N',
    start: '2026-11-17T22:00:00',
    end: '2026-11-18T06:00:00',
  };
  await calendar.open({ view: 'day', visibleDate: '2026-11-18', events: [night], height: 500 });
  await expectStartAt(calendar, 7 * 60);
});

test('scrollToCurrentTime puts the line in the middle, at first and on another view', async ({
  calendar,
}) => {
  await calendar.open({ scrollToCurrentTime: true, height: 500 });
  const now = 10 * 60 + 23;
  const offMiddle = async () => {
    const { from, to } = await minutesInView(calendar);
    return Math.abs((from + to) / 2 - now);
  };
  await expect.poll(offMiddle).toBeLessThan(20);
  await calendar.scroll('end');
  await expect.poll(offMiddle).toBeGreaterThan(60);
  await calendar.viewButton('Day').click();
  await expect(calendar.root).toHaveAttribute('data-view', 'day');
  await expect.poll(offMiddle).toBeLessThan(20);
  await calendar.viewButton('Month').click();
  await calendar.viewButton('Week').click();
  await expect.poll(offMiddle).toBeLessThan(20);
});

test('turning the page leaves the scroll position alone', async ({ calendar }) => {
  await calendar.open({ height: 500 });
  await expectStartAt(calendar, 7 * 60);
  await calendar.scroll('end');
  await expect.poll(async () => (await minutesInView(calendar)).to).toBeGreaterThan(1430);
  await calendar.next.click();
  await calendar.expectState({ visibleDate: '2026-11-22' });
  expect((await minutesInView(calendar)).to).toBeGreaterThan(1430);
});

test('hints tell what lies above and below, and scroll there', async ({ calendar }) => {
  await calendar.open({
    events: [
      timed('dawn', '2026-11-16', '05:00', '06:00'),
      ...many(3, (number) => timed(`late${number}`, '2026-11-18', '22:00', '23:00')),
    ],
    height: 500,
  });
  const later = calendar.root.getByRole('button', { name: '3 later events' });
  const earlier = calendar.root.getByRole('button', { name: '1 earlier event' });
  await expect(later).toBeVisible();
  await expect(earlier).toHaveCount(0);
  await later.click();
  await expect(calendar.event('late1')).toBeInViewport({ ratio: 0.9 });
  await expect(later).toHaveCount(0);
  await earlier.click();
  await expect(calendar.event('dawn')).toBeInViewport({ ratio: 0.9 });
});

test('a hint has room of its own beneath the hours, and covers no event', async ({ calendar }) => {
  const hours = many(20, (hour) =>
    timed(
      `h${hour}`,
      '2026-11-18',
      `${hour}:00`.padStart(5, '0'),
      `${hour + 1}:00`.padStart(5, '0'),
    ),
  );
  await calendar.open({ events: hours, height: 500 });
  const later = calendar.root.getByRole('button', { name: /later event/ });
  await expect(later).toBeVisible();
  const [grid, hint] = [await boxOf(calendar.grid), await boxOf(later)];
  expect(grid.y + grid.height).toBeLessThanOrEqual(hint.y + 1);
  expect(hint.x + hint.width / 2).toBeCloseTo(grid.x + grid.width / 2, -1);
  await calendar.scroll('end');
  await expect(later).toHaveCount(0);
});

test('a grid with everything in view has no hints', async ({ calendar }) => {
  await calendar.open({ events: [timed('noon', '2026-11-18', '12:00', '13:00')] });
  await expect(calendar.root.getByRole('button', { name: /later|earlier/ })).toHaveCount(0);
});

test('days and all-day row stay in view while the hours scroll', async ({ calendar }) => {
  await calendar.open({ height: 500 });
  const header = calendar.grid.getByRole('columnheader', { name: /November 18/ });
  const before = await boxOf(header);
  await calendar.scroll('end');
  await expect.poll(async () => (await minutesInView(calendar)).to).toBeGreaterThan(1430);
  expect((await boxOf(header)).y).toBeCloseTo(before.y, 0);
  await expect(calendar.slot('all-day', '2026-11-18')).toBeInViewport();
});
