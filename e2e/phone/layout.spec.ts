import { expect, test } from '../calendar';
import { many, RESOURCES, timed, WEEK } from '../data';
import { atMinute, cellBox, coveredDates, drawingOf, minutesOf, piece } from '../drawing';
import { boxOf } from '../hand';

test('the week shows as many days as fit, one to three', async ({ calendar, page }) => {
  await calendar.open({ visibleDate: '2026-11-18' });
  await expect(calendar.root).toHaveAttribute('data-layout', 'mobile');
  await expect
    .poll(() => calendar.dates('timed'))
    .toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  await page.setViewportSize({ width: 300, height: 700 });
  await expect.poll(() => calendar.dates('timed')).toHaveLength(2);
  await page.setViewportSize({ width: 200, height: 700 });
  await expect.poll(() => calendar.dates('timed')).toHaveLength(1);
  await page.setViewportSize({ width: 740, height: 400 });
  await expect.poll(() => calendar.dates('timed')).toHaveLength(3);
});

test('events stand where they belong', async ({ calendar }) => {
  await calendar.open({ visibleDate: '2026-11-18', events: WEEK, resources: RESOURCES });
  const drawing = await drawingOf(calendar.root);
  for (const id of ['review', 'lunch', 'breakfast']) {
    const { box, start, end, date } = piece(drawing, id);
    const column = cellBox(drawing, 'timed', date!);
    expect(box.top).toBeCloseTo(atMinute(column, minutesOf(start)), 0);
    expect(box.bottom).toBeCloseTo(atMinute(column, minutesOf(end)), 0);
    expect(box.right).toBeLessThanOrEqual(column.right);
  }
  expect(coveredDates(drawing, piece(drawing, 'trip'))).toEqual(['2026-11-18']);
  expect(piece(drawing, 'trip').flags).toContain('continues-before');
});

