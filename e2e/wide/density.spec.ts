import type { Locator } from '@playwright/test';
import { findings } from '../axe';
import { expect, test, type HostedCalendar } from '../calendar';
import { many, timed } from '../data';
import { boxOf, drag, pointOn, shift } from '../hand';

/** Height of folded hours in pixels. */
const FOLD = 12;
const HALVES = [
  { start: 8, end: 12 },
  { start: 14, end: 18 },
];
const open = { view: 'week', visibleHours: HALVES, height: 760 } as const;
const a = timed('a', '2026-11-17', '10:00', '11:00');

/** Returns the height of an hour in pixels, if `count` hours fill the grid. */
async function hourOf(calendar: HostedCalendar, count = 8): Promise<number> {
  return ((await boxOf(calendar.root.locator('ec-time-axis'))).height - FOLD) / count;
}

const strip = (calendar: HostedCalendar, name: string): Locator =>
  calendar.grid.getByRole('button', { name, exact: true });

test.describe('folded hours', { tag: '@firefox' }, () => {
  test('are crossed exactly by what is moved, resized and swept', async ({ calendar, page }) => {
    await calendar.open({ ...open, events: [a] });
    await expect(strip(calendar, '12 – 2 PM')).toBeVisible();
    const hour = await hourOf(calendar);
    const from = await pointOn(calendar.event('a'));
    // From half past ten to half past two.
    await drag(page, from, shift(from, 0, 2 * hour + FOLD));
    await calendar.expectState({
      events: [{ ...a, start: '2026-11-17T14:00:00', end: '2026-11-17T15:00:00' }],
    });
    const handle = calendar.event('a').locator('[data-resize-handle="start"]');
    await calendar.event('a').hover();
    const edge = await pointOn(handle);
    await drag(page, edge, shift(edge, 0, -(hour + FOLD)));
    await calendar.expectState({
      events: [{ ...a, start: '2026-11-17T11:00:00', end: '2026-11-17T15:00:00' }],
    });
    // From within the quarter that begins at half past eleven to within the one that ends at half past two.
    const morning = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 3.5 * hour + 2 });
    await drag(page, morning, shift(morning, 0, hour + FOLD - 4));
    await calendar.saveDraft();
    const { events } = await calendar.state();
    expect(events![1]).toMatchObject({
      start: '2026-11-19T11:30:00',
      end: '2026-11-19T14:30:00',
    });
  });

  test('count what is dropped into them, and show it once they are unfolded', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...open, events: [a] });
    await expect(strip(calendar, '12 – 2 PM')).toBeVisible();
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, shift(from, 0, 1.5 * (await hourOf(calendar)) + FOLD / 2));
    await calendar.expectState({
      events: [{ ...a, start: '2026-11-17T12:30:00', end: '2026-11-17T13:30:00' }],
    });
    await expect(calendar.event('a')).toHaveCount(0);
    const counted = strip(calendar, '12 – 2 PM, 1 event');
    await expect(counted).toBeVisible();
    expect((await boxOf(counted)).height).toBe(24);
    await counted.focus();
    await page.keyboard.press('Enter');
    await expect(calendar.event('a')).toBeVisible();
    // Keys continue from the grid, which Firefox counts as pressed by the previous mouse drag.
    await expect(
      calendar.root.locator('[role="grid"]:focus, [data-slot="timed"]:focus'),
    ).toHaveCount(1);
    // The hours stay unfolded until another view is shown.
    await calendar.next.click();
    await expect(calendar.grid.getByRole('button', { name: /^12 – 2 PM/ })).toHaveCount(0);
    await calendar.switchTo('day');
    await expect(strip(calendar, '12 – 2 PM')).toBeVisible();
  });
});

test('a day of a clock change is moved over where it is folded', async ({ calendar, page }) => {
  const night = timed('night', '2026-11-01', '00:00', '01:00');
  const hours = [
    { start: 0, end: 1 },
    { start: 6, end: 20 },
  ];
  await calendar.open({
    view: 'day',
    visibleDate: '2026-11-01',
    visibleHours: hours,
    events: [night],
  });
  await expect(strip(calendar, '1 – 6 AM')).toBeVisible();
  await calendar.scroll('start');
  const from = await pointOn(calendar.event('night'));
  await drag(page, from, shift(from, 0, (await hourOf(calendar, 15)) + FOLD));
  await calendar.expectState({
    events: [{ ...night, start: '2026-11-01T06:00:00', end: '2026-11-01T07:00:00' }],
  });
});

/** Returns the drawn height of an hour in pixels. */
async function hourHeight(calendar: HostedCalendar): Promise<number> {
  return (await boxOf(calendar.root.locator('ec-time-axis'))).height / 24;
}

