import { findings } from '../axe';
import { expect, NOW, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { pointOn } from '../hand';

const a = timed('a', '2026-11-17', '09:00', '10:00', { resource: 'ana' });
const b = timed('b', '2026-11-18', '11:00', '12:30', { color: 'red' });

test.describe('the menu of an event', () => {
  test('offers by right click what can be done, and Escape closes it', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], resources: RESOURCES, view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Actions for Event a' });
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Open',
      'Duplicate',
      'Copy',
      'Move',
      'Delete event',
    ]);
    await expect(menu.getByRole('menuitemradio')).toHaveCount(12);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(calendar.event('a')).toBeFocused();
    expect((await calendar.state()).log).toEqual([]);
  });

  test('of a read-only event offers what changes nothing', async ({ calendar, page }) => {
    await calendar.open({ events: [{ ...a, readOnly: true }], view: 'week', eventCreation: false });
    await calendar.event('a').click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Copy']);
    await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  });

  test('opens by the menu key, and arrows and Enter choose', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('b').focus();
    await page.keyboard.press('Shift+F10');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await calendar.state()).events).toHaveLength(3);
    const { events, lastAction } = await calendar.state();
    expect(events![2]).toEqual({ ...b, id: events![2]!.id });
    expect(lastAction).toMatchObject({ type: 'create', event: events![2]! });
    await expect(calendar.event('b')).toBeFocused();
  });

  test('keeps its keys: a letter looks for an item and switches no view', async ({
    calendar,
    clock,
    page,
  }) => {
    // The type-ahead waits for further letters, by the clock of the page.
    await clock.runFrom(NOW);
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitem', { name: 'Move' })).toBeFocused();
    await expect(calendar.root).toHaveAttribute('data-view', 'week');
  });

  test('copies, to be pasted elsewhere', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await calendar.event('b').focus();
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await calendar.state()).events).toHaveLength(3);
    const pasted = (await calendar.state()).events![2]!;
    expect(pasted).toEqual({
      ...a,
      id: pasted.id,
      start: '2026-11-18T11:00:00',
      end: '2026-11-18T12:00:00',
    });
  });

  test('moves: the next click is where the event goes', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move' }).click();
    await expect(calendar.root.locator('[data-preview]')).toBeVisible();
    const to = await pointOn(calendar.slot('timed', '2026-11-19'), { y: 13 * 48 });
    await page.mouse.click(to.x, to.y);
    const moved = { ...a, start: '2026-11-19T13:00:00', end: '2026-11-19T14:00:00' };
    await calendar.expectState({ events: [moved, b], lastAction: { type: 'move', event: moved } });
    expect((await calendar.state()).log).toEqual(['eventsChange', 'lastAction']);
  });

  test('moves by arrow keys too, and Escape puts it back', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move' }).click();
    const preview = calendar.root.locator('[data-preview]');
    await expect(preview).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview).toHaveAttribute('data-start', '2026-11-18T09:00');
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    expect((await calendar.state()).log).toEqual([]);
  });

  test('gives a colour of its own, and takes it away again', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], resources: RESOURCES, view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await page.getByRole('menuitemradio', { name: 'Select lime as event color' }).click();
    const lime = { ...a, color: 'lime' as const };
    await calendar.expectState({ events: [lime, b], lastAction: { type: 'update', event: lime } });
    await expect(calendar.event('a')).toHaveAttribute('data-color', 'lime');
    await calendar.event('a').click({ button: 'right' });
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName(
      'Select lime as event color',
    );
    await page.getByRole('menuitemradio', { name: 'Color of the resource' }).click();
    await expect.poll(async () => (await calendar.state()).events).toEqual([a, b]);
    await expect(calendar.event('a')).toHaveAttribute('data-color', 'indigo');
  });

  test('deletes, with Undo', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    await calendar.event('a').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete event' }).click();
    await calendar.expectState({ events: [b], lastAction: { type: 'delete', event: a } });
    await page.locator('[data-notice]').getByRole('button', { name: 'Undo' }).click();
    await calendar.expectState({ events: [a, b], lastAction: { type: 'change' } });
  });

  test('opens the event for the host', async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], view: 'agenda', visibleDate: '2026-11-17' });
    await calendar.event('b').click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText([
      'Open',
      'Duplicate',
      'Copy',
      'Delete event',
    ]);
    await page.getByRole('menuitem', { name: 'Open' }).click();
    await calendar.expectState({ clicked: b, log: ['eventClick'] });
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`the menu is accessible in ${theme}`, async ({ calendar, page }) => {
    await calendar.open({ events: [a, b], resources: RESOURCES, view: 'week' }, { theme });
    await calendar.event('a').click({ button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
