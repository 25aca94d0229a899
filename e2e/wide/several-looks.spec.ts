import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { boxOf } from '../hand';
import { distanceOf, pixelsOf, type Color } from '../pixels';

const MONDAY = '2026-11-16';
const OPEN = {
  visibleDate: MONDAY,
  timelinePreset: 'days',
  events: [
    { ...timed('single', MONDAY, '09:00', '10:00'), resource: 'ana' },
    { ...timed('series', MONDAY, '11:00', '12:00'), resource: 'ana', rrule: 'FREQ=WEEKLY' },
    { ...allDay('bar', MONDAY), resource: 'ana' },
    { ...timed('other', MONDAY, '13:00', '14:00'), resource: 'ana' },
  ],
  resources: RESOURCES,
  views: ['week', 'month', 'agenda', 'timeline'],
  canSelectSeveralEvents: true,
  selectedEvents: ['single', { id: 'series', date: MONDAY }, 'bar'],
} satisfies TestProps;

const markOf = (calendar: HostedCalendar, id: string): Promise<string> =>
  calendar
    .event(id)
    .locator('.ec-title')
    .first()
    .evaluate((title) => getComputedStyle(title, '::before').content);

for (const view of ['week', 'month', 'agenda', 'timeline'] as const) {
  test(`selected events have a ring and a check mark in the view ${view}`, async ({ calendar }) => {
    await calendar.open({ ...OPEN, view }, { premium: true });
    await expect(calendar.root).toHaveAttribute('data-selection', '3');
    for (const id of ['single', 'series', 'bar']) {
      await expect(calendar.event(id).first()).toHaveCSS('box-shadow', /2px inset/);
      expect(await markOf(calendar, id)).toContain('✓');
    }
    await expect(calendar.event('other').first()).not.toHaveCSS('box-shadow', /inset/);
    expect(await markOf(calendar, 'other')).not.toContain('✓');
  });
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the ring follows the point of a bar that goes on (${dir})`, async ({ calendar, page }) => {
    const fair = allDay('fair', '2026-11-12', '2026-11-24');
    const props = { canSelectSeveralEvents: true, selectedEvents: ['fair'] };
    await calendar.open({ ...props, events: [fair], view: 'week', visibleDate: MONDAY }, { dir });
    const bar = calendar.event('fair');
    await expect(bar).toHaveCSS('box-shadow', /inset/);
    await page.mouse.move(0, 0);
    const rows = await pixelsOf(page, await boxOf(bar));
    const [width, height] = [rows[0]!.length, rows.length];
    const ring = rows[1]![Math.floor(width / 2)]!;
    const ringFrom = (columns: readonly Color[]): number =>
      columns.findIndex((color) => distanceOf(color, ring) < 48);
    for (const row of [Math.floor(height / 4), Math.floor((height * 3) / 4)]) {
      // Half of the point's eight pixels, and the two of the ring.
      for (const columns of [rows[row]!, [...rows[row]!].reverse()]) {
        expect(ringFrom(columns)).toBeGreaterThanOrEqual(2);
        expect(ringFrom(columns)).toBeLessThanOrEqual(6);
        expect(distanceOf(columns[14]!, ring)).toBeGreaterThan(32);
      }
    }
  });
}

test('buttons of the bar have neither border nor ground', async ({ calendar, page }) => {
  await calendar.open({ ...OPEN, view: 'week' }, { premium: true });
  await page.mouse.move(0, 0);
  const move = calendar.root.getByRole('button', { name: 'Move' });
  await calendar.event('single').focus();
  await expect(move).toHaveCSS('border-top-width', '0px');
  await expect(move).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the bar has its surface, the shadow of menus, and Delete in the colour of errors', async ({
  calendar,
  page,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await calendar.open({ ...OPEN, view: 'week' }, { premium: true, theme });
    const bar = calendar.root.locator('[data-selection-bar]');
    // Nothing but a line parts it from what lies beneath where shadows are hardly seen.
    const edge = await bar.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(edge === 'rgba(0, 0, 0, 0)').toBe(theme === 'light');
    const role = (property: 'background' | 'color', name: string): Promise<string> =>
      bar.evaluate(
        (element, [key, value]) => {
          const probe = document.createElement('div');
          element.append(probe);
          probe.style.setProperty(key, `var(${value})`);
          const { backgroundColor, color } = getComputedStyle(probe);
          probe.remove();
          return key === 'color' ? color : backgroundColor;
        },
        [property, name] as const,
      );
    await expect(bar).toHaveCSS(
      'background-color',
      await role('background', '--ec-surface-container'),
    );
    const error = await role('color', '--ec-error');
    await expect(calendar.root.locator('[data-command="delete"]')).toHaveCSS('color', error);
    await expect(calendar.root.locator('[data-command="copy"]')).not.toHaveCSS('color', error);
    await calendar.event('single').click({ button: 'right' });
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const shadow = await menu.evaluate(
      (element) => getComputedStyle(element.closest('.ec-surface')!).boxShadow,
    );
    expect(shadow).not.toBe('none');
    await expect(bar).toHaveCSS('box-shadow', shadow);
  }
});

test('selected events have a ring in forced colours, and none on paper', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, view: 'week' }, { premium: true });
  const [single, other] = [calendar.event('single'), calendar.event('other')];
  await expect(single).toHaveCSS('box-shadow', /2px inset/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(single).toHaveCSS('outline-style', 'solid');
  await expect(single).toHaveCSS('outline-width', '2px');
  await expect(other).not.toHaveCSS('outline-width', '2px');
  expect(await markOf(calendar, 'single')).toContain('✓');
  // One that a search fades keeps its ring, as dots.
  const ring = await single.evaluate((event) => getComputedStyle(event).outlineColor);
  await calendar.set({ eventSearch: { mode: 'dim' }, searchText: 'nothing like it' });
  await expect(single).toHaveCSS('outline', `${ring} dotted 2px`);
  await expect(other).toHaveCSS('outline-width', '1px');
  await calendar.set({ eventSearch: false, searchText: '' });
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(single).not.toHaveCSS('box-shadow', /inset/);
  expect(await markOf(calendar, 'single')).not.toContain('✓');
  await expect(calendar.root.locator('[data-selection-bar]')).toBeHidden();
});

test('the ring of the focus stands outside that of a selected event', async ({
  calendar,
  page,
}) => {
  await calendar.open({ ...OPEN, view: 'week' }, { premium: true });
  await calendar.event('single').focus();
  // A ring of the focus needs a key.
  await page.keyboard.press('Shift');
  const offset = await calendar
    .event('single')
    .evaluate((event) => Number.parseFloat(getComputedStyle(event).outlineOffset));
  expect(offset).toBeGreaterThanOrEqual(0);
  await expect(calendar.event('single')).toHaveCSS('box-shadow', /2px inset/);
});

test('the bar stands in the middle, above edge and hints, and covers no event that has the focus', async ({
  calendar,
}) => {
  const late = timed('late', MONDAY, '23:00', '23:45');
  await calendar.open(
    {
      ...OPEN,
      view: 'week',
      events: [...OPEN.events, late],
      preferences: { isSidePanelOpen: false },
    },
    { premium: true },
  );
  const bar = await boxOf(calendar.root.locator('[data-selection-bar]'));
  const view = await boxOf(calendar.root.locator('.ec-content'));
  expect(bar.height).toBe(48);
  const hint = await boxOf(calendar.root.getByRole('button', { name: '1 later event' }));
  expect(Math.round(hint.y - bar.y - bar.height)).toBe(16);
  expect(Math.round(view.y + view.height - hint.y - hint.height)).toBe(1);
  expect(Math.abs(bar.x + bar.width / 2 - view.x - view.width / 2)).toBeLessThanOrEqual(1);
  await expect(calendar.root.locator('[data-selection-bar]')).toHaveCSS('border-radius', '12px');
  await calendar.event('late').focus();
  const event = await boxOf(calendar.event('late'));
  expect(event.y + event.height).toBeLessThanOrEqual(bar.y);
});

test('the mark stands before the first word, however narrow the card', async ({ calendar }) => {
  const at = { ...timed('narrow', MONDAY, '15:00', '17:00', { title: 'Sight reading' }) };
  const others = ['x', 'y'].map((id) => timed(id, MONDAY, '15:00', '17:00'));
  const events = [...others, at];
  await calendar.open({ ...OPEN, view: 'week', events, selectedEvents: ['narrow', 'x'] });
  await expect(calendar.root).toHaveAttribute('data-selection', '2');
  const drop = await calendar
    .event('narrow')
    .locator('.ec-title')
    .evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const [first] = words.getClientRects();
      return Math.round((first?.top ?? NaN) - title.getBoundingClientRect().top);
    });
  expect(drop).toBeLessThan(4);
});

test('the ring has no line at an open end, whichever side that is', async ({ calendar }) => {
  const long = allDay('long', '2026-11-20', '2026-11-24');
  const props: TestProps = { ...OPEN, view: 'week', events: [long, ...OPEN.events] };
  for (const [dir, closed] of [
    ['ltr', '2px'],
    ['rtl', '-2px'],
  ] as const) {
    await calendar.open({ ...props, selectedEvents: ['long', 'single'] }, { dir });
    const bar = calendar.event('long');
    await expect(bar).toHaveCSS('box-shadow', new RegExp(`${closed} 0px 0px 0px inset`));
    await expect(bar).not.toHaveCSS('box-shadow', /0px 0px 0px 2px inset/);
  }
});
