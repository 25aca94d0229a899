import { findings } from './axe';
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

/** One page of each kind: articles differ from each other only in their text, and so do references. */
const KINDS = ['/docs', '/docs/props', '/docs/accessibility', '/docs/forms', '/docs/api/premium'];

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
  test(`${address} opens, is accessible and fits`, { tag }, async ({ page }) => {
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
    if (!KINDS.includes(address)) return;
    expect(await findings(page)).toEqual([]);
  });
}
