import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, timed } from '../data';
import { boxOf, drag, pointOn, shift, turnWheel, type Area } from '../hand';

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

/** Pixels between what is open and what that is about, and between it and the edge of the window. */
const GAP = 8;

/** Expects that a box stands in the window, and beside another one along a whole side. */
function expectNext(box: Area, about: Area, { width, height }: { width: number; height: number }) {
  const across = Math.max(box.x - about.x - about.width, about.x - box.x - box.width);
  const down = Math.max(box.y - about.y - about.height, about.y - box.y - box.height);
  // Apart in one direction, and level in the other: not at a corner.
  expect(Math.max(across, down)).toBeGreaterThan(GAP - 1);
  expect(Math.max(across, down)).toBeLessThan(GAP + 1);
  const side = across > down ? about.height : about.width;
  expect(-Math.min(across, down)).toBeGreaterThan(Math.min(side / 2, 20) - 1);
  expect(box.x).toBeGreaterThan(GAP - 1);
  expect(box.y).toBeGreaterThan(GAP - 1);
  expect(box.x + box.width).toBeLessThan(width - GAP + 1);
  expect(box.y + box.height).toBeLessThan(height - GAP + 1);
}

async function expectBeside(calendar: HostedCalendar, popover: Locator, about: Locator) {
  await expect(popover).toBeVisible();
  await calendar.settled();
  expectNext(await boxOf(popover), await boxOf(about), calendar.page.viewportSize()!);
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

for (const dir of ['ltr', 'rtl'] as const) {
  const query = dir === 'rtl' ? { dir } : {};
  test(`opened by keys, the menu of a low event is moved up beside it, ${dir}`, async ({
    calendar,
    page,
  }) => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await calendar.open({ events: EVENTS, view: 'week', visibleDate: '2026-11-15' }, query);
      await calendar.event('low').focus();
      await page.keyboard.press('Shift+F10');
      const menu = calendar.root.locator('.ec-surface');
      await expectBeside(calendar, menu, calendar.event('low'));
      const { y, height } = await boxOf(menu);
      // As low as the window lets it.
      expect(y + height).toBeCloseTo(800 - GAP, 0);
      // The ring of the focus keeps away from the panel's edge, and follows its corners.
      const item = page.getByRole('menuitem').first();
      await expect(item).toBeFocused();
      const [ring, panel] = [await boxOf(item), await boxOf(menu)];
      expect(ring.x - panel.x).toBeCloseTo(5, 0);
      expect(panel.x + panel.width - ring.x - ring.width).toBeCloseTo(5, 0);
      await expect(item).toHaveCSS('border-radius', '8px');
      await page.keyboard.press('Escape');
    }
  });

  test(`cards, forms and questions are as far from what they are about, ${dir}`, async ({
    calendar,
    page,
  }) => {
    const series = { ...timed('series', '2026-11-18', '09:00', '10:00'), rrule: 'FREQ=DAILY' };
    await calendar.open(
      {
        events: [...EVENTS, series],
        view: 'week',
        visibleDate: '2026-11-15',
        eventCreation: { form: 'quick' },
        unavailableTimes: 'ask',
        workingHours: [{ start: '07:00', end: '19:00' }],
      },
      { ...query, premium: true },
    );
    const preview = calendar.root.locator('[data-preview][data-held]');
    await test.step('card on hover', async () => {
      await calendar.event('a').hover();
      await expectBeside(calendar, calendar.root.locator('[data-event-card]'), calendar.event('a'));
    });
    await test.step('quick form', async () => {
      await calendar.slot('timed', '2026-11-18').click({ position: { x: 12, y: 13 * 48 + 4 } });
      await expect(page.getByLabel('Event title')).toBeFocused();
      await expectBeside(calendar, calendar.root.locator('.ec-surface'), preview);
      await page.keyboard.press('Escape');
    });
    for (const [id, name] of [
      ['low', 'question about a booking'],
      ['series', 'question for the scope'],
    ] as const) {
      await test.step(name, async () => {
        const event = calendar.root.locator(`[data-event-id="${id}"][data-start^="2026-11-18"]`);
        const from = await pointOn(event, { y: 8 });
        await drag(page, from, shift(from, 0, 48));
        const prompt = page.locator('dialog[open]');
        await expectBeside(calendar, prompt, preview);
        // It names the event first.
        await expect(prompt).toHaveText(new RegExp(`^\\s*Event ${id}, `));
        await page.keyboard.press('Escape');
        await expect(prompt).toHaveCount(0);
      });
    }
  });
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the quick form covers no neighbour where its other side is free, ${dir}`, async ({
    calendar,
    page,
  }) => {
    await calendar.open(
      {
        events: [timed('beside', '2026-11-18', '12:00', '13:30')],
        view: 'week',
        visibleDate: '2026-11-18',
        preferences: { isSidePanelOpen: false },
        eventCreation: { form: 'quick', duration: 90 },
      },
      { dir },
    );
    const column = calendar.slot('timed', '2026-11-18');
    const form = calendar.root.locator('.ec-surface');
    const beside = calendar.event('beside');
    // The draft takes the lane before the event, whose other side is free.
    await column.click({ position: { x: 12, y: 11.5 * 48 + 4 } });
    await expect(page.getByLabel('Event title')).toBeFocused();
    await calendar.settled();
    expect(covered(await boxOf(form), await boxOf(beside))).toBe(0);
    await expectBeside(calendar, form, calendar.root.locator('[data-preview]'));
    // It stays there while it grows.
    const { x } = await boxOf(form);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('A title is required')).toBeVisible();
    expect((await boxOf(form)).x).toBe(x);
    await page.keyboard.press('Escape');
  });
}

for (const height of [800, 420]) {
  test(`the list of keys stands in the middle of a window ${height} pixels high`, async ({
    calendar,
    page,
  }) => {
    for (const [width, dir] of [
      [1280, 'ltr'],
      [768, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await calendar.open({ events: EVENTS, view: 'week', visibleDate: '2026-11-15' }, { dir });
      await calendar.event('first').focus();
      await page.keyboard.press('?');
      const list = calendar.root.locator('.ec-surface');
      await expect(list).toBeVisible();
      await calendar.settled();
      const box = await boxOf(list);
      expect(2 * box.x + box.width).toBeCloseTo(width, -0.5);
      expect(2 * box.y + box.height).toBeCloseTo(height, -0.5);
      expect(box.y).toBeGreaterThanOrEqual(16);
      // It scrolls beneath its title, by keys too.
      const title = list.getByRole('heading');
      await page.keyboard.press('End');
      const isLow = height < 800;
      await expect.poll(() => list.evaluate((el) => el.scrollTop > 0)).toBe(isLow);
      expect((await boxOf(title)).y).toBeGreaterThanOrEqual(box.y);
      await page.keyboard.press('Escape');
      await expect(calendar.event('first')).toBeFocused();
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
