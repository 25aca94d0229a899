import { findings } from '../axe';
import { boxOf } from '../hand';
import { NOW } from '../now';
import { expect, test } from '../page';
import { visit } from '../showcase';

// Examples lie in the current week.
test.use({ now: NOW });

test('controls of props change the calendar, and the line to write', async ({ page }) => {
  await visit(page, '/docs/props');
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
  await visit(page, '/docs/props');
  await page.getByLabel('Find a prop').fill('snapM');
  await expect(page.locator('[data-prop]')).toHaveCount(1);
  await visit(page, '/docs/api/core');
  await page.getByLabel('Find a name').fill('toWallTime');
  await expect(page.locator('sc-reference section')).toHaveCount(1);
});

test('a link to a heading leads there, below the bar', async ({ page }) => {
  await page.goto('/docs/theming#sx-and-classname');
  await expect(page.locator('#sx-and-classname')).toBeInViewport();
  // From another page: within the reference, what is searched for would stay.
  await page.goto('/docs/api/core#VisibleHours');
  await expect(page.locator('h2#VisibleHours')).toBeInViewport();
});

test('an example can be used', async ({ page }) => {
  await visit(page, '/docs/zones');
  const event = page.locator('app-two-zones [data-event-id="1"]');
  await expect(event).toHaveAttribute('data-start', /T13:00$/);
  await page.getByLabel('Shown in').selectOption('Asia/Kolkata');
  await expect(event).toHaveAttribute('data-start', /T18:30$/);
});

test('the example of a term moves the lessons of one class by a week', async ({ page }) => {
  await visit(page, '/docs/several');
  const example = page.locator('app-moved-term');
  const lessons = example.locator('ec-event[data-event-id="1"]');
  await expect(lessons).toHaveCount(5);
  const before = await lessons.first().getAttribute('data-start');
  const french = example.locator('ec-event[data-event-id="2"]').first();
  const untouched = await french.getAttribute('data-start');
  await example.getByLabel('Lessons of').selectOption('9b');
  await lessons.first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'All events' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const week = 7 * 24 * 3_600_000;
  const after = new Date(Date.parse(`${before}Z`) + week).toISOString().slice(0, 16);
  await expect(lessons.first()).toHaveAttribute('data-start', after);
  await example.getByLabel('Lessons of').selectOption('');
  await expect(french).toHaveAttribute('data-start', untouched!);
});

test('the example of own content says nothing twice', async ({ page }) => {
  await visit(page, '/docs/content');
  const event = page.locator('app-own-content [data-event-id="1"]').first();
  await expect(event).toHaveAccessibleName(
    /^12 seats\W+Yoga, 9 [^a-z]+10:30 AM, \w+, [\w ]+, 2026$/,
  );
});

test('the example of a backend takes back what is refused', async ({ page }) => {
  await visit(page, '/docs/backend');
  const calendar = page.locator('app-own-backend');
  await calendar.locator('[data-event-id="1"]').click();
  const editor = page.getByRole('dialog', { name: 'Edit event' });
  await editor.getByLabel('Event title').fill('Party');
  await editor.getByRole('button', { name: 'Save' }).click();
  // An edit that is reverted at once may be drawn between two checks, so the message is checked.
  await expect(calendar.getByText('No parties.').first()).toBeVisible();
  await expect(calendar.locator('[data-event-id="1"]')).toContainText('Yoga');
});

test('what the example of theming sets is what its calendar shows', async ({ page }) => {
  await visit(page, '/docs/theming');
  const event = page.locator('event-calendar ec-event:not([data-past])').first();
  await expect(event).toBeVisible();
  const shown = await event.evaluate((element) => {
    const { borderRadius, backgroundColor } = getComputedStyle(element);
    return { borderRadius, backgroundColor };
  });
  expect(shown).toEqual({ borderRadius: '12px', backgroundColor: 'rgb(255, 226, 198)' });
});

test('the search finds texts of all pages, by keys alone', async ({ page }) => {
  await visit(page, '/docs');
  await expect(page.locator('sc-docs h1')).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('snap minutes');
  const results = dialog.getByRole('option');
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await expect(results.first().locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('snapMinutes');
  await expect(results.first()).toContainText('snapMinutes');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/props#snapMinutes');
  await expect(dialog).toBeHidden();
});

test.describe('on a network that fails', () => {
  test.use({ ownPage: true, expectedReport: /^Failed to load resource/ });

  test('the search says that its texts can’t be loaded, and finds what was typed at the next try', async ({
    page,
  }) => {
    await visit(page, '/docs');
    await expect(page.locator('sc-docs h1')).toBeVisible();
    let isCutOff = true;
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const areTexts = (await response.text()).includes('anchor:`install`');
      return areTexts && isCutOff ? route.abort() : route.fulfill({ response });
    });
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    const field = dialog.getByRole('combobox');
    await expect(dialog.getByRole('status')).toHaveText('The texts can’t be loaded.');
    await field.fill('snapMinutes');
    const again = dialog.getByRole('button', { name: 'Try again' });
    // The texts would load, and the button go, if the network came back while they are requested.
    const failed = page.waitForEvent('requestfailed');
    await again.click();
    await failed;
    await expect(dialog.getByRole('status')).toHaveText('The texts can’t be loaded.');
    await expect(field).toBeFocused();
    isCutOff = false;
    await again.click();
    await expect(dialog.getByRole('option').first()).toContainText('snapMinutes');
    await expect(again).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('snapMinutes');
  });
});

test('code has colours', async ({ page }) => {
  await visit(page, '/docs/zones');
  const code = page.locator('sc-code code').first();
  await expect(code.locator('.keyword').first()).toHaveText('import');
  await expect(code.locator('.tag').first()).toHaveText('<label>');
});

for (const width of [1200, 1280, 1440, 1920]) {
  test(`the headings of a page are beside it at ${width} px, and lines stay short`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/docs', '/docs/api/core']) {
      await visit(page, address);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents).toBeInViewport({ ratio: 1 });
      await expect(contents.locator('[aria-current]')).toHaveCount(0);
      const beside = await boxOf(contents);
      const text = await boxOf(page.locator('sc-docs p:not(.lede)').first());
      expect(text.x + text.width).toBeLessThanOrEqual(beside.x);
      expect(text.width).toBeGreaterThan(560);
      expect(text.width).toBeLessThan(760);
    }
  });
}

test('the heading that one reads is marked', async ({ page }) => {
  await visit(page, '/docs/availability');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const current = contents.locator('[aria-current="location"]');
  await expect(links.nth(2)).toBeVisible();
  const names = (await links.allTextContents()).map((name) => name.trim());
  const read = (name: string) =>
    page
      .locator('sc-heading h2', { hasText: name })
      .evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 80));
  await read(names[2]!);
  await expect(current).toHaveText(names[2]!);
  await read(names[1]!);
  await expect(current).toHaveText(names[1]!);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(current).toHaveText(names.at(-1)!);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  for (const name of [names[0]!, names.at(-2)!, names.at(-1)!]) {
    await links.getByText(name, { exact: true }).click();
    await expect(current).toHaveText(name);
  }
  expect(await findings(page)).toEqual([]);
});

test('a long list of headings keeps the marked one in sight', async ({ page }) => {
  await page.goto('/docs/api/core#VisibleHours');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('VisibleHours');
  await expect(current).toBeInViewport({ ratio: 1 });
});
