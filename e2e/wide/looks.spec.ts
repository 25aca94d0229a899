import type { Locator } from '@playwright/test';
import { expect, test, type TestProps } from '../calendar';
import { many, RESOURCES, timed, WEEK } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';
import { distanceOf, pixelsOf } from '../pixels';
import { occurrence, openRecurring, ScopePrompt, standup } from '../recurring';
import { startOf } from '../texts';

/** Returns the font of a text as its size, its height and its weight. */
const fontOf = (text: Locator): Promise<string> =>
  text.evaluate((element) => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
    return `${fontSize}/${lineHeight} ${fontWeight}`;
  });

/** Returns the pixels of the coloured bar of a row, as width and distance from the upper and lower edge. */
const barOf = (row: Locator): Promise<string> =>
  row.evaluate((element) => {
    const { width, top, bottom } = getComputedStyle(element, '::before');
    return [width, top, bottom].join(' ');
  });

/** Returns the pixels of the column that the end of the grid cuts which are in sight. */
const overhang = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => {
    const scroller = element.closest('.ec-scroller') ?? element;
    const end = scroller.getBoundingClientRect().left + scroller.clientLeft + scroller.clientWidth;
    const columns = [...element.querySelectorAll('[data-slot="timed"]')];
    const cut = columns
      .map((each) => each.getBoundingClientRect())
      .find(({ right }) => right > end + 0.5);
    return Math.max(0, Math.round(end - (cut?.left ?? end)));
  });

const ROW = { height: 48, title: '14px/20px 500', line: '12px/16px 400', bar: '4px 8px 8px' };

test('every list draws an event as one kind of row', async ({ calendar, page }) => {
  const events = [...WEEK, ...many(8, (at) => timed(`m${at}`, '2026-11-20', '14:00', '15:00'))];
  const asked = { events, resources: RESOURCES, eventSearch: true };
  const look = async (row: Locator, title: string, line: string) => ({
    height: (await boxOf(row)).height,
    title: await fontOf(row.locator(title)),
    line: await fontOf(row.locator(line).first()),
    bar: await barOf(row),
  });
  await calendar.open({ ...asked, view: 'agenda', visibleDate: '2026-11-16' });
  const entry = calendar.event('standup');
  expect(await look(entry, '.ec-title', '.ec-time')).toEqual(ROW);

  await calendar.set({ view: 'month' });
  await calendar.more('2026-11-20').click();
  const listed = calendar.popover.locator('ec-event[data-event-id="lunch"]');
  expect(await look(listed, '.ec-title', '.ec-time')).toEqual(ROW);
  // The bar is level with the heading.
  const heading = await boxOf(calendar.popover.locator('h3'));
  expect(Math.round(heading.x)).toBe(Math.round((await boxOf(listed)).x + 8));
  await page.keyboard.press('Escape');

  await calendar.event('standup').first().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('standup');
  const found = page.getByRole('option').first();
  await expect(found).toBeVisible();
  expect(await look(found, '.ec-name', '.ec-line')).toEqual(ROW);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`“No events” stands where titles stand, in their type: ${dir}`, async ({
    calendar,
    page,
  }) => {
    const event = timed('one', '2026-11-20', '09:00', '10:00');
    const later = timed('later', '2027-01-20', '09:00', '10:00');
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await calendar.open(
        { view: 'agenda', visibleDate: '2026-11-20', events: [event, later] },
        { dir },
      );
      const start = await startOf(calendar.event('one').locator('.ec-title'));
      // Of a day among others, and of a page.
      for (const events of [[event, later], [later]]) {
        await calendar.set({ events });
        const words = calendar.root.getByText('No events').first();
        await expect(words).toBeVisible();
        expect(await startOf(words)).toBe(start);
        expect(await fontOf(words)).toBe('14px/20px 500');
      }
      const next = calendar.root.getByRole('button', { name: /^Next event: / });
      expect(await startOf(next)).toBe(start);
      const create = await boxOf(calendar.root.locator('ec-agenda [data-create]'));
      const edge = dir === 'rtl' ? width - create.x - create.width : create.x;
      expect(Math.round(edge)).toBe(start);
    }
  });
}

