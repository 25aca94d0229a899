import type { Locator, Page } from '@playwright/test';
import { findings } from './axe';
import { expect, test, type HostedCalendar, type TestProps } from './calendar';
import { RESOURCES, timed } from './data';
import { boxOf } from './hand';

declare global {
  interface Window {
    openings?: number;
  }
}

const HOUR = 48;
const FRIDAY = '2026-11-20';
const QUICK: TestProps = {
  view: 'day',
  visibleDate: FRIDAY,
  preferences: { isSidePanelOpen: false },
  resources: RESOURCES,
  eventCreation: { form: 'quick' },
};

/** Opens the quick form of a new event by a click at noon. */
async function begun(calendar: HostedCalendar, props: TestProps = {}): Promise<Locator> {
  await calendar.open({ ...QUICK, ...props });
  await calendar.page.evaluate(() => {
    window.openings = 0;
    window.showcase?.calendar()?.editorOpening.subscribe(() => window.openings!++);
  });
  await calendar.slot('timed', FRIDAY).click({ position: { x: 40, y: 12 * HOUR + 4 } });
  const form = calendar.root.locator('[data-quick]');
  await expect(form).toBeVisible();
  return form;
}

/** Returns how often the host was told that the editor opens, since the calendar was mounted. */
const openings = (page: Page): Promise<number> => page.evaluate(() => window.openings ?? 0);

test('makes an event where it was clicked, with a title and Enter', async ({ calendar, page }) => {
  const form = await begun(calendar);
  await expect(form.getByLabel('Event title')).toBeFocused();
  await expect(form.getByLabel('Start time')).toHaveValue('12 PM');
  await page.keyboard.type('Lunch');
  await expect(calendar.root.locator('[data-preview]').first()).toContainText('Lunch');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await calendar.expectState({
    lastAction: {
      type: 'create',
      event: { title: 'Lunch', start: `${FRIDAY}T12:00:00`, end: `${FRIDAY}T12:30:00` },
    },
  });
  expect(await openings(page)).toBe(0);
  await expect(calendar.root.locator('ec-event', { hasText: 'Lunch' }).first()).toBeFocused();
});

test('takes other times and a resource, which the view draws', async ({ calendar }) => {
  const form = await begun(calendar);
  await form.getByLabel('Start time').fill('3pm');
  await expect(form.getByLabel('End time')).toHaveValue('3:30 PM');
  await form.getByLabel('End time').fill('16:15');
  await form.getByLabel('End time').press('Tab');
  await form.getByLabel('Resource').selectOption({ label: 'Ben' });
  await expect(form.getByLabel('End time')).toHaveValue('4:15 PM');
  const preview = calendar.root.locator('[data-preview]').first();
  await expect(preview).toContainText('3 – 4:15');
  await form.getByLabel('Event title').fill('Visit');
  await form.getByRole('button', { name: 'Save' }).click();
  await calendar.expectState({
    lastAction: {
      event: { resource: 'ben', start: `${FRIDAY}T15:00:00`, end: `${FRIDAY}T16:15:00` },
    },
  });
});

test('says what is wrong, and the first of it has the focus', async ({ calendar }) => {
  const form = await begun(calendar, { shouldEventRequireResource: true });
  await form.getByLabel('End time').fill('11 AM');
  await form.getByRole('button', { name: 'Save' }).click();
  const title = form.getByLabel('Event title');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('A title is required.');
  await expect(form.getByLabel('End time')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Resource')).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Visit');
  await expect(title).toHaveAttribute('aria-invalid', 'false');
  expect((await calendar.state()).log).toEqual([]);
});

test('goes when nothing was typed, and asks when something was', async ({ calendar, page }) => {
  const form = await begun(calendar);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);

  await calendar.slot('timed', FRIDAY).click({ position: { x: 40, y: 12 * HOUR + 4 } });
  await expect(form.getByLabel('Event title')).toBeFocused();
  await page.keyboard.type('Lunch');
  await page.keyboard.press('Escape');
  const question = form.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(question).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Event title')).toBeFocused();
  await expect(form.getByLabel('Event title')).toHaveValue('Lunch');
  // A press elsewhere asks the same question.
  await page.mouse.click(12, 12);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  expect((await calendar.state()).log).toEqual([]);
});

