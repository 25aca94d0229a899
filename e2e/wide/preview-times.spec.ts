import type { Page } from '@playwright/test';
import { expect, test, type HostedCalendar } from '../calendar';
import { allDay, timed } from '../data';
import { boxOf, grab, pointOn, shift } from '../hand';

const HOUR = 48;
const half = timed('half', '2026-11-18', '10:00', '10:30', { resource: 'b' });
const RESOURCES = ['a', 'b', 'c'].map((id) => ({ id, title: `Room ${id}` }));

/** Expects the time on the preview of a drag to be readable as a whole, within the view. */
async function expectTimeRead(calendar: HostedCalendar, time: string): Promise<void> {
  const preview = calendar.root.locator('[data-preview]').first();
  const words = preview.locator('.ec-time');
  await expect(words).toHaveText(time);
  const cut = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), element.closest('[data-preview]')!];
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return {
      start: Math.max(0, left - text.left),
      end: Math.max(0, text.right - right),
      // A line is a little higher than its glyphs.
      above: Math.max(0, top - 1 - text.top),
      below: Math.max(0, text.bottom - bottom - 1),
    };
  });
  expect(cut).toEqual({ start: 0, end: 0, above: 0, below: 0 });
  const [seen, view] = [await boxOf(words), await boxOf(calendar.grid)];
  expect(seen.x).toBeGreaterThanOrEqual(view.x);
  expect(seen.x + seen.width).toBeLessThanOrEqual(view.x + view.width);
}

test('the draft in an editor keeps to its column', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 1024, height: 760 });
  await calendar.open({ events: [], view: 'week', visibleDate: '2026-11-18' });
  const column = calendar.slot('timed', '2026-11-18');
  const at = await pointOn(column, { y: 12 * HOUR + 4 });
  await page.mouse.click(at.x, at.y);
  await expect(calendar.editor()).toBeVisible();
  const preview = calendar.root.locator('[data-preview]');
  await expect(preview).toHaveAttribute('data-start', '2026-11-18T12:00');
  await expectTimeRead(calendar, '12 PM');
  const [draft, day] = [await boxOf(preview), await boxOf(column)];
  expect(draft.x).toBeGreaterThanOrEqual(day.x);
  expect(draft.x + draft.width).toBeLessThanOrEqual(day.x + day.width);
});

/** Returns the times on previews of which a part is seen, without the rest. */
const partsOfTimes = (calendar: HostedCalendar): Promise<string[]> =>
  calendar.root.locator('[data-preview] .ec-time').evaluateAll((times) =>
    times.flatMap((time) => {
      const range = document.createRange();
      range.selectNodeContents(time);
      const [words, box] = [range.getBoundingClientRect(), time.getBoundingClientRect()];
      const preview = time.closest('[data-preview]')!;
      const [end, start] = [preview.clientLeft + preview.clientWidth, preview.clientLeft];
      const { x, top, bottom } = preview.getBoundingClientRect();
      const left = Math.max(box.left, x + start);
      const right = Math.min(box.right, x + end);
      const isInSight =
        words.right > left &&
        words.left < right &&
        words.bottom - 4 > Math.max(top, box.top) &&
        words.top + 4 < Math.min(bottom, box.bottom);
      const isWhole = words.left >= left - 0.5 && words.right <= right + 0.5;
      return isInSight && !isWhole ? [time.textContent] : [];
    }),
  );

for (const dir of ['ltr', 'rtl'] as const) {
  test(`no preview shows a part of a time, however narrow its lane, ${dir}`, async ({
    calendar,
    page,
  }) => {
    const events = [
      timed('beside', '2026-11-18', '11:30', '13:00'),
      timed('edited', '2026-11-19', '11:30', '13:00'),
      timed('low', '2026-11-19', '11:30', '12:00'),
    ];
    for (const locale of ['en-US', 'de-DE', 'ar-EG']) {
      await calendar.open(
        {
          events,
          view: 'week',
          visibleDate: '2026-11-18',
          preferences: { isSidePanelOpen: false },
          eventCreation: { form: 'quick', duration: 90 },
        },
        { dir, locale },
      );
      for (const width of [1280, 1024, 820, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const column = calendar.slot('timed', '2026-11-18');
        await pointOn(column, { y: 11 * HOUR + 4 });
        await column.click({ position: { x: 12, y: 11 * HOUR + 4 } });
        await expect(calendar.root.locator('[data-quick]')).toBeVisible();
        await calendar.settled();
        expect([width, locale, await partsOfTimes(calendar)]).toEqual([width, locale, []]);
        await page.keyboard.press('Escape');
        await expect(calendar.root.locator('[data-quick]')).toHaveCount(0);
      }
    }
  });
}

test('a day’s event on a line of the month shows when it begins, while it is edited', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 760 });
  const event = timed('a', '2026-11-18', '10:15', '11:45', { title: 'Anniversary' });
  await calendar.open({ events: [event], view: 'month', visibleDate: '2026-11-18' });
  await calendar.event('a').click();
  const start = calendar.editor('Edit event').getByRole('combobox', { name: 'Start time' });
  await start.fill('10:30 AM');
  await start.press('Tab');
  await expectTimeRead(calendar, '10:30 AM');
});

async function putDown(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

for (const dir of ['ltr', 'rtl'] as const) {
  test.describe(`the preview of a short card tells its times, ${dir}`, () => {
    const query = dir === 'rtl' ? { dir } : {};

    test('moved and resized, in a week', async ({ calendar, page }) => {
      await calendar.open({ events: [half], view: 'week', visibleDate: '2026-11-18' }, query);
      const from = await pointOn(calendar.event('half'));
      await grab(page, from, shift(from, 0, HOUR));
      await expectTimeRead(calendar, '11 – 11:30 AM');
      await putDown(page);
      await calendar.event('half').hover();
      const edge = await pointOn(calendar.event('half').locator('[data-resize-handle="end"]'));
      await grab(page, edge, shift(edge, 0, HOUR / 2));
      await expectTimeRead(calendar, '10 – 11 AM');
      await putDown(page);
    });

    test('in the narrow columns of resources', async ({ calendar, page }) => {
      await calendar.open(
        {
          events: [half],
          view: 'week',
          visibleDate: '2026-11-18',
          resources: RESOURCES,
          resourceColumns: {},
        },
        query,
      );
      const from = await pointOn(calendar.event('half'));
      await grab(page, from, shift(from, 0, HOUR));
      await expectTimeRead(calendar, '11 – 11:30 AM');
      await putDown(page);
    });

    test('and of whole days, put down among the hours', async ({ calendar, page }) => {
      const fair = allDay('fair', '2026-11-18');
      await calendar.open({ events: [fair], view: 'week', visibleDate: '2026-11-18' }, query);
      const from = await pointOn(calendar.event('fair'));
      const noon = async () => pointOn(calendar.slot('timed', '2026-11-18'), { y: 12 * HOUR + 2 });
      await grab(page, from, await noon());
      // A hand that is slow at the upper edge of the grid scrolls it on its way.
      const { x, y } = await noon();
      await page.mouse.move(x, y);
      await expectTimeRead(calendar, '12 – 12:30 PM');
      await putDown(page);
    });
  });
}