test('a question stands beside the preview, without a scrim, and names event and time', async ({
  calendar,
  page,
}) => {
  await openRecurring(calendar, [standup]);
  const event = occurrence(calendar, 'standup', '2026-11-18');
  const from = await pointOn(event);
  await drag(page, from, shift(from, 0, 96));
  const { dialog } = new ScopePrompt(page);
  await expect(dialog).toBeVisible();
  const [box, preview] = [await boxOf(dialog), await boxOf(page.locator('[data-preview]'))];
  expect(box.width).toBe(320);
  const isBeside = box.x >= preview.x + preview.width || box.x + box.width <= preview.x;
  expect(isBeside).toBe(true);
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  const scrim = await dialog.evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  );
  expect(scrim).toBe('rgba(0, 0, 0, 0)');
  const about = dialog.locator('.ec-about');
  await expect(about).toHaveText(/^Standup, Wed \d/);
  expect(await fontOf(about)).toBe('14px/20px 500');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('names come first where resources are outermost, and no column is cut', async ({
  calendar,
}) => {
  await calendar.open({
    resources: RESOURCES,
    resourceColumns: { order: 'resource-date' },
    view: 'week',
    visibleDate: '2026-11-20',
  });
  const head = calendar.grid.locator('[data-resource-header="ana"]');
  expect(await fontOf(head)).toBe('14px/20px 600');
  const today = calendar.grid.locator('[data-today]').first();
  expect(await fontOf(today.locator('.ec-weekday'))).toMatch('12px/16px');
  const number = await boxOf(today.locator('.ec-number'));
  expect([number.width, number.height]).toEqual([24, 24]);
  expect(await overhang(calendar.grid)).toBe(0);
});

for (const order of ['date-resource', 'resource-date'] as const) {
  test(`the column of nobody has a hollow dot, as its row has: ${order}`, async ({
    calendar,
    page,
  }) => {
    const props: TestProps = {
      resources: RESOURCES,
      resourceColumns: { order, unassigned: 'always' },
      views: ['week', 'timeline'],
      view: 'week',
      visibleDate: '2026-11-20',
      events: [timed('nobody', '2026-11-20', '09:00', '10:00')],
      preferences: { isSidePanelOpen: false },
    };
    const headOf = (id: string) =>
      calendar.root.locator(`[data-resource-header="${id}"]:visible`).first();
    /** Returns the looks of a dot, and how far its middle is from that of its name. */
    const dotOf = (id: string) =>
      headOf(id).evaluate((head) => {
        const name = head.querySelector('.ec-resource-name')!;
        const own = head.querySelector('.ec-dot');
        const style = own === null ? getComputedStyle(name, '::before') : getComputedStyle(own);
        const { boxSizing, width, paddingLeft, borderWidth, borderColor, backgroundColor } = style;
        const around =
          boxSizing === 'border-box' ? 0 : parseFloat(paddingLeft) + parseFloat(borderWidth);
        const isHollow = backgroundColor.endsWith(', 0)');
        const size = parseFloat(width) + 2 * around;
        return { size, borderWidth, isHollow, ring: isHollow ? borderColor : '' };
      });
    const sized = { size: 10, borderWidth: '2px' };
    await calendar.open(props);
    const hollow = await dotOf('');
    expect(hollow).toMatchObject({ ...sized, isHollow: true });
    expect(await dotOf('ana')).toEqual({ ...sized, isHollow: false, ring: '' });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await dotOf('')).toMatchObject({ ...sized, isHollow: true });
    await page.emulateMedia({ forcedColors: null });
    await calendar.set({ view: 'timeline' });
    expect(await dotOf('')).toEqual(hollow);
    expect(await dotOf('ana')).toEqual({ ...sized, isHollow: false, ring: '' });
  });
}

test('no sliver of a further column shows, whatever the width', async ({ calendar, page }) => {
  const resources = many(20, (id) => ({ id, title: `Person ${id}` }));
  await calendar.open({ resources, resourceColumns: true, view: 'day' });
  for (const width of [1280, 1153, 1013, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overhang(calendar.grid)).toBe(0);
  }
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`columns fade at the edges beyond which there are more: ${dir}`, async ({
    calendar,
    page,
  }) => {
    const resources = many(14, (id) => ({ id, title: `Person ${id}` }));
    await calendar.open(
      { resources, resourceColumns: true, view: 'day', visibleDate: '2026-11-20' },
      { dir },
    );
    const scroller = calendar.root.locator('.ec-scroller');
    const fades = scroller.locator('.ec-fade');
    /** Returns the visible fades: how wide they are, and how far from the inline start and end of what scrolls. */
    const visible = () =>
      fades.evaluateAll((elements) =>
        elements.flatMap((element) => {
          if (!element.checkVisibility({ opacityProperty: true })) return [];
          const view = element.closest('.ec-scroller')!;
          const outer = view.getBoundingClientRect();
          const axis = view.querySelector('ec-time-axis')!.getBoundingClientRect();
          const box = element.getBoundingClientRect();
          const [left, right] = [outer.left + view.clientLeft, outer.left + view.clientWidth];
          const isLeftward = getComputedStyle(view).direction === 'rtl';
          const start = isLeftward ? axis.left - box.right : box.left - axis.right;
          const end = isLeftward ? box.left - left : right - box.right;
          return [
            start < 20
              ? `start ${Math.round(start)} ${box.width}`
              : `end ${Math.round(end)} ${box.width}`,
          ];
        }),
      );
    const scrollTo = (place: number): Promise<void> =>
      scroller.evaluate((element, at) => {
        element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -at : at;
      }, place);
    await expect.poll(visible).toEqual(['end 0 12']);
    await scrollTo(200);
    await expect.poll(visible).toEqual(['start 0 4', 'end 0 12']);
    await scrollTo(20_000);
    await expect.poll(visible).toEqual(['start 0 4']);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(visible).toEqual([]);
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    await expect.poll(visible).toEqual([]);
    await page.emulateMedia({ media: null });
    await calendar.set({ resources: resources.slice(0, 3) });
    await expect(calendar.grid.locator('[data-slot="timed"]')).toHaveCount(3);
    await expect.poll(visible).toEqual([]);
  });
}

