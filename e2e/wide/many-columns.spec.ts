import type { Locator } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn } from '../hand';

const DAY = '2026-11-20';

/** Creates that many resources, `r0` on. */
const resources = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, title: `Resource ${at}` }));

const column = (calendar: HostedCalendar, date: string, resource: string): Locator =>
  calendar.grid.locator(`[data-slot="timed"][data-date="${date}"][data-resource-id="${resource}"]`);

/** Returns the column that has the focus, as `date resource`. */
const focused = (calendar: HostedCalendar): Promise<string | undefined> =>
  calendar.grid.locator(':focus').evaluate((element: HTMLElement) => {
    const { date, resourceId } = element.closest<HTMLElement>('[data-slot]')?.dataset ?? {};
    return `${date} ${resourceId}`;
  });

/** Opens columns of resources with events, which is Ana on Friday; returns her event. */
async function openWithEvents(calendar: HostedCalendar, view: 'day' | 'week') {
  const event = timed('a', DAY, '09:00', '10:00', { resource: 'ana' });
  await calendar.open({
    events: [event],
    resources: RESOURCES,
    resourceColumns: { show: 'with-events' },
    view,
    visibleDate: DAY,
  });
  return event;
}

test.describe('columns for which there is no room', () => {
  test('are scrolled to sideways, under headers and beside times that stay @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      events: [timed('far', DAY, '09:00', '10:00', { resource: 'r19' })],
      resources: resources(20),
      resourceColumns: true,
      view: 'day',
    });
    const { width } = await boxOf(column(calendar, DAY, 'r0'));
    expect(width).toBeGreaterThanOrEqual(120);
    const axis = calendar.grid.getByRole('rowheader').last();
    const before = await boxOf(axis);
    // Centred over the visible part of its columns.
    const [date, seen] = [
      await boxOf(calendar.grid.locator('.ec-day-name')),
      await boxOf(calendar.grid),
    ];
    const middle = (seen.x + before.width + seen.x + seen.width) / 2;
    expect(Math.abs(date.x + date.width / 2 - middle)).toBeLessThan(20);
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = grid.scrollWidth));
    await expect(calendar.event('far')).toBeInViewport({ ratio: 1 });
    expect((await boxOf(axis)).x).toBe(before.x);
    const name = calendar.grid.getByRole('columnheader', { name: 'Resource 19' });
    // Widths are fractions, and scrolling is in whole pixels.
    await expect(name).toBeInViewport({ ratio: 0.99 });
    await expect(calendar.grid.locator('.ec-day-name')).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    test(`begin at the visible date with whole columns, to the last one, ${dir}`, async ({
      calendar,
    }) => {
      const props = { resources: resources(3), resourceColumns: true, visibleDate: DAY };
      await calendar.open({ ...props, view: 'week' }, { dir });
      const gap = async (resource: string, date: string): Promise<number> => {
        const [grid, axis, own] = [
          await boxOf(calendar.grid),
          await boxOf(calendar.grid.locator('ec-time-axis')),
          await boxOf(column(calendar, date, resource)),
        ];
        const end = grid.width - axis.width - own.width;
        return (dir === 'ltr' ? own.x - axis.x - axis.width : axis.x - own.x - own.width) - end;
      };
      // Friday would begin at the start if the week didn't end before it fills the grid.
      await expect.poll(async () => Math.abs(await gap('r2', '2026-11-21'))).toBeLessThan(2);
    });
  }

  test('keep what was first in sight in its place when others come and go', async ({
    calendar,
  }) => {
    await calendar.open({ resources: resources(20), resourceColumns: true, view: 'day' });
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = 5 * 120));
    await expect(column(calendar, DAY, 'r5')).toBeInViewport();
    const { x } = await boxOf(column(calendar, DAY, 'r5'));
    // Scrolled by whole pixels, while columns may be as wide as 130.6 of them.
    const shiftOf = async (): Promise<number> =>
      Math.abs((await boxOf(column(calendar, DAY, 'r5'))).x - x);
    await calendar.set({ visibleResources: { r0: false, r2: false } });
    await expect(column(calendar, DAY, 'r0')).toHaveCount(0);
    await expect.poll(shiftOf).toBeLessThanOrEqual(1);
    await calendar.set({ visibleResources: {} });
    await expect.poll(shiftOf).toBeLessThanOrEqual(1);
  });

  test('begin at the first day of another page, or stay with whom they were', async ({
    calendar,
  }) => {
    const asked = { resources: resources(6), view: 'week', visibleDate: DAY } as const;
    const left = () => calendar.grid.evaluate((grid) => grid.scrollLeft);
    await calendar.open({ ...asked, resourceColumns: { order: 'date-resource' } });
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = 1500));
    await calendar.turn('next');
    await expect(column(calendar, '2026-11-22', 'r0')).toBeInViewport({ ratio: 0.1 });
    await expect.poll(left).toBe(0);

    await calendar.open({ ...asked, resourceColumns: { order: 'resource-date' } });
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = 7 * 3 * 120));
    await expect(column(calendar, '2026-11-15', 'r3')).toBeInViewport({ ratio: 0.1 });
    const before = await left();
    const { width } = await boxOf(column(calendar, '2026-11-15', 'r3'));
    await calendar.turn('next');
    await expect(column(calendar, '2026-11-22', 'r3')).toBeInViewport({ ratio: 0.1 });
    expect(await left()).toBe(before);
    // Also if other columns precede them on that page.
    await calendar.set({ visibleResources: { r1: false } });
    await expect.poll(left).toBe(Math.round(before - 7 * width));
  });

  test('come under what is held at the side, before the page turns @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({
      events: [timed('a', DAY, '09:00', '10:00', { resource: 'r0' })],
      resources: resources(12),
      resourceColumns: true,
      view: 'day',
    });
    const from = await pointOn(calendar.event('a'));
    const grid = await boxOf(calendar.grid);
    await grab(page, from, { x: grid.x + grid.width - 40, y: from.y });
    const last = column(calendar, DAY, 'r11');
    const right = async () => Math.round((await boxOf(last)).x + (await boxOf(last)).width);
    await expect.poll(right).toBeLessThanOrEqual(Math.round(grid.x + grid.width));
    await page.mouse.move(grid.x + grid.width - 60, from.y);
    await page.mouse.up();
    await calendar.expectState({ events: [{ id: 'a', resource: 'r11' }] });
    expect((await calendar.state()).visibleDate).toBeUndefined();
  });

  test('are reached by keys, and by groups with Control @firefox', async ({ calendar, page }) => {
    await calendar.open({
      resources: resources(12),
      resourceColumns: true,
      view: 'week',
      visibleDate: DAY,
    });
    await column(calendar, DAY, 'r1').focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(() => focused(calendar)).toBe('2026-11-19 r1');
    await expect(column(calendar, '2026-11-19', 'r1')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(calendar)).toBe('2026-11-19 r2');
    await page.keyboard.press('End');
    await expect.poll(() => focused(calendar)).toBe('2026-11-21 r11');
    await expect(column(calendar, '2026-11-21', 'r11')).toBeInViewport({ ratio: 0.1 });
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(() => focused(calendar)).toBe('2026-11-22 r11');
  });

  test('come into sight with what keys take to them from before the page', async ({
    calendar,
    page,
  }) => {
    const long = { id: 'a', title: 'Long', start: '2026-11-18T09:00', end: '2026-11-20T11:00' };
    await calendar.open({
      events: [{ ...long, resource: 'r0' }],
      resources: resources(40),
      resourceColumns: true,
      view: 'day',
      visibleDate: DAY,
    });
    await calendar.event('a').focus();
    await page.keyboard.press('g');
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
    await expect(column(calendar, DAY, 'r30')).toBeInViewport();
    await page.keyboard.press('Enter');
    await calendar.expectState({ events: [{ ...long, resource: 'r30' }] });
  });
});

