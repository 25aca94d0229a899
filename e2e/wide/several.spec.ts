import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { grab, pointOn, shift } from '../hand';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const EVENTS = [
  timed('a', MONDAY, '09:00', '10:00'),
  timed('b', TUESDAY, '11:00', '12:30'),
  timed('c', WEDNESDAY, '13:00', '14:00'),
  allDay('bar', TUESDAY),
];
const OPEN = {
  view: 'week',
  visibleDate: MONDAY,
  events: EVENTS,
  resources: RESOURCES,
  canSelectSeveralEvents: true,
  visibleHours: { start: 7, end: 19 },
} satisfies TestProps;

const bar = (calendar: HostedCalendar): Locator =>
  calendar.root.getByRole('toolbar', { name: 'Selected events' });
const times = async (calendar: HostedCalendar): Promise<Record<string, string>> =>
  Object.fromEntries(((await calendar.state()).events ?? []).map(({ id, start }) => [id, start]));

test('Ctrl-clicks select events, which a drag moves by the same step, as one step of undo', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  await calendar.event('a').click({ modifiers: ['Control'] });
  await expect(calendar.event('a')).toHaveAttribute('aria-pressed', 'true');
  await expect(calendar.event('b')).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(calendar)).toHaveCount(0);
  await calendar.event('b').click({ modifiers: ['Control'] });
  await calendar.event('bar').click({ modifiers: ['Control'] });
  await expect(bar(calendar)).toContainText('3 events selected');
  await expect(calendar.root).toHaveAttribute('data-selection', '3');
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b'] });

  const from = await pointOn(calendar.event('a'));
  const column = await calendar.event('b').evaluate((each) => each.parentElement!.clientWidth);
  await grab(page, from, shift(from, column, 0));
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(3);
  await expect(calendar.root.locator('[data-preview][data-count="3"]')).toHaveCount(1);
  await page.mouse.up();
  await expect
    .poll(() => times(calendar))
    .toMatchObject({
      a: `${TUESDAY}T09:00:00`,
      b: `${WEDNESDAY}T11:00:00`,
      c: `${WEDNESDAY}T13:00:00`,
    });
  await calendar.expectState({
    lastAction: { type: 'change', event: null },
    selectedEvents: ['a', 'bar', 'b'],
  });
  await expect(calendar.root.locator('[data-spoken]')).toContainText('3 events moved to');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => times(calendar))
    .toMatchObject({
      a: `${MONDAY}T09:00:00`,
      b: `${TUESDAY}T11:00:00`,
    });
});

test('a week is copied to the next one by keys alone', async ({ calendar, page }) => {
  await calendar.open(OPEN);
  await calendar.event('a').focus();
  await page.keyboard.press('Control+a');
  await expect(bar(calendar)).toContainText('4 events selected');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('n');
  await page.keyboard.press('Control+v');
  await expect
    .poll(async () =>
      (await calendar.state()).events
        ?.map(({ start }) => start)
        .slice(4)
        .sort(),
    )
    .toEqual([
      '2026-11-23T09:00:00',
      '2026-11-24T00:00:00',
      '2026-11-24T11:00:00',
      '2026-11-25T13:00:00',
    ]);
  await page.keyboard.press('n');
  await page.keyboard.press('Control+v');
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(12);
});

test('keys move, recolour and delete them', async ({ calendar, page }) => {
  await calendar.open(OPEN);
  await calendar.event('a').focus();
  await page.keyboard.press('x');
  await calendar.event('c').focus();
  await page.keyboard.press('Shift+X');
  await calendar.expectState({ selectedEvents: ['a', 'bar', 'b', 'c'] });
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => times(calendar)).toMatchObject({ a: `${MONDAY}T09:15:00` });
  await bar(calendar).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await calendar.state()).events).toEqual([]);
  await expect(calendar.root.locator('[data-notice]')).toContainText('4 events deleted');
  await calendar.root.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await calendar.state()).events?.length).toBe(4);
});

test('a rectangle over empty space adds what it touches, and a click there clears', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, eventCreation: false });
  const above = shift(await pointOn(calendar.event('a')), 0, -60);
  const beyond = shift(await pointOn(calendar.event('b')), 10, 10);
  await page.keyboard.down('Shift');
  await grab(page, above, beyond);
  await expect(calendar.root.locator('[data-lasso]')).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Shift');
  // The bar stands on another surface.
  await calendar.expectState({ selectedEvents: ['a', 'b'] });
  await expect(calendar.root.locator('[data-lasso]')).toHaveCount(0);
  await page.mouse.click(above.x, above.y);
  await calendar.expectState({ selectedEvents: [], slot: undefined });
  // Escape calls a rectangle off.
  await page.keyboard.down('Shift');
  await grab(page, above, beyond);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(calendar.root.locator('[data-lasso]')).toHaveCount(0);
  await calendar.expectState({ selectedEvents: [] });
});
