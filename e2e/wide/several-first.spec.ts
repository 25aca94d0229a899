import { expect, test, type TestProps } from '../calendar';
import { timed } from '../data';
import { boxOf, grab, pointOn, shift } from '../hand';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';

const OPEN = {
  visibleDate: MONDAY,
  timelinePreset: 'days',
  events: [timed('a', MONDAY, '09:00', '10:00'), timed('b', TUESDAY, '11:00', '12:00')],
  canSelectSeveralEvents: true,
  visibleHours: { start: 7, end: 19 },
} satisfies TestProps;

for (const view of ['week', 'month', 'agenda', 'timeline'] as const) {
  test(`the bar moves no event of the view ${view} when it appears`, async ({ calendar, page }) => {
    await calendar.open({ ...OPEN, view, views: [view] });
    const before = await boxOf(calendar.event('b'));
    for (const id of ['a', 'b']) {
      await calendar.event(id).focus();
      await page.keyboard.press('x');
    }
    await expect(calendar.root.locator('[data-selection-bar]')).toBeVisible();
    expect(await boxOf(calendar.event('b'))).toEqual(before);
  });
}

test('the first drag on a page takes the others along that the host has selected', async ({
  calendar,
  page,
}) => {
  await calendar.load({ ...OPEN, view: 'week', selectedEvents: ['a', 'b'] });
  const column = await calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, column, 0));
  await expect(calendar.root.locator('[data-preview][data-count="2"]')).toHaveCount(1);
  await page.mouse.up();
  await calendar.expectState({
    events: [
      { id: 'a', start: `${TUESDAY}T09:00:00` },
      { id: 'b', start: '2026-11-18T11:00:00' },
    ],
  });
});
