import { expect, test } from '../calendar';
import { allDay, many, RESOURCES, timed, WEEK } from '../data';
import { boxOf } from '../hand';

const FRIDAY = '2026-11-20';
const props = {
  events: WEEK,
  resources: RESOURCES,
  visibleDate: FRIDAY,
  preferences: { isSidePanelOpen: false },
} as const;

test('the agenda is one tab stop, in which arrows lead on', async ({ calendar, page }) => {
  await calendar.open({ ...props, view: 'agenda' });
  const agenda = calendar.root.locator('ec-agenda');
  await calendar.preferences.focus();
  await page.keyboard.press('Tab');
  await expect(calendar.event('fair').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.event('breakfast')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(agenda.getByRole('button', { name: /^Fri, Nov 20/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(agenda.getByRole('button', { name: /^Tue, Dec 1/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(calendar.preferences).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(agenda.getByRole('button', { name: /^Tue, Dec 1/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(agenda.locator(':focus')).toHaveCount(0);
});

test('in resource columns one header is named Time, and hours are read with their cells alone', async ({
  calendar,
}) => {
  await calendar.open({ ...props, view: 'day', resourceColumns: true });
  await expect(calendar.root.getByRole('columnheader', { name: 'Time' })).toHaveCount(1);
  await expect(calendar.root.locator('ec-time-axis')).not.toHaveCount(0);
  await expect(calendar.grid.getByText('9 AM', { exact: true })).toBeVisible();
  await expect(calendar.grid).not.toMatchAriaSnapshot(`- text: 9 AM`);
});

test('the length of an event is no news when its form opens', async ({ calendar, page }) => {
  await calendar.open({ ...props, view: 'week' });
  await page.evaluate(() => {
    const seen: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element) || !target.matches('.ec-notes')) continue;
        seen.push(`${target.textContent.trim()} became ${target.getAttribute('role')}`);
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['role'] });
    Object.assign(globalThis, { seen });
  });
  await calendar.event('breakfast').click();
  const editor = calendar.editor('Edit event');
  await expect(editor.locator('[data-field="length"]')).toBeVisible();
  await expect(editor.locator('.ec-notes')).toHaveRole('status');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  // A live region whose words were there before it was one doesn't tell them.
  expect(seen).toEqual([expect.stringMatching(/(hr|min) became status$/)]);
});

test('the list of hidden events opens with the focus on its first event', async ({
  calendar,
  page,
}) => {
  const events = many(9, (number) => allDay(`a${number}`, FRIDAY));
  await calendar.open({ ...props, events, view: 'month' });
  await calendar.more(FRIDAY).focus();
  await page.keyboard.press('Enter');
  await expect(calendar.popover.locator('ec-event').first()).toBeFocused();
});

test('events of a month are targets of 24 pixels, without a gap', async ({ calendar, page }) => {
  const events = many(3, (number) => timed(`e${number}`, FRIDAY, `1${number}:00`, `1${number}:30`));
  await calendar.open({ ...props, events, view: 'month' });
  const first = await boxOf(calendar.event('e1'));
  const second = await boxOf(calendar.event('e2'));
  expect(first.height).toBeGreaterThanOrEqual(24);
  expect(second.y - first.y).toBe(24);
  const hit = await page.evaluate(
    ([x, y]) =>
      [y! - 1, y! + 1].map((at) =>
        document.elementFromPoint(x!, at)?.closest('ec-event')?.getAttribute('data-event-id'),
      ),
    [first.x + 40, second.y],
  );
  expect(hit).toEqual(['e1', 'e2']);
});

test('a list that opened by Tab leaves Escape to the editor, one that is used takes it', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...props, view: 'day' });
  await calendar.event('lunch').focus();
  await page.keyboard.press('Enter');
  const editor = calendar.editor('Edit event');
  const start = editor.getByRole('combobox', { name: 'Start time' });
  const reach = async (): Promise<void> => {
    await editor.getByRole('textbox', { name: 'Date', exact: true }).focus();
    while (!(await start.evaluate((input) => input.matches(':focus'))))
      await page.keyboard.press('Tab');
    await expect(start).toHaveAttribute('aria-expanded', 'true');
  };
  await reach();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(start).toHaveAttribute('aria-expanded', 'false');
  await expect(editor).toBeVisible();
  await reach();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(calendar.event('lunch')).toBeFocused();
});

test('the question whether to discard is modal', async ({ calendar, page }) => {
  await calendar.open({ ...props, view: 'day' });
  await calendar.event('lunch').focus();
  await page.keyboard.press('Enter');
  const editor = calendar.editor('Edit event');
  await editor.getByLabel('Event title').fill('Other');
  await page.keyboard.press('Escape');
  const question = editor.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await expect(question).toHaveAttribute('aria-modal', 'true');
  const buttons = question.getByRole('button');
  const [discard, keep] = [buttons.first(), buttons.last()];
  await expect(keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(keep).toBeFocused();
  await expect(editor.locator('[inert] input').first()).toBeAttached();
  await expect(editor.locator(':not([inert] *) > input')).toHaveCount(0);
  await keep.click();
  await expect(editor.getByLabel('Event title')).toBeFocused();
});

test.describe('in a window of 320 by 256 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the form has all of the editor’s room', async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'agenda', height: 480 });
    await calendar.event('lunch').click();
    const editor = calendar.editor('Edit event');
    await expect(editor.getByLabel('Start time')).toBeAttached();
    const seen = await editor.locator('form').evaluate((form) => {
      form.scrollIntoView({ block: 'start' });
      const { top, bottom } = form.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
    expect(seen).toBeGreaterThan(200);
    const save = editor.getByRole('button', { name: 'Save' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });
});

test('text buttons have a border in forced colours', async ({ calendar, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open({ ...props, view: 'day' });
  await calendar.event('lunch').focus();
  await page.keyboard.press('Enter');
  const editor = calendar.editor('Edit event');
  for (const button of [
    calendar.title,
    editor.getByRole('button', { name: 'Cancel' }),
    editor.getByRole('button', { name: 'Time zone' }),
  ]) {
    await expect(button).toHaveCSS('border-top-width', '1px');
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
});
