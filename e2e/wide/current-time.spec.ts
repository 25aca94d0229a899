import type { Page } from '@playwright/test';
import { expect, NOW, test } from '../calendar';
import { RESOURCES, timed } from '../data';
import { atMinute, cellBox, drawingOf } from '../drawing';
import { boxOf, type Area } from '../hand';
import { pixelsOf } from '../pixels';

test('the line stands at the present time in today’s column alone', async ({ calendar }) => {
  await calendar.open();
  const line = calendar.root.locator('[data-now]');
  await expect(line).toHaveCount(1);
  await expect(calendar.slot('timed', '2026-11-20').locator('[data-now]')).toHaveCount(1);
  const column = cellBox(await drawingOf(calendar.root), 'timed', '2026-11-20');
  const box = await boxOf(line);
  expect(Math.abs(box.y + box.height / 2 - atMinute(column, 10 * 60 + 23))).toBeLessThan(3);
  expect(box.x).toBeGreaterThanOrEqual(column.left - 8);
  expect(box.x + box.width).toBeLessThanOrEqual(column.right + 1);
});

test('the line moves on by itself at the full minute', async ({ calendar, clock }) => {
  await clock.runFrom(NOW);
  await calendar.open();
  const line = calendar.root.locator('[data-now]');
  const y = async () => {
    const column = cellBox(await drawingOf(calendar.root), 'timed', '2026-11-20');
    const box = await boxOf(line);
    return ((box.y + box.height / 2 - column.top) / column.height) * 1440;
  };
  const before = await y();
  await clock.runFor('10:00');
  await expect.poll(y).toBeGreaterThan(before + 9);
  expect(await y()).toBeLessThan(before + 12);
});

test('at midnight it goes to the next day, and today with it', async ({ calendar, clock }) => {
  // Starts some minutes early, as the clock runs while the page loads.
  await clock.runFrom('2026-11-19T23:50:00-05:00');
  await calendar.open({ view: 'week', visibleDate: '2026-11-19' });
  await expect(calendar.slot('timed', '2026-11-19').locator('[data-now]')).toHaveCount(1);
  await clock.runFor('12:00');
  await expect(calendar.slot('timed', '2026-11-20').locator('[data-now]')).toHaveCount(1);
  await expect(calendar.root.locator('[data-now]')).toHaveCount(1);
  await expect(calendar.grid.getByRole('columnheader', { name: /, today$/ })).toHaveAccessibleName(
    'Friday, November 20, 2026, today',
  );
});

test('events become past by themselves', async ({ calendar, clock }) => {
  await clock.runFrom(NOW);
  await calendar.open({
    events: [{ id: 'a', title: 'A', start: '2026-11-20T10:00:00', end: '2026-11-20T10:30:00' }],
  });
  await expect(calendar.event('a')).not.toHaveAttribute('data-past');
  await clock.runFor('08:00');
  await expect(calendar.event('a')).toHaveAttribute('data-past');
});

test('there is no line where the host wants none, nor in other weeks', async ({ calendar }) => {
  await calendar.open({ showCurrentTimeIndicator: false });
  await expect(calendar.root.locator('[data-now]')).toHaveCount(0);
  await calendar.set({ showCurrentTimeIndicator: true });
  await expect(calendar.root.locator('[data-now]')).toHaveCount(1);
  await calendar.set({ visibleDate: '2026-11-27' });
  await expect(calendar.root.locator('[data-now]')).toHaveCount(0);
  await calendar.set({ visibleDate: '2026-11-20', visibleHours: { start: 12, end: 18 } });
  await expect(calendar.root.locator('[data-now]')).toHaveCount(0);
});

test('on the day of a change it stands in the right pass of the hour', async ({
  calendar,
  clock,
}) => {
  for (const [instant, minute] of [
    ['2026-11-01T05:30:00Z', 90],
    ['2026-11-01T06:30:00Z', 150],
  ] as const) {
    await clock.standAt(instant);
    await calendar.open({ view: 'day' });
    const column = cellBox(await drawingOf(calendar.root), 'timed', '2026-11-01');
    const box = await boxOf(calendar.root.locator('[data-now]'));
    expect(Math.abs(box.y + box.height / 2 - atMinute(column, minute, 1500))).toBeLessThan(3);
  }
});

test('goes without gaps through the columns of today, beneath their cards', async ({
  calendar,
}) => {
  const resources = RESOURCES;
  const events = [timed('a', '2026-11-20', '10:00', '11:00', { resource: 'ana' })];
  await calendar.open({ events, resources, resourceColumns: true, view: 'day' });
  const lines = calendar.root.locator('[data-now]');
  await expect(lines).toHaveCount(3);
  const boxes = await lines.evaluateAll((all) =>
    all.map((line) => {
      const { left, right } = line.getBoundingClientRect();
      const { zIndex, borderBlockStartWidth } = getComputedStyle(line);
      return { left, right, zIndex, borderBlockStartWidth };
    }),
  );
  for (const [at, box] of boxes.entries()) {
    expect(box).toMatchObject({ zIndex: '0', borderBlockStartWidth: '2px' });
    if (at > 0) expect(box.left).toBeLessThanOrEqual(boxes[at - 1]!.right);
  }
});

/** Returns the rows of the window in which the pixels of a column of it are red. */
async function redRows(page: Page, x: number, { y, height }: Area): Promise<number[]> {
  const top = Math.ceil(y);
  const rows = await pixelsOf(page, { x, y: top, width: 1, height: Math.floor(height) });
  return rows.flatMap(([[red, green] = [0, 0]], row) =>
    red > 150 && green < 60 ? [top + row] : [],
  );
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`a card shows it at both edges, level with the line and clear of the words (${dir})`, async ({
    calendar,
    clock,
    page,
  }) => {
    for (const minute of [17, 23, 31, 46]) {
      await clock.standAt(`2026-11-20T10:${minute}:00-05:00`);
      // The first card has the dot of the line at its start.
      const first = timed('b', '2026-11-20', '09:00', '10:00');
      const events = [first, timed('a', '2026-11-20', '09:45', '11:15')];
      await calendar.open({ events, view: 'day' }, { dir });
      const card = await boxOf(calendar.event('a'));
      const words = await boxOf(calendar.event('a').locator('.ec-title'));
      const [left, right] = [card.x, card.x + card.width];
      // The accent takes the first four pixels; the line is seen beside the card's end.
      const rows = await redRows(page, dir === 'ltr' ? right + 2 : left - 3, card);
      expect(rows).toHaveLength(2);
      for (const beyond of [0.5, 5.5]) {
        const [start, end] = [4 + beyond, beyond];
        expect(await redRows(page, dir === 'ltr' ? left + start : right - start, card)).toEqual(
          rows,
        );
        expect(await redRows(page, dir === 'ltr' ? right - end : left + end, card)).toEqual(rows);
      }
      const beforeWords = dir === 'ltr' ? words.x - 1 : words.x + words.width;
      expect(await redRows(page, beforeWords, card)).toEqual([]);
    }
  });
}
