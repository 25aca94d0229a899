import { expect, test } from '../calendar';
import { allDay, timed } from '../data';

const a = timed('a', '2026-11-20', '09:00', '10:00');
const b = timed('b', '2026-11-18', '11:00', '12:30');

test.beforeEach(async ({ calendar }) => {
  await calendar.open({ events: [a, b, allDay('bar', '2026-11-19')], view: 'week' });
});

/** Live region with the calendar's announcements. */
const SPOKEN = '[data-spoken]';

test('the grid is one tab stop, and arrows lead to days, half hours and events @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.grid.focus();
  await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(calendar.grid.locator(':focus')).toHaveCount(0);

  await calendar.event('a').focus();
  await page.keyboard.press('ArrowUp');
  await expect(calendar.slot('timed', '2026-11-20')).toBeFocused();
  await expect(page.locator(SPOKEN)).toHaveText('9 AM, Friday, November 20, 2026, today');
  await page.keyboard.press('ArrowDown');
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(SPOKEN)).toHaveText(
    '9:30 AM, Friday, November 20, 2026, today, during Event a',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.slot('timed', '2026-11-19')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(calendar.slot('timed', '2026-11-15')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(calendar.slot('timed', '2026-11-14')).toBeFocused();
  await expect.poll(async () => (await calendar.state()).visibleDate).toBe('2026-11-08');
});

test('Enter on an event opens it, on a half hour creates there @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.event('a').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await calendar.state()).clicked).toEqual(a);
  await calendar.closeEditor();
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await calendar.saveDraft();
  await expect
    .poll(async () => (await calendar.state()).events?.at(-1))
    .toMatchObject({ start: '2026-11-20T09:00:00', end: '2026-11-20T09:30:00' });
});

test('G picks an event up, arrows move it, Enter drops it and focus stays with it @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await expect(page.locator(SPOKEN)).toContainText('Picked up Event a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.locator(SPOKEN)).toHaveText('Thursday, November 19, 2026, 9:30 AM – 10:45 AM');
  expect((await calendar.state()).log).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(calendar.event('a')).toBeFocused();
  const moved = { ...a, start: '2026-11-19T09:30:00', end: '2026-11-19T10:45:00' };
  const { events, log, lastAction } = await calendar.state();
  expect(events).toContainEqual(moved);
  expect(log).toEqual(['eventsChange', 'lastAction']);
  expect(lastAction).toMatchObject({ event: moved });
  await expect(page.locator(SPOKEN)).toContainText('Moved Event a from');
});

test('Escape, and leaving the calendar, put it back', async ({ calendar, page }) => {
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(calendar.event('a')).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await calendar.previous.evaluate((button) => document.body.append(button.cloneNode(true)));
  const elsewhere = page.locator('body > button');
  await elsewhere.focus();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
  await elsewhere.evaluate((button) => button.remove());
});

test('Delete removes, undo and redo bring back and forth, and say so', async ({
  calendar,
  page,
}) => {
  const before = (await calendar.state()).events;
  await calendar.event('a').focus();
  await page.keyboard.press('Delete');
  await expect(calendar.event('a')).toHaveCount(0);
  await expect(page.locator(SPOKEN)).toContainText('Deleted Event a');
  await calendar.expectState({ lastAction: { type: 'delete', event: a } });
  await page.keyboard.press('Control+z');
  await expect(calendar.event('a')).toBeVisible();
  await calendar.expectState({ events: before, lastAction: { type: 'change' } });
  await page.keyboard.press('Control+Shift+z');
  await expect(calendar.event('a')).toHaveCount(0);
});

test('a read-only event is neither picked up nor removed, and says so', async ({
  calendar,
  page,
}) => {
  await calendar.set({ events: [{ ...a, readOnly: true }] });
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await expect(page.locator(SPOKEN)).toHaveText('Event a cannot be changed');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await calendar.state()).events).toHaveLength(1);
  expect((await calendar.state()).log).toEqual([]);
});

test('letters switch views and dates, but not where text is written @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.event('a').focus();
  for (const [key, view] of [
    ['m', 'month'],
    ['a', 'agenda'],
    ['d', 'day'],
    ['w', 'week'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(calendar.root).toHaveAttribute('data-view', view);
  }
  await page.keyboard.press('n');
  await calendar.expectState({ visibleDate: '2026-11-22' });
  await page.keyboard.press('k');
  await calendar.expectState({ visibleDate: '2026-11-15' });
  await page.keyboard.press('t');
  await calendar.expectState({ visibleDate: '2026-11-20' });
});

test('in the month arrows go through a day and on to the next week @firefox', async ({
  calendar,
  page,
}) => {
  await page.keyboard.press('Tab');
  await calendar.set({ view: 'month' });
  await calendar.event('a').focus();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.slot('day', '2026-11-27')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.slot('day', '2026-11-28')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.slot('day', '2026-11-29')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.slot('day', '2026-12-06')).toHaveCount(1);
});

for (const [view, slot] of [
  ['week', 'timed'],
  ['month', 'day'],
] as const) {
  test(`keys that come faster than pictures go on from day to day: the ${view}`, async ({
    calendar,
    page,
  }) => {
    await calendar.set({ view });
    await calendar.slot(slot, '2026-11-20').focus();
    // The first key loads the code that handles it.
    await page.keyboard.press('ArrowRight');
    await expect(calendar.slot(slot, '2026-11-21')).toBeFocused();
    await page.evaluate(() => {
      for (let key = 0; key < 20; key++) {
        const pressed = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
        document.activeElement?.dispatchEvent(pressed);
      }
    });
    await expect(calendar.slot(slot, '2026-12-11')).toBeFocused();
  });
}

test('copy, paste, cut and duplicate of the focused event @firefox', async ({ calendar, page }) => {
  await calendar.event('a').focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  const pasted = { title: a.title, start: '2026-11-19T09:00:00', end: '2026-11-19T10:00:00' };
  await expect.poll(async () => (await calendar.state()).events?.at(-1)).toMatchObject(pasted);
  await calendar.event('b').focus();
  await page.keyboard.press('Control+d');
  await expect
    .poll(async () => (await calendar.state()).events?.at(-1))
    .toMatchObject({ title: b.title, start: b.start, end: b.end });
  await calendar.event('b').focus();
  await page.keyboard.press('Control+x');
  await calendar.expectState({ lastAction: { type: 'delete', event: b } });
  await calendar.slot('all-day', '2026-11-17').focus();
  await page.keyboard.press('Control+v');
  await expect
    .poll(async () => (await calendar.state()).events?.at(-1))
    .toMatchObject({ title: b.title, start: '2026-11-17T11:00:00', end: '2026-11-17T12:30:00' });
  const ids = (await calendar.state()).events!.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('c creates at the cursor', async ({ calendar, page }) => {
  await calendar.event('a').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await calendar.saveDraft();
  await calendar.expectState({
    lastAction: { type: 'create', event: { start: '2026-11-21T09:00:00' } },
  });
});

test('after a delete a notice offers to undo it', async ({ calendar, page }) => {
  await calendar.event('a').focus();
  await page.keyboard.press('Delete');
  const notice = calendar.root.locator('[data-notice]');
  await expect(notice).toContainText('Event a deleted');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(calendar.event('a')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the question mark lists the shortcuts, and Escape leads back @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.event('a').focus();
  await page.keyboard.press('?');
  const list = calendar.root.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Pick an event up');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(calendar.event('a')).toBeFocused();
});
