import type { CalendarId } from 'ng-event-calendar/core';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { TIMELINE } from '../timeline';

const rooms = Array.from({ length: 40 }, (_, at) => ({ id: at, title: `Room ${at}` }));
const open = {
  ...TIMELINE,
  resources: [...rooms, { id: 'house', title: 'House', children: [{ id: 'cid', title: 'Cid' }] }],
} as const satisfies TestProps;

const scrollTo = (calendar: HostedCalendar, id: CalendarId): Promise<boolean | undefined> =>
  calendar.page.evaluate((wanted) => window.showcase?.calendar()?.scrollToResource(wanted), id);

const scroller = (calendar: HostedCalendar) => calendar.root.locator('ec-timeline .ec-scroller');

const title = (calendar: HostedCalendar, name: string) =>
  calendar.root.getByRole('rowheader', { name: new RegExp(`^${name}`) });

test('scrolls to the row of a resource, and expands its parents', async ({ calendar }) => {
  await calendar.open({ ...open, defaultCollapsedResources: { house: true } });
  expect(await scrollTo(calendar, 30)).toBe(true);
  await expect(title(calendar, 'Room 30')).toBeInViewport({ ratio: 1 });
  expect(await scrollTo(calendar, 'cid')).toBe(true);
  await expect(title(calendar, 'Cid')).toBeInViewport({ ratio: 1 });
  expect(await scrollTo(calendar, 'nobody')).toBe(false);
});

test('scrolls to the first column of a resource', async ({ calendar }) => {
  await calendar.open({ ...open, view: 'week', resourceColumns: true });
  expect(await scrollTo(calendar, 30)).toBe(true);
  await expect(calendar.root.locator('[data-resource-header="30"]').first()).toBeInViewport();
  await calendar.open({ ...open, view: 'week' });
  expect(await scrollTo(calendar, 30)).toBe(false);
});

test('a step keeps the first row in sight', async ({ calendar }) => {
  const events = [{ ...timed('a', '2026-11-20', '09:00', '10:00'), resource: 0 }].flatMap(
    (event) => [event, { ...event, id: 'b' }, { ...event, id: 'c' }],
  );
  await calendar.open({ ...open, events });
  await expect(calendar.event('c')).toBeVisible();
  // The first row has three lanes, the others have one.
  await scroller(calendar).evaluate((grid) => (grid.scrollTop = 140 + 56 * 3 + 10));
  await calendar.next.click();
  await expect
    .poll(() => scroller(calendar).evaluate(({ scrollTop }) => scrollTop))
    .toBe(56 * 4 + 10);
});

test('shows hours past midnight, with the events of the next day', async ({ calendar, page }) => {
  const night = { ...timed('night', '2026-11-21', '05:00', '06:00'), resource: 0 };
  await calendar.open({ ...open, events: [night], visibleHours: { start: 7, end: 31 } });
  await page.evaluate(() => window.showcase?.calendar()?.scrollToTime('03:00'));
  await expect(calendar.event('night')).toBeInViewport({ ratio: 1 });
});

test('begins with the present in the middle if the host wants that', async ({ calendar }) => {
  await calendar.open({ ...open, scrollToCurrentTime: true });
  // 10:23 stands at 831 pixels of the axis, of which 1038 are in sight.
  await expect
    .poll(() => scroller(calendar).evaluate(({ scrollLeft }) => Math.round(scrollLeft)))
    .toBe(Math.round((10 + 23 / 60) * 80 - 1038 / 2));
});
