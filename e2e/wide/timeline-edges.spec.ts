import { expect } from '../calendar';
import { allDay, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';
import { test } from '../timeline';

const DAY = '2026-11-20';
const HOUR = 80;
const a = timed('a', DAY, '09:00', '11:00', { resource: 7 });

test('a preset chosen by a host’s key during a drag calls it off, and leaves nothing behind', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 2 * HOUR, 0));
  await calendar.set({ timelinePreset: 'days' });
  await expect(timeline.label('day', DAY)).toBeVisible();
  await expect(calendar.root.locator('ec-event-preview')).toHaveCount(0);
  await page.mouse.up();
  await calendar.expectState({ events: [a], timelinePreset: 'days' });
  await expect(calendar.root.locator('[data-dragging]')).toHaveCount(0);
});

test('keys of zoom during a drag keep what is held under the pointer', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 2 * HOUR, 0));
  await page.keyboard.press('+');
  await page.mouse.move(from.x + 2 * HOUR + 1, from.y);
  await page.mouse.up();
  const [event] = (await calendar.state()).events!;
  // It lasts as long, and begins on a step.
  expect(Date.parse(event!.end) - Date.parse(event!.start)).toBe(2 * 3_600_000);
  expect(event!.start).toMatch(/:(00|15|30|45):00$/);
});

test('weeks hide no days, and an event on a hidden day can be moved there', async ({
  calendar,
  page,
  timeline,
}) => {
  const saturday = allDay('a', '2026-11-21', '2026-11-21', { resource: 'ana' });
  await timeline.open({
    ...{ events: [saturday], timelinePreset: 'weeks', hiddenDays: [0, 6], showWeekends: false },
    timeline: { cellWidths: { weeks: 140 } },
  });
  const bar = calendar.event('a');
  const box = await boxOf(bar);
  // A day of a week of 140 pixels, though at least 24 of them.
  expect(box.width).toBeCloseTo(24, 0);
  const week = await boxOf(timeline.label('week', '2026-11-15'));
  expect(Math.abs(box.x - week.x - 6 * 20)).toBeLessThanOrEqual(0.5);
  const from = { x: box.x + 10, y: box.y + box.height / 2 };
  await drag(page, from, shift(from, 20, 0));
  await calendar.expectState({ events: [{ start: '2026-11-22T00:00:00' }] });
});

test('hours that end at midnight have it as their edge', async ({ calendar, page, timeline }) => {
  const late = timed('late', DAY, '22:00', '24:00', { resource: 'ana' });
  await timeline.open({
    events: [
      { ...late, end: '2026-11-21T00:00:00' },
      timed('over', DAY, '23:00', '23:30', { resource: 'ben' }),
    ],
    visibleHours: { start: 16, end: 24 },
    timeline: { spans: { hours: { days: 2 } } },
  });
  await timeline.expectBar(calendar.event('late'), 'ana', 6 / 16, 8 / 16);
  await expect(calendar.event('late')).not.toHaveAttribute('data-continues-after', '');
  const from = await pointOn(calendar.event('over'));
  // From 11 PM on, an hour further is the first of the next day that is shown.
  await drag(page, from, shift(from, HOUR, 0));
  await calendar.expectState({
    events: [{}, { start: '2026-11-21T16:00:00', end: '2026-11-21T16:30:00' }],
  });
});

test('hours begin with an event before seven, of today or else of the first day', async ({
  calendar,
  timeline,
}) => {
  const scrolled = () => timeline.grid.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const events = [
    timed('early', DAY, '05:00', '06:00', { resource: 'ana' }),
    timed('earlier', '2026-12-01', '03:00', '04:00', { resource: 'ana' }),
    allDay('all', '2026-12-01', '2026-12-01', { resource: 'ana' }),
  ];
  for (const [visibleDate, hour] of [
    [DAY, 5],
    ['2026-12-01', 3],
    ['2026-12-02', 7],
  ] as const) {
    await timeline.open({ events, visibleDate });
    await expect.poll(scrolled).toBe(hour * HOUR);
  }
  await timeline.open({
    ...{ events, visibleDate: '2026-11-18' },
    timeline: { spans: { hours: { days: 3 } } },
  });
  await expect.poll(scrolled).toBe((48 + 5) * HOUR);
  for (const preset of ['days', 'weeks', 'months'] as const) {
    await calendar.set({ timelinePreset: preset });
    await expect(calendar.root).toHaveAttribute('data-preset', preset);
    const before = await scrolled();
    await calendar.page.evaluate(() => window.showcase?.calendar()?.scrollToTime('20:00'));
    await calendar.settled();
    expect([preset, await scrolled()]).toEqual([preset, before]);
  }
});

test('labels carry their last dates', async ({ calendar, timeline }) => {
  await timeline.open({ timelinePreset: 'weeks' });
  const ends = (unit: string, start: string) =>
    timeline.label(unit, start).getAttribute('data-end');
  expect(await ends('week', '2026-11-15')).toBe('2026-11-21');
  expect(await ends('month', '2026-12-01')).toBe('2026-12-31');
  await calendar.set({ timelinePreset: 'hours' });
  await expect(timeline.label('hour', `${DAY}T09:00`)).toHaveAttribute('data-end', `${DAY}T09:00`);
});
