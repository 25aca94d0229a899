import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';

const HOUR = 48;
const a = timed('a', '2026-11-20', '09:00', '10:00', { resource: 'ana' });
const b = timed('b', '2026-11-20', '09:00', '10:00', { resource: 7, title: 'In room 7' });

/** Returns a column of the time grid, by its day and its resource; empty for no resource. */
function column(calendar: HostedCalendar, date: string, resource: string): Locator {
  return calendar.grid.locator(
    `[data-slot="timed"][data-date="${date}"][data-resource-id="${resource}"]`,
  );
}

test('a week that comes after a day begins with it', async ({ calendar }) => {
  await calendar.open({
    events: [a],
    resources: RESOURCES,
    resourceColumns: true,
    view: 'day',
    visibleDate: '2026-11-17',
  });
  await calendar.switchTo('week');
  const first = calendar.grid.locator('[data-slot="timed"][data-date="2026-11-17"]').first();
  const axis = calendar.grid.locator('ec-time-axis');
  const between = async (): Promise<number> => {
    const { x, width } = await boxOf(axis);
    return Math.abs((await boxOf(first)).x - x - width);
  };
  await expect.poll(between).toBeLessThan(8);
});

test.describe('resources beside each other', () => {
  test('have a column each, with their events, under the date @firefox', async ({ calendar }) => {
    const free = timed('free', '2026-11-20', '11:00', '12:00');
    await calendar.open({
      events: [a, b, free],
      resources: RESOURCES,
      resourceColumns: true,
      view: 'day',
    });
    await expect(calendar.grid.locator('[data-resource-header]')).toHaveText([
      'Team',
      'Ana',
      'Ben',
      'Room 7',
      'No resource',
    ]);
    const day = '2026-11-20';
    await expect(column(calendar, day, 'ana').locator('[data-event-id]')).toHaveText(/Event a/);
    await expect(column(calendar, day, '7').locator('[data-event-id]')).toHaveText(/In room 7/);
    await expect(column(calendar, day, '').locator('[data-event-id]')).toHaveText(/Event free/);
    await expect(column(calendar, day, 'ben').locator('[data-event-id]')).toHaveCount(0);
  });

  test('a drag to another one writes its id as it was given, and leaves the times alone @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      events: [a],
      resources: RESOURCES,
      resourceColumns: true,
      view: 'day',
    });
    const from = await pointOn(calendar.event('a'));
    const to = await pointOn(column(calendar, '2026-11-20', '7'));
    await drag(page, from, { x: to.x, y: from.y });
    const moved = { ...a, resource: 7 };
    await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
    await expect(column(calendar, '2026-11-20', '7').locator('[data-event-id="a"]')).toBeVisible();
  });

  test('a drag in time and to nobody takes the key away, and undo brings both back', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      events: [a],
      resources: RESOURCES,
      resourceColumns: { unassigned: 'always' },
      view: 'day',
    });
    const from = await pointOn(calendar.event('a'));
    const to = await pointOn(column(calendar, '2026-11-20', ''));
    await drag(page, from, { x: to.x, y: from.y + 2 * HOUR });
    const { resource: _resource, ...rest } = a;
    const moved = { ...rest, start: '2026-11-20T11:00:00', end: '2026-11-20T12:00:00' };
    await calendar.expectState({ events: [moved] });
    expect((await calendar.state()).events?.[0]).not.toHaveProperty('resource');
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [a] });
  });

  test('a sweep drafts with its column’s resource, and the editor saves it @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ resources: RESOURCES, resourceColumns: true, view: 'day' });
    const at = await pointOn(column(calendar, '2026-11-20', '7'));
    await drag(page, at, shift(at, 0, HOUR));
    await page.getByRole('textbox', { name: 'Title' }).fill('Booked');
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({ events: [{ title: 'Booked', resource: 7 }] });
  });

  test('a preview stands within its column', async ({ calendar, page }) => {
    await calendar.open({ events: [a], resources: RESOURCES, resourceColumns: true, view: 'day' });
    const from = await pointOn(calendar.event('a'));
    const cell = column(calendar, '2026-11-20', 'ben');
    const to = await pointOn(cell);
    await grab(page, from, { x: to.x, y: from.y });
    const preview = await boxOf(calendar.root.locator('[data-preview]'));
    const box = await boxOf(cell);
    expect(preview.x).toBeGreaterThanOrEqual(box.x);
    expect(preview.x + preview.width).toBeLessThanOrEqual(box.x + box.width);
    await page.mouse.up();
  });

  test('keys lead from any column to the header of its day, and back to the first', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ resources: RESOURCES, resourceColumns: true, view: 'week' });
    const cell = (date: string, resource: string): Locator =>
      calendar.grid.locator(
        `[data-slot="all-day"][data-date="${date}"][data-resource-id="${resource}"]`,
      );
    await cell('2026-11-18', 'ben').focus();
    await page.keyboard.press('ArrowUp');
    const header = (name: RegExp): Locator => calendar.grid.getByRole('button', { name });
    await expect(header(/^Wed 18/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(header(/^Thu 19/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell('2026-11-19', 'ana')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cell('2026-11-19', 'ben')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(column(calendar, '2026-11-19', 'ben')).toBeFocused();
  });

  test('bars stand in the cells of their resource', async ({ calendar }) => {
    await calendar.open({
      events: [allDay('trip', '2026-11-16', '2026-11-18', { resource: 'ana' })],
      resources: RESOURCES,
      resourceColumns: { order: 'resource-date' },
      view: 'week',
    });
    await expect(calendar.event('trip')).toHaveCount(1);
    await calendar.set({ resourceColumns: { order: 'date-resource' } });
    await expect(calendar.event('trip')).toHaveCount(3);
  });
});

