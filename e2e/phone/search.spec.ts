import { expect, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { findings } from '../axe';
import { boxOf } from '../hand';

const TODAY = '2026-11-20';
const FAR = '2027-02-24';
const OPEN = {
  view: 'week',
  visibleDate: TODAY,
  events: [
    timed('near', TODAY, '10:00', '11:00', { title: 'Yoga near' }),
    timed('far', FAR, '17:00', '18:00', { title: 'Yoga far', resource: 'ben' }),
  ],
  resources: RESOURCES,
  eventSearch: true,
} as const;

test('the field has the row of the toolbar, and its results the place of the view', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, events: [...OPEN.events] });
  await calendar.toolbar.getByRole('button', { name: 'Search events' }).tap();
  const field = calendar.root.getByRole('combobox', { name: 'Search events' });
  await expect(field).toBeFocused();
  await expect(calendar.title).toBeHidden();
  const { width } = page.viewportSize()!;
  expect((await boxOf(field)).width).toBeGreaterThan(width - 140);
  await page.keyboard.type('yoga');
  const options = calendar.root.getByRole('option');
  await expect(options).toHaveCount(2);
  const [list, root] = [await boxOf(calendar.root.locator('ec-search-list')), calendar.root];
  const whole = await boxOf(root);
  expect([list.x, list.width]).toEqual([whole.x, whole.width]);
  expect(Math.abs(list.y + list.height - whole.y - whole.height)).toBeLessThanOrEqual(1);
  expect((await boxOf(options.first())).height).toBeGreaterThanOrEqual(56);
  expect(await findings(page)).toEqual([]);
  await options.last().tap();
  await expect(calendar.event('far')).toBeInViewport();
  await expect(calendar.event('far')).toBeFocused();
  await expect(calendar.title).toBeVisible();
  await calendar.expectState({ searchText: 'yoga' });
  // The way back closes the field, and keeps the text.
  await calendar.toolbar.getByRole('button', { name: 'Search events' }).tap();
  await expect(options).toHaveCount(2);
  await calendar.root.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(field).toHaveCount(0);
  await expect(calendar.title).toBeVisible();
});

test('with resource columns the resource of a result is chosen', async ({ calendar, page }) => {
  await calendar.open({
    ...OPEN,
    events: [...OPEN.events],
    ...{ view: 'day', resourceColumns: { unassigned: 'never' } },
  });
  await calendar.toolbar.getByRole('button', { name: 'Search events' }).tap();
  await expect(calendar.root.getByRole('combobox', { name: 'Search events' })).toBeFocused();
  await page.keyboard.type('far');
  await calendar.root.getByRole('option').tap();
  await expect(calendar.event('far')).toBeFocused();
  await expect(calendar.root.getByRole('radio', { name: 'Ben' })).toBeChecked();
});

test('a text that filters is a chip in a row of its own', async ({ calendar, page }) => {
  const props = { ...OPEN, events: [...OPEN.events] };
  await calendar.open({ ...props, eventSearch: { mode: 'filter' }, searchText: 'far' });
  const chip = calendar.root.getByText('Shown: “far”');
  await expect(chip).toBeVisible();
  const [words, title] = [await boxOf(chip), await boxOf(calendar.title)];
  expect(words.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
  const dot = (): Promise<string[]> =>
    calendar.toolbar.locator('.ec-search').evaluate((button) => {
      const { content, inlineSize, borderRadius } = getComputedStyle(button, '::after');
      return content === 'none' ? [] : [inlineSize, borderRadius];
    });
  expect(await dot()).toEqual(['8px', '50%']);
  // Everything else keeps its row, on the narrowest phone as well.
  for (const width of [412, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await calendar.set({ searchText: 'far and a text that is longer than its row' });
    const middles = await calendar.toolbar.locator('button, select').evaluateAll((all) =>
      all
        .filter((each) => each.closest('ec-event-search') === null)
        .map((each) => each.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(middles).size).toBe(1);
    const overflow = await calendar.toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth);
    expect(overflow).toBe(0);
  }
  await calendar.set({ eventSearch: true });
  await expect(chip).toHaveCount(0);
  expect(await dot()).toEqual([]);
  expect((await boxOf(calendar.toolbar)).height).toBe(56);
});

test('nothing found is said beneath the field, which has no key to press on a phone', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, events: [...OPEN.events] });
  await calendar.toolbar.getByRole('button', { name: 'Search events' }).tap();
  const field = calendar.root.getByRole('combobox', { name: 'Search events' });
  await expect(field).toBeFocused();
  await expect(calendar.root.locator('ec-event-search kbd')).toHaveCount(0);
  await page.keyboard.type('tennis');
  const nothing = calendar.root.locator('ec-search-list').getByText('No event matches “tennis”');
  await expect(nothing).toBeVisible();
  const [words, above] = [await boxOf(nothing), await boxOf(field)];
  expect(words.y - above.y - above.height).toBeLessThan(120);
});

test('in a month the dots of what a search fades come last, and faded', async ({ calendar }) => {
  const choir = ['1', '2', '3', '4'].map((id) =>
    timed(id, TODAY, '08:00', '09:00', { title: 'Choir', color: 'red' }),
  );
  await calendar.open({
    ...OPEN,
    ...{ view: 'month', eventSearch: { mode: 'dim' }, searchText: 'yoga' },
    events: [...choir, timed('near', TODAY, '10:00', '11:00', { title: 'Yoga', color: 'green' })],
  });
  const dots = calendar.slot('day', TODAY).locator('[data-color]');
  await expect(dots).toHaveCount(4);
  const looks = dots.evaluateAll((all) =>
    all.map((dot) => `${dot.getAttribute('data-color')} ${getComputedStyle(dot).opacity}`),
  );
  expect(await looks).toEqual(['green 1', 'red 0.4', 'red 0.4', 'red 0.4']);
});

test('the button of the search leaves the dates their room on the narrowest phone', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await calendar.open({ ...OPEN, events: [...OPEN.events] });
  await expect(calendar.toolbar.getByRole('button', { name: 'Search events' })).toBeVisible();
  const words = calendar.title.locator('.ec-title-text');
  await expect(words).toHaveText('Nov 20 – 21');
  // Two lines at most.
  expect((await boxOf(words)).height).toBeLessThanOrEqual(40);
  const [list, search] = [
    calendar.toolbar.getByRole('combobox'),
    calendar.toolbar.locator('.ec-search'),
  ];
  const [views, button] = [await boxOf(list), await boxOf(search)];
  expect(views.x + views.width).toBeLessThanOrEqual(button.x);
  expect(views.width).toBeGreaterThanOrEqual(24);
});