test('week by resource: what is swept stays with whom it was begun', async ({ calendar, page }) => {
  await calendar.open({
    resources: resources(3),
    resourceColumns: { order: 'resource-date', minWidth: 40 },
    view: 'week',
  });
  const from = await pointOn(column(calendar, DAY, 'r0'));
  const to = await pointOn(column(calendar, DAY, 'r2'));
  await drag(page, from, { x: to.x, y: from.y + 48 });
  await expect(calendar.editor()).toBeVisible();
  await page.keyboard.type('Stays');
  await page.keyboard.press('Control+Enter');
  await calendar.expectState({ events: [{ title: 'Stays', resource: 'r0' }] });
});

test.describe('seven days of sixty resources', () => {
  const columns = 7 * 60;
  const days = Array.from({ length: 7 }, (_, at) => `2026-11-${15 + at}`);
  const events = many(5000, (at) =>
    timed(`e${at}`, days[at % 7]!, '09:00', '09:30', { resource: `r${at % 60}` }),
  );

  test('draw those in sight alone, and say how many there are', async ({ calendar, page }) => {
    await calendar.open({
      events,
      resources: resources(60),
      resourceColumns: true,
      view: 'week',
      visibleDate: '2026-11-15',
    });
    const elements = () => calendar.root.locator('*').count();
    expect(await elements()).toBeLessThan(3500);
    await expect(calendar.grid).toHaveAttribute('aria-colcount', String(columns + 1));
    await expect(column(calendar, '2026-11-15', 'r0')).toHaveAttribute('aria-colindex', '2');

    // The focus follows keys to any column, drawn or not.
    await column(calendar, '2026-11-15', 'r0').focus();
    await page.keyboard.press('End');
    await expect.poll(() => focused(calendar)).toBe('2026-11-21 r59');
    await expect(column(calendar, '2026-11-21', 'r59')).toHaveAttribute(
      'aria-colindex',
      String(columns + 1),
    );
    await page.keyboard.press('Home');
    await expect.poll(() => focused(calendar)).toBe('2026-11-15 r0');

    // The focused column stays in the DOM, however far it is scrolled away.
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = 200 * 120));
    await expect(column(calendar, '2026-11-18', 'r20')).toBeVisible();
    expect(await focused(calendar)).toBe('2026-11-15 r0');
    expect(await elements()).toBeLessThan(3500);
  });
});