test('goes on in the editor with what was typed', async ({ calendar, page }) => {
  const form = await begun(calendar);
  await page.keyboard.type('Lunch');
  await form.getByLabel('Start time').fill('1 PM');
  await form.getByRole('button', { name: 'More options' }).click();
  // Both are dialogs for a new event.
  await expect(form).toHaveCount(0);
  const editor = calendar.editor();
  await expect(editor.getByLabel('Event title')).toHaveValue('Lunch');
  await expect(editor.getByLabel('Start time')).toHaveValue('1 PM');
  expect(await openings(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(editor.getByRole('alertdialog')).toBeVisible();
  await editor.getByRole('button', { name: 'Keep editing' }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await calendar.expectState({
    lastAction: { type: 'create', event: { title: 'Lunch', start: `${FRIDAY}T13:00:00` } },
  });
});

test('keeps what was typed where the host says no, and says why', async ({ calendar, page }) => {
  const form = await begun(calendar);
  await page.evaluate(() => {
    window.showcase
      ?.calendar()
      ?.eventChangeRequest.subscribe((request) =>
        request.preventDefault('Closed for stocktaking.'),
      );
  });
  await page.keyboard.type('Lunch');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Closed for stocktaking.')).toBeVisible();
  await expect(form.getByLabel('Event title')).toHaveValue('Lunch');
});

test('the draft stands beside the events of its time, and covers none', async ({
  calendar,
  page,
}) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await calendar.open(
      { ...QUICK, view: 'week', events: [timed('a', FRIDAY, '10:00', '11:30')] },
      { dir },
    );
    const before = await boxOf(calendar.event('a'));
    await calendar.event('a').focus();
    await page.keyboard.press('c');
    await expect(calendar.root.locator('[data-quick]')).toBeVisible();
    const draft = calendar.root.locator('[data-preview]');
    await expect(draft).toHaveAttribute('data-start', `${FRIDAY}T10:00`);
    const [event, drawn] = [await boxOf(calendar.event('a')), await boxOf(draft)];
    const [first, second] = dir === 'rtl' ? [drawn, event] : [event, drawn];
    expect(second.x - first.x - first.width).toBeGreaterThan(-1);
    expect(drawn.width).toBeCloseTo(event.width, -0.5);
    await page.keyboard.press('Escape');
    await expect.poll(() => boxOf(calendar.event('a'))).toEqual(before);
  }
});

test('stands beside the draft, never over it, and can be read', async ({ calendar, page }) => {
  const isPhone = page.viewportSize()!.width < 800;
  for (const theme of ['light', 'dark'] as const) {
    for (const dir of ['ltr', 'rtl'] as const) {
      await test.step(`${theme}, ${dir}`, async () => {
        await calendar.open(
          { ...QUICK, view: 'week', events: [timed('a', FRIDAY, '09:00', '10:00')] },
          dir === 'rtl' ? { dir, theme } : { theme },
        );
        const slot = calendar.slot('timed', FRIDAY);
        await slot.click({ position: { x: 12, y: 10 * HOUR + 4 } });
        const form = calendar.root.locator('[data-quick]');
        await expect(form.getByLabel('Event title')).toBeFocused();
        const preview = calendar.root.locator('[data-preview]').first();
        const [box, draft] = [await boxOf(form), await boxOf(preview)];
        // It has no resource, the colour that it is drawn in, and a surface that contrasts with the dark.
        const color = (await preview.getAttribute('data-color'))!;
        await expect(form.locator('.ec-dot')).toHaveAttribute('data-color', color);
        if (theme === 'dark' && !isPhone) {
          const surface = calendar.root.locator('.ec-surface');
          await expect(surface).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
        }
        const isApart =
          box.x >= draft.x + draft.width ||
          box.x + box.width <= draft.x ||
          box.y >= draft.y + draft.height ||
          box.y + box.height <= draft.y;
        expect(isApart).toBe(true);
        if (isPhone) expect(box.y + box.height).toBe(page.viewportSize()!.height);
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(form).toHaveCount(0);
      });
    }
  }
});

// A press in the month on a phone shows its list.
test(
  'begins by key, by the button and in a month; a draft of the host’s in the editor',
  { tag: '@wide' },
  async ({ calendar, page }) => {
    await calendar.open({ ...QUICK, view: 'month' });
    const form = calendar.root.locator('[data-quick]');
    await calendar.slot('day', FRIDAY).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Event title')).toBeFocused();
    await expect(form.getByText('All day')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.slot('day', FRIDAY)).toBeFocused();
    const button = calendar.root.getByRole('button', { name: 'New event' });
    await button.click();
    await expect(form.getByLabel('Event title')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.evaluate(() => window.showcase?.calendar()?.openEditor({ title: 'Follow-up' }));
    await expect(calendar.editor().getByLabel('Event title')).toHaveValue('Follow-up');
  },
);

test('its rows end at one edge', async ({ calendar }) => {
  const form = await begun(calendar);
  const end = async (field: Locator): Promise<number> => {
    const { x, width } = await boxOf(field);
    return Math.round(x + width);
  };
  expect(await end(form.getByLabel('End time'))).toBe(await end(form.locator('select')));
});
