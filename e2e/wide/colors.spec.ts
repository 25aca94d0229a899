import type { Locator, Page } from '@playwright/test';
import type { CalendarEvent, CalendarView } from 'ng-event-calendar';
import { expect, test } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { boxOf, grab, pointOn, shift } from '../hand';

const PALETTE = [
  'red',
  'pink',
  'purple',
  'indigo',
  'blue',
  'teal',
  'green',
  'lime',
  'amber',
  'orange',
  'grey',
] as const;

/** One event of each colour in the current week, half of them past; and bars of all colours. */
const events: CalendarEvent[] = PALETTE.flatMap((color, at) => [
  timed(
    `card ${color}`,
    at % 2 === 0 ? '2026-11-17' : '2026-11-21',
    `${String(8 + at).padStart(2, '0')}:00`,
    `${String(9 + at).padStart(2, '0')}:00`,
    { color },
  ),
  allDay(`bar ${color}`, `2026-11-${16 + (at % 6)}`, undefined, { color }),
]);

/**
 * Returns the smallest contrast of each element's texts with their background, and of an event that of its accent; by
 * default of each event's title and time.
 */
async function contrasts(
  page: Page,
  elements = 'ec-event',
  parts = '.ec-title, .ec-time',
): Promise<{ name: string; text: number; accent: number }[]> {
  return page.evaluate(
    ([selector, textSelector]) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })!;
      /** Returns the colour that several layers give, the lowest first. */
      const seen = (layers: readonly string[]): number[] => {
        canvas.clearRect(0, 0, 1, 1);
        for (const layer of layers) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const luminance = (rgb: readonly number[]): number => {
        const [r, g, b] = rgb.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const contrast = (a: readonly number[], b: readonly number[]): number => {
        const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light! + 0.05) / (dark! + 0.05);
      };
      const backgrounds = (element: Element): string[] => {
        const layers: string[] = [];
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          layers.unshift(getComputedStyle(at).backgroundColor);
        }
        return ['white', ...layers];
      };
      return [...document.querySelectorAll<HTMLElement>(selector)].map((event) => {
        const behind = backgrounds(event);
        const texts = [...event.querySelectorAll<HTMLElement>(textSelector)];
        const accent = getComputedStyle(event).getPropertyValue('--ec-event-accent');
        const probe = document.createElement('i');
        probe.style.color = accent;
        event.append(probe);
        const accentColor = getComputedStyle(probe).color;
        probe.remove();
        return {
          name: `${event.dataset['eventId'] ?? ''} ${event.dataset['shape'] ?? ''}`,
          text: Math.min(
            ...texts.map((text) =>
              contrast(seen([...behind, getComputedStyle(text).color]), seen(behind)),
            ),
          ),
          // The accent contrasts with the surroundings of the event.
          accent: contrast(seen([...behind.slice(0, -1), accentColor]), seen(behind.slice(0, -1))),
        };
      });
    },
    [elements, parts] as const,
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const view of ['week', 'month', 'agenda'] as CalendarView[]) {
    test(`all eleven colours can be read in a ${view}, ${theme}`, async ({ calendar, page }) => {
      await calendar.open({ events, view, visibleDate: '2026-11-16', height: 1600 }, { theme });
      await expect(calendar.root.locator('ec-event').first()).toBeVisible();
      const measured = await contrasts(page);
      const colors = new Set(measured.map(({ name }) => name.split(' ')[1]));
      expect([...colors].sort()).toEqual([...PALETTE].sort());
      // WCAG 2.2, 1.4.3 and 1.4.11.
      expect(measured.filter(({ text }) => text < 4.5)).toEqual([]);
      expect(measured.filter(({ accent }) => accent < 3)).toEqual([]);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`days of other months can be read, ${theme}`, async ({ calendar, page }) => {
    await calendar.open({ view: 'month', visibleDate: '2026-11-16' }, { theme });
    // Beside days of the week, at the start and the end of it.
    const measured = await contrasts(page, '.ec-cell.ec-outside', '.ec-number');
    expect(measured.length).toBe(5);
    expect(measured.filter(({ text }) => text < 4.5)).toEqual([]);
    // Quieter than those of the month.
    const own = await contrasts(page, '.ec-cell:not(.ec-outside, [data-today])', '.ec-number');
    const loudest = Math.max(...measured.map(({ text }) => text));
    expect(own.filter(({ text }) => text < 1.5 * loudest)).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const view of ['week', 'month', 'agenda', 'timeline'] as CalendarView[]) {
    test(`what a search dims can be read in a ${view}, ${theme}`, async ({ calendar, page }) => {
      const search = { eventSearch: { mode: 'dim' }, searchText: 'yoga' } as const;
      await calendar.open(
        {
          ...{ events, visibleDate: '2026-11-17', height: 1600, ...search },
          ...{ view, views: ['week', 'month', 'agenda', 'timeline'] },
        },
        { theme },
      );
      await expect(calendar.root.locator('ec-event:not([data-dimmed])')).toHaveCount(0);
      const measured = await contrasts(page);
      expect(measured.length).toBeGreaterThan(5);
      expect(measured.filter(({ text }) => text < 4.5)).toEqual([]);
    });
  }
}

test('in forced colours events keep a border, their text and their accent', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open({ events, visibleDate: '2026-11-16' });
  const card = calendar.event('card teal').first();
  await expect(card).toBeVisible();
  const styles = await card.evaluate((element) => {
    const style = getComputedStyle(element);
    return { border: style.borderTopWidth, shows: style.borderTopStyle };
  });
  expect(styles).toEqual({ border: '1px', shows: 'solid' });
  // Its words keep clear of the accent, which lies within the border.
  const gap = await card.evaluate((element) => {
    const { inlineSize } = getComputedStyle(element, '::before');
    return parseFloat(getComputedStyle(element).paddingInlineStart) - parseFloat(inlineSize);
  });
  expect(gap).toBeGreaterThanOrEqual(2);
  await card.focus();
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('forced colours leave bars their accent, and what goes on an open edge', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const fair = { title: 'Fair', allDay: true, start: '2026-11-18', end: '2026-11-25' };
  await calendar.open({
    view: 'week',
    visibleDate: '2026-11-18',
    events: [{ id: 'fair', ...fair }],
  });
  const bar = calendar.event('fair');
  const accent = (): Promise<string> =>
    bar.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect(bar).toHaveCSS('border-inline-end-width', '0px');
  await expect(bar).toHaveCSS('clip-path', 'none');
  expect(await accent()).toBe('""');
  await calendar.set({ visibleDate: '2026-11-25' });
  await expect(bar).toHaveCSS('border-inline-start-width', '0px');
  expect(await accent()).toBe('none');
});

test('forced colours show what is off, and no pattern through words', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open({
    view: 'month',
    minDate: '2026-11-04',
    visibleDate: '2026-11-20',
    workingHours: [{ days: [1], start: '09:00', end: '17:00' }],
    events: [timed('a', '2026-11-20', '09:00', '10:00')],
  });
  const color = (element: Locator): Promise<string> =>
    element.evaluate((each) => getComputedStyle(each).color);
  const gray = await page.evaluate(() => {
    const { body } = document;
    body.style.outlineColor = 'GrayText';
    const { outlineColor } = getComputedStyle(body);
    body.removeAttribute('style');
    return outlineColor;
  });
  const number = (date: string): Locator => calendar.slot('day', date).locator('.ec-number');
  expect(await color(number('2026-11-02'))).toBe(gray);
  expect(await color(number('2026-11-05'))).not.toBe(gray);
  expect(await color(calendar.root.locator('ec-toolbar .ec-steps button').first())).toBe(gray);
  const ground = (element: Locator): Promise<string> =>
    element.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground(calendar.event('a'))).toBe('rgb(255, 255, 255)');
});

