import type { Locator } from '@playwright/test';
import { findings } from './axe';
import { boxOf } from './hand';
import { NOW } from './now';
import { expect, test } from './page';
import { visit } from './showcase';

const PAGES = [
  '/docs',
  '/docs/props',
  '/docs/accessibility',
  '/docs/conformance',
  '/docs/backend',
  '/docs/editor',
  '/docs/content',
  '/docs/forms',
  '/docs/theming',
  '/docs/hours',
  '/docs/resources',
  '/docs/resource-columns',
  '/docs/timeline',
  '/docs/availability',
  '/docs/judging-server',
  '/docs/find-a-time',
  '/docs/booking-desk',
  '/docs/school-rooms',
  '/docs/days',
  '/docs/zones',
  '/docs/recurrence',
  '/docs/series-and-holidays',
  '/docs/in-and-out',
  '/docs/waiting-list',
  '/docs/free-room',
  '/docs/icalendar',
  '/docs/exports',
  '/docs/printing',
  '/docs/several',
  '/docs/filter',
  '/docs/languages',
  '/docs/testing',
  '/docs/from-fullcalendar',
  '/docs/from-angular-calendar',
  '/docs/api/main',
  '/docs/api/core',
  '/docs/api/defaults',
  '/docs/api/ical',
  '/docs/api/locales',
  '/docs/api/premium',
  '/docs/api/recurrence',
  '/docs/api/testing',
];

/** Returns how many events of a calendar its visible part shows, or marks by a dot. */
const inSight = (calendar: Locator): Promise<number> =>
  calendar.evaluate((element) => {
    const isIn = (box: DOMRect, around: DOMRect): boolean =>
      Math.min(box.right, around.right) - Math.max(box.left, around.left) > 4 &&
      Math.min(box.bottom, around.bottom) - Math.max(box.top, around.top) > 4;
    return [...element.querySelectorAll('ec-event, [data-slot="day"] [data-color]')].filter(
      (each) => {
        const scroller = each.closest('.ec-scroller') ?? element;
        return isIn(each.getBoundingClientRect(), scroller.getBoundingClientRect());
      },
    ).length;
  });

/** One page of each kind: articles differ from each other only in their text, and so do references. */
const KINDS = ['/docs', '/docs/props', '/docs/accessibility', '/docs/forms', '/docs/api/premium'];

/** Examples that begin without an event. */
const BLANK = 'app-plan-control, app-waiting-list';

// Examples lie in the current week.
test.use({ now: NOW });

test('every page of the documentation is tried here', async ({ page }) => {
  await visit(page, '/docs');
  await expect(page.locator('sc-docs h1')).toBeVisible();
  const links = page.locator('sc-docs nav').first().locator('a');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.sort()).toEqual([...PAGES].sort());
});

// The fixture `page` fails each of these on any console message, including CSP and Trusted Types.
for (const address of PAGES) {
  // One page of each kind on a phone.
  const tag = KINDS.includes(address) ? [] : '@wide';
  test(`${address} opens, is accessible and fits`, { tag }, async ({ page, isMobile }) => {
    await visit(page, address);
    await expect(page.locator('sc-docs h1')).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/ · ng-event-calendar$/);
    for (const calendar of await page.locator('event-calendar, event-calendar-premium').all()) {
      await expect(calendar.locator('[data-view]')).toBeVisible();
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    // Code in the heads of tables is drawn as code.
    await expect(page.locator('sc-table th', { hasText: '`' })).toHaveCount(0);
    const examples = page.locator(
      `.live > :not(${BLANK}) :is(event-calendar, event-calendar-premium)`,
    );
    for (const width of isMobile ? [] : [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const [index, example] of (await examples.all()).entries()) {
        const place = `calendar ${index} at ${width} pixels`;
        await expect.poll(() => inSight(example), place).toBeGreaterThan(0);
      }
    }
    if (!KINDS.includes(address)) return;
    expect(await findings(page)).toEqual([]);
  });
}

// The example has events around today: on a Friday as on the last day of an American week, in the evening.
for (const now of [NOW, '2026-11-21T18:40:00-05:00']) {
  test(`the documentation begins with the first command and events at ${now}`, async ({
    page,
    clock,
    isMobile,
  }) => {
    await clock.standAt(now);
    if (isMobile) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs');
    const command = page.locator('sc-code').first();
    await expect(command).toContainText('ng add ng-event-calendar');
    await expect(command).toBeInViewport({ ratio: 1 });
    const events = page.locator('app-first-calendar ec-event');
    await expect(events.first()).toBeVisible();
    const { height } = page.viewportSize()!;
    const boxes = await Promise.all((await events.all()).map((event) => boxOf(event)));
    const areWhole = boxes.filter((box) => box.y + box.height < height);
    expect(areWhole.length).toBeGreaterThanOrEqual(2);
  });
}

test('a narrow page folds its headings out of its head', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/docs/availability');
  const summary = page.locator('sc-contents summary');
  await expect(summary).toHaveText('On this page');
  const { y, height } = await boxOf(summary);
  expect(y + height).toBeLessThan(420);
  expect(height).toBeGreaterThanOrEqual(44);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(contents).toBeVisible();
  const last = summary.locator('..').locator('a').last();
  const name = await last.textContent();
  await last.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: name!.trim() });
  await expect(heading).toBeInViewport();
  // Tab goes on from there, and a screen reader reads from there.
  await expect(heading).toBeFocused();
  await expect(contents).toBeHidden();
  await expect(last).toHaveAttribute('aria-current', 'location');
});
