import type { Locator, Page } from '@playwright/test';
import { expect, NOW, test } from '../calendar';
import { boxOf, grab, pointOn, shift } from '../hand';

const PAGE = '/several?date=2026-11-18';
const LESSON = 'ec-event[data-event-id="7a 0 0"]';

test.use({ now: NOW });

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Selected events' });
const starts = async (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-view] ec-event')
    .evaluateAll((events) =>
      [...new Set(events.map((event) => event.getAttribute('data-start')))].sort(),
    );

test.describe('the page “Several events”', () => {
  test('shifts a week by a day, but not what is fixed', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator(LESSON).focus();
    await page.keyboard.press('Control+a');
    await expect(bar(page)).toContainText('59 events selected');
    const column = await boxOf(page.locator('[data-slot="timed"][data-date="2026-11-16"]'));
    const from = await pointOn(page.locator(LESSON));
    await grab(page, from, shift(from, column.width, 0));
    await page.mouse.up();
    await page.getByRole('radio', { name: 'Only this event' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator(LESSON)).toHaveAttribute('data-start', '2026-11-17T08:00');
    await expect(page.locator('[data-event-id="exam"]')).toHaveAttribute(
      'data-start',
      '2026-11-18T13:00',
    );
    await expect(page.locator('[data-notice]')).toContainText('Exam, date fixed');
  });

  test('copies a week to the next one, where its assembly is already', async ({ page }) => {
    await page.goto(PAGE);
    await page.locator(LESSON).focus();
    const before = await starts(page);
    for (const key of ['Control+a', 'Control+c', 'n', 'Control+v']) await page.keyboard.press(key);
    await expect(bar(page)).toContainText('58 events selected');
    const week = 7 * 24 * 3_600_000;
    const expected = before.map((start) =>
      new Date(Date.parse(`${start}Z`) + week).toISOString().slice(0, 16),
    );
    expect(await starts(page)).toEqual(expected);
  });

  test('recolors the lessons of a class, in rows as well', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('radio', { name: 'Timeline' }).check({ force: true });
    await expect(page.locator('[data-view="timeline"]')).toBeVisible();
    await page.getByRole('button', { name: 'Class 9c', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Color' }).click();
    await page.getByRole('menuitem', { name: 'Select pink as event color' }).click();
    await expect(page.locator('ec-event[data-event-id^="9c"]').first()).toHaveAttribute(
      'data-color',
      'pink',
    );
    await expect(page.locator('ec-event[data-event-id^="7a"]').first()).toHaveAttribute(
      'data-color',
      'teal',
    );
  });

  test('has a column for each class', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('radio', { name: 'Columns' }).check({ force: true });
    await expect(
      page.locator('[data-slot="timed"][data-date="2026-11-16"][data-resource-id]'),
    ).toHaveCount(3);
  });
});