test('forced colours leave today its ground, in the head of a week', async ({ calendar, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open({ view: 'week', visibleDate: '2026-11-20' });
  const ground = (day: number): Promise<string> =>
    calendar.grid
      .locator('.ec-number', { hasText: String(day) })
      .evaluate((number) => getComputedStyle(number).backgroundColor);
  expect(await ground(20)).not.toBe(await ground(19));
});

for (const theme of ['light', 'dark'] as const) {
  test(`days that have passed, days off, those of other months and today differ in ${theme}`, async ({
    calendar,
  }) => {
    const ground = (slot: 'timed' | 'day', date: string): Promise<string> =>
      calendar.slot(slot, date).evaluate((cell) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(cell);
        return `${backgroundColor} ${backgroundImage}`;
      });
    const distinct = async (days: readonly ['timed' | 'day', string][]): Promise<number> =>
      new Set(await Promise.all(days.map(([slot, date]) => ground(slot, date)))).size;
    await calendar.open({ view: 'week', visibleDate: '2026-11-20' }, { theme });
    // Past, current and future; the last day of the week is a day off.
    expect(
      await distinct([
        ['timed', '2026-11-18'],
        ['timed', '2026-11-20'],
        ['timed', '2026-11-21'],
      ]),
    ).toBe(3);
    await calendar.set({ view: 'month' });
    await expect(calendar.slot('day', '2026-11-20')).toBeVisible();
    expect(
      await distinct([
        ['day', '2026-11-19'],
        ['day', '2026-11-20'],
        ['day', '2026-11-21'],
        ['day', '2026-12-01'],
      ]),
    ).toBe(4);
  });
}

test('forced colours leave notices an edge, details their accent, and forms one default button', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const events = ['a', 'b'].map((id) => timed(id, '2026-11-18', '09:00', '10:00'));
  await calendar.open({ events, resources: RESOURCES });
  await calendar.event('a').focus();
  await page.keyboard.press('Delete');
  const notice = calendar.root.locator('[data-notice]');
  await expect(notice).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');

  await calendar.event('b').click();
  const editor = calendar.editor('Edit event');
  const start = async (name: string): Promise<number> =>
    Math.round((await boxOf(editor.getByRole('button', { name }))).x);
  const fields = Math.round((await boxOf(editor.locator('[data-field="title"]'))).x) - 8;
  expect([await start('End date'), await start('Delete event')]).toEqual([fields, fields]);
  const ground = (name: string): Promise<string> =>
    editor.getByRole('button', { name }).evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground('Save')).not.toBe(await ground('Cancel'));

  await calendar.open({ events, resources: RESOURCES, readOnly: true });
  await calendar.event('b').click();
  const accent = await page
    .locator('ec-event-details')
    .evaluate((details) => getComputedStyle(details, '::before').forcedColorAdjust);
  expect(accent).toBe('none');
  await page.keyboard.press('Escape');
});

test('forced colours leave what is dragged opaque, as a hatch would show through it', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open({ events: [timed('a', '2026-11-18', '09:00', '10:00')] });
  const card = calendar.event('a');
  const from = await pointOn(card);
  await grab(page, from, shift(from, 0, 48));
  await expect(card).toHaveAttribute('data-dragging', '');
  await expect(card).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
