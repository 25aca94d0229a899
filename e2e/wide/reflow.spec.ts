import type { CalendarView } from 'ng-event-calendar';
import { expect, test } from '../calendar';
import { RESOURCES, WEEK } from '../data';
import { boxOf } from '../hand';

const VIEWS: CalendarView[] = ['day', 'week', 'month', 'agenda'];

// 320 pixels are a window of 1280 at 400 % (WCAG 2.2, 1.4.10), 640 pixels one at 200 % (1.4.4).
for (const [width, height, zoom] of [
  [320, 256, '400 %'],
  [320, 640, 'a small phone'],
  [640, 400, '200 %'],
] as const) {
  test.describe(`at ${zoom}`, () => {
    test.use({ viewport: { width, height } });

    for (const view of VIEWS) {
      test(`a ${view} loses nothing and scrolls one way`, async ({ calendar, page }) => {
        await calendar.open({
          events: WEEK,
          resources: RESOURCES,
          view,
          visibleDate: '2026-11-20',
          height: Math.max(height, 480),
        });
        const sideways = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(sideways).toBe(0);
        for (const control of [
          calendar.title,
          calendar.today,
          calendar.toolbar.getByRole('combobox', { name: 'View' }),
          calendar.preferences,
        ]) {
          await control.scrollIntoViewIfNeeded();
          const box = await boxOf(control);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          // WCAG 2.2, 2.5.8.
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        }
        await calendar.turn('next');
        await expect(calendar.root).toBeVisible();
      });
    }

    test('the editor can be filled in and saved', async ({ calendar, page }) => {
      await calendar.open({ events: WEEK, view: 'agenda', visibleDate: '2026-11-20', height: 480 });
      await calendar.root.locator('ec-event').first().click();
      const editor = calendar.editor('Edit event');
      await editor.getByLabel('Event title').fill('Renamed');
      const save = editor.getByRole('button', { name: 'Save' });
      await save.scrollIntoViewIfNeeded();
      const box = await boxOf(save);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await save.click();
      await calendar.expectState({ lastAction: { type: 'update' } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
