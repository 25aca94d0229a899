import type { Locator } from '@playwright/test';
import { findings } from '../axe';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf } from '../hand';

/** Friday, 20 November; and a week in which only New York changes its clocks, on its last day. */
const BERLIN: TestProps = {
  displayTimezone: 'Europe/Berlin',
  additionalTimezones: [{ timezone: 'America/New_York', label: 'NY' }, 'Asia/Kolkata'],
  preferences: { weekStartsOn: 1, isSidePanelOpen: false },
};
const CHANGING: TestProps = { ...BERLIN, view: 'week', visibleDate: '2026-10-28' };

const gutter = ({ grid }: HostedCalendar, zone: string): Locator =>
  grid.locator(`[data-zone="${zone}"]`);
const heading = ({ grid }: HostedCalendar, zone: string): Locator =>
  grid.getByRole('button', { name: `show times in ${zone}` });
const middleOf = async (element: Locator): Promise<number> => {
  const { y, height } = await boxOf(element);
  return y + height / 2;
};

test('further zones: beside the axis, followed, heard and swapped', async ({ calendar, page }) => {
  await calendar.open(CHANGING);
  const newYork = gutter(calendar, 'America/New_York');
  const kolkata = gutter(calendar, 'Asia/Kolkata');
  const axis = calendar.grid.locator('ec-time-axis');

  // Outwards in order, each time at the height of the time it corresponds to.
  const tenAm = axis.locator(':scope > span').filter({ hasText: /^10 AM$/ });
  const fiveAm = newYork.locator('bdi').filter({ hasText: /^5 AM$/ });
  const half = kolkata.locator('bdi').filter({ hasText: /^2:30 PM$/ });
  expect(await middleOf(fiveAm)).toBeCloseTo(await middleOf(tenAm), -0.3);
  expect(await middleOf(half)).toBeCloseTo(await middleOf(tenAm), -0.3);
  const lefts = await Promise.all([half, fiveAm, tenAm].map(async (each) => (await boxOf(each)).x));
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));

  // The week ends on Sunday, with another difference.
  await expect(heading(calendar, 'America/New_York')).toHaveText(/NY\s*UTC−4\s*,/);
  const sunday = calendar.grid.getByRole('columnheader', { name: /^Sunday/ });
  await expect(sunday).toHaveAccessibleName(/, NY −5\/−6 h$/);
  const saturday = calendar.grid.getByRole('columnheader', { name: /^Saturday/ });
  const { height } = await boxOf(saturday);
  await calendar.slot('timed', '2026-11-01').hover({ position: { x: 20, y: 500 } });
  await expect(saturday).toHaveAccessibleName(/, NY −5 h$/);
  expect((await boxOf(saturday)).height).toBe(height);
  await expect(fiveAm).toHaveCount(1);
  expect(await middleOf(fiveAm)).toBeGreaterThan((await middleOf(tenAm)) + 40);
  expect(await findings(page)).toEqual([]);

  // The dragged event decides the day, too.
  await calendar.slot('timed', '2026-10-30').hover({ position: { x: 20, y: 500 } });
  await expect(heading(calendar, 'America/New_York')).toHaveText(/UTC−4\s*,/);
  await page.mouse.down();
  await calendar.slot('timed', '2026-11-01').hover({ position: { x: 20, y: 560 }, force: true });
  await expect(heading(calendar, 'America/New_York')).toHaveText(/UTC−4\/\u200b−5/);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  // The last move is the cursor's.
  await calendar.slot('timed', '2026-10-28').focus();
  await page.keyboard.press('ArrowDown');
  await expect(heading(calendar, 'America/New_York')).toHaveText(/UTC−4\s*,/);
  await page.keyboard.press('z');
  await expect(page.locator('[data-spoken]')).toHaveText(/^NY .* [AP]M; Kolkata .* [AP]M/);

  await heading(calendar, 'America/New_York').click();
  await expect(axis).toHaveAccessibleName('Time zone: America/New_York');
  const berlin = heading(calendar, 'Europe/Berlin');
  await expect(berlin).toBeFocused();
  await berlin.press('Enter');
  await expect(axis).toHaveAccessibleName('Time zone: Europe/Berlin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { log } = await calendar.state();
  expect(log.filter((name) => name === 'displayTimezoneChange')).toHaveLength(2);
});

test('further zones stay in sight beside resource columns, mirrored from right to left', async ({
  calendar,
  page,
}) => {
  const resources = { resources: RESOURCES, resourceColumns: { minWidth: 160 } };
  await calendar.open({ ...BERLIN, ...resources, view: 'week' }, { dir: 'rtl' });
  const zones = ['America/New_York', 'Asia/Kolkata'].map((zone) => gutter(calendar, zone));
  const gutters = (): Promise<number[]> =>
    Promise.all(zones.map(async (each) => (await boxOf(each)).x));
  const before = await gutters();
  expect(before[0]).toBeLessThan(before[1]!);
  await calendar.grid.evaluate((grid) => grid.scrollBy(-400, 0));
  expect(await gutters()).toEqual(before);
  const grid = await boxOf(calendar.grid);
  const { x, width } = await boxOf(zones[1]!);
  expect(x + width).toBeCloseTo(grid.x + grid.width - 15, -1.5);

  await page.emulateMedia({ media: 'print' });
  await expect(zones[0]!.first().getByText('5 AM', { exact: true })).toBeVisible();
});

test('details and editor name the times in all zones', async ({ calendar }) => {
  const plan = timed('a', '2026-11-20', '09:00', '11:00', { title: 'Plan', timezone: 'UTC' });
  await calendar.open({ ...BERLIN, events: [plan], view: 'day' });
  await calendar.event('a').click();
  const times = calendar.editor('Edit event').locator('[data-field="furtherZone"]');
  await expect(times).toHaveText([
    /^Friday, November 20, 2026, 4:00 AM – 6:00 AM \(NY\)$/,
    /^Friday, November 20, 2026, 2:30 PM – 4:30 PM \(Kolkata\)$/,
  ]);
  await calendar.closeEditor();
  await calendar.set({ readOnly: true });
  await calendar.event('a').click();
  await expect(calendar.popover).toContainText('10:00 AM – 12:00 PM (Berlin)');
  await expect(calendar.popover).toContainText('4:00 AM – 6:00 AM (NY)');
  await expect(calendar.popover).toContainText('2:30 PM – 4:30 PM (Kolkata)');
});
