import { findings } from './axe';
import { expect, test } from './calendar';
import { allDay, RESOURCES, timed } from './data';
import { drag, pointOn } from './hand';

const DAYS = { view: 'days', views: ['day', 'week', 'month', 'days'] } as const;
const FRIDAY = { visibleDate: '2026-11-20' };
const BOUNDS = { minDate: '2026-11-17', maxDate: '2026-11-20' };

test('the view of days begins with its date, and hands and keys skip what is hidden', async ({
  calendar,
  page,
}) => {
  const fair = allDay('fair', '2026-11-19', '2026-11-24');
  await calendar.open({
    ...DAYS,
    ...FRIDAY,
    events: [fair, timed('visit', '2026-11-20', '09:00', '10:00')],
    preferences: { showWeekends: false },
  });
  await expect
    .poll(() => calendar.dates('timed'))
    .toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
  // A bar across hidden days is one bar.
  await expect(calendar.event('fair')).toHaveCount(1);
  await expect(calendar.event('fair')).toHaveAttribute('data-continues-before', '');
  await calendar.grid.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-date', '2026-11-23');
  await page.keyboard.press('Home');
  await calendar.turn('next');
  await calendar.expectState({ visibleDate: '2026-11-25' });
  await calendar.today.click();
  await calendar.expectState({ visibleDate: '2026-11-20' });
});

test('its key is X, where it is offered', async ({ calendar, page }) => {
  await calendar.open({ ...DAYS, ...FRIDAY, view: 'week' });
  await calendar.grid.focus();
  await page.keyboard.press('x');
  await calendar.expectState({ view: 'days' });
  await calendar.set({ dayCount: 1 });
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-20']);
  await calendar.set({ views: ['day', 'week'], view: 'week' });
  await page.keyboard.press('x');
  await calendar.expectState({ view: 'week' });
});

test('a month of two weeks without Wednesdays has rows of six', async ({ calendar }) => {
  await calendar.open({
    view: 'month',
    ...FRIDAY,
    weekCount: 2,
    hiddenDays: [3],
    events: [allDay('fair', '2026-11-17', '2026-11-19')],
  });
  await expect.poll(() => calendar.dates('day')).toHaveLength(12);
  const isPhone = (await calendar.root.getAttribute('data-layout')) === 'mobile';
  if (!isPhone) await expect(calendar.event('fair')).toHaveCount(1);
  await calendar.turn('next');
  await calendar.expectState({ visibleDate: '2026-11-29' });
});

// A phone shows three days, which the next test covers.
test(
  'days beyond the bounds are grey, and take neither focus nor events',
  { tag: '@wide' },
  async ({ calendar, page }) => {
    const visit = timed('visit', '2026-11-19', '10:00', '11:00');
    await calendar.open({
      view: 'week',
      ...FRIDAY,
      ...BOUNDS,
      events: [
        visit,
        allDay('fair', '2026-11-16', '2026-11-21'),
        allDay('gone', '2026-11-21', '2026-11-22'),
      ],
    });
    const beyond = calendar.slot('timed', '2026-11-21');
    await expect(beyond).toHaveAttribute('aria-disabled', 'true');
    await expect(calendar.event('gone')).toHaveCount(0);
    const fair = calendar.event('fair');
    await expect(fair).toHaveAttribute('data-continues-before', '');
    await expect(fair).toHaveAttribute('data-continues-after', '');

    await test.step('keys stay within', async () => {
      await calendar.grid.focus();
      await page.keyboard.press('End');
      await expect(page.locator(':focus')).toHaveAttribute('data-date', '2026-11-20');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(':focus')).toHaveAttribute('data-date', '2026-11-20');
      await page.keyboard.press('Home');
      await expect(page.locator(':focus')).toHaveAttribute('data-date', '2026-11-17');
    });
    await test.step('they refuse what is dropped, and say why', async () => {
      const card = calendar.event('visit');
      await drag(page, await pointOn(card), await pointOn(beyond, { y: 300 }));
      await expect(calendar.root.locator('[data-notice]')).toContainText(
        'Nothing after Friday, November 20, 2026',
      );
      await calendar.expectState({ events: [visit, {}, {}] });
    });
    await test.step('a click makes nothing there', async () => {
      const point = await pointOn(beyond, { y: 300 });
      await page.mouse.click(point.x, point.y);
      await expect(calendar.editor()).toHaveCount(0);
    });
    await test.step('buttons say why they lead nowhere, and methods do nothing', async () => {
      await expect(calendar.next).toHaveAttribute('aria-disabled', 'true');
      await expect(calendar.next).toHaveAccessibleDescription(
        'Nothing after Friday, November 20, 2026',
      );
      await calendar.next.click({ force: true });
      await expect(calendar.previous).toHaveAttribute('aria-disabled', 'true');
      await expect(calendar.miniDay('2026-11-21')).toHaveAttribute('aria-disabled', 'true');
      await calendar.miniDay('2026-11-21').click({ force: true });
      await calendar.expectState({ visibleDate: '2026-11-20' });
    });
    await test.step('the pickers of the editor follow', async () => {
      await calendar.event('visit').dblclick();
      const editor = calendar.editor('Edit event');
      await editor.getByRole('button', { name: 'Date, choose a date', exact: true }).click();
      const picker = page.getByRole('dialog', { name: 'Date', exact: true });
      const day = (name: string) => picker.getByRole('gridcell', { name });
      await expect(day('Saturday, November 21, 2026')).toHaveAttribute('aria-disabled', 'true');
      await expect(day('Wednesday, November 18, 2026')).not.toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
      await editor.getByRole('textbox', { name: 'Date', exact: true }).fill('11/23/2026');
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor.getByText('Nothing after Friday, November 20, 2026')).toBeVisible();
    });
    expect(await findings(page)).toEqual([]);
  },
);

test('a date beyond shows the nearest within, in every view', async ({ calendar }) => {
  await calendar.open({ ...DAYS, ...BOUNDS, view: 'month', visibleDate: '2027-03-01' });
  await expect(calendar.title).toContainText('November');
  await expect(calendar.slot('day', '2026-11-21')).toHaveAttribute('aria-disabled', 'true');
  await calendar.expectState({ visibleDate: '2027-03-01' });
  await calendar.switchTo('days');
  await expect.poll(async () => (await calendar.dates('timed'))[0]).toBe('2026-11-20');
  await calendar.turn('previous');
  await calendar.expectState({ visibleDate: '2026-11-17' });
});

// A phone shows one resource at a time.
test(
  'columns of resources keep within the bounds, also from right to left',
  { tag: '@wide' },
  async ({ calendar, page }) => {
    await calendar.open(
      {
        ...DAYS,
        dayCount: 2,
        visibleDate: '2026-11-20',
        maxDate: '2026-11-20',
        resources: RESOURCES,
        resourceColumns: { order: 'resource-date' },
      },
      { dir: 'rtl' },
    );
    const columns = calendar.root.locator('[data-slot="timed"]');
    await expect(columns.nth(1)).toHaveAttribute('aria-disabled', 'true');
    await calendar.grid.focus();
    const first = await columns.nth(0).getAttribute('data-resource-id');
    const second = await columns.nth(2).getAttribute('data-resource-id');
    await expect(page.locator(':focus')).toHaveAttribute('data-resource-id', first!);
    // Skips the column out of bounds, to the next person's day.
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).toHaveAttribute('data-resource-id', second!);
    await expect(page.locator(':focus')).toHaveAttribute('data-date', '2026-11-20');
  },
);
