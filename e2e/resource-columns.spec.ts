import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from './calendar';
import { allDay, RESOURCES, timed } from './data';
import { drag, pointOn, shift } from './hand';

const HOUR = 48;
const a = timed('a', '2026-11-20', '09:00', '10:00', { resource: 'ana' });
const b = timed('b', '2026-11-20', '09:00', '10:00', { resource: 7, title: 'In room 7' });

/** A column of the time grid, by its day and its resource; empty without one. */
function column(calendar: HostedCalendar, date: string, resource: string): Locator {
  return calendar.grid.locator(
    `[data-slot="timed"][data-date="${date}"][data-resource-id="${resource}"]`,
  );
}

test.describe('resources beside each other', { tag: '@firefox' }, () => {
  test('have a column each, with their events, under the date', async ({ calendar }) => {
    const free = timed('free', '2026-11-20', '11:00', '12:00');
    await calendar.open({
      events: [a, b, free],
      resources: RESOURCES,
      resourceColumns: true,
      view: 'day',
    });
    await expect(calendar.grid.locator('[data-resource-header]')).toHaveText([
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

  test('a drag to another one writes its id as it was given, and leaves the times alone', async ({
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

  test('a sweep drafts with its column’s resource, and the editor saves it', async ({
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
