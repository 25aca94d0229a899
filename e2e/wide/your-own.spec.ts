import { expect, NOW, test } from '../calendar';
import { timed } from '../data';
import { pointOn } from '../hand';

test.describe('templates of the host', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/your-own?date=2026-11-20');
    await expect(page.locator('[data-event-id="school"]')).toBeVisible();
  });

  test('draw events, days, headers and toolbar', async ({ page }) => {
    await expect(page.locator('[data-event-id="school"]')).toHaveText(
      /School class 4b\s*9 – 11 AM\s*24 guests/,
    );
    await expect(page.getByText('29 guests')).toBeVisible();
    await expect(page.getByTestId('full')).toHaveCount(1);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('strong').filter({ hasText: 'Nov 22' })).toBeVisible();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('button', { name: 'month' }).click();
    await expect(page.locator('[data-view="month"]')).toBeVisible();
    await expect(page.locator('[data-event-id="choir"]')).toContainText('Choir');
  });

  test('have the styles of the page, where the calendar’s own elements have none of them', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button, input, strong { letter-spacing: 3px }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const spacing = 'letter-spacing';
    await expect(page.getByRole('button', { name: 'Later' })).toHaveCSS(spacing, '3px');
    await page.locator('[data-event-id="family"]').click();
    const drawer = page.getByRole('dialog', { name: 'Edit event' });
    await expect(drawer.getByTestId('who')).toHaveCSS(spacing, '3px');
    await expect(drawer.getByRole('button', { name: 'Close' })).toHaveCSS(spacing, 'normal');
  });

  test('a form of the host edits in the calendar’s drawer', async ({ page }) => {
    await page.locator('[data-event-id="family"]').click();
    const drawer = page.getByRole('dialog', { name: 'Edit event' });
    await drawer.getByTestId('who').fill('Souza family');
    await expect(page.locator('[data-preview]')).toContainText('Souza family');
    await drawer.getByTestId('guests').fill('7');
    await drawer.getByRole('button', { name: 'Book' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('[data-event-id="family"]')).toContainText('Souza family');
    await expect(page.locator('[data-event-id="family"]')).toContainText('7 guests');

    await page.locator('[data-event-id="family"]').click();
    await drawer.getByTestId('who').fill('Nobody');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Discard unsaved changes?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(page.locator('[data-event-id="family"]')).toContainText('Souza family');

    await page.locator('[data-event-id="family"]').click();
    await drawer.getByRole('button', { name: 'Call off' }).click();
    await expect(page.locator('[data-event-id="family"]')).toHaveCount(0);
  });

  test('a form of the host creates', async ({ page }) => {
    const point = await pointOn(page.locator('[data-slot="timed"][data-date="2026-11-18"]'), {
      y: 14 * 48,
    });
    await page.mouse.click(point.x, point.y);
    const drawer = page.getByRole('dialog', { name: 'New event' });
    await drawer.getByTestId('who').fill('Late visit');
    await drawer.getByRole('button', { name: 'Book' }).click();
    await expect(page.locator('ec-event', { hasText: 'Late visit' })).toHaveAttribute(
      'data-start',
      '2026-11-18T14:00',
    );
  });

  test('the host decides what opens', async ({ page }) => {
    await page.getByRole('radio', { name: 'details' }).check();
    await page.locator('[data-event-id="press"]').click();
    await expect(page.locator('[data-details]')).toContainText('Press');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'nothing' }).check();
    await page.locator('[data-event-id="press"]').click();
    // What opens next is the only thing that is open: nothing came of the click before.
    await page.getByRole('radio', { name: 'details' }).check();
    await page.locator('[data-event-id="choir"]').click();
    await expect(page.locator('[data-details]')).toContainText('Choir');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('a title that is cut off', () => {
  const long = 'A meeting with a title that nobody could ever read in so little room, really';
  const events = [
    timed('long', '2026-11-20', '09:00', '09:30', { title: long }),
    timed('short', '2026-11-18', '09:00', '10:00'),
  ];

  test('is shown whole on hover, stays while it is hovered, goes by Escape', async ({
    calendar,
    clock,
    page,
  }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events, view: 'week' });
    const tooltip = page.locator('.ec-tooltip');
    await calendar.event('long').hover();
    await expect(tooltip).toHaveText(`${long}\n9 – 9:30 AM`);
    await tooltip.hover();
    await clock.runFor('00:01');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await calendar.event('short').hover();
    await clock.runFor('00:02');
    await expect(tooltip).toHaveCount(0);
  });

  test('is shown where it comes to rest under the pointer', async ({ calendar, clock, page }) => {
    await clock.runFrom(NOW);
    await calendar.open({ events, view: 'week' });
    await calendar.settled();
    const tooltip = page.locator('.ec-tooltip');
    await calendar.event('long').hover();
    await expect(tooltip).toBeVisible();
    await calendar.grid.evaluate((grid) => grid.scrollBy(0, 4));
    await expect(tooltip).toHaveCount(0);
    await clock.runFor('00:01');
    await expect(tooltip).toHaveText(`${long}\n9 – 9:30 AM`);
  });

  test('and on focus by keyboard', async ({ calendar, page }) => {
    await calendar.open({ events, view: 'week' });
    await calendar.grid.focus();
    await page.keyboard.press('Shift');
    await calendar.event('long').focus();
    await expect(page.locator('.ec-tooltip')).toContainText(long);
    await calendar.event('short').focus();
    await expect(page.locator('.ec-tooltip')).toHaveCount(0);
  });
});

test('the editor and what it needs come with the first event that is opened', async ({
  calendar,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then(
      (text) => scripts.push(text),
      // What still comes when the test is over isn't looked at.
      () => 0,
    );
  });
  const hasEditor = (): boolean => scripts.some((text) => text.includes('mat-mdc-form-field'));
  await calendar.open({ events: [timed('a', '2026-11-18', '09:00', '10:00')], view: 'week' });
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect(hasEditor()).toBe(false);
  await calendar.event('a').click();
  await expect(calendar.editor('Edit event')).toBeVisible();
  await expect.poll(hasEditor).toBe(true);
});