test('the line where a person begins is whole, from the name to the last hour', async ({
  calendar,
}) => {
  await calendar.open({
    resources: RESOURCES,
    resourceColumns: { order: 'resource-date' },
    view: 'week',
    visibleDate: '2026-11-20',
  });
  const lineAt = (element: Locator): Promise<string> =>
    element.evaluate((each) => {
      const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(each);
      return `${borderInlineStartWidth} ${borderInlineStartColor}`;
    });
  const name = calendar.grid.locator('[data-resource-header="ben"]');
  const at = (await name.getAttribute('aria-colindex'))!;
  const beneath = await calendar.grid
    .locator(`[aria-colindex="${at}"]:not([data-resource-header="team"])`)
    .all();
  expect(beneath.length).toBeGreaterThanOrEqual(4);
  const outline = await name.evaluate((each) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--ec-outline-variant)';
    each.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  for (const each of beneath) expect(await lineAt(each)).toBe(`1px ${outline}`);
});

test('a group’s name stands in the middle of those of its columns that are in sight', async ({
  calendar,
}) => {
  const children = many(20, (id) => ({ id, title: `Person ${id}` }));
  await calendar.open({
    resources: [{ id: 'all', title: 'Everybody', children }],
    resourceColumns: true,
    view: 'day',
  });
  const head = calendar.grid.locator('[role="columnheader"]', { hasText: 'Everybody' });
  const name = await boxOf(head.locator('.ec-resource-name'));
  const [grid, axis] = [
    await boxOf(calendar.grid),
    await boxOf(calendar.grid.locator('ec-time-axis')),
  ];
  const middle = (axis.x + axis.width + grid.x + grid.width) / 2;
  expect(Math.abs(name.x + name.width / 2 - middle)).toBeLessThan(4);
});

test('the name of one of several groups stands at the start of those of its columns that are in sight', async ({
  calendar,
}) => {
  const team = (id: string, count: number) => ({
    id,
    title: `Team ${id}`,
    children: many(count, (at) => ({ id: `${id}${at}`, title: `Person ${at}` })),
  });
  await calendar.open({
    resources: [team('a', 3), team('b', 20), team('c', 3)],
    resourceColumns: true,
    view: 'day',
  });
  const axis = await boxOf(calendar.grid.locator('ec-time-axis'));
  const insetOf = async (id: string): Promise<number> => {
    const head = calendar.grid.locator(`[data-resource-header="${id}"]`);
    const [whole, name] = [await boxOf(head), await boxOf(head.locator('.ec-resource-name'))];
    return name.x - Math.max(whole.x, axis.x + axis.width);
  };
  for (const scrolled of [0, 150, 900]) {
    await calendar.grid.evaluate((grid, left) => (grid.scrollLeft = left), scrolled);
    await expect.poll(() => insetOf('b')).toBeLessThan(9);
    expect(await insetOf('b')).toBeGreaterThanOrEqual(3);
  }
});

test('the dot of the present is whole beside the times, where columns scroll sideways', async ({
  calendar,
}) => {
  await calendar.open({
    resources: many(20, (id) => ({ id: `r${id}`, title: `Person ${id}` })),
    resourceColumns: true,
    view: 'day',
    visibleDate: '2026-11-20',
  });
  const [axis, dot] = [
    await boxOf(calendar.grid.locator('ec-time-axis')),
    await boxOf(calendar.grid.locator('.ec-now-dot').first()),
  ];
  expect(dot.x).toBeGreaterThanOrEqual(axis.x + axis.width);
});