test('where all resources are hidden, the grid says so and shows them again', async ({
  calendar,
  page,
}) => {
  await calendar.open({
    resources: RESOURCES,
    resourceColumns: true,
    view: 'day',
    visibleResources: { team: false, ana: false, ben: false, 7: false },
  });
  await expect(calendar.root.getByText('All resources are hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Show all resources' }).click();
  await expect(column(calendar, DAY, 'ana')).toBeVisible();
  await calendar.expectState({ visibleResources: { ana: true, ben: true, 7: true } });
});

test('events of nobody that have no column are counted, and listed', async ({ calendar, page }) => {
  await calendar.open({
    events: [
      timed('a', DAY, '09:00', '10:00'),
      allDay('b', DAY, DAY, { resource: 'unknown' }),
      timed('c', DAY, '09:00', '10:00', { resource: 'ana' }),
    ],
    resources: RESOURCES,
    resourceColumns: { unassigned: 'never' },
    view: 'day',
  });
  await expect(calendar.event('a')).toHaveCount(0);
  await page.getByRole('button', { name: '2 events without a resource' }).click();
  await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(2);
});

test('from that list they are given to somebody, by hand and by key @firefox', async ({
  calendar,
  page,
}) => {
  const [a, b] = [timed('a', DAY, '09:00', '10:00'), timed('b', DAY, '13:00', '14:00')];
  await calendar.open({
    events: [a, b],
    resources: RESOURCES,
    resourceColumns: { unassigned: 'never' },
    view: 'day',
  });
  const list = page.getByRole('button', { name: /without a resource$/ });
  await list.click();
  const from = await pointOn(calendar.popover.locator('[data-event-id="a"]'));
  const to = await pointOn(column(calendar, DAY, 'ana'), { y: 11 * 48 });
  await grab(page, from, to);
  await expect(calendar.root.locator('[data-preview]')).toHaveAttribute(
    'data-start',
    `${DAY}T11:00`,
  );
  await page.mouse.up();
  const given = timed('a', DAY, '11:00', '12:00', { resource: 'ana' });
  await calendar.expectState({ events: [given, b] });

  // The list stays open with the remaining event.
  await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(1);
  await calendar.popover.locator('[data-event-id="b"]').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await calendar.expectState({ events: [given, { ...b, resource: 7 }] });
});

test('an event that is taken to another page stays in columns of those who had them', async ({
  calendar,
  page,
}) => {
  const a = await openWithEvents(calendar, 'day');
  await calendar.event('a').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await expect(column(calendar, '2026-11-21', 'ana')).toBeVisible();
  await page.keyboard.press('Enter');
  const moved = { ...a, start: '2026-11-21T09:00:00', end: '2026-11-21T10:00:00' };
  await calendar.expectState({ events: [moved] });
});

test('a day for which nobody has a column takes no new event, and keeps who comes', async ({
  calendar,
  page,
}) => {
  const a = await openWithEvents(calendar, 'week');
  const empty = calendar.grid.locator('[data-slot="timed"][data-date="2026-11-19"]');
  await expect(empty).not.toHaveAttribute('data-resource-id');
  expect((await boxOf(empty)).width).toBeLessThan(80);
  const { x } = await pointOn(empty);
  const at = await pointOn(calendar.event('a'));
  await page.mouse.click(x, at.y);
  await expect(calendar.editor()).toHaveCount(0);
  await drag(page, at, { x, y: at.y });
  const moved = { ...a, start: '2026-11-19T09:00:00', end: '2026-11-19T10:00:00' };
  await calendar.expectState({ events: [moved] });
});

