import { findings } from './axe';
import { expect, test } from './calendar';
import { boxOf } from './hand';
import { visit } from './showcase';

const PAGES = [
  '/?date=2026-11-20',
  '/playground',
  '/desk?date=2026-11-19&rule=mark',
  '/desk?date=2026-11-19&view=timeline',
  '/music-school?date=2026-11-18',
  '/rental?date=2026-11-20',
  '/hotel?date=2026-11-20',
  '/shifts?date=2026-11-20',
  '/shifts?date=2026-11-20&preset=days',
  '/machines?date=2026-11-20',
  '/holidays?date=2026-11-20',
  '/many?count=1000&date=2026-11-20',
  '/search?date=2026-11-20',
  '/several?date=2026-11-20',
  '/recurrence?date=2026-11-20',
  '/recurrence?rule=11',
  '/resources?date=2026-11-20',
  '/zones?case=ny-fall&view=week',
  '/zones?case=beside',
  '/in-and-out?date=2026-11-20',
  '/icalendar?date=2026-11-20',
  '/source?date=2026-11-20',
  '/your-own?date=2026-11-20',
  '/phone?date=2026-11-20',
  '/looks?date=2026-11-20',
  '/languages?lang=ar&date=2026-11-20',
  '/languages?lang=ja&date=2026-11-20',
  '/bad-input?date=2026-11-20',
];

/** Pages with content of their own beside the calendar, which accessibility.spec.ts examines itself. */
const EXAMINED = [
  '/',
  '/playground',
  '/hotel',
  '/shifts',
  '/machines',
  '/holidays',
  '/search',
  '/several',
  '/recurrence',
  '/in-and-out',
  '/music-school',
  '/icalendar',
  '/source',
  '/languages?lang=ar',
];

test('the opening page shows all its examples, on the narrowest phone too', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/?date=2026-11-20');
  const tabs = page.getByRole('group', { name: 'Example' });
  for (const width of isMobile ? [360, 390] : [768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Week', 'Front desk', 'Timeline', 'Zones']) {
      const tab = tabs.locator('label').filter({ hasText: name });
      await expect(tab).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('radio', { name })).toBeAttached();
    }
  }
  await page.getByRole('radio', { name: 'Zones' }).check({ force: true });
  await expect(page.locator('[data-zone="Asia/Tokyo"]').first()).toBeInViewport();
  await expect(page.locator('ec-event[data-shape="card"]').first()).toBeVisible();
});

test('a heading begins where the content of its page does', { tag: '@phone' }, async ({ page }) => {
  for (const address of ['/?date=2026-11-20', '/several?date=2026-11-20']) {
    await visit(page, address);
    const calendar = page.locator('event-calendar, event-calendar-premium');
    const { x } = await boxOf(page.locator('h1'));
    expect(x, address).toBe((await boxOf(page.locator('#content sc-segmented').first())).x);
    expect(x, address).toBe((await boxOf(calendar)).x);
  }
});

// Examples of a desk begin with somebody who works, whenever they are opened.
for (const [day, now] of [
  ['a Friday', '2026-11-20T10:23:00-05:00'],
  ['a holiday', '2026-12-25T15:00:00-05:00'],
  ['a Sunday evening', '2026-11-22T20:00:00-05:00'],
] as const) {
  test(`on ${day} a phone opens a desk at work`, { tag: '@phone' }, async ({ page, clock }) => {
    await clock.standAt(now);
    await page.goto('/desk');
    const chosen = page.locator('[data-view="day"]').getByRole('radio', { checked: true });
    await expect(chosen).toHaveAccessibleName('Dr. Weber');
    const visits = page.locator('ec-event[data-shape="card"]');
    await expect.poll(() => visits.count()).toBeGreaterThan(5);
  });
}

// The fixture `page` fails each of these on any console message, including CSP and Trusted Types.
for (const address of PAGES) {
  test(`${address} works under a strict policy, fits and is accessible`, async ({
    page,
    isMobile,
  }) => {
    await visit(page, address);
    await expect(page.locator('[data-view]').first()).toBeVisible();
    await expect(page.locator('[data-event-id]').first()).toBeAttached();
    for (const [index, calendar] of (await page.locator('[data-view]').all()).entries()) {
      const { height } = await boxOf(calendar);
      expect(height, `calendar ${index}`).toBeGreaterThan(300);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    const isExamined = EXAMINED.some(
      (start) =>
        address === start || address.startsWith(`${start}?`) || address.startsWith(`${start}&`),
    );
    if (isMobile || !isExamined) return;
    expect(await findings(page)).toEqual([]);
  });
}

test('the pages are served under a strict policy', async ({ page }) => {
  const response = await page.goto('/playground?bare=1&theme=dark');
  expect(response?.headers()['content-security-policy']).toContain('require-trusted-types-for');
  await expect(page.locator('[data-event-id]').first()).toBeAttached();
});

test('the opening page leads to examples, and has the timeline among its views', async ({
  page,
}) => {
  await visit(page, '/?date=2026-11-20&view=timeline');
  await expect(page.locator('[data-view="timeline"][data-preset="hours"]')).toBeVisible();
  const examples = page.getByRole('navigation', { name: 'Examples' });
  for (const [name, path] of [
    ['Hotel by days', '/hotel'],
    ['Shifts past midnight', '/shifts'],
    ['Machines by weeks', '/machines'],
  ] as const) {
    await visit(page, '/?date=2026-11-20');
    await examples.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-view="timeline"] [data-event-id]').first()).toBeAttached();
  }
});

test('the front desk has columns or rows', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/desk?date=2026-11-19');
  await page.getByRole('radio', { name: 'Rows' }).check({ force: true });
  await expect(page.locator('[data-view="timeline"] [data-row]').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Columns', exact: true }).check({ force: true });
  await expect(page.locator('[data-view="day"]')).toBeVisible();
});

test('the system’s colours mark what is chosen', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/docs/availability');
  await page.emulateMedia({ forcedColors: 'active' });
  const link = page
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('link', { name: 'Docs' });
  await expect(link).toHaveCSS('outline-style', 'solid');
  await visit(page, '/your-own?date=2026-11-20');
  const backgroundOf = (name: string): Promise<string> =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await backgroundOf('week')).not.toBe(await backgroundOf('day'));
});
