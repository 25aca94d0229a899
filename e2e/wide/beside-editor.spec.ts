import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf } from '../hand';

// Without motion, a measured place is the final one.
test.use({ reducedMotion: 'reduce' });

const HOUR = 48;
/** The last column of each view, where the drawer opens. */
const SATURDAY = '2026-11-21';
const late = timed('late', SATURDAY, '09:00', '10:00', { resource: 'ben' });

const VIEWS: Record<string, TestProps> = {
  week: { view: 'week' },
  day: { view: 'day', defaultVisibleDate: SATURDAY },
  month: { view: 'month' },
  'columns of resources': { view: 'week', resourceColumns: true, resources: RESOURCES },
};

/** Returns the pixels of an element that the editor covers, or that lie outside of the window. */
async function hiddenBy(editor: Locator, it: Locator): Promise<number> {
  const [over, { x, width }] = [await boxOf(editor), await boxOf(it)];
  const covered = Math.min(over.x + over.width, x + width) - Math.max(over.x, x);
  const room = it.page().viewportSize()!.width;
  return Math.max(0, Math.round(covered), Math.round(-x), Math.round(x + width - room));
}

async function expectInSight(
  calendar: HostedCalendar,
  editor: Locator,
  it: Locator,
): Promise<void> {
  await expect(editor).toBeVisible();
  await calendar.settled();
  await expect.poll(() => hiddenBy(editor, it)).toBe(0);
}

for (const width of [1024, 1280, 1440]) {
  for (const dir of ['ltr', 'rtl'] as const) {
    test(`at ${width} pixels, ${dir}, the drawer is never over what it edits`, async ({
      calendar,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, props] of Object.entries(VIEWS)) {
        await test.step(name, async () => {
          await calendar.open({ events: [late], ...props }, dir === 'rtl' ? { dir } : {});
          const event = calendar.event('late').last();
          await event.click();
          const editor = calendar.editor('Edit event');
          await expectInSight(calendar, editor, event);
          await page.keyboard.press('Escape');
          await expect(editor).toHaveCount(0);

          const isMonth = props.view === 'month';
          const slot = calendar.slot(isMonth ? 'day' : 'timed', SATURDAY).last();
          await slot.click({ position: { x: 12, y: isMonth ? 110 : 12 * HOUR } });
          const draft = calendar.root.locator('[data-preview]').last();
          await expectInSight(calendar, calendar.editor(), draft);
          await page.keyboard.press('Escape');
        });
      }
    });
  }
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`panned beside the drawer, the times stay in sight, ${dir}`, async ({ calendar, page }) => {
    await page.setViewportSize({ width: 860, height: 800 });
    await calendar.open({ events: [late], view: 'week' }, dir === 'rtl' ? { dir } : {});
    const axis = calendar.grid.locator('ec-time-axis');
    const before = await boxOf(axis);
    await calendar.event('late').click();
    const editor = calendar.editor('Edit event');
    await expectInSight(calendar, editor, calendar.event('late'));
    expect(await hiddenBy(editor, axis)).toBe(0);
    expect(await hiddenBy(editor, calendar.grid.getByRole('rowheader', { name: 'All day' }))).toBe(
      0,
    );
    // Over the columns that scroll beneath it.
    const { x, width } = await boxOf(axis);
    expect(x + (dir === 'rtl' ? width : 0)).toBeCloseTo(dir === 'rtl' ? 859 : 1, 0);
    expect(width).toBe(before.width);
  });
}

