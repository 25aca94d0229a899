import { expect, test, type TestProps } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';
import { TIMELINE } from '../timeline';

const DAY = '2026-11-20';
const HOUSE = {
  ...{ id: 'house', title: 'House', canHaveEvents: false },
  children: [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben' },
  ],
};
const OPEN = {
  ...TIMELINE,
  resources: [HOUSE],
} as const satisfies TestProps;

test('closed and blocked time is shaded behind bars', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    workingHours: [{ start: '08:00', end: '18:00' }],
    blockedTimes: [{ id: 'lunch', title: 'Lunch', start: `${DAY}T12:00`, end: `${DAY}T13:00` }],
  });
  const row = calendar.root.locator('ec-row-tints').nth(1);
  await expect(row.locator('[data-closed]')).toHaveCount(2);
  const block = row.locator('[data-blocked-id="lunch"]');
  await expect(block).toHaveText('Lunch');
  await expect(block).toHaveAttribute('data-start', `${DAY}T12:00`);
  const full = await boxOf(calendar.root.locator('ec-timeline-row').nth(1));
  expect((await boxOf(block)).height).toBe(full.height);
});

test('a collapsed parent tells of the events beneath it', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    events: [
      timed('a', DAY, '09:00', '11:00', { resource: ['ana', 'ben'] }),
      timed('b', DAY, '10:00', '12:00', { resource: 'ben' }),
    ],
  });
  await calendar.root.getByRole('button', { name: 'Collapse House' }).click();
  await expect(calendar.root.locator('[data-beneath="2"]')).toHaveCount(1);
  await expect(calendar.root.getByRole('rowheader')).toHaveAccessibleName(
    /House 2 events beneath$/,
  );
});

test('a hint leads to bars that are out of sight', async ({ calendar, page }) => {
  await calendar.open({
    ...OPEN,
    timeline: { spans: { hours: { days: 4 } } },
    events: [
      timed('far', '2026-11-22', '09:00', '11:00', { resource: 'ana' }),
      timed('farther', '2026-11-23', '09:00', '11:00', { resource: 'ana' }),
    ],
  });
  const hint = calendar.root.locator('ec-row-hints [data-hint="after"]');
  await expect(hint).toHaveAccessibleName('2 later events');
  expect((await boxOf(hint)).width).toBe(24);
  await hint.click();
  await expect(calendar.event('far')).toBeFocused();
  await expect(calendar.event('far')).toBeInViewport();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('chips list the events of hidden hours', async ({ calendar, page }) => {
  await calendar.open({
    ...OPEN,
    visibleHours: { start: 8, end: 18 },
    events: [
      timed('early', DAY, '05:00', '06:00', { resource: ['ana', 'ben'] }),
      timed('late', DAY, '20:00', '21:00', { resource: 'ana' }),
    ],
  });
  const chips = calendar.root.locator('ec-axis-marks [data-hint]');
  await expect(chips).toHaveCount(2);
  await calendar.root.getByRole('button', { name: '1 earlier event' }).click();
  await expect(page.getByRole('dialog', { name: '1 earlier event' })).toContainText('Event early');
});

test('folded hours unfold where they are pressed', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    visibleHours: [
      { start: 8, end: 11 },
      { start: 14, end: 18 },
    ],
    events: [timed('noon', DAY, '12:00', '13:00', { resource: 'ana' })],
  });
  const fold = calendar.root.getByRole('button', { name: '11 AM – 2 PM, 1 event' });
  await expect(calendar.event('noon')).toHaveCount(0);
  await fold.click();
  await expect(fold).toHaveCount(0);
  await expect(calendar.event('noon')).toHaveCount(1);
});

test('arrow keys reach the chips and folds of the header', async ({ calendar, page }) => {
  await calendar.open({
    ...OPEN,
    // Without a day to open, the header's label is no button between the two.
    views: ['week', 'timeline'],
    visibleHours: [
      { start: 8, end: 11 },
      { start: 14, end: 18 },
    ],
    events: [timed('early', DAY, '05:00', '06:00', { resource: 'ana' })],
  });
  const chip = calendar.root.getByRole('button', { name: '1 earlier event' });
  const fold = calendar.root.locator('ec-axis-marks .ec-fold');
  await chip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(fold).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(chip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.root.locator('ec-timeline-row .ec-lanes').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(chip.or(fold).and(page.locator(':focus'))).toHaveCount(1);
});
