import type { Page } from '@playwright/test';
import { expect, test } from '../calendar';
import { timed } from '../data';
import { drag, grab, pointOn, shift } from '../hand';
import { holdBack, type HeldChunk } from '../held-chunk';
import { occurrence, openRecurring, standup } from '../recurring';

// Requests that are held back would reach into the next test.
test.use({ ownPage: true });

test.describe('while drags are not known yet', () => {
  const plan = timed('a', '2026-11-17', '09:00', '10:00');
  const moved = { ...plan, start: '2026-11-17T10:00:00', end: '2026-11-17T11:00:00' };
  let drags: HeldChunk;

  test.beforeEach(async ({ calendar, page }) => {
    // Only the CDK's drag and drop contains this text.
    drags = await holdBack(page, '_persistentTouchmoveListener');
    await calendar.load({ events: [plan], visibleDate: '2026-11-20' });
  });

  for (const [sign, come] of [
    ['a pointer', (page: Page) => page.mouse.move(10, 10)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`nobody asks for them before ${sign} comes`, async ({ calendar, page }) => {
      await calendar.settled();
      expect(drags.isAsked()).toBe(false);
      await come(page);
      await expect.poll(drags.isAsked).toBe(true);
    });
  }

  test('a click creates, and what is typed is its title @firefox', async ({ calendar, page }) => {
    const { x, y } = await pointOn(calendar.slot('timed', '2026-11-18'), { y: 14 * 48 });
    await page.mouse.click(x, y);
    await page.keyboard.type('Mad nap');
    await expect.poll(drags.isAsked).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    drags.arrive();
    const title = calendar.editor().getByLabel('Event title');
    await expect(title).toHaveValue('Mad nap');
    await expect(title).toBeFocused();
  });

  test('a date that a key opens gives its focus to the view of that day @firefox', async ({
    calendar,
    page,
  }) => {
    const date = calendar.root.getByRole('button', { name: /open Friday, November 20, 2026/ });
    await date.focus();
    await expect.poll(drags.isAsked).toBe(true);
    await page.keyboard.press('Enter');
    await calendar.expectState({ view: 'day' });
    await expect(
      calendar.grid.locator(':focus').or(calendar.grid.and(page.locator(':focus'))),
    ).toHaveCount(1);
    drags.arrive();
    await calendar.settled();
    await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
  });

  test('keys are answered once they are', async ({ calendar, page }) => {
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+F10');
    await expect.poll(drags.isAsked).toBe(true);
    drags.arrive();
    await expect(calendar.root.locator('[data-preview]')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar.expectState({
      events: [{ ...plan, start: '2026-11-17T09:30:00', end: '2026-11-17T10:30:00' }],
    });
  });

  test('a press becomes a drag once they are', async ({ calendar, page }) => {
    const from = await pointOn(calendar.event('a'));
    const to = shift(from, 0, 48);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    const preview = calendar.root.locator('[data-preview]');
    await expect.poll(drags.isAsked).toBe(true);
    await expect(preview).toHaveCount(0);
    drags.arrive();
    // The pointer holds still meanwhile.
    await expect(preview).toBeVisible();
    await page.mouse.up();
    await calendar.expectState({ events: [moved] });
  });

  test('a whole drag is made up for, and is no click @firefox', async ({ calendar, page }) => {
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, shift(from, 0, 48));
    await page.mouse.move(10, 10);
    await expect.poll(drags.isAsked).toBe(true);
    await calendar.expectState({ events: [plan] });
    drags.arrive();
    await calendar.expectState({ events: [moved] });
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    expect((await calendar.state()).log).not.toContain('eventClick');
  });

  test('is none where other columns have come under it', async ({ calendar, page }) => {
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, 48));
    await page.mouse.up();
    await calendar.set({ resources: [{ id: 'ana', title: 'Ana' }], resourceColumns: true });
    drags.arrive();
    await calendar.settled();
    expect((await calendar.state()).events).toEqual([plan]);
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  });

  test('Escape calls a drag off, and a click stays one', async ({ calendar, page }) => {
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, 48));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await calendar.event('a').click();
    drags.arrive();
    await expect(calendar.editor('Edit event')).toBeVisible();
    await calendar.expectState({ events: [plan] });
  });
});

test.describe('while the editor is on its way', () => {
  let editor: HeldChunk;

  test.beforeEach(async ({ calendar, page }) => {
    editor = await holdBack(page, 'ec-editor-panel');
    await calendar.load({ events: [timed('a', '2026-11-17', '09:00', '10:00')], view: 'week' });
    // Waits for the interaction code.
    await page.mouse.move(10, 10);
    await calendar.settled();
  });

  test('what is typed becomes the title of a new event', async ({ calendar, page }) => {
    const { x, y } = await pointOn(calendar.slot('timed', '2026-11-18'), { y: 14 * 48 });
    await page.mouse.click(x, y);
    await page.keyboard.type('Mx');
    await page.keyboard.press('Backspace');
    editor.arrive();
    // Some of it is typed before the editor is there, some after.
    await page.keyboard.type('ad nap', { delay: 20 });
    const title = calendar.editor().getByLabel('Event title');
    await expect(title).toHaveValue('Mad nap');
    await expect(title).toBeFocused();
    await page.keyboard.type('!');
    await expect(title).toHaveValue('Mad nap!');
    await expect(calendar.root).toHaveAttribute('data-view', 'week');
  });

  test('and is added to that of another, which no key deletes', async ({ calendar, page }) => {
    await calendar.event('a').click();
    await page.keyboard.press('Delete');
    await page.keyboard.type(' and more');
    editor.arrive();
    await expect(calendar.editor('Edit event').getByLabel('Event title')).toHaveValue(
      'Event a and more',
    );
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('Escape calls it off', async ({ calendar, page }) => {
    await calendar.event('a').click();
    await expect.poll(editor.isAsked).toBe(true);
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    editor.arrive();
    await calendar.settled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(calendar.event('a')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.editor('Edit event').getByLabel('Event title')).toHaveValue('Event a');
  });
});

test('the form of a series comes whole: no section moves its fields later', async ({
  calendar,
  page,
}) => {
  const section = await holdBack(page, 'ec-recurrence-section');
  await openRecurring(calendar, [standup]);
  await occurrence(calendar, 'standup', '2026-11-17').click();
  await expect.poll(section.isAsked).toBe(true);
  const editor = calendar.editor('Edit event');
  await expect(editor).toHaveCount(0);
  section.arrive();
  await expect(editor.getByLabel('Event title')).toBeVisible();
  expect(await editor.getByRole('combobox', { name: 'Repeat' }).count()).toBe(1);
});