/** Returns the pixels by which columns at the edges of the part in sight are cut. */
async function cutColumns(
  calendar: HostedCalendar,
  editor: Locator,
  isRtl: boolean,
): Promise<number> {
  const axis = calendar.grid.locator('ec-time-axis');
  const times = (await axis.count()) > 0 ? await boxOf(axis) : null;
  const [drawer, frame] = [await boxOf(editor), await boxOf(calendar.root.locator('.ec-content'))];
  const [start, end] = isRtl
    ? [drawer.x + drawer.width, times?.x ?? frame.x + frame.width]
    : [times === null ? frame.x : times.x + times.width, drawer.x];
  const cells = calendar.root.locator(
    '[data-slot="timed"], ec-month-week:first-of-type [data-slot="day"]',
  );
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  const cuts = boxes.map(({ left, right }) => {
    const seen = Math.min(right, end) - Math.max(left, start);
    return seen <= 0 ? 0 : Math.min(seen, right - left - seen);
  });
  // The lines of the frame and of the axis lie between.
  return Math.round(Math.max(...cuts.map((cut) => Math.max(0, cut - 3))));
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`beside the drawer columns are in sight as a whole, ${dir}`, async ({ calendar, page }) => {
    const dates = ['2026-11-15', '2026-11-18', '2026-11-20', SATURDAY];
    const events = dates.map((date) => timed(date, date, '09:00', '10:00', { resource: 'ben' }));
    for (const width of [820, 1024]) {
      for (const name of ['week', 'month', 'columns of resources']) {
        await test.step(`${name} at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 800 });
          const options = dir === 'rtl' ? { dir } : {};
          await calendar.open({ events, resources: RESOURCES, ...VIEWS[name] }, options);
          for (const date of dates) {
            const event = calendar.event(date).last();
            // A press would scroll to it first.
            await event.evaluate((element) => element.focus({ preventScroll: true }));
            await page.keyboard.press('Enter');
            const editor = calendar.editor('Edit event');
            await expectInSight(calendar, editor, event);
            await expect.poll(() => cutColumns(calendar, editor, dir === 'rtl')).toBe(0);
            await page.keyboard.press('Escape');
            await expect(editor).toHaveCount(0);
          }
        });
      }
    }
  });
}

test('the side panel gives way to the drawer, and comes back as it was', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await calendar.open({ events: [late], resources: RESOURCES, view: 'week' });
  const ana = calendar.resource('Ana');
  await expect(ana).toBeVisible();
  const before = await boxOf(calendar.event('late'));
  await calendar.event('late').click();
  await expect(ana).toBeHidden();
  await expect(calendar.toolbar.getByRole('button', { name: 'Open side panel' })).toBeVisible();
  // In the toolbar, as the panel had it.
  const create = calendar.toolbar.getByRole('button', { name: 'New event' });
  await expect(create).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ana).toBeVisible();
  await expect(create).toHaveCount(0);
  expect(await boxOf(calendar.event('late'))).toEqual(before);
  expect((await calendar.state()).preferences).toBeUndefined();

  // Opened beside the drawer, the side panel stays.
  await calendar.event('late').click();
  await calendar.toolbar.getByRole('button', { name: 'Open side panel' }).click();
  await expect(ana).toBeVisible();
  await expectInSight(calendar, calendar.editor('Edit event'), calendar.event('late'));
  await page.keyboard.press('Escape');
  await expect(ana).toBeVisible();
});

test('opening an event hides none that was shown', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const three = ['a', 'b', 'c'].map((id) => timed(id, SATURDAY, '13:00', '15:00'));
  await calendar.open({ events: [late, ...three], resources: RESOURCES, view: 'week' });
  await calendar.event('late').click();
  await expectInSight(calendar, calendar.editor('Edit event'), calendar.event('late'));
  for (const { id } of three) await expect(calendar.event(String(id))).toBeVisible();
  await expect(calendar.root.locator('[data-more]')).toHaveCount(0);
});

test('where there is no room the view is moved out from under the drawer', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const early = timed('early', '2026-11-16', '09:00', '10:00');
  await calendar.open({ events: [late, early], view: 'week' });
  const editor = calendar.editor('Edit event');
  await calendar.event('late').click();
  await expectInSight(calendar, editor, calendar.event('late'));
  // The view follows the draft.
  const start = editor.getByRole('textbox', { name: 'Date', exact: true });
  await start.fill('2026-11-16');
  await start.blur();
  await expectInSight(calendar, editor, calendar.root.locator('[data-preview]'));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await calendar.event('early').click();
  await expectInSight(calendar, editor, calendar.event('early'));
});

test('next, today and views can be used beside the drawer', async ({ calendar, page }) => {
  for (const width of [820, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await calendar.open({ events: [late], view: 'week' });
    await calendar.event('late').click();
    const editor = calendar.editor('Edit event');
    await editor.getByLabel('Event title').fill('Later');
    await calendar.turn('next');
    await expect(calendar.slot('timed', '2026-11-23')).toBeVisible();
    await calendar.today.click();
    await expect(calendar.slot('timed', SATURDAY)).toBeVisible();
    await calendar.switchTo('month');
    await expect(editor.getByLabel('Event title')).toHaveValue('Later');
    await expectInSight(calendar, editor, calendar.root.locator('[data-preview]'));
    // Every weekday can be scrolled into view.
    for (const [day, distance] of [
      ['2026-11-15', -500],
      [SATURDAY, 500],
    ] as const) {
      const cell = calendar.slot('day', day);
      await calendar.grid.hover({ position: { x: 100, y: 300 } });
      await page.mouse.wheel(distance, 0);
      await expect.poll(() => hiddenBy(editor, cell)).toBe(0);
    }
    // Keys scroll their target into view.
    await calendar.slot('day', SATURDAY).focus();
    await page.keyboard.press('Home');
    await expect(calendar.slot('day', '2026-11-15')).toBeFocused();
    await expect.poll(() => hiddenBy(editor, calendar.slot('day', '2026-11-15'))).toBe(0);
  }
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`columns of resources are back in their place after the drawer, ${dir}`, async ({
    calendar,
    page,
  }) => {
    const resources = Array.from({ length: 6 }, (_, at) => ({ id: `${at}`, title: `Room ${at}` }));
    const events = resources.flatMap(({ id }) =>
      ['15', '16', '17', '18', '19', '20', '21'].map((day) =>
        timed(`${day}-${id}`, `2026-11-${day}`, '09:00', '10:00', { resource: id }),
      ),
    );
    const { grid } = calendar;
    const at = (): Promise<readonly number[]> =>
      grid.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    /** Opens the last event in sight by its key, and closes it again after `meanwhile`. */
    const openLast = async (meanwhile?: () => Promise<void>): Promise<void> => {
      await grid.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const seen = [...element.querySelectorAll<HTMLElement>('[data-event-id]')].filter(
          (event) => {
            const box = event.getBoundingClientRect();
            return box.left > left + 64 && box.right < right - 64;
          },
        );
        seen.at(-1)!.focus({ preventScroll: true });
      });
      await page.keyboard.press('Enter');
      await expect(calendar.editor('Edit event')).toBeVisible();
      await calendar.settled();
      await meanwhile?.();
      await page.keyboard.press('Escape');
      await expect(calendar.editor('Edit event')).toHaveCount(0);
      await calendar.settled();
    };
    for (const width of [820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const order of ['date-resource', 'resource-date'] as const) {
        const props = { view: 'week', resources, events, resourceColumns: { order } } as const;
        await calendar.open(props, dir === 'rtl' ? { dir } : {});
        for (const place of [0, 150, 900, 99_999]) {
          const by = dir === 'rtl' ? -place : place;
          await grid.evaluate((element, left) => (element.scrollLeft = left), by);
          const before = await at();
          await openLast();
          await expect.poll(at, { message: `${order} at ${width}, ${place}` }).toEqual(before);
        }
      }
    }
    // Where the user has scrolled to, the columns stay.
    const [before] = await at();
    await openLast(async () => {
      const [opened] = await at();
      await grid.hover({ position: { x: 100, y: 300 } });
      await page.mouse.wheel(dir === 'rtl' ? 900 : -900, 0);
      await expect.poll(async () => Math.abs((await at())[0]! - opened!)).toBeGreaterThan(800);
    });
    await expect.poll(async () => Math.abs((await at())[0]! - before!)).toBeGreaterThan(200);
  });
}
