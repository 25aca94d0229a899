import type { Locator, Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';

const DAY = '2026-11-20';
const HOUR = 48;
const both = timed('both', DAY, '09:00', '11:00', { resource: ['ana', 'ben'] });
const SEVERAL = { canHaveMultipleResources: true };

function column(calendar: HostedCalendar, resource: string): Locator {
  return calendar.grid.locator(
    `[data-slot="timed"][data-date="${DAY}"][data-resource-id="${resource}"]`,
  );
}

/** Returns the piece of an event in the columns of a resource. */
const piece = (calendar: HostedCalendar, resource: string): Locator =>
  column(calendar, resource).locator('[data-event-id="both"]');

async function open(calendar: HostedCalendar, event: object = both, more = {}): Promise<void> {
  await calendar.open({
    events: [{ ...both, ...event }],
    resources: RESOURCES,
    resourceColumns: { unassigned: 'always' },
    view: 'day',
    visibleDate: DAY,
    ...more,
  });
}

/** Returns a point in the columns of a resource, at a height. */
async function beside(calendar: HostedCalendar, resource: string, y: number) {
  return { x: (await pointOn(column(calendar, resource))).x, y };
}

const focusedColumn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[data-slot]');
    return cell?.getAttribute('data-resource-id') ?? null;
  });

test.describe('an event of several resources', () => {
  test('has a piece with each of them, and is drawn once where columns are days', async ({
    calendar,
  }) => {
    await open(calendar);
    await expect(calendar.event('both')).toHaveCount(2);
    for (const id of ['ana', 'ben']) {
      await expect(piece(calendar, id)).toHaveAttribute('data-resource-id', id);
      await expect(piece(calendar, id)).toHaveAttribute('data-resource-ids', 'ana ben');
      await expect(piece(calendar, id)).toHaveAccessibleName(/, Ana, Ben, .*2026$/);
    }
    for (const view of ['month', 'agenda'] as const) {
      await calendar.set({ view });
      await expect(calendar.event('both')).toHaveCount(1);
      await expect(calendar.event('both')).toHaveAttribute('data-resource-id', 'ana');
    }
    await expect(calendar.event('both')).toContainText('Ana, Ben');
    await calendar.set({ view: 'week', resourceColumns: false });
    await expect(calendar.event('both')).toHaveCount(1);
  });

  test('is shown while any of them is, in the colour of the first that is', async ({
    calendar,
  }) => {
    await open(calendar, {}, { resourceColumns: false, visibleResources: { ana: false } });
    await expect(calendar.event('both')).toHaveAttribute('data-color', 'orange');
    await expect(calendar.event('both')).toHaveAttribute('data-resource-id', 'ben');
    await calendar.set({ visibleResources: { ana: false, ben: false } });
    await expect(calendar.event('both')).toHaveCount(0);
  });

  test('a piece that is dragged takes the place of one, which shows in all columns @firefox', async ({
    calendar,
    page,
  }) => {
    await open(calendar, { resource: ['ana', 'ben', 'gone'] });
    const from = await pointOn(piece(calendar, 'ben'));
    await grab(page, from, await beside(calendar, '7', from.y + HOUR));
    const previews = calendar.grid.locator('[data-preview]');
    await expect(previews).toHaveCount(2);
    for (const [at, id] of ['ana', '7'].entries()) {
      await expect(previews.nth(at)).toHaveAttribute('data-resource-id', id);
      await expect(previews.nth(at)).toHaveAttribute('data-start', `${DAY}T10:00`);
    }
    await expect(calendar.grid.locator('[data-held]')).toHaveAttribute('data-resource-id', '7');
    await page.mouse.up();
    const moved = {
      ...both,
      resource: ['ana', 7, 'gone'],
      start: `${DAY}T10:00:00`,
      end: `${DAY}T12:00:00`,
    };
    await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
    await expect(piece(calendar, '7')).toBeFocused();
    expect((await calendar.state()).log).toEqual(['eventsChange', 'lastAction']);
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [{ ...both, resource: ['ana', 'ben', 'gone'] }] });
  });

  test('a piece that is dragged to another kind replaces that, and stays itself', async ({
    calendar,
    page,
  }) => {
    const resources = [
      { id: 'ana', title: 'Ana', kind: 'Teacher' },
      { id: 'ben', title: 'Room 1', kind: 'Room' },
      { id: 7, title: 'Room 2', kind: 'Room' },
    ];
    await open(calendar, { resource: ['ana', 'ben'] }, { resources });
    const from = await pointOn(piece(calendar, 'ana'));
    await grab(page, from, await beside(calendar, '7', from.y));
    const previews = calendar.grid.locator('[data-preview]');
    await expect(previews).toHaveCount(2);
    await expect(previews.nth(0)).toHaveAttribute('data-resource-id', 'ana');
    await expect(previews.nth(1)).toHaveAttribute('data-resource-id', '7');
    await page.mouse.up();
    const moved = { ...both, resource: ['ana', 7] };
    await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
  });

  test('a piece isn’t put where the event is already, and that is said', async ({
    calendar,
    page,
  }) => {
    await open(calendar);
    const from = await pointOn(piece(calendar, 'ben'));
    await grab(page, from, await beside(calendar, 'ana', from.y));
    const preview = calendar.grid.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-refused', '');
    await expect(preview).toContainText('Ana is part of it already');
    await page.mouse.up();
    await expect(calendar.root.locator('[data-notice]')).toContainText('Ana is part of it already');
    await calendar.expectState({ events: [both] });
  });

  test('dropped on nobody it is taken from one, and the last leaves an empty list', async ({
    calendar,
    page,
  }) => {
    await open(calendar);
    for (const [id, resource] of [
      ['ana', ['ben']],
      ['ben', []],
    ] as const) {
      const from = await pointOn(piece(calendar, id));
      await drag(page, from, await beside(calendar, '', from.y));
      await calendar.expectState({ events: [{ ...both, resource }] });
    }
    await expect(piece(calendar, '')).toBeVisible();
  });

  test('is resized in all columns, and written once', async ({ calendar, page }) => {
    await open(calendar);
    const box = await boxOf(piece(calendar, 'ben'));
    const edge = { x: box.x + box.width / 2, y: box.y + box.height - 3 };
    await grab(page, edge, shift(edge, 0, HOUR));
    await expect(calendar.grid.locator('[data-preview]')).toHaveCount(2);
    await page.mouse.up();
    const resized = { ...both, end: `${DAY}T12:00:00` };
    await calendar.expectState({ events: [resized], lastAction: { type: 'resize' } });
  });

  test('with Control another comes to have it too, where events may be of several', async ({
    calendar,
    page,
  }) => {
    await open(calendar, { resource: 'ana' }, { eventCreation: SEVERAL });
    const from = await pointOn(piece(calendar, 'ana'));
    const to = await beside(calendar, '7', from.y);
    await page.keyboard.down('Control');
    await grab(page, from, to);
    await expect(calendar.grid.locator('[data-preview]')).toHaveCount(2);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await calendar.expectState({ events: [{ ...both, resource: ['ana', 7] }] });
  });

  test('with Control a copy comes to be another’s, where they may not @firefox', async ({
    calendar,
    page,
  }) => {
    await open(calendar);
    const from = await pointOn(piece(calendar, 'ben'));
    await page.keyboard.down('Control');
    await drag(page, from, await beside(calendar, '7', from.y));
    await page.keyboard.up('Control');
    await calendar.expectState({
      events: [both, { ...both, id: expect.any(String), resource: ['ana', 7] }],
    });
  });

  test('keys move the piece that has the focus, past where it may not be', async ({
    calendar,
    page,
  }) => {
    await open(calendar, { resource: ['ben', 'ana'] });
    await piece(calendar, 'ana').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The event stays picked up, and the reason is announced.
    await expect(calendar.root.getByText('Ben is part of it already').last()).toBeVisible();
    await calendar.expectState({ events: [{ ...both, resource: ['ben', 'ana'] }] });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar.expectState({ events: [{ ...both, resource: ['ben', 7] }] });
    await expect.poll(() => focusedColumn(page)).toBe('7');
  });

  test('what is copied from one piece and pasted with another takes its place', async ({
    calendar,
    page,
  }) => {
    await open(calendar);
    await piece(calendar, 'ben').focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => focusedColumn(page)).toBe('ben');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedColumn(page)).toBe('7');
    await page.keyboard.press('Control+v');
    const copy = { ...both, id: expect.any(String), resource: ['ana', 7] };
    await calendar.expectState({ events: [both, copy] });
  });
});