test('the toolbar is one row, in which nothing is cut off', async ({ calendar, page }) => {
  for (const [width, locale] of [
    [320, 'en-US'],
    [320, 'de'],
    [360, 'ar'],
    [412, 'fr'],
    [600, 'de'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    for (const view of ['week', 'month', 'agenda'] as const) {
      await calendar.open({ visibleDate: '2026-11-18', view }, { locale });
      const toolbar = calendar.root.locator('ec-toolbar');
      expect((await boxOf(toolbar)).height, `${view} at ${width} in ${locale}`).toBe(56);
      const cut = await toolbar
        .locator('h2 span')
        .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
        );
      expect(cut, `${view} at ${width} in ${locale}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the menu turns the page', async ({ calendar }) => {
  await calendar.open({ visibleDate: '2026-11-18', preferencesMenuConfig: false });
  await calendar.turn('next');
  await calendar.expectState({ visibleDate: '2026-11-21' });
  await expect(calendar.title).toHaveText('Nov 21 – 23');
  await calendar.turn('previous');
  await calendar.expectState({ visibleDate: '2026-11-18' });
});

test('the view is chosen from a list', async ({ calendar }) => {
  await calendar.open({ events: WEEK });
  const select = calendar.toolbar.getByRole('combobox', { name: 'View' });
  await expect(select).toHaveValue('week');
  for (const view of ['month', 'agenda', 'day', 'week']) {
    await select.selectOption(view);
    await calendar.expectState({ view });
    await expect(calendar.root).toHaveAttribute('data-view', view);
  }
});

test('the month shows dots, and the list of the day that is tapped', async ({ calendar }) => {
  await calendar.open({
    view: 'month',
    visibleDate: '2026-11-20',
    events: WEEK,
    resources: RESOURCES,
  });
  const cell = (date: string) => calendar.slot('day', date);
  await expect(cell('2026-11-18').locator('[data-color]')).toHaveCount(2);
  await expect(cell('2026-11-19').locator('[data-color]')).toHaveCount(0);
  await expect(cell('2026-11-18').getByRole('button')).toHaveAccessibleName(
    'Wednesday, November 18, 2026, 2 events',
  );
  await expect(cell('2026-11-20')).toHaveAttribute('aria-selected', 'true');

  await cell('2026-11-18').getByRole('button').tap();
  await calendar.expectState({ visibleDate: '2026-11-18' });
  await expect(calendar.root).toHaveAttribute('data-view', 'month');
  const list = calendar.root.getByRole('region', { name: 'Wednesday, November 18, 2026' });
  await expect(list.locator('[data-event-id]')).toHaveCount(2);
  await list.locator('[data-event-id="review"]').tap();
  await calendar.expectState({ clicked: { id: 'review' } });
  await calendar.closeEditor();
  await cell('2026-11-19').getByRole('button').tap();
  await expect(calendar.root.getByRole('region', { name: /November 19/ })).toContainText(
    'No events',
  );
});

test('a crowded day of the month has a few dots and the whole list', async ({ calendar }) => {
  const events = many(30, (number) => timed(`e${number}`, '2026-11-18', '09:00', '10:00'));
  await calendar.open({ view: 'month', visibleDate: '2026-11-18', events });
  const dots = calendar.slot('day', '2026-11-18').locator('[data-color]');
  expect(await dots.count()).toBeLessThanOrEqual(5);
  await expect(calendar.root.locator('[data-event-id]')).toHaveCount(30);
});

test('the agenda lists titles and times that can be read', async ({ calendar }) => {
  await calendar.open({
    view: 'agenda',
    visibleDate: '2026-11-16',
    events: WEEK,
    resources: RESOURCES,
  });
  await expect.poll(() => calendar.dates('agenda')).toHaveLength(12);
  const standup = calendar.event('standup');
  await expect(standup).toContainText('Event standup');
  await expect(standup).toContainText('9 – 9:30 AM');
  const box = await boxOf(standup);
  expect(box.height).toBeGreaterThanOrEqual(44);
});

test('no view is wider than the phone', async ({ calendar, page }) => {
  await calendar.open({ events: WEEK, resources: RESOURCES });
  for (const width of [412, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['week', 'day', 'month', 'agenda'] as const) {
      await calendar.set({ view });
      await expect(calendar.root).toHaveAttribute('data-view', view);
      const widths = await calendar.root.evaluate((root) =>
        [root, ...root.querySelectorAll('*')].map((node) => node.getBoundingClientRect().right),
      );
      expect(Math.max(...widths), `${view} at ${width}`).toBeLessThanOrEqual(width + 0.5);
    }
  }
});

test('the title opens a date picker that fits', async ({ calendar, page }) => {
  await calendar.open();
  await calendar.title.tap();
  await expect(calendar.popover).toBeVisible();
  const box = await boxOf(calendar.popover);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await calendar.miniDay('2026-11-03').tap();
  await calendar.expectState({ visibleDate: '2026-11-03' });
  await expect(calendar.popover).toHaveCount(0);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the menu of an event fits, wherever it is pressed (${dir})`, async ({ calendar, page }) => {
    const events = ['2026-11-20', '2026-11-21', '2026-11-22'].flatMap((date) => [
      timed(`a ${date}`, date, '09:00', '10:30'),
      timed(`b ${date}`, date, '09:00', '10:30'),
    ]);
    await calendar.open({ events, view: 'week' }, { dir });
    const menu = calendar.root.locator('.ec-surface');
    for (const { id } of events) {
      await calendar.event(id).focus();
      await page.keyboard.press('Shift+F10');
      await expect(menu).toBeVisible();
      await calendar.settled();
      const { x, width } = await boxOf(menu);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
    }
  });
}

test('the preferences menu fits and works', async ({ calendar, page }) => {
  await calendar.open();
  await calendar.preferences.tap();
  const box = await boxOf(calendar.menu);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await calendar.menu.getByRole('menuitemradio', { name: '24-hour (13:00)' }).tap();
  await calendar.expectState({ preferences: { ampm: false } });
});
