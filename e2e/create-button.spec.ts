import { findings } from './axe';
import { expect, test } from './calendar';
import { RESOURCES, timed, WEEK } from './data';
import { boxOf, pointOn } from './hand';

test('makes an event at the next free half hour, by pointer and by key', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: WEEK, resources: RESOURCES, visibleDate: '2026-11-20' });
  const button = calendar.root.getByRole('button', { name: 'New event' });
  await button.click();
  const editor = calendar.editor('New event');
  await expect(editor.getByLabel('Event title')).toBeFocused();
  if (page.viewportSize()!.width < 800) {
    // The button is covered by the sheet.
    const { x, y } = await pointOn(button);
    const isInReach = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('[data-create]') != null,
      { x, y },
    );
    expect(isInReach).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.getByLabel('Event title').fill('Made by key');
  await page.keyboard.press('Enter');
  await calendar.expectState({ lastAction: { type: 'create', event: { title: 'Made by key' } } });
});

for (const theme of ['light', 'dark'] as const) {
  test(`can be read and reached, in ${theme}`, async ({ calendar, page }) => {
    await calendar.open({ events: WEEK, preferences: { isSidePanelOpen: false } }, { theme });
    const { width, height } = await boxOf(calendar.root.locator('[data-create]'));
    const least = page.viewportSize()!.width < 800 ? 44 : 24;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(calendar.root.locator('[data-create]')).toHaveCSS('border-top-style', 'solid');
  });
}

// Only on a phone does it lie over the view.
test('stands beside the hints at the lower edge', { tag: '@phone' }, async ({ calendar, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await calendar.open({
    events: [timed('free', '2026-11-20', '10:00', '11:00')],
    resources: RESOURCES,
    resourceColumns: { unassigned: 'never' },
    view: 'day',
    visibleDate: '2026-11-20',
  });
  const hint = await boxOf(calendar.root.getByRole('button', { name: /without a resource$/ }));
  const button = await boxOf(calendar.root.locator('[data-create]'));
  expect(hint.x).toBeGreaterThanOrEqual(0);
  expect(hint.x + hint.width).toBeLessThanOrEqual(button.x);
});

test(
  'covers nothing that can’t be scrolled free of it, and isn’t printed',
  { tag: '@phone' },
  async ({ calendar, page }) => {
    for (const view of ['week', 'month', 'agenda'] as const) {
      await calendar.open({ events: WEEK, view, visibleDate: '2026-11-20' });
      const button = calendar.root.locator('[data-create]');
      const lowest = await calendar.root.locator('.ec-content').evaluate((content) => {
        const elements = [...content.querySelectorAll('*')];
        for (const element of elements) {
          const { overflowY } = getComputedStyle(element);
          if (overflowY === 'auto') element.scrollTop = element.scrollHeight;
        }
        const last = 'ec-event, [role="row"], li, .ec-group, ec-month-week';
        return Math.max(
          ...[...content.querySelectorAll(last)].map((each) => each.getBoundingClientRect().bottom),
        );
      });
      expect(lowest, view).toBeLessThanOrEqual((await boxOf(button)).y);
      await page.emulateMedia({ media: 'print' });
      await expect(button).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test('is one on pages without events too', async ({ calendar, page }) => {
  const isPhone = page.viewportSize()!.width < 800;
  const button = calendar.root.getByRole('button', { name: 'New event' });
  for (const view of ['month', 'agenda'] as const) {
    await calendar.open({ view, visibleDate: '2026-11-20' });
    // An empty agenda offers another one under its words.
    await expect(button).toHaveCount(view === 'agenda' && !isPhone ? 2 : 1);
    // A phone shows it in place of an empty list.
    if (isPhone) await expect(button).toHaveText('New event');
    await calendar.set({ events: [timed('one', '2026-11-20', '09:00', '10:00')] });
    await expect(calendar.event('one').first()).toBeVisible();
    await expect(button).toHaveCount(1);
    if (isPhone) expect((await boxOf(button)).width).toBe(56);
  }
});
