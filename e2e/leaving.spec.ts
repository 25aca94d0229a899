import type { Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from './calendar';
import { RESOURCES, timed } from './data';
import { boxOf } from './hand';
import { endMotion, heldMotion, holdMotion } from './motion';

const plan = timed('plan', '2026-11-20', '09:00', '10:00', { resource: 'ana' });
const props = { events: [plan], resources: RESOURCES, visibleDate: '2026-11-20' };

// The page's own animations are held, so that its state meanwhile can be looked at.
test.use({ ownPage: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Closes a form by Escape, and expects that it is there for the eyes alone until it has left. */
async function expectToLeave(
  page: Page,
  [element, moved]: readonly [element: string, moved: readonly string[]],
): Promise<void> {
  await holdMotion(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const surface = page.locator(element);
  await expect(surface).toHaveAttribute('inert');
  await expect(surface.locator('[data-layout]').first()).toBeVisible();
  const { properties, longest } = await heldMotion(page);
  expect(properties).toEqual(moved);
  expect(longest).toBeLessThanOrEqual(200);
}

/** Opens the event by a key, once more while its editor leaves, and lets that one leave. */
async function expectEditorToLeave(calendar: HostedCalendar, page: Page): Promise<void> {
  const surface = page.locator('ec-editor');
  await calendar.event('plan').focus();
  await page.keyboard.press('Enter');
  await expect(calendar.editor('Edit event')).toBeVisible();
  await expectToLeave(page, ['ec-editor', ['opacity', 'transform']]);
  await expect(calendar.event('plan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.editor('Edit event')).toBeVisible();
  await expect(surface).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(surface).toHaveAttribute('inert');
  await endMotion(page);
  await expect(surface).toHaveCount(0);
  await expect(calendar.event('plan')).toBeFocused();
}

for (const [eventDialogVariant, dir] of [
  ['drawer', 'ltr'],
  ['drawer', 'rtl'],
  ['dialog', 'ltr'],
] as const) {
  test(
    `the ${eventDialogVariant} leaves, ${dir}, while its event has the focus`,
    { tag: '@wide' },
    async ({ calendar, page }) => {
      await calendar.open({ ...props, eventDialogVariant }, { dir });
      await expectEditorToLeave(calendar, page);
    },
  );
}

test(
  'a saved change isn’t reported by the form that leaves',
  { tag: '@wide' },
  async ({ calendar, page }) => {
    await calendar.open(props);
    await calendar.event('plan').click();
    const editor = calendar.editor('Edit event');
    await editor.getByLabel('Event title').fill('Another plan');
    await holdMotion(page);
    const panel = page.locator('ec-editor-panel');
    await editor.getByRole('button', { name: 'Delete event' }).click();
    await expect(page.locator('ec-editor')).toHaveAttribute('inert');
    await expect(calendar.event('plan')).toHaveCount(0);
    await expect(panel.getByLabel('Event title')).toHaveValue('Another plan');
    await expect(panel.locator('.ec-warnings')).toHaveText('');
    await endMotion(page);
    await expect(panel).toHaveCount(0);
  },
);

test(
  'a phone’s sheet sinks, while its event has the focus',
  { tag: '@phone' },
  async ({ calendar, page }) => {
    await calendar.open({ ...props, view: 'day' });
    await expectEditorToLeave(calendar, page);
  },
);

test(
  'a phone’s quick form sinks, while the page can be used',
  { tag: '@phone' },
  async ({ calendar, page }) => {
    const eventCreation = { interaction: 'click', form: 'quick' } as const;
    await calendar.open({ ...props, view: 'day', eventCreation });
    await calendar.root.getByRole('button', { name: 'New event' }).tap();
    const form = page.getByRole('dialog', { name: 'New event' });
    await expect(form).toBeVisible();
    const sheet = page.locator('ec-quick-sheet dialog');
    await sheet.evaluate((each) => Promise.all(each.getAnimations().map((one) => one.finished)));
    const place = await boxOf(sheet);
    await expectToLeave(page, ['ec-quick-sheet', ['opacity', 'transform']]);
    // It stands where it stood.
    expect(await boxOf(sheet)).toEqual(place);
    await calendar.title.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await endMotion(page);
    await expect(page.locator('ec-quick-sheet')).toHaveCount(0);
  },
);
