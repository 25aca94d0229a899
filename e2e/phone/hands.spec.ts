import { expect, NOW, test } from '../calendar';
import { many, timed } from '../data';
import { boxOf, pointOn } from '../hand';
import { heldLong, hold, holdAndDrag, holdTwoAndDrag, swipe } from './touch';

const HOUR = 48;
const a = timed('a', '2026-11-20', '09:00', '11:00');

// A long press is measured by the page's clock, which is stopped in other specs.
test.beforeEach(async ({ calendar, clock }) => {
  await clock.runFrom(NOW);
  await calendar.open({ events: [a], view: 'day' });
  // Waits for the code that listens to touches.
  await calendar.settled();
});

test('a long press picks an event up', async ({ calendar, page }) => {
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR });
  const moved = { ...a, start: '2026-11-20T11:00:00', end: '2026-11-20T13:00:00' };
  await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
  expect((await calendar.state()).visibleDate).toBeUndefined();
});

test('a handle resizes it', async ({ calendar, page }) => {
  const handle = calendar.event('a').locator('[data-resize-handle="end"]');
  await holdAndDrag(page, handle, { y: HOUR });
  await calendar.expectState({ events: [{ ...a, end: '2026-11-20T12:00:00' }] });
});

test('a quick swipe over it scrolls', async ({ calendar, page }) => {
  const before = await calendar.grid.evaluate((grid) => grid.scrollTop);
  await swipe(page, calendar.event('a'), { y: -80 });
  await expect.poll(() => calendar.grid.evaluate((grid) => grid.scrollTop)).toBeGreaterThan(before);
  expect((await calendar.state()).log).toEqual([]);
});

test('a finger that the system takes away changes nothing', async ({ calendar, page }) => {
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR }, 'touchCancel');
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
});

test('a long press released where it is opens the menu', async ({ calendar, page }) => {
  const event = calendar.event('a');
  await hold(page, event, async () => {
    await expect(event).toHaveAttribute('data-held', '');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  await expect(page.getByRole('menu', { name: 'Actions for Event a' })).toBeVisible();
  await expect(event).not.toHaveAttribute('data-held');
  expect((await calendar.state()).log).toEqual([]);
  await page.getByRole('menuitem', { name: 'Move' }).tap();
  const grid = await boxOf(calendar.slot('timed', '2026-11-20'));
  await page.touchscreen.tap(grid.x + 100, grid.y + 13 * HOUR);
  await calendar.expectState({
    events: [{ ...a, start: '2026-11-20T13:00:00', end: '2026-11-20T15:00:00' }],
  });
});

test('in the agenda too, where nothing can be dragged', async ({ calendar, page }) => {
  await calendar.switchTo('agenda');
  await hold(page, calendar.event('a'));
  await expect(page.getByRole('menuitem')).toHaveText([
    'Open',
    'Duplicate',
    'Copy',
    'Delete event',
  ]);
  await page.keyboard.press('Escape');
  // Moved sideways it turns no page, and the long press is over.
  await holdAndDrag(page, calendar.event('a'), { x: -150 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect((await calendar.state()).visibleDate).toBeUndefined();
});

test('two fingers lift nothing and sweep nothing, wherever the second one is', async ({
  calendar,
  page,
}) => {
  const { x, y } = await pointOn(calendar.event('a'));
  const aboveIt = { x, y: y - 3 * HOUR };
  const beside = await pointOn(calendar.title);
  for (const second of [aboveIt, beside]) {
    await holdTwoAndDrag(page, calendar.event('a'), second, { y: 2 * HOUR });
    await expect(calendar.root.locator('[data-preview], [role="menu"]')).toHaveCount(0);
  }
  const empty = calendar.root.locator('[data-slot="timed"]').first();
  await holdTwoAndDrag(page, empty, beside, { y: 2 * HOUR });
  expect((await calendar.state()).log).toEqual([]);
  await expect(calendar.editor()).toHaveCount(0);
});

test('a finger sweeps over empty space to create', async ({ calendar, page }) => {
  const cell = calendar.slot('timed', '2026-11-20');
  const box = await boxOf(cell);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', hour: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + 150, y: box.y + hour * HOUR }],
    });
  await touch('touchStart', 12.1);
  await heldLong(page);
  for (const hour of [12.3, 12.8, 13.4]) await touch('touchMove', hour);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await calendar.saveDraft();
  await expect
    .poll(async () => (await calendar.state()).events![1])
    .toMatchObject({
      start: '2026-11-20T12:00:00',
      end: '2026-11-20T13:30:00',
    });
});

test('a finger takes an event into the row of whole days', async ({ calendar, page }) => {
  const from = await boxOf(calendar.event('a'));
  const to = await boxOf(calendar.slot('all-day', '2026-11-20'));
  await holdAndDrag(page, calendar.event('a'), {
    y: to.y + to.height / 2 - (from.y + from.height / 2),
  });
  await calendar.expectState({ events: [{ ...a, allDay: true }] });
});

test('a finger that holds still on a read-only event moves nothing', async ({ calendar, page }) => {
  await calendar.set({ events: [{ ...a, readOnly: true }] });
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR });
  expect((await calendar.state()).log).toEqual([]);
});

test('a finger drags an event out of the list of more events to where it lifts', async ({
  calendar,
  page,
}) => {
  const beside = many(20, (number) => timed(`e${number}`, '2026-11-20', '12:00', '13:00'));
  await calendar.open({ events: beside, view: 'day' });
  await calendar.more('2026-11-20').first().click();
  const entry = calendar.popover.locator('ec-event').first();
  await expect(entry).toBeVisible();
  const id = await entry.getAttribute('data-event-id');
  const from = await pointOn(entry);
  const to = await pointOn(calendar.slot('timed', '2026-11-20'), { y: 10.5 * 48 });
  await holdAndDrag(page, entry, { x: to.x - from.x, y: to.y - from.y });
  await calendar.expectState({
    lastAction: { type: 'move', event: { id: id!, start: '2026-11-20T10:30:00' } },
  });
});

test('a finger is followed where the page turns under it', async ({ calendar, page }) => {
  const turn = (): Promise<void> => page.evaluate(() => window.showcase?.calendar()?.next());
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR }, 'touchEnd', async () => {
    await turn();
    const preview = calendar.root.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-21T10:00');
    await expect(calendar.event('a')).toHaveCount(0);
  });
  const moved = { ...a, start: '2026-11-21T11:00:00', end: '2026-11-21T13:00:00' };
  await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
});

test('one that is taken away then changes nothing, and the page is the one before', async ({
  calendar,
  page,
}) => {
  const turn = (): Promise<void> => page.evaluate(() => window.showcase?.calendar()?.next());
  await holdAndDrag(page, calendar.event('a'), { y: 2 * HOUR }, 'touchCancel', turn);
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  await calendar.expectState({ visibleDate: '2026-11-20' });
  await expect(calendar.event('a')).toBeVisible();
  expect((await calendar.state()).events).toEqual([a]);
});
