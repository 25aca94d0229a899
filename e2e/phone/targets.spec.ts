import type { Locator } from '@playwright/test';
import { expect, test } from '../calendar';
import { allDay, many, RESOURCES, timed, WEEK } from '../data';

/** Returns names and sizes of all press targets in `root` smaller than `least`. */
function smallTargets(root: Locator, least: number): Promise<string[]> {
  return root.evaluate((element, size) => {
    const targets = element.querySelectorAll('button, select, input, a[href], [role="button"]');
    return [...targets].flatMap((target) => {
      // A checkbox is pressed by its label.
      const pressed = target instanceof HTMLInputElement ? (target.labels?.[0] ?? target) : target;
      const { width, height } = pressed.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= size && height >= size)) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, least);
}

/**
 * Returns the names of targets that are too small by WCAG 2.2 (2.5.8): under 24 pixels, and so near another that a
 * circle of 24 pixels around their middle would meet it.
 */
function tooSmallTargets(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const targets = [...element.querySelectorAll('button, select, input, [role="button"]')];
    const boxes = targets.map((target) => ({ target, box: target.getBoundingClientRect() }));
    const middle = ({ left, right, top, bottom }: DOMRect) => [
      (left + right) / 2,
      (top + bottom) / 2,
    ];
    const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
    return boxes
      .filter(({ box }) => box.width > 0 && isSmall(box))
      .filter(({ target, box }) => {
        const [x = 0, y = 0] = middle(box);
        return boxes.some((other) => {
          if (other.target === target || other.box.width === 0) return false;
          const [otherX = 0, otherY = 0] = middle(other.box);
          const { left, right, top, bottom } = other.box;
          const apart = isSmall(other.box)
            ? Math.hypot(otherX - x, otherY - y) - 12
            : Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
          return apart < 11.5;
        });
      })
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  });
}

const props = {
  events: [...WEEK, ...many(8, (number) => allDay(`a${number}`, '2026-11-19'))],
  resources: RESOURCES,
};

test('everything that can be tapped has 24 pixels for itself, wide and high', async ({
  calendar,
}) => {
  await calendar.open({ ...props, visibleDate: '2026-11-18' });
  for (const view of ['week', 'day', 'month', 'agenda'] as const) {
    await calendar.set({ view });
    await expect(calendar.root).toHaveAttribute('data-view', view);
    expect(await tooSmallTargets(calendar.root), view).toEqual([]);
  }
});

test('short events one after the other can be tapped each', async ({ calendar }) => {
  const events = ['09:00', '09:05', '09:30', '10:00'].map((from, at) =>
    timed(`e${at}`, '2026-11-20', from, from),
  );
  await calendar.open({ view: 'day', events });
  expect(await tooSmallTargets(calendar.root)).toEqual([]);
});

test('the toolbar has targets for thumbs', async ({ calendar }) => {
  await calendar.open(props);
  expect(await smallTargets(calendar.toolbar, 44)).toEqual([]);
});

test('drawer, date picker and menu have targets for thumbs', async ({ calendar, page }) => {
  await calendar.open(props);
  await calendar.title.tap();
  await expect(calendar.popover).toBeVisible();
  expect(await smallTargets(calendar.popover, 44), 'date picker').toEqual([]);
  await page.keyboard.press('Escape');
  await calendar.preferences.tap();
  await expect(calendar.menu).toBeVisible();
  expect(await smallTargets(calendar.menu, 44), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await calendar.root.getByRole('button', { name: 'Open side panel' }).tap();
  await expect(calendar.miniCalendar).toBeVisible();
  expect(await smallTargets(calendar.root.locator('ec-side-panel'), 44), 'drawer').toEqual([]);
});

test('a day of the month is a target for a thumb', async ({ calendar }) => {
  await calendar.open({ ...props, view: 'month' });
  expect(await smallTargets(calendar.slot('day', '2026-11-18'), 44)).toEqual([]);
});

test('events of a list are targets for thumbs', async ({ calendar }) => {
  for (const view of ['agenda', 'month'] as const) {
    await calendar.open({ ...props, view, visibleDate: '2026-11-20' });
    const heights = await calendar.root
      .locator('li [data-event-id]')
      .evaluateAll((events) => events.map((event) => event.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
});
