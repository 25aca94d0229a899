import { expect } from '../calendar';
import { timed } from '../data';
import { test } from '../timeline';

const DAY = '2026-11-20';
const NEXT = '2026-11-21';
const visibleHours = { start: 22, end: 30 };

test('an event past midnight is moved by keys on the page of the evening before', async ({
  calendar,
  page,
  timeline,
}) => {
  const night = timed('night', NEXT, '02:00', '03:00', { resource: 'ana' });
  await timeline.open({ visibleHours, events: [night] });
  await calendar.event('night').focus();
  for (const key of ['g', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await calendar.expectState({
    events: [{ ...night, resource: 'ben', start: `${NEXT}T02:15:00`, end: `${NEXT}T03:15:00` }],
    visibleDate: DAY,
  });
  await expect(calendar.event('night')).toBeFocused();
  // Where the page turns, it stays at its time of the night, also for a key that comes before the page is drawn.
  await page.keyboard.press('g');
  await page.evaluate(() => {
    for (const key of ['n', 'Enter']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(press);
    }
  });
  await calendar.expectState({
    events: [{ start: '2026-11-22T02:15:00', end: '2026-11-22T03:15:00' }],
    visibleDate: NEXT,
  });
});

test('a row with an event past midnight has one on the page of the evening before', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({
    visibleHours,
    timeline: { show: 'with-events' },
    events: [
      timed('night', NEXT, '02:00', '03:00', { resource: 'ana' }),
      timed('before', DAY, '02:00', '03:00', { resource: 7 }),
    ],
  });
  await expect(calendar.event('night')).toBeVisible();
  await expect(timeline.headers).toHaveText(['Team', 'Ana']);
});

test('the list behind a chip holds what began before the page or on a hidden day', async ({
  calendar,
  page,
  timeline,
}) => {
  const event = (id: string, start: string, end: string) => ({
    ...{ id, title: `Event ${id}`, resource: 'ana', start, end },
  });
  const cases = [
    [{}, 'a', 'b', '2026-11-19T10:00:00', '2026-11-20T12:00:00'],
    [
      { timelinePreset: 'days', hiddenDays: [0, 6], visibleDate: '2026-11-30' },
      ...(['c', 'd', '2026-11-21T10:00:00', '2026-11-24T12:00:00'] as const),
    ],
  ] as const;
  for (const [props, first, second, start, end] of cases) {
    await timeline.open({
      ...props,
      timeline: { maxLanes: 1 },
      events: [event(first, start, end), event(second, start, end)],
    });
    await timeline.row('ana').locator('[data-more]').click();
    await expect(page.getByRole('dialog').locator(`[data-event-id="${second}"]`)).toBeVisible();
    // It stays open once everything is drawn.
    await calendar.settled();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