test.describe('zoom', { tag: '@firefox' }, () => {
  test('by keys is kept as a preference, and said', async ({ calendar, page }) => {
    await calendar.open({ view: 'week', events: [a], hourHeight: 60 });
    await calendar.event('a').focus();
    await page.keyboard.press('+');
    await calendar.expectState({ preferences: { hourHeight: 75 } });
    await expect.poll(() => hourHeight(calendar)).toBe(75);
    await expect(calendar.root.getByText('Height of an hour: 75 pixels')).toBeAttached();
    // Both keys come before the result of the first is drawn.
    await calendar.event('a').evaluate((event) => {
      for (let time = 1; time <= 2; time++) {
        event.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }));
      }
    });
    await calendar.expectState({ preferences: { hourHeight: 48 } });
    await page.keyboard.press('0');
    await calendar.expectState({ preferences: {} });
    await expect.poll(() => hourHeight(calendar)).toBe(60);
    await page.keyboard.press('?');
    await expect(calendar.popover.getByText('Higher hours, lower hours')).toBeVisible();
  });

  test('by Alt and the wheel keeps the time under the pointer', async ({ calendar, page }) => {
    await calendar.open({ view: 'week', events: [a], hourHeight: 60 });
    const event = calendar.event('a');
    const { x, y } = await pointOn(event, { y: 0 });
    await page.mouse.move(x, y);
    await calendar.settled();
    await page.keyboard.down('Alt');
    for (const turn of [-100, -100, -60]) await page.mouse.wheel(0, turn);
    await page.keyboard.up('Alt');
    await expect.poll(() => hourHeight(calendar)).toBeGreaterThan(90);
    const after = await boxOf(event);
    expect(Math.abs(after.y - y)).toBeLessThan(2);
    // Many small steps, each of which scrolls to a whole pixel, don't add up.
    const axis = calendar.root.locator('ec-time-axis');
    const at = after.y + 33;
    const shareOfAxis = async (): Promise<number> =>
      (at - (await boxOf(axis)).y) / (await boxOf(axis)).height;
    const share = await shareOfAxis();
    await page.mouse.move(x, at);
    await page.keyboard.down('Alt');
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, 6);
      await calendar.settled();
    }
    await page.keyboard.up('Alt');
    await expect.poll(() => hourHeight(calendar)).toBeLessThan(60);
    const moved = ((await shareOfAxis()) - share) * (await boxOf(axis)).height;
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  });
});

test('hours fill the grid where there is room, and are never lower than 24 pixels', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...open, hourHeight: 'fit' });
  await expect(strip(calendar, '12 – 2 PM')).toBeVisible();
  const bottoms = async (): Promise<number> => {
    const [axis, grid] = [
      await boxOf(calendar.root.locator('ec-time-axis')),
      await boxOf(calendar.grid),
    ];
    return axis.y + axis.height - grid.y - grid.height;
  };
  await expect.poll(bottoms).toBeCloseTo(0, 0);
  const fold = await boxOf(calendar.root.locator('.ec-fold'));
  expect(fold.height).toBe(FOLD);
  await calendar.set({ height: 240 });
  const axis = calendar.root.locator('ec-time-axis');
  await expect.poll(async () => (await boxOf(axis)).height).toBe(8 * 24 + FOLD);
  await calendar.set({ height: 760, hourHeight: 30, slotMinutes: 15 });
  await expect.poll(bottoms).toBeCloseTo(0, 0);
  // Applies with the default height of hours, too.
  await calendar.set({ hourHeight: undefined, slotMinutes: 30 });
  await expect.poll(bottoms).toBeCloseTo(0, 0);
  expect(await findings(page)).toEqual([]);
});

test('folded hours before the one that the grid opens at are named in sight', async ({
  calendar,
}) => {
  const hours = [
    { start: 0, end: 1 },
    { start: 7, end: 24 },
  ];
  await calendar.open({ ...open, visibleHours: hours, events: [a] });
  const name = await boxOf(strip(calendar, '1 – 7 AM').locator('.ec-fold-hours'));
  const head = await boxOf(calendar.grid.locator('.ec-head'));
  expect(name.y).toBeGreaterThanOrEqual(head.y + head.height);
});

test('folded hours are named among the times, in their type, however far columns are scrolled', async ({
  calendar,
}) => {
  const resources = many(20, (id) => ({ id, title: `Person ${id}` }));
  for (const ampm of [true, false]) {
    await calendar.open({ ...open, resources, resourceColumns: true, preferences: { ampm } });
    const times = await boxOf(calendar.root.locator('ec-time-axis'));
    const label = calendar.root.locator('.ec-fold-hours');
    const type = await label.evaluate((each) => {
      const { fontSize, lineHeight } = getComputedStyle(each);
      return `${Math.round(parseFloat(fontSize))}px/${lineHeight}`;
    });
    expect(type).toBe('11px/16px');
    await calendar.grid
      .locator('.ec-scroller')
      .or(calendar.grid)
      .first()
      .evaluate((each) => {
        (each.closest('.ec-scroller') ?? each).scrollLeft = 900;
      });
    const box = await boxOf(label);
    expect(box.x).toBe(times.x);
    expect(box.width).toBeLessThanOrEqual(times.width);
    // No time stands in it, and no word of it is cut.
    const strays = await calendar.root.evaluate((root) => {
      const [name] = root.querySelectorAll('.ec-fold-hours');
      const { top, bottom } = name!.getBoundingClientRect();
      const ticks = [...root.querySelectorAll('ec-time-axis .ec-tick')];
      const isMet = (box: DOMRect): boolean => box.top < bottom && box.bottom > top;
      return {
        met: ticks.filter((each) => isMet(each.getBoundingClientRect())).length,
        isCut: name!.scrollWidth > name!.clientWidth,
      };
    });
    expect(strays).toEqual({ met: 0, isCut: false });
  }
});

test('the cursor goes by slots, past folded hours, and a click creates from where one begins', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...open, view: 'day', slotMinutes: 60 });
  await expect(strip(calendar, '12 – 2 PM')).toBeVisible();
  const column = calendar.slot('timed', '2026-11-20');
  const hour = await hourOf(calendar);
  await column.click({ position: { x: 100, y: 3.7 * hour } });
  const draft = calendar.editor();
  await expect(draft.getByLabel('Start time')).toHaveValue('11 AM');
  await calendar.closeEditor();
  await page.keyboard.press('ArrowDown');
  const cursor = calendar.root.locator('.ec-cursor');
  await expect(cursor).toBeVisible();
  const top = (await boxOf(column)).y;
  expect((await boxOf(cursor)).y - top).toBeCloseTo(4 * hour + FOLD, 0);
});
