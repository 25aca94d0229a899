import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, timed } from '../data';
import { grab, pointOn, shift, type Point } from '../hand';

const HOUR = 48;
const card = timed('card', '2026-11-17', '09:00', '10:00');
const bar = allDay('bar', '2026-11-17', '2026-11-18');

/** Gestures, each with its start and its distance when Escape is pressed. */
const gestures: readonly {
  readonly name: string;
  readonly view: 'week' | 'month';
  readonly from: (calendar: HostedCalendar) => Promise<Point>;
  readonly by: readonly [number, number];
}[] = [
  {
    name: 'a move in the grid',
    view: 'week',
    from: (calendar) => pointOn(calendar.event('card')),
    by: [150, HOUR],
  },
  {
    name: 'a sweep',
    view: 'week',
    from: (calendar) => pointOn(calendar.slot('timed', '2026-11-19'), { y: 13 * HOUR }),
    by: [0, 2 * HOUR],
  },
  {
    name: 'a line of the month',
    view: 'month',
    from: (calendar) => pointOn(calendar.event('card')),
    by: [150, 120],
  },
];

test.describe('Escape takes back what a hand is doing', { tag: '@firefox' }, () => {
  for (const { name, view, from, by } of gestures) {
    test(name, async ({ calendar, page }) => {
      await calendar.open({ events: [card, bar], view, visibleDate: '2026-11-17' });
      const start = await from(calendar);
      await grab(page, start, shift(start, by[0], by[1]));
      await expect(calendar.root.locator('[data-preview]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
      await page.mouse.move(start.x + by[0] + 40, start.y + by[1]);
      await page.mouse.up();
      await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await calendar.state()).log).toEqual([]);
      // The next gesture works again.
      await grab(page, start, shift(start, by[0], by[1]));
      await expect(calendar.root.locator('[data-preview]').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
  }
});
