import type { CalendarEvent, CalendarView } from 'ng-event-calendar';
import { expect, test } from '../calendar';
import { allDay, many, timed } from '../data';
import { boxOf } from '../hand';
import { NOW } from '../now';

const crowd: CalendarEvent[] = many(12, (number) =>
  timed(`n${number}`, '2026-11-18', `${9 + (number % 8)}:00`.padStart(5, '0'), '17:30'),
);
const events: CalendarEvent[] = [
  ...crowd,
  timed('early', '2026-11-17', '06:30', '07:15'),
  timed('late', '2026-11-19', '19:00', '20:45'),
  allDay('fair', '2026-11-16', '2026-11-19'),
];

/** Returns the number of pages of a PDF. */
const pages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

for (const [view, landscape, most] of [
  ['day', false, 1],
  ['week', true, 1],
  ['month', true, 2],
  ['agenda', false, 2],
] as [CalendarView, boolean, number][]) {
  test(`a ${view} is printed whole on ${most === 1 ? 'one page' : 'few pages'}`, async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events, view, visibleDate: '2026-11-18' }, { theme: 'dark' });
    const pdf = await page.pdf({ format: 'A4', landscape });
    expect(pages(pdf)).toBeLessThanOrEqual(most);
    // Unchanged after printing.
    await expect(calendar.toolbar.getByRole('button', { name: 'Today' })).toBeVisible();
  });
}

for (const view of ['day', 'week', 'month', 'agenda'] satisfies CalendarView[]) {
  test(`paper is white under a ${view}, and knows no present`, async ({ calendar, page }) => {
    const today = NOW.slice(0, 10);
    await calendar.open(
      { events: [timed('now', today, '09:00', '17:00')], view, visibleDate: today },
      { theme: 'dark', height: '500px' },
    );
    await page.emulateMedia({ media: 'print' });
    // Elements with a background of their own, as the browser draws it: colours, and gradients over cards.
    const grounds = await page.evaluate(() => {
      const white = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
      return [...document.querySelectorAll<HTMLElement>('html, body, [data-view], [data-view] *')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          const isWhite = white.includes(backgroundColor) && !backgroundImage.includes('rgb');
          return isWhite ? [] : `${element.localName}.${element.className}`;
        });
    });
    expect(grounds).toEqual([]);
    await expect(calendar.event('now')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // As far down as the calendar's own box.
    const [box, paper] = [await boxOf(page.locator('event-calendar')), await boxOf(calendar.root)];
    expect(paper.height).toBeGreaterThanOrEqual(box.height);
  });
}

test('paper has the hours of events and of a workday, and no buttons', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events, visibleDate: '2026-11-18' }, { theme: 'dark' });
  const hours = calendar.root.getByRole('rowheader').filter({ hasText: /\d [AP]M/ });
  await expect(hours.first()).toContainText('1 AM');
  await page.emulateMedia({ media: 'print' });
  await expect(hours.first()).toContainText('7 AM');
  await expect(hours.last()).toContainText('8 PM');
  await expect(calendar.event('early')).toBeVisible();
  await expect(calendar.root.getByRole('button', { name: 'Today' })).toBeHidden();
  await expect(calendar.title).toBeVisible();
  await expect(calendar.root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await expect(hours.first()).toContainText('1 AM');
});

test('a printed month leaves nothing behind "more"', async ({ calendar, page }) => {
  await calendar.open({ events, view: 'month', visibleDate: '2026-11-18' });
  await expect(calendar.more('2026-11-18')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(calendar.more('2026-11-18')).toHaveCount(0);
  const drawn = calendar.slot('day', '2026-11-18').locator('ec-event');
  await expect(drawn).toHaveCount(crowd.length);
  const cell = await boxOf(calendar.slot('day', '2026-11-18'));
  const last = await boxOf(drawn.last());
  expect(last.y + last.height).toBeLessThanOrEqual(cell.y + cell.height);
});

test('a calendar stands as far scrolled after printing as before', async ({ calendar, page }) => {
  const resources = Array.from({ length: 12 }, (_, at) => ({ id: at, title: `Person ${at}` }));
  for (const [props, top, left] of [
    [{ view: 'week' }, 300, 0],
    [{ view: 'week', resourceColumns: { minWidth: 120 }, resources }, 200, 1500],
    [{ view: 'month' }, 120, 0],
    [{ view: 'agenda' }, 120, 0],
  ] as const) {
    await calendar.open({ events, visibleDate: '2026-11-18', ...props }, { height: '400px' });
    const scroller = calendar.grid.or(calendar.root.locator('ec-agenda'));
    const place = (): Promise<number[]> =>
      scroller.evaluate((grid) => [grid.scrollTop, grid.scrollLeft]);
    await scroller.evaluate((grid, to) => grid.scrollTo(to), { top, left });
    expect(await place()).toEqual([top, left]);
    await page.pdf({ format: 'A4' });
    await expect.poll(place).toEqual([top, left]);
  }
});
