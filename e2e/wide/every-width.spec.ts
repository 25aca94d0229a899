import { expect, test, type HostedCalendar } from '../calendar';
import { RESOURCES, timed } from '../data';
import { boxOf } from '../hand';
import { TIMELINE } from '../timeline';

const [TUE, WED, THU] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;
const events = [
  timed('first', TUE, '09:00', '10:00'),
  timed('second', TUE, '09:00', '10:00'),
  timed('of-three', WED, '09:00', '09:30'),
  timed('longer', WED, '09:15', '12:00'),
  timed('as-long', WED, '09:15', '12:00'),
  timed('before', THU, '09:00', '11:00'),
  timed('after', THU, '10:00', '12:00'),
];
const FIRSTS = { [TUE]: 'first', [WED]: 'of-three', [THU]: 'before' };

/** Milliseconds for which a width is given time to be drawn, as `expect` does. */
const PATIENCE = 20_000;
/** Number of faults after which others aren't looked for. */
const ENOUGH = 3;

/** Returns the faults at any width of the calendar in a range. */
function faultsFrom(calendar: HostedCalendar, from: number, to: number): Promise<string[]> {
  return calendar.page.evaluate(
    async ([first, last, firsts, patience, enough]) => {
      const host = document.querySelector<HTMLElement>('sc-test-host event-calendar')!;
      const root = host.querySelector<HTMLElement>('[data-view]')!;
      const toolbar = root.querySelector<HTMLElement>('ec-toolbar')!;
      const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
      // Sizes are observed at the end of a frame, and drawn after that.
      const drawn = async (): Promise<void> => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        await new Promise((done) => setTimeout(done));
      };
      const faultsNow = (): string[] => {
        const faults: string[] = [];
        const boxes = [...toolbar.children].map((child) => child.getBoundingClientRect());
        const middles = boxes
          .filter((box) => box.width > 0)
          .map(({ top, bottom }) => Math.round((top + bottom) / 2));
        if (Math.max(...middles) - Math.min(...middles) > 1)
          faults.push('the toolbar has two rows');
        if (isCut(toolbar) || isCut(root)) faults.push('something overflows');
        if (isCut(toolbar.querySelector('.ec-title-text')!)) faults.push('the title is cut');
        const columns = [...root.querySelectorAll<HTMLElement>('ec-time-column')];
        for (const column of columns) {
          const id = firsts[column.dataset['date']!];
          if (id !== undefined && column.querySelector(`[data-event-id="${id}"]`) === null) {
            faults.push(`${id} isn’t drawn`);
          }
        }
        const day = columns[0]!.getBoundingClientRect().width;
        const hasPanel = root.querySelector('.ec-panel') !== null;
        const withPanel = hasPanel ? day : day - 256 / 7;
        if (root.dataset['layout'] !== 'mobile' && hasPanel !== withPanel >= 96) {
          faults.push(`a day has ${day}, with a panel: ${hasPanel}`);
        }
        return faults;
      };

      const faults: string[] = [];
      host.style.display = 'block';
      for (let width = first; width <= last; width++) {
        host.style.inlineSize = `${width}px`;
        await drawn();
        let found = faultsNow();
        // Faults only count once everything is drawn, which a busy machine may put off for any number of frames.
        const end = performance.now() + patience;
        while (found.length > 0 && performance.now() < end) {
          await drawn();
          found = faultsNow();
        }
        faults.push(...found.map((fault) => `${width}: ${fault}`));
        if (faults.length >= enough) break;
      }
      return faults;
    },
    [from, to, FIRSTS as Readonly<Record<string, string>>, PATIENCE, ENOUGH] as const,
  );
}

test.use({ viewport: { width: 1920, height: 700 } });

for (const [from, to] of [
  [320, 1119],
  [1120, 1920],
] as const) {
  test(`at every width from ${from} to ${to} the toolbar has one row and nothing hides all of what overlaps`, async ({
    calendar,
  }) => {
    await calendar.open({ view: 'week', visibleDate: TUE, events, resources: RESOURCES });
    expect(await faultsFrom(calendar, from, to)).toEqual([]);
  });
}

test('beside the editor’s drawer the toolbar has one row, and one menu for views and preferences', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 1060, height: 700 });
  await calendar.open({ view: 'day', visibleDate: TUE, events }, { locale: 'es' });
  await calendar.event('first').click();
  await expect(calendar.root).toHaveAttribute('data-room', /./);
  const title = calendar.toolbar.locator('.ec-title-text');
  // The drawer alone leaves less room, before the window is resized.
  await expect.poll(() => title.evaluate((el) => el.scrollWidth <= el.clientWidth)).toBe(true);
  for (let width = 780; width <= 1100; width += 20) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await boxOf(calendar.toolbar)).height).toBe(56);
    await expect.poll(() => title.evaluate((el) => el.scrollWidth <= el.clientWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 860, height: 700 });
  const menu = calendar.toolbar.getByRole('button', { name: /^Day, More options$/ });
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Agenda' }).click();
  await expect(calendar.root).toHaveAttribute('data-view', 'agenda');
});