test('on paper they stand in blocks, each with headers and times of its own', async ({
  calendar,
  page,
}) => {
  await calendar.open({
    events: [timed('far', DAY, '09:00', '10:00', { resource: 'r19' })],
    resources: resources(20),
    resourceColumns: true,
    view: 'day',
  });
  await page.emulateMedia({ media: 'print' });
  const blocks = calendar.grid.locator('.ec-block');
  await expect(blocks).toHaveCount(3);
  for (const block of await blocks.all()) {
    await expect(block.locator('ec-time-axis')).toBeVisible();
    await expect(block.locator('[data-resource-header]').first()).toBeVisible();
  }
  await expect(blocks.last().locator('[data-resource-header]')).toHaveCount(6);
  await expect(blocks.last().locator('[data-event-id="far"]')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(blocks).toHaveCount(1);
});

test('on paper a bar over two blocks is cut, and goes on in the next', async ({
  calendar,
  page,
}) => {
  await calendar.open({
    events: [allDay('fair', '2026-11-16', '2026-11-20', { resource: 'r1' })],
    resources: resources(3),
    resourceColumns: { order: 'resource-date' },
    preferences: { showWeekends: false },
    view: 'week',
    visibleDate: DAY,
  });
  await page.emulateMedia({ media: 'print' });
  const pieces = calendar.event('fair');
  await expect(pieces).toHaveCount(2);
  const rights = (from: Locator): Promise<number> =>
    from.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const cell = (date: string): Locator =>
    calendar.grid.locator(`[data-slot="all-day"][data-date="${date}"][data-resource-id="r1"]`);
  for (const [at, lastDay] of ['2026-11-17', '2026-11-20'].entries()) {
    const end = await rights(cell(lastDay));
    expect(end - (await rights(pieces.nth(at)))).toBeLessThan(8);
    expect(end - (await rights(pieces.nth(at)))).toBeGreaterThanOrEqual(0);
  }
});

test.describe('the focus', () => {
  const open = (calendar: HostedCalendar, count: number, more: object = {}): Promise<void> =>
    calendar.open({
      events: [
        timed('a', DAY, '09:00', '10:00', { resource: 'r1' }),
        timed('b', DAY, '14:00', '15:00', { resource: 'r2' }),
      ],
      resources: resources(count),
      resourceColumns: true,
      view: 'day',
      ...more,
    });

  test('comes into columns that are scrolled away @firefox', async ({ calendar, page }) => {
    await open(calendar, 20, { preferences: { isSidePanelOpen: false } });
    await calendar.grid.evaluate((grid) => (grid.scrollLeft = grid.scrollWidth));
    await calendar.preferences.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(calendar)).toBe(`${DAY} r0`);
    await expect(column(calendar, DAY, 'r0')).toBeInViewport({ ratio: 0.3 });
  });

  test('stays on its event when columns beside come and go, and its own', async ({ calendar }) => {
    await open(calendar, 4);
    await calendar.event('b').focus();
    await calendar.set({ visibleResources: { r0: false } });
    await expect(column(calendar, DAY, 'r0')).toHaveCount(0);
    await expect(calendar.event('b')).toBeFocused();
    await calendar.set({ visibleResources: {} });
    await expect(column(calendar, DAY, 'r0')).toHaveCount(1);
    await expect(calendar.event('b')).toBeFocused();
    await calendar.set({ resources: resources(2) });
    await expect(column(calendar, DAY, '').locator('[data-event-id="b"]')).toBeFocused();
  });

  test('stays in the column of its resource', async ({ calendar, page }) => {
    await open(calendar, 4);
    await column(calendar, DAY, 'r2').focus();
    await calendar.set({ visibleResources: { r0: false } });
    await expect(column(calendar, DAY, 'r2')).toBeFocused();
    await page.keyboard.press('c');
    const editor = calendar.editor();
    await expect(editor.getByRole('combobox', { name: 'Resource', exact: true })).toHaveValue(
      'Resource 2',
    );
  });

  test('goes on by groups from the time of its event', async ({ calendar, page }) => {
    await open(calendar, 2, { view: 'week' });
    await calendar.event('a').focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(() => focused(calendar)).toBe('2026-11-19 r1');
    await expect(calendar.root.locator('[data-spoken]')).toContainText('9 AM');
  });

  test('comes to columns that are shown again', async ({ calendar, page }) => {
    const visibleResources = { r0: false, r1: false };
    await open(calendar, 2, { events: [], visibleResources });
    await calendar.root.getByRole('button', { name: 'Show all resources' }).focus();
    await page.keyboard.press('Enter');
    await expect(column(calendar, DAY, 'r0')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(calendar)).toBe(`${DAY} r1`);
  });
});
