import type { TimelinePreset } from 'ng-event-calendar/core';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { boxOf } from '../hand';
import { TIMELINE } from '../timeline';

const open = {
  ...TIMELINE,
  resources: [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben' },
  ],
} as const satisfies TestProps;

async function choose(calendar: HostedCalendar, preset: TimelinePreset): Promise<void> {
  await calendar.toolbar.getByRole('button', { name: /^Unit of a cell/ }).click();
  await calendar.root.locator(`[data-preset-item="${preset}"]`).click();
  await expect(calendar.root).toHaveAttribute('data-preset', preset);
}

/** Returns where the now line stands, in pixels of the window. */
async function nowOf(calendar: HostedCalendar): Promise<number> {
  return (await boxOf(calendar.root.locator('[data-now]'))).x;
}

const leftOf = (calendar: HostedCalendar): Promise<number> =>
  calendar.grid.evaluate(({ scrollLeft }) => scrollLeft);

test('the toolbar offers the presets, and keeps the present in its place', async ({ calendar }) => {
  await calendar.open({
    ...open,
    timeline: { spans: { hours: { weeks: 2 }, days: { days: 90 } } },
  });
  const button = calendar.toolbar.getByRole('button', { name: 'Unit of a cell: Hours' });
  await expect(button).toHaveText('Hours');
  await calendar.today.click();
  const middle = await calendar.grid.evaluate((grid) => {
    const titles = 240;
    return grid.getBoundingClientRect().left + titles + (grid.clientWidth - titles) / 2;
  });
  await expect.poll(async () => Math.abs((await nowOf(calendar)) - middle)).toBeLessThan(2);
  const before = await nowOf(calendar);
  await calendar.grid.evaluate((grid) => grid.scrollBy(-120, 0));
  await expect.poll(() => nowOf(calendar)).toBe(before + 120);
  await choose(calendar, 'days');
  await expect(calendar.root.locator('[data-spoken]')).toHaveText('Unit of a cell: Days');
  // The page begins with the visible date, and the present is its first day: there is nothing before it.
  await expect.poll(() => leftOf(calendar)).toBe(0);
  await choose(calendar, 'hours');
  await calendar.expectState({ visibleDate: '2026-11-20' });
});

test('the middle keeps its place where the present is out of sight', async ({ calendar }) => {
  await calendar.open({
    ...open,
    visibleDate: '2026-03-11',
    timeline: { spans: { hours: { months: 1 } } },
  });
  // The middle of a month that is scrolled to 240 cells of 80 pixels.
  await calendar.grid.evaluate((grid) => (grid.scrollLeft = 19_200));
  const middle = await calendar.grid.evaluate(({ clientWidth }) => (clientWidth - 240) / 2);
  await choose(calendar, 'days');
  const width = await calendar.grid.evaluate(({ scrollWidth }) => (scrollWidth - 240) / 31);
  // The clocks go forward on 8 March, so that the hours stand for one more.
  const day = (19_200 + middle) / 80 / 24 + 1 / 24;
  const wanted = day * width - middle;
  const most = await calendar.grid.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  await expect
    .poll(async () => Math.abs((await leftOf(calendar)) - Math.min(most, Math.max(0, wanted))))
    .toBeLessThan(1);
  await calendar.expectState({ visibleDate: '2026-03-11' });
});

test('the page follows the instant that it would not contain', async ({ calendar }) => {
  await calendar.open({ ...open, visibleDate: '2026-03-11', defaultTimelinePreset: 'months' });
  await choose(calendar, 'hours');
  // The present is in sight, and on no page that begins in March.
  await calendar.expectState({ visibleDate: '2026-11-20' });
});

test('a preset of the host leaves the visible date alone', async ({ calendar, page }) => {
  await calendar.open({ ...open, visibleDate: '2026-03-11', defaultTimelinePreset: 'months' });
  await page.evaluate(() => window.showcase?.calendar()?.timelinePreset.set('hours'));
  await expect(calendar.root).toHaveAttribute('data-preset', 'hours');
  await calendar.expectState({ visibleDate: '2026-03-11' });
  // A fresh page of hours begins in the morning.
  await expect.poll(() => leftOf(calendar)).toBe(7 * 80);
});

test('a step keeps time of day and day of the page', async ({ calendar }) => {
  await calendar.open({
    ...open,
    visibleDate: '2026-10-29',
    timeline: { spans: { hours: { days: 2 } } },
  });
  await expect.poll(() => leftOf(calendar)).toBe(7 * 80);
  await calendar.grid.evaluate((grid) => (grid.scrollLeft = 30 * 80));
  await calendar.next.click();
  await calendar.expectState({ visibleDate: '2026-10-31' });
  await expect.poll(() => leftOf(calendar)).toBe(31 * 80);
});

test('a label leads to a finer preset from its first day on', async ({ calendar }) => {
  await calendar.open({ ...open, defaultTimelinePreset: 'days' });
  await calendar.grid.locator('[data-unit="day"][data-start="2026-11-25"] button').click();
  await expect(calendar.root).toHaveAttribute('data-preset', 'hours');
  await calendar.expectState({ visibleDate: '2026-11-25' });
  await expect.poll(() => leftOf(calendar)).toBe(7 * 80);
});

test('there is no menu without a choice', async ({ calendar }) => {
  await calendar.open({ ...open, timeline: { presets: ['days'] } });
  await expect(calendar.root).toHaveAttribute('data-preset', 'days');
  await expect(calendar.root.locator('ec-preset-menu')).toHaveCount(0);
  await calendar.open({ ...open, view: 'week' });
  await expect(calendar.root.locator('ec-preset-menu')).toHaveCount(0);
});