test('on a tablet the timeline keeps its steps in sight, and its buttons in one order', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await calendar.open({ ...TIMELINE, resources: RESOURCES });
  for (const timelinePreset of ['hours', 'days', 'weeks', 'months'] as const) {
    await calendar.set({ timelinePreset });
    await expect(calendar.root).toHaveAttribute('data-preset', timelinePreset);
    const places = await Promise.all(
      [
        calendar.previous,
        calendar.today,
        calendar.next,
        // Buttons or a list of views; in a narrow row one menu has them and the preferences.
        calendar.toolbar.locator('.ec-views, .ec-view-select, .ec-preferences').first(),
        calendar.toolbar.getByRole('button', { name: 'New event' }),
      ].map(async (button) => (await boxOf(button)).x),
    );
    expect(places, timelinePreset).toEqual([...places].sort((a, b) => a - b));
  }
});

const VIEWS = ['day', 'week', 'month', 'agenda', 'timeline'] as const;
/** Each view, and the timeline in each of its presets. */
const SHOWN = [
  ...VIEWS.map((view) => ({ view })),
  ...(['days', 'weeks', 'months'] as const).map((timelinePreset) => ({
    view: 'timeline' as const,
    timelinePreset,
  })),
];

test('at one width the title is as large in all views and presets', async ({ calendar, page }) => {
  const title = calendar.toolbar.locator('.ec-title-text');
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    const sizes: string[] = [];
    for (const shown of SHOWN) {
      await calendar.open({ visibleDate: TUE, resources: RESOURCES, views: VIEWS, ...shown });
      await expect
        .poll(() => title.evaluate((el) => el.scrollWidth <= el.clientWidth && el.clientWidth > 0))
        .toBe(true);
      sizes.push(await title.evaluate((text) => getComputedStyle(text).fontSize));
    }
    expect(new Set(sizes), `${width}`).toEqual(new Set([sizes[0]]));
  }
});

for (const eventDialogVariant of ['drawer', 'dialog'] as const) {
  test(`beside the editor’s ${eventDialogVariant} a tablet shows dates on one line between its steps`, async ({
    calendar,
    page,
  }) => {
    const title = calendar.toolbar.locator('.ec-title-text');
    for (const width of [768, 820, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      for (const shown of SHOWN) {
        await test.step(`${Object.values(shown).join(', ')} at ${width}`, async () => {
          const given = { resources: RESOURCES, views: VIEWS, eventDialogVariant, ...shown };
          const event = timed('shown', WED, '09:00', '12:00', { resource: 'ben' });
          await calendar.open({ ...given, events: [event], visibleDate: WED });
          await calendar
            .event('shown')
            .first()
            .evaluate((element) => element.focus({ preventScroll: true }));
          await page.keyboard.press('Enter');
          await expect(calendar.editor('Edit event')).toBeVisible();
          await calendar.settled();
          await expect(calendar.previous).toBeVisible();
          await expect(calendar.next).toBeVisible();
          const faults = (): Promise<unknown> =>
            title.evaluate((text) => ({
              isCut: text.scrollWidth > text.clientWidth || text.clientWidth === 0,
              isWrapped: text.getClientRects().length > 1 || text.clientHeight > 32,
            }));
          await expect.poll(faults).toEqual({ isCut: false, isWrapped: false });
          await page.keyboard.press('Escape');
        });
      }
    }
  });
}

test('what a narrow toolbar has no room for is in its menu', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  const event = timed('shown', WED, '09:00', '12:00', { resource: 'ben' });
  await calendar.open({ ...TIMELINE, resources: RESOURCES, events: [event], visibleDate: WED });
  await calendar.event('shown').first().click();
  const editor = calendar.editor('Edit event');
  await expect(editor).toBeVisible();
  await calendar.toolbar.getByRole('button', { name: 'Timeline, More options' }).click();
  await page.getByRole('menuitemradio', { name: 'Weeks' }).click();
  await expect(calendar.root).toHaveAttribute('data-preset', 'weeks');
  await calendar.toolbar.getByRole('button', { name: 'Timeline, More options' }).click();
  await page.getByRole('menuitem', { name: 'New event' }).click();
  await expect(calendar.editor()).toBeVisible();
});

test('a side panel without room for it opens over the view, and leaves by Escape', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await calendar.open({ view: 'week', visibleDate: TUE, events, resources: RESOURCES });
  await expect(calendar.root.locator('ec-side-panel')).toHaveCount(0);
  const before = await boxOf(calendar.grid);
  await calendar.toolbar.getByRole('button', { name: 'Open side panel' }).click();
  await expect(calendar.miniCalendar).toBeVisible();
  expect(await boxOf(calendar.grid)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(calendar.root.locator('ec-side-panel')).toHaveCount(0);
  await expect(calendar.toolbar.getByRole('button', { name: 'Open side panel' })).toBeFocused();
});

test('a search field over the title has room to read a name', async ({ calendar, page }) => {
  await calendar.open({ visibleDate: TUE, events, resources: RESOURCES, eventSearch: true });
  for (const width of [768, 820, 900, 1000, 1099]) {
    await page.locator('sc-test-host event-calendar').evaluate((host, inlineSize) => {
      host.style.display = 'block';
      host.style.inlineSize = `${inlineSize}px`;
    }, width);
    await page.getByRole('button', { name: 'Search events' }).click();
    const field = page.getByRole('combobox', { name: 'Search events' });
    await expect
      .poll(async () => (await boxOf(field)).width, { message: `${width}` })
      .toBeGreaterThan(120);
    const toolbar = page.locator('ec-toolbar');
    expect(await toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    await field.press('Escape');
  }
});