test('the cursor lies beneath the words of a card, and its sides above it', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [timed('a', '2026-11-20', '09:00', '11:00')] });
  await calendar.slot('timed', '2026-11-20').focus();
  await page.keyboard.press('ArrowDown');
  const cursor = calendar.grid.locator('.ec-cursor');
  await expect(cursor).toHaveCSS('z-index', 'auto');
  await expect(calendar.event('a')).toHaveCSS('z-index', '1');
  // Its sides are seen on a card that fills the column.
  const above = await cursor.evaluate((element) => {
    const { zIndex, maskImage } = getComputedStyle(element, '::after');
    return { zIndex, isMasked: maskImage !== 'none' };
  });
  expect(above).toEqual({ zIndex: '3', isMasked: true });
});

test('hovering moves no shadow, and a lifted card keeps its words in place', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [timed('a', '2026-11-18', '09:00', '11:00')] });
  const card = calendar.event('a');
  await expect(card).toHaveCSS('transition-duration', '0s');
  const before = (await boxOf(card.locator('.ec-title'))).x;
  // Accent of 4 pixels and 6 beside it.
  expect(before - (await boxOf(card)).x).toBeCloseTo(10, 0);
  const from = await pointOn(card);
  await grab(page, from, shift(from, 0, 48));
  const lifted = page.locator('[data-preview] .ec-title');
  await expect(lifted).toBeVisible();
  expect((await boxOf(lifted)).x - before).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('no line of a lifted card is cut by the edge of its preview', async ({ calendar, page }) => {
  const resources = RESOURCES.slice(1).concat({ id: 'hall', title: 'Hall' });
  const event = timed('a', '2026-11-20', '09:00', '11:00', { resource: 7, title: 'Rehearsal' });
  const props = { events: [event], resources, resourceColumns: true, visibleDate: '2026-11-20' };
  await calendar.open({ ...props, view: 'day' });
  const card = calendar.event('a');
  const words = card.locator('.ec-text');
  const from = await pointOn(card);
  await expect(words).toBeVisible();
  // Over its words, below them, beyond it, and level with it in the column of another.
  const hall = await boxOf(calendar.grid.locator('[data-slot="timed"][data-resource-id="hall"]'));
  await grab(page, from, shift(from, 0, 12));
  await expect(words).toBeHidden();
  await expect(card).toHaveCSS('opacity', '0.4');
  await page.mouse.move(from.x, from.y + 72);
  await expect(words).toBeHidden();
  await page.mouse.move(from.x, from.y + 96);
  await expect(words).toBeVisible();
  await page.mouse.move(hall.x + hall.width / 2, from.y + 12);
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(words).toBeVisible();
});

test('lists of the editor have one kind of caret', async ({ calendar }) => {
  await openRecurring(calendar, [{ ...standup, resource: 'ana' }], { resources: RESOURCES });
  await occurrence(calendar, 'standup', '2026-11-18').click();
  const editor = calendar.editor('Edit event');
  const look = async (caret: Locator) => {
    const { x, width } = await boxOf(caret);
    const drawn = await caret.evaluate((svg) => {
      const { stroke, strokeWidth } = getComputedStyle(svg);
      return [stroke, strokeWidth];
    });
    return [Math.round(x), width, ...drawn];
  };
  const own = await look(editor.locator('.ec-resource-caret svg'));
  expect(own[1]).toBe(20);
  expect(await look(editor.locator('.mat-mdc-select-arrow svg').first())).toEqual(own);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the resource’s colour is a split swatch with a link, chosen or not, ${theme}`, async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: WEEK, resources: RESOURCES }, { theme });
    await calendar.event('review').click();
    const editor = calendar.editor('Edit event');
    const own = page.getByRole('radio', { name: 'Color of the resource' });
    const swatch = editor.locator('label', { has: own });
    for (const isChosen of [false, true]) {
      await (isChosen ? own : editor.getByRole('radio', { name: /lime/ })).check();
      await page.mouse.move(0, 0);
      await expect(swatch.locator('.ec-link')).toBeVisible();
      const rows = await pixelsOf(page, await boxOf(swatch));
      const middle = rows[Math.floor(rows.length / 2)]!;
      const upper = rows[8]!;
      const [start, end] = [upper[14]!, upper[middle.length - 14]!];
      expect(distanceOf(start, end)).toBeGreaterThan(60);
    }
    // Its name doesn't follow the legend as a part of it.
    const field = editor.getByRole('group', { name: 'Event color' });
    const name = field.locator('.ec-chosen');
    await expect(name).toHaveText('Color of the resource');
    expect(await name.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
    await calendar.closeEditor();
    await calendar.event('review').click({ button: 'right' });
    const item = page.getByRole('menuitemradio', { name: 'Color of the resource' });
    await expect(item.locator('.ec-link')).toBeVisible();
    await page.keyboard.press('Escape');
  });
}
