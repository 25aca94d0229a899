import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf } from '../hand';
import { endMotion, holdMotion, moveTo } from '../motion';

const props = {
  events: [timed('a', '2026-11-20', '09:00', '10:00', { resource: 'ana' })],
  resources: RESOURCES,
};

test('the side panel is a drawer that starts shut', async ({ calendar }) => {
  await calendar.open(props);
  await expect(calendar.miniCalendar).toHaveCount(0);
  await expect(calendar.toolbar.getByRole('button', { name: 'Open side panel' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('focus goes into the drawer and comes back, the rest is inert meanwhile', async ({
  calendar,
  page,
}) => {
  await calendar.open(props);
  const open = calendar.root.getByRole('button', { name: 'Open side panel' });
  await open.tap();
  await expect(calendar.miniCalendar).toBeVisible();
  const panel = calendar.root.getByRole('group', { name: 'Side panel', exact: true });
  await expect
    .poll(() => panel.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  // Nothing behind the drawer is reachable.
  for (const behind of [calendar.toolbar, calendar.slot('timed', '2026-11-20')]) {
    expect(await behind.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  }
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab');
    const isBehind = await calendar.root.evaluate((root) => {
      const at = document.activeElement;
      return at !== null && at !== root && root.contains(at) && at.closest('[inert]') !== null;
    });
    expect(isBehind).toBe(false);
  }
  await calendar.miniDay('2026-11-20').focus();
  await page.keyboard.press('Escape');
  await expect(calendar.miniCalendar).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(calendar.grid).toBeVisible();
});

test('a tap beside the drawer closes it', async ({ calendar, page }) => {
  await calendar.open(props);
  await calendar.root.getByRole('button', { name: 'Open side panel' }).tap();
  await expect(calendar.miniCalendar).toBeVisible();
  await page.touchscreen.tap(405, 600);
  await expect(calendar.miniCalendar).toHaveCount(0);
  await calendar.expectState({ preferences: { isSidePanelOpen: false } });
});

test('resources are shown and hidden in the drawer', async ({ calendar, page }) => {
  await calendar.open(props);
  await expect(calendar.event('a')).toBeVisible();
  await calendar.root.getByRole('button', { name: 'Open side panel' }).tap();
  await calendar.resource('Ana').tap();
  await calendar.expectState({ visibleResources: { ana: false, ben: true, team: true, 7: true } });
  await page.keyboard.press('Escape');
  await expect(calendar.event('a')).toHaveCount(0);
});

test('a date picked in the drawer is shown', async ({ calendar }) => {
  await calendar.open(props);
  await calendar.root.getByRole('button', { name: 'Open side panel' }).tap();
  await calendar.miniDay('2026-11-05').tap();
  await calendar.expectState({ visibleDate: '2026-11-05' });
});

test('a pinned panel is open from the start', async ({ calendar }) => {
  await calendar.open({ ...props, preferences: { isSidePanelOpen: true } });
  await expect(calendar.miniCalendar).toBeVisible();
});

test('the drawer does not open by itself when a wide calendar gets narrow', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await calendar.open(props);
  await expect(calendar.miniCalendar).toBeVisible();
  await page.setViewportSize({ width: 412, height: 800 });
  await expect(calendar.root).toHaveAttribute('data-layout', 'mobile');
  await expect(calendar.miniCalendar).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ ownPage: true, contextOptions: { reducedMotion: 'no-preference' } });

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`the drawer leaves to the side where it came from, ${dir}`, async ({ calendar, page }) => {
      await calendar.open(props, { dir });
      const open = calendar.root.getByRole('button', { name: 'Open side panel' });
      await open.tap();
      await expect(calendar.miniCalendar).toBeVisible();
      await calendar.miniDay('2026-11-20').focus();
      const drawer = calendar.root.locator('.ec-drawer');
      await drawer.evaluate((each) => Promise.all(each.getAnimations().map((one) => one.finished)));
      const shiftOf = (): Promise<number> =>
        drawer.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).e);
      const { width } = await boxOf(drawer);
      await holdMotion(page);
      await page.keyboard.press('Escape');
      const places: number[] = [];
      for (const share of [0, 0.5, 0.99]) {
        await moveTo(page, share);
        places.push(((await shiftOf()) / width) * (dir === 'rtl' ? 1 : -1));
      }
      const [start, middle, end] = places;
      expect(start).toBeCloseTo(0);
      expect(middle).toBeGreaterThan(0.1);
      expect(middle).toBeLessThan(end!);
      expect(end).toBeGreaterThan(0.9);
      await endMotion(page);
      await expect(drawer).toHaveCount(0);
      await expect(open).toBeFocused();
      // Opened again it stands in its place.
      await open.tap();
      await expect.poll(shiftOf).toBe(0);
    });
  }
});
