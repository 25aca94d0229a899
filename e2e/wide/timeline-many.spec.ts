import { expect } from '../calendar';
import { allDay, many, timed } from '../data';
import { test } from '../timeline';

const DAYS = many(7, (number) => `2026-11-${14 + number}`);
const HOURS = many(10, (number) => String(number + 7).padStart(2, '0'));

/** Rows with so many events each in a week, beside one of the whole week. */
const week = (rows: number, each: number) => ({
  resources: many(rows, (row) => ({ id: row, title: `Room ${row}` })),
  events: many(rows, (row) => [
    allDay(`${row} all`, '2026-11-15', '2026-11-21', { resource: row }),
    ...many(each - 1, (number) => {
      const hour = HOURS[(row + number * 3) % HOURS.length]!;
      const day = DAYS[(row + number) % DAYS.length]!;
      return timed(`${row} ${number}`, day, `${hour}:00`, `${hour}:45`, { resource: row });
    }),
  ]).flat(),
  timeline: { spans: { hours: { weeks: 1 } } },
});

test('a week of many rows has fewer than 2,500 elements, and the page never scrolls sideways', async ({
  calendar,
  page,
  timeline,
}) => {
  for (const [rows, each] of [
    [100, 10],
    [1000, 20],
  ] as const) {
    await timeline.open(week(rows, each), { height: '800px' });
    await expect(calendar.root.locator('ec-event').first()).toBeVisible();
    for (const top of [0, 2000]) {
      await timeline.grid.evaluate((grid, to) => grid.scrollTo({ top: to, left: 3000 }), top);
      await expect(calendar.root.locator('ec-event').first()).toBeAttached();
      expect(await page.locator('*').count()).toBeLessThan(2500);
    }
    const [width, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(width).toBeLessThanOrEqual(room);
  }
});

test('wherever it is scrolled, titles, labels and words stand where they are in sight', async ({
  calendar,
  timeline,
}) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await timeline.open(week(100, 10), { height: '600px', dir });
    await expect(calendar.root.locator('ec-event').first()).toBeVisible();
    for (const [top, left] of [
      [100, 2500],
      [1990, 2500],
      [1990, 7100],
      [2030, 7340],
      [2030, 3000],
      [60, 40],
    ] as const) {
      await timeline.grid.evaluate(
        (grid, [to, x]) =>
          grid.scrollTo({ top: to, left: getComputedStyle(grid).direction === 'rtl' ? -x : x }),
        [top, left] as const,
      );
      await expect
        .poll(() =>
          timeline.grid.evaluate((grid) => {
            const rtl = getComputedStyle(grid).direction === 'rtl';
            const box = grid.getBoundingClientRect();
            const head = grid.querySelector('.ec-head')!.getBoundingClientRect().bottom;
            const titles = grid.querySelector('.ec-title-cell')!.getBoundingClientRect();
            const [start, end] = rtl ? [box.left, titles.left] : [titles.right, box.right];
            const outside: string[] = [];
            const check = (part: Element | null, whole: Element, isRow: boolean): void => {
              const [a, b] = [part!.getBoundingClientRect(), whole.getBoundingClientRect()];
              if (a.width === 0) return;
              // Part of the whole that is in sight, in which its words have to begin.
              const [from, to] = isRow
                ? [Math.max(b.top, head), Math.min(b.bottom, box.bottom)]
                : [Math.max(b.left, start), Math.min(b.right, end)];
              if (to - from < 60) return;
              const place = isRow ? a.top : rtl ? a.right : a.left;
              if (place < from - 1 || place > to + 1) outside.push(whole.textContent);
            };
            for (const row of grid.querySelectorAll('ec-timeline-row')) {
              check(row.querySelector('.ec-names'), row, true);
            }
            for (const bar of grid.querySelectorAll('ec-event')) {
              const row = bar.getBoundingClientRect();
              if (row.bottom > head && row.top < box.bottom)
                check(bar.querySelector('.ec-text'), bar, false);
            }
            for (const unit of grid.querySelectorAll('.ec-unit')) {
              check(unit.querySelector('.ec-label > span'), unit, false);
            }
            return outside;
          }),
        )
        .toEqual([]);
    }
  }
});
