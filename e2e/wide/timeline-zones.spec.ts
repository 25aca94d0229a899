import { findings } from '../axe';
import { expect, type HostedCalendar } from '../calendar';
import { RESOURCES } from '../data';
import { boxOf } from '../hand';
import { test } from '../timeline';

const BERLIN = {
  displayTimezone: 'Europe/Berlin',
  additionalTimezones: [{ timezone: 'America/New_York', label: 'NY' }, 'Asia/Kolkata'],
} as const;

const heading = ({ grid }: { readonly grid: HostedCalendar['grid'] }, zone: string) =>
  grid.getByRole('button', { name: `show times in ${zone}` });

for (const { title, resources } of [
  { title: 'beside titles', resources: RESOURCES },
  { title: 'without titles', resources: [] },
]) {
  test(`rows of further zones stand by their headings, and each time over its hour, ${title} @firefox`, async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ ...BERLIN, resources });
    const middle = async (locator: Parameters<typeof boxOf>[0]): Promise<number> => {
      const { y, height } = await boxOf(locator);
      return y + height / 2;
    };
    const rows = timeline.grid.locator('[data-zone]');
    await expect(rows).toHaveCount(2);
    for (const zone of ['Asia/Kolkata', 'America/New_York']) {
      const row = timeline.grid.locator(`[data-zone="${zone}"]`);
      expect((await boxOf(row)).height).toBeCloseTo(32, -0.3);
      const apart = (await middle(row)) - (await middle(heading(timeline, zone)));
      expect(Math.abs(apart)).toBeLessThan(2);
    }
    const display = timeline.grid.locator('.ec-display');
    const hours = timeline.grid.locator('.ec-units[data-unit="hour"]');
    expect(Math.abs((await middle(display)) - (await middle(hours)))).toBeLessThan(2);
    // 10 AM in Berlin is 2:30 PM in Kolkata.
    const hour = await boxOf(timeline.label('hour', '2026-11-20T10:00'));
    const time = timeline.grid
      .locator('[data-zone="Asia/Kolkata"] > div')
      .filter({ hasText: /^\s*2:30 PM\s*$/ });
    const there = await boxOf(time);
    expect(Math.abs(there.x - hour.x)).toBeLessThan(0.5);
    expect(Math.abs(there.width - hour.width)).toBeLessThan(0.5);
    // Rows begin under the higher header.
    const head = await boxOf(timeline.grid.locator('.ec-head'));
    expect(head.height).toBe(128);
    const first = await boxOf(calendar.root.locator('[data-row]').first());
    expect(first.y).toBeCloseTo(head.y + head.height, 0);
    expect(await findings(page)).toEqual([]);
  });
}

test('a heading swaps its zone with the display zone, and keeps focus and instants', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ ...BERLIN });
  await heading(timeline, 'America/New_York').focus();
  await calendar.page.keyboard.press('Enter');
  const berlin = heading(timeline, 'Europe/Berlin');
  await expect(berlin).toBeFocused();
  await expect(timeline.grid.locator('.ec-display')).toContainText('NY');
  await expect(timeline.grid.locator('[data-zone]')).toHaveCount(2);
  await berlin.press('Enter');
  await expect(timeline.grid.locator('.ec-display')).toContainText('Berlin');
  const { log } = await calendar.state();
  expect(log.filter((name) => name === 'displayTimezoneChange')).toHaveLength(2);
});

test('further zones are printed, and mirrored from right to left', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ ...BERLIN }, { dir: 'rtl' });
  const hour = await boxOf(timeline.label('hour', '2026-11-20T10:00'));
  const time = timeline.grid
    .locator('[data-zone="America/New_York"] > div')
    .filter({ hasText: /^\s*4 AM\s*$/ });
  expect(Math.abs((await boxOf(time)).x - hour.x)).toBeLessThan(0.5);
  await page.emulateMedia({ media: 'print' });
  const block = calendar.root.locator('.ec-block:has(> .ec-head)').first();
  await expect(block.locator('[data-zone="America/New_York"]')).toContainText('4 AM');
  await expect(block.locator('ec-zone-heads')).toContainText('NY');
});
