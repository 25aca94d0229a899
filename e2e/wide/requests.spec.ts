import { expect, test } from '../calendar';
import { timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';

const HOUR = 48;
const a = timed('a', '2026-11-17', '09:00', '10:00');
const SPOKEN = '[data-spoken]';

test.beforeEach(async ({ calendar, page }) => {
  await calendar.open({ events: [a], view: 'week' });
  // Host that keeps noon free.
  await page.evaluate(() => {
    window.showcase?.calendar()?.eventChangeRequest.subscribe((request) => {
      if (request.after?.start.endsWith('T12:00:00')) request.preventDefault('Noon is taken');
    });
  });
});

test('a host refuses a drop, which looks refused before and says why @firefox', async ({
  calendar,
  page,
}) => {
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 0, 3 * HOUR));
  const preview = calendar.root.locator('[data-preview]');
  await expect(preview).toHaveAttribute('data-refused');
  await expect(preview).toContainText('Noon is taken');
  // Nothing shows through text that must be read.
  await expect(preview).toHaveCSS('opacity', '1');
  await expect(preview).not.toHaveCSS('background-color', /\/ 0|rgba|transparent/);
  await page.mouse.up();
  await expect(calendar.root.locator('[data-notice]')).toContainText('Noon is taken');
  await expect(page.locator(SPOKEN)).toHaveText('Noon is taken');
  expect((await calendar.state()).log).toEqual([]);
  await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-17T09:00');
  // Beside the success of the next drag it would seem to refer to that.
  await drag(page, from, shift(from, 0, 2 * HOUR));
  await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-17T11:00');
  await expect(calendar.root.locator('[data-notice]')).toContainText('Moved to Tue 11 AM');
});

test('what it does not refuse goes through', async ({ calendar, page }) => {
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, shift(from, 0, 2 * HOUR));
  await calendar.expectState({
    lastAction: { type: 'move', event: { start: '2026-11-17T11:00:00' } },
  });
});

test('creating, and moving by keyboard, ask as well', async ({ calendar, page }) => {
  const noon = await pointOn(calendar.slot('timed', '2026-11-18'), { y: 12.2 * HOUR });
  await page.mouse.click(noon.x, noon.y);
  await expect(calendar.root.locator('[data-notice]')).toContainText('Noon is taken');
  await calendar.set({
    events: [{ ...a, start: '2026-11-17T11:45:00', end: '2026-11-17T12:15:00' }],
  });
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(SPOKEN)).toContainText('Noon is taken');
  await page.keyboard.press('Enter');
  expect((await calendar.state()).log).toEqual([]);
});

test('scrollToTime brings a time of day to the top', async ({ calendar, page }) => {
  await page.evaluate(() => window.showcase?.calendar()?.scrollToTime('09:30'));
  await expect
    .poll(() => calendar.grid.evaluate((grid) => grid.scrollTop))
    .toBeCloseTo(9.5 * HOUR - 8, 0);
});

test('scrollToTime asks once, and in no view without times', async ({ calendar, page }) => {
  const top = (): Promise<number> => calendar.grid.evaluate((grid) => grid.scrollTop);
  const ask = (time: string): Promise<void> =>
    page.evaluate((at) => window.showcase?.calendar()?.scrollToTime(at), time);
  await ask('09:30');
  await expect.poll(top).toBeCloseTo(9.5 * HOUR - 8, 0);
  await calendar.set({ view: 'month' });
  await expect(calendar.root.locator('ec-month')).toBeVisible();
  await ask('20:00');
  await calendar.set({ view: 'week' });
  // A fresh grid begins in the morning.
  await expect.poll(top).toBeCloseTo(7 * HOUR - 8, 0);
  await ask('24:30');
  expect(await top()).toBeCloseTo(7 * HOUR - 8, 0);
});

test('next, previous and today are methods too', async ({ calendar, page }) => {
  await page.evaluate(() => window.showcase?.calendar()?.next());
  await calendar.expectState({ visibleDate: '2026-11-22' });
  await page.evaluate(() => window.showcase?.calendar()?.previous());
  await calendar.expectState({ visibleDate: '2026-11-15' });
  await page.evaluate(() => window.showcase?.calendar()?.today());
  await calendar.expectState({ visibleDate: '2026-11-20' });
});

test('undoing is asked for as well, and kept for later where it is refused', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a], view: 'week' });
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, shift(from, 0, -48));
  await expect(calendar.event('a')).toHaveAttribute('data-start', /T08:00$/);
  const refuse = (isOn: boolean): Promise<void> =>
    page.evaluate((on) => {
      const kept = window as unknown as { refusing?: { unsubscribe: () => void } };
      kept.refusing?.unsubscribe();
      if (!on) return;
      const calendar = window.showcase?.calendar();
      const refusing = calendar?.eventChangeRequest.subscribe((request) =>
        request.preventDefault('The week is closed'),
      );
      if (refusing) kept.refusing = refusing;
    }, isOn);
  await refuse(true);
  await page.keyboard.press('Control+z');
  await expect(calendar.root.locator('[data-notice]')).toContainText('The week is closed');
  await expect(calendar.event('a')).toHaveAttribute('data-start', /T08:00$/);
  await refuse(false);
  await page.keyboard.press('Control+z');
  await expect(calendar.event('a')).toHaveAttribute('data-start', /T09:00$/);
});

test('the reason is read whole on the preview of a short event', async ({ calendar, page }) => {
  const short = { ...a, end: '2026-11-17T09:30:00' };
  await calendar.set({ events: [short] });
  await expect(calendar.event('a')).toHaveAttribute('data-end', '2026-11-17T09:30');
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 0, 3 * HOUR));
  const preview = calendar.root.locator('[data-preview]');
  await expect(preview).toContainText('Noon is taken');
  const [box, reason] = [await boxOf(preview), await boxOf(preview.locator('.ec-time'))];
  expect(reason.y + reason.height).toBeLessThanOrEqual(box.y + box.height);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