/** Returns the resources chosen in the editor. */
const chosenIn = (editor: Locator): Locator =>
  editor.getByRole('list', { name: 'Resources' }).getByRole('listitem');

test('several are chosen in the editor, and written in the shape that they had', async ({
  calendar,
  page,
}) => {
  await open(calendar, { resource: 'ben' }, { eventCreation: SEVERAL });
  await calendar.event('both').click();
  const editor = calendar.editor('Edit event');
  const field = editor.getByRole('combobox', { name: 'Resources' });
  await expect(chosenIn(editor)).toHaveText(['Ben']);
  await field.fill('an');
  await page.getByRole('option', { name: 'Ana' }).click();
  await expect(field).toHaveValue('');
  await field.click();
  // Chosen resources aren't offered again.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Team', 'Room 7']);
  await page.getByRole('listbox').getByRole('option', { name: 'Room 7' }).click();
  await expect(chosenIn(editor)).toHaveText(['Ben', 'Ana', 'Room 7']);
  // The draft is drawn for all of them.
  await expect(calendar.grid.locator('[data-preview]')).toHaveCount(3);
  await editor.getByRole('button', { name: 'Save' }).click();
  await calendar.expectState({ events: [{ ...both, resource: ['ben', 'ana', 7] }] });
  // The editor gives the focus back after it has closed.
  await expect(calendar.grid.locator('[data-event-id]:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await calendar.expectState({ events: [{ ...both, resource: 'ben' }] });
});

test('an event that has several keeps them in an editor that offers one for others', async ({
  calendar,
}) => {
  await open(calendar, { resource: ['ana', 'gone'] });
  await calendar.event('both').click();
  const editor = calendar.editor('Edit event');
  await expect(chosenIn(editor)).toHaveText(['Ana', 'gone (Invalid resource)']);
  await expect(editor.getByRole('combobox', { name: 'Resources' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Remove Ana' }).click();
  // The focus moves on to the remaining resource.
  await expect(
    editor.getByRole('button', { name: 'Remove gone (Invalid resource)' }),
  ).toBeFocused();
  await editor.getByRole('button', { name: 'Save' }).click();
  await calendar.expectState({ events: [{ ...both, resource: ['gone'] }] });
});
