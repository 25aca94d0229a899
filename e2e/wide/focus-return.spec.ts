import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, many, timed } from '../data';
import { pointOn } from '../hand';

const HOUR = 48;
const preview = '[data-preview]';

/** Returns the vertical scroll position of the grid in pixels. */
function scrollTop(calendar: HostedCalendar): Promise<number> {
  return calendar.grid.evaluate((grid) => grid.scrollTop);
}

/** Presses with the mouse without scrolling, as sticky parts of the grid need none. */
async function press(element: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y } = await pointOn(element);
  await element.page().mouse.click(x, y, { button });
}

test('focus given back to the row of whole days scrolls nothing @firefox', async ({
  calendar,
  page,
}) => {
  const bars = many(6, (number) => allDay(`bar${number}`, '2026-11-17'));
  await calendar.open({ events: bars, view: 'week', readOnly: true });
  await expect.poll(() => scrollTop(calendar)).toBeGreaterThan(300);
  const before = await scrollTop(calendar);
  const bar = calendar.event('bar1');

  await press(bar);
  await expect(calendar.root.locator('[data-details]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);

  await press(bar, 'right');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);

  const more = calendar.more('2026-11-17');
  await press(more);
  await expect(calendar.popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);

  // The arrow keys don't scroll either, on their way through sticky parts.
  await page.keyboard.press('ArrowUp');
  await expect(more).not.toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);

  await calendar.set({ readOnly: false });
  await press(bar);
  await expect(calendar.editor('Edit event')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);

  await bar.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  expect(await scrollTop(calendar)).toBe(before);
});

test('after an editor closes unsaved, the cursor is where it was @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.open({ view: 'week' });
  const column = calendar.slot('timed', '2026-11-18');
  const at = await pointOn(column, { y: 9.2 * HOUR });
  await page.mouse.click(at.x, at.y);
  for (const key of ['Enter', 'c']) {
    await expect(calendar.editor()).toBeVisible();
    await expect(calendar.root.locator(preview)).toHaveAttribute('data-start', '2026-11-18T09:00');
    await page.keyboard.press('Escape');
    await expect(column).toBeFocused();
    await expect(column.locator('.ec-cursor')).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(calendar.root.locator(preview)).toHaveAttribute('data-end', '2026-11-18T09:30');
});

test.describe('an event that is scrolled away while its editor is open', () => {
  const wide: TestProps = {
    events: [timed('e0', '2026-11-20', '09:00', '10:00', { resource: 'r0' })],
    resources: Array.from({ length: 100 }, (_, at) => ({ id: `r${at}`, title: `Resource ${at}` })),
    resourceColumns: true,
    view: 'day',
  };
  const crowded: TestProps = {
    events: Array.from({ length: 400 }, (_, at) => {
      const hour = String(Math.floor(at / 14) % 24).padStart(2, '0');
      return timed(`e${at}`, `2026-11-${15 + (at % 7)}`, `${hour}:00`, `${hour}:30`);
    }),
    view: 'week',
  };

  for (const [name, props, to] of [
    ['sideways', wide, { left: 6000 }],
    ['down', crowded, { top: 9000 }],
  ] as const) {
    test(`${name}, has the focus again, and the view stands still`, async ({ calendar, page }) => {
      await calendar.open(props);
      const event = calendar.event('e0');
      await event.scrollIntoViewIfNeeded();
      await press(event);
      await expect(calendar.editor('Edit event')).toBeVisible();
      // Columns get another width with the room that the drawer takes, and the first one in sight stays the first.
      const scrolled = () =>
        calendar.grid.evaluate((grid) => {
          const columns = [...grid.querySelectorAll<HTMLElement>('[data-slot="timed"]')];
          const edge = grid.getBoundingClientRect().left + 60;
          const seen = columns.find((each) => each.getBoundingClientRect().right > edge);
          if (seen === undefined) throw new Error('No column is in sight.');
          const { resourceId = 'r0' } = seen.dataset;
          return { column: Number(resourceId.slice(1)), top: grid.scrollTop };
        });
      await calendar.grid.evaluate((grid, by) => grid.scrollBy(by), to);
      // Columns are drawn in the frame after the scroll.
      await expect(() => scrolled()).toPass();
      await calendar.settled();
      const before = await scrolled();
      await page.keyboard.press('Escape');
      await expect(calendar.editor('Edit event')).toHaveCount(0);
      await expect(event).toBeFocused();
      const after = await scrolled();
      expect(after.top).toBe(before.top);
      // One that is cut at the edge may count or not.
      expect(Math.abs(after.column - before.column)).toBeLessThanOrEqual(1);
      await expect(event).not.toBeInViewport();
    });
  }

  test('by a script that focuses it first, keeps it', async ({ calendar }) => {
    await calendar.open(wide);
    await calendar.grid.evaluate((grid) => {
      grid.querySelector<HTMLElement>('[data-event-id="e0"]')!.focus();
      grid.scrollLeft = 6000;
    });
    await calendar.settled();
    await expect(calendar.event('e0')).toBeFocused();
    expect(await calendar.grid.evaluate((grid) => grid.scrollLeft)).toBe(6000);
  });
});

test('a column that is focused from outside has a cursor', async ({ calendar, page }) => {
  await calendar.open({ view: 'week' });
  const column = calendar.slot('timed', '2026-11-18');
  await column.evaluate((cell) => (cell as HTMLElement).focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(calendar.editor()).toBeVisible();
  await expect(calendar.root.locator(preview)).toHaveAttribute('data-start', /T07:00/);
});

test('keys move an event over hidden weekends, and back to its own page @firefox', async ({
  calendar,
  page,
}) => {
  const friday = timed('a', '2026-11-20', '09:00', '10:00');
  await calendar.open({ events: [friday], view: 'week', preferences: { showWeekends: false } });
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-spoken]')).toContainText('Monday');
  await expect(calendar.root.locator(preview)).toHaveAttribute('data-start', '2026-11-23T09:00');
  await page.keyboard.press('Escape');
  await expect(calendar.root.locator(preview)).toHaveCount(0);
  await expect(calendar.event('a')).toBeFocused();
  await expect(calendar.slot('timed', '2026-11-20')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.expectState({ lastAction: { event: { start: '2026-11-23T09:00:00' } } });
  await expect(calendar.event('a')).toBeFocused();
});