test.describe('by keyboard', () => {
  const props = { resources: RESOURCES, resourceColumns: true } as const;

  test('arrows take an event over columns, and past the last one to the next page @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...props, events: [a], view: 'day' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    const preview = calendar.root.locator('[data-preview]');
    await expect(page.locator('[data-spoken]')).toHaveText(/(^|\. )Ben, .*9:00/);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-spoken]')).toHaveText(/(^|\. )Room 7, /);
    await page.keyboard.press('ArrowRight');
    await expect(calendar.title).toHaveText('November 21, 2026');
    await expect(preview).toHaveAttribute('data-start', '2026-11-21T09:00');
    await page.keyboard.press('Enter');
    const moved = { ...a, resource: 7, start: '2026-11-21T09:00:00', end: '2026-11-21T10:00:00' };
    await calendar.expectState({ events: [moved], lastAction: { type: 'move' } });
    await expect(calendar.event('a')).toBeFocused();
  });

  test('with Control they take it over the days, and keep whose it is', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ ...props, events: [a], view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('Control+ArrowLeft');
    await page.keyboard.press('Enter');
    const moved = { ...a, start: '2026-11-19T09:00:00', end: '2026-11-19T10:00:00' };
    await calendar.expectState({ events: [moved] });
  });

  test('Escape puts it back where it was', async ({ calendar, page }) => {
    await calendar.open({ ...props, events: [a], view: 'day' });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await expect(calendar.event('a')).toBeFocused();
    expect((await calendar.state()).log).toEqual([]);
  });

  test('keys go on from the column of what was deleted, at its time', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      ...props,
      events: [a, b],
      view: 'day',
      eventCreation: { form: 'quick' },
    });
    await calendar.event(b.id).focus();
    await page.keyboard.press('Delete');
    await expect(column(calendar, '2026-11-20', '7')).toBeFocused();
    await page.keyboard.press('c');
    const form = calendar.root.locator('[data-quick]');
    await expect(form.getByLabel('Resource')).toHaveValue(/7$/);
    await expect(form.getByLabel('Start time')).toHaveValue('9 AM');
  });

  test('what is copied is pasted into the column of the cursor', async ({ calendar, page }) => {
    await calendar.open({ ...props, events: [a], view: 'day' });
    await calendar.event('a').focus();
    await page.keyboard.press('Control+c');
    await column(calendar, '2026-11-20', '7').focus();
    await page.keyboard.press('Control+v');
    await calendar.expectState({ events: [a, { title: 'Event a', resource: 7 }] });
  });
});

test('a read-only resource refuses what would come in, and says so while dragging', async ({
  calendar,
  page,
}) => {
  const resources = [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben', areEventsReadOnly: true },
  ];
  await calendar.open({ events: [a], resources, resourceColumns: true, view: 'day' });
  const from = await pointOn(calendar.event('a'));
  const to = await pointOn(column(calendar, '2026-11-20', 'ben'));
  await grab(page, from, { x: to.x, y: from.y });
  const preview = calendar.root.locator('[data-preview]');
  await expect(preview).toHaveAttribute('data-refused', '');
  await expect(preview).toContainText('Ben cannot be changed.');
  await page.mouse.up();
  await expect(page.locator('[data-notice]')).toContainText('Ben cannot be changed.');
  expect((await calendar.state()).log).toEqual([]);
  // No draft opens there either.
  await page.mouse.click(to.x, to.y);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a user switches the columns off, and on again', async ({ calendar }) => {
  await calendar.open({ events: [a], resources: RESOURCES, resourceColumns: true, view: 'day' });
  await expect(calendar.root).toHaveAttribute('data-columns', 'date-resource');
  await calendar.preferences.click();
  await calendar.menu.getByRole('menuitemcheckbox', { name: 'Show resource columns' }).click();
  await expect(calendar.root).toHaveAttribute('data-columns', 'date');
  await calendar.expectState({ preferences: { showResourceColumns: false } });
});
