import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { boxOf } from '../hand';
import { TIMELINE } from '../timeline';

const open = {
  ...TIMELINE,
  timeline: { spans: { hours: { days: 3 } } },
  resources: [{ id: 'ana', title: 'Ana' }],
} as const satisfies TestProps;

/** Returns the left edge of an hour's label, which stands where the hour begins. */
async function leftOf(calendar: HostedCalendar, hour: string): Promise<number> {
  return (await boxOf(calendar.grid.locator(`.ec-unit[data-start="${hour}"]`))).x;
}

const NOON = '2026-11-20T12:00';

for (const dir of ['ltr', 'rtl'] as const) {
  test(`Alt and the wheel zoom about the pointer (${dir})`, async ({ calendar, page }) => {
    await calendar.open(open, { dir });
    const { x, width } = await boxOf(calendar.grid.locator(`.ec-unit[data-start="${NOON}"]`));
    expect(width).toBeCloseTo(80, 0);
    const start = dir === 'ltr' ? x : x + width;
    await page.mouse.move(start, 300);
    await calendar.settled();
    await page.keyboard.down('Alt');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Alt');
    await calendar.expectState({ preferences: { timelineCellWidths: { hours: 98 } } });
    const after = await boxOf(calendar.grid.locator(`.ec-unit[data-start="${NOON}"]`));
    expect(after.width).toBeCloseTo(98, 0);
    expect(Math.abs((dir === 'ltr' ? after.x : after.x + after.width) - start)).toBeLessThan(1);
    await expect(calendar.root.locator('[data-spoken]')).toHaveText('Cells are 98 pixels wide');
    // Many small steps, each of which scrolls to a whole pixel, don't add up.
    const axis = calendar.grid.locator('[data-slot="row"]');
    const at = start + 33;
    const shareOfAxis = async (): Promise<number> =>
      (at - (await boxOf(axis)).x) / (await boxOf(axis)).width;
    const share = await shareOfAxis();
    await page.mouse.move(at, 300);
    await page.keyboard.down('Alt');
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, -6);
      await calendar.settled();
    }
    await page.keyboard.up('Alt');
    await expect
      .poll(async () => (await calendar.state()).preferences?.timelineCellWidths?.hours)
      .toBeGreaterThan(195);
    const moved = ((await shareOfAxis()) - share) * (await boxOf(axis)).width;
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  });
}

test('keys zoom about the cursor in sight, and back to the width of the host', async ({
  calendar,
  page,
}) => {
  await calendar.open(open);
  const cell = calendar.grid.locator('[data-slot="row"]');
  await cell.click({ position: { x: 12.5 * 80, y: 50 }, button: 'right' });
  await page.keyboard.press('Escape');
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  const cursor = calendar.grid.locator('.ec-cursor');
  const before = (await boxOf(cursor)).x;
  await page.keyboard.press('+');
  await calendar.expectState({ preferences: { timelineCellWidths: { hours: 100 } } });
  await expect.poll(async () => Math.abs((await boxOf(cursor)).x - before)).toBeLessThan(1);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await calendar.expectState({ preferences: { timelineCellWidths: { hours: 64 } } });
  await expect.poll(async () => Math.abs((await boxOf(cursor)).x - before)).toBeLessThan(1);
  await page.keyboard.press('0');
  await expect
    .poll(async () => (await calendar.state()).preferences)
    .toEqual({ isSidePanelOpen: false, timelineCellWidths: {} });
  await expect.poll(async () => Math.abs((await boxOf(cursor)).x - before)).toBeLessThan(1);
});

test('keys zoom about the middle where the cursor is out of sight', async ({ calendar, page }) => {
  await calendar.open(open);
  await calendar.grid.locator('[data-slot="row"]').focus();
  await page.keyboard.press('ArrowRight');
  await calendar.grid.evaluate((grid) => (grid.scrollLeft = 36 * 80 - 520));
  const second = '2026-11-21T12:00';
  const before = await leftOf(calendar, second);
  // The axis is in sight from 241 to 1279 pixels.
  expect(Math.abs(before - 760)).toBeLessThan(2);
  await page.keyboard.press('+');
  await calendar.expectState({ preferences: { timelineCellWidths: { hours: 100 } } });
  await expect
    .poll(async () => Math.abs((await leftOf(calendar, second)) - before))
    .toBeLessThan(1.5);
});

test('zoom starts from the drawn width, and each preset has its own', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...open, defaultTimelinePreset: 'months' });
  const cell = calendar.grid.locator('[data-slot="row"]');
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  const { preferences } = await calendar.state();
  // Twelve months of 72 pixels leave room, so that 1037 pixels are shared by 365 days.
  const drawn = (1037 / 365) * 30;
  expect(preferences?.timelineCellWidths?.months).toBeCloseTo(drawn * 1.25, -1);
  expect(Object.keys(preferences?.timelineCellWidths ?? {})).toEqual(['months']);
});
