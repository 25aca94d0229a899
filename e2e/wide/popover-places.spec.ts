import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, timed } from '../data';
import { boxOf, turnWheel, type Area } from '../hand';

/** At the grid's first and last column, at its lower edge, in the all-day row, and side by side. */
const EVENTS = [
  timed('first', '2026-11-15', '09:00', '10:00', { color: 'red' }),
  timed('last', '2026-11-21', '09:00', '10:00'),
  timed('low', '2026-11-18', '17:00', '18:30', { description: 'Bring the plans' }),
  timed('short', '2026-11-19', '12:00', '12:15'),
  timed('a', '2026-11-20', '11:00', '12:30'),
  timed('b', '2026-11-20', '11:00', '12:30'),
  allDay('bar', '2026-11-16', '2026-11-17'),
];

/** Returns how many pixels of one box another covers in the smaller dimension; 0 if they are apart. */
function covered(a: Area, b: Area): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across <= 0 || down <= 0 ? 0 : Math.min(across, down);
}

async function expectBeside(calendar: HostedCalendar, popover: Locator, about: Locator) {
  await expect(popover).toBeVisible();
  await calendar.settled();
  const [box, card] = [await boxOf(popover), await boxOf(about)];
  const { width, height } = calendar.page.viewportSize()!;
  expect(covered(box, card)).toBe(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  // Adjacent to it: no further away than the gap, in one direction or the other.
  const near = { x: card.x - 6, y: card.y - 6, width: card.width + 12, height: card.height + 12 };
  expect(covered(box, near)).toBeGreaterThan(0);
}

for (const dir of ['ltr', 'rtl'] as const) {
  const query = dir === 'rtl' ? { dir } : {};
  for (const view of ['week', 'month', 'agenda'] as const) {
    test(`menu and details stand beside their event in the ${view}, ${dir}`, async ({
      calendar,
      page,
    }) => {
      await calendar.open({ events: EVENTS, view, visibleDate: '2026-11-15' }, query);
      for (const { id } of EVENTS) {
        const event = calendar.event(id).first();
        await event.click({ button: 'right' });
        await expectBeside(calendar, calendar.root.locator('.ec-surface'), event);
        await page.keyboard.press('Escape');
      }
      await calendar.set({ readOnly: true });
      for (const { id } of EVENTS) {
        const event = calendar.event(id).first();
        await event.click();
        await expectBeside(calendar, calendar.popover, event);
        await page.keyboard.press('Escape');
      }
    });
  }

  test(`the list of more stands beside its day, ${dir}`, async ({ calendar, page }) => {
    const days = ['2026-11-01', '2026-11-14', '2026-11-25', '2026-12-05'];
    const events = days.flatMap((date) =>
      many(12, (number) => timed(`${date} ${number}`, date, '12:00', '13:00')),
    );
    await calendar.open({ events, view: 'month', visibleDate: '2026-11-15' }, query);
    for (const date of days) {
      await calendar.more(date).first().click();
      await expectBeside(calendar, calendar.popover, calendar.slot('day', date));
      await page.keyboard.press('Escape');
    }
  });
}

test('where no side has the room, its title stays in sight', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 412, height: 600 });
  const long = timed('long', '2026-11-18', '06:00', '23:00');
  await calendar.open({ events: [long], view: 'day', visibleDate: '2026-11-18' });
  const grid = await boxOf(calendar.grid);
  await turnWheel(calendar.grid, 300, () => calendar.grid.evaluate((el) => el.scrollTop > 400));
  const middle = { x: grid.x + grid.width / 2, y: grid.y + 300 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down({ button: 'right' });
  const menu = calendar.root.locator('.ec-surface');
  await expect(menu).toBeVisible();
  // It stays if the button is released over it.
  await menu.hover();
  await page.mouse.up({ button: 'right' });
  await calendar.settled();
  expect(covered(await boxOf(menu), await boxOf(calendar.event('long').locator('.ec-title')))).toBe(
    0,
  );
});

test('times stay on one line, and what deletes is in the colour of errors', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const event = timed('long', '2026-11-20', '10:00', '11:30');
  await calendar.open({
    events: [event],
    view: 'day',
    visibleDate: '2026-11-20',
    displayTimezone: 'America/New_York',
    additionalTimezones: ['Europe/Lisbon'],
    readOnly: true,
  });
  await calendar.event('long').click();
  const times = calendar.root.locator('[data-details] .ec-whole');
  await expect(times).toHaveText(['10:00 AM – 11:30 AM', '3:00 PM – 4:30 PM']);
  const lines = await times.evaluateAll((all) => all.map((each) => each.getClientRects().length));
  expect(lines).toEqual([1, 1]);

  await page.keyboard.press('Escape');
  await calendar.set({ readOnly: false });
  await calendar.event('long').focus();
  await page.keyboard.press('Shift+F10');
  const items = page.getByRole('menuitem');
  await expect(items.last()).toHaveText('Delete event');
  const colors = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).color));
  // It is last, and no other looks like it.
  expect(new Set(colors.slice(0, -1)).size).toBe(1);
  expect(colors.at(-1)).not.toBe(colors[0]);
});
