import { findings } from './axe';
import { NOW } from './now';
import { expect, test } from './page';

const PAGES = [
  '/docs',
  '/docs/props',
  '/docs/accessibility',
  '/docs/backend',
  '/docs/editor',
  '/docs/content',
  '/docs/forms',
  '/docs/theming',
  '/docs/hours',
  '/docs/resources',
  '/docs/resource-columns',
  '/docs/availability',
  '/docs/judging-server',
  '/docs/find-a-time',
  '/docs/booking-desk',
  '/docs/school-rooms',
  '/docs/days',
  '/docs/zones',
  '/docs/recurrence',
  '/docs/in-and-out',
  '/docs/icalendar',
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

/** One of each kind: articles, and references, differ in their words alone. */
const KINDS = ['/docs', '/docs/props', '/docs/accessibility', '/docs/forms', '/docs/api/premium'];

// Examples lie in the week of whoever reads them.
test.use({ now: NOW });

test('every page of the documentation is tried here', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.locator('sc-docs h1')).toBeVisible();
  const links = page.locator('sc-docs nav').first().locator('a');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.sort()).toEqual([...PAGES].sort());
});

// The fixture `page` fails each of these on any console message, CSP and Trusted Types included.
for (const address of PAGES) {
  test(`${address} opens, is accessible and fits`, async ({ page, isMobile }) => {
    test.skip(isMobile && !KINDS.includes(address), 'One of each kind on a phone.');
    await page.goto(address);
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

test('controls of props change the calendar, and the line to write', async ({ page }) => {
  await page.goto('/docs/props');
  const calendar = page.locator('sc-props event-calendar [data-view]');
  const prop = (name: string) => page.locator(`[data-prop="${name}"]`);

  await prop('view').getByLabel('view', { exact: true }).selectOption('month');
  await expect(calendar).toHaveAttribute('data-view', 'month');
  await expect(prop('view').locator('.line')).toContainText('[(view)]="view"');

  await prop('eventColor').getByLabel('eventColor', { exact: true }).selectOption('red');
  await expect(prop('eventColor').locator('.line')).toContainText('eventColor="red"');
  await expect(calendar.locator('[data-color="red"]').first()).toBeAttached();

  const first = await prop('visibleRangeChange').locator('sc-json').textContent();
  await prop('next').getByRole('button', { name: 'Call it' }).click();
  await expect(prop('visibleRangeChange').locator('sc-json')).not.toHaveText(first!);
});

test('props and names can be searched', async ({ page }) => {
  await page.goto('/docs/props');
  await page.getByLabel('Find a prop').fill('snapM');
  await expect(page.locator('[data-prop]')).toHaveCount(1);
  await page.goto('/docs/api/core');
  await page.getByLabel('Find a name').fill('toWallTime');
  await expect(page.locator('sc-reference section')).toHaveCount(1);
});

test('a link to a heading leads there, below the bar', async ({ page }) => {
  await page.goto('/docs/api/core#VisibleHours');
  const heading = page.locator('#VisibleHours h2');
  await expect(heading).toBeInViewport();
  await page.goto('/docs/theming#sx-and-classname');
  await expect(page.locator('#sx-and-classname')).toBeInViewport();
});

test('an example can be used', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Once is enough.');
  await page.goto('/docs/zones');
  const event = page.locator('app-two-zones [data-event-id="1"]');
  await expect(event).toHaveAttribute('data-start', /T14:00$/);
  await page.getByLabel('Shown in').selectOption('Asia/Kolkata');
  await expect(event).toHaveAttribute('data-start', /T19:30$/);
});

test('the example of own content says nothing twice', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Once is enough.');
  await page.goto('/docs/content');
  const event = page.locator('app-own-content [data-event-id="1"]').first();
  await expect(event).toHaveAccessibleName(
    /^12 seats\W+Yoga, 9 [^a-z]+10:30 AM, \w+, [\w ]+, 2026$/,
  );
});

test('the example of a backend takes back what is refused', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Once is enough.');
  await page.goto('/docs/backend');
  const calendar = page.locator('app-own-backend');
  await calendar.locator('[data-event-id="1"]').click();
  const editor = page.getByRole('dialog', { name: 'Edit event' });
  await editor.getByLabel('Event title').fill('Party');
  await editor.getByRole('button', { name: 'Save' }).click();
  // What is taken back at once may be drawn between two looks: it is seen by what it says.
  await expect(calendar.getByText('No parties.').first()).toBeVisible();
  await expect(calendar.locator('[data-event-id="1"]')).toContainText('Yoga');
});

test('what the example of theming sets is what its calendar shows', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The same on a phone.');
  await page.goto('/docs/theming');
  const event = page.locator('event-calendar ec-event:not([data-past])').first();
  await expect(event).toBeVisible();
  const shown = await event.evaluate((element) => {
    const { borderRadius, backgroundColor } = getComputedStyle(element);
    return { borderRadius, backgroundColor };
  });
  expect(shown).toEqual({ borderRadius: '12px', backgroundColor: 'rgb(255, 226, 198)' });
});
