import { expect } from '../calendar';
import { allDay, many, timed } from '../data';
import { boxOf, drag, pointOn } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
const a = timed('a', DAY, '09:00', '11:00', { resource: 'ana' });

test('a tree of resources is a treegrid, with levels and places', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const grid = calendar.root.getByRole('treegrid', {
    name: 'Timeline view, November 20, 2026',
  });
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await expect(grid).toHaveAttribute('aria-colcount', '2');
  const read = await calendar.root
    .locator('[data-row]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['aria-rowindex', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
          .map((name) => row.getAttribute(name) ?? '-')
          .join(' '),
      ),
    );
  expect(read).toEqual(['2 1 1 2 true', '3 2 1 2 -', '4 2 2 2 -', '5 1 2 2 -']);
  await expect(timeline.row('ana').getByRole('rowheader', { name: 'Ana' })).toBeVisible();
  await expect(
    timeline.row('ana').getByRole('gridcell', { name: 'Ana, November 20, 2026' }),
  ).toBeVisible();
  await timeline.row('team').getByRole('button', { name: 'Collapse Team' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await expect(timeline.row('team')).toHaveAttribute('aria-expanded', 'false');
  await expect(timeline.row('7')).toHaveAttribute('aria-rowindex', '3');
});

test('resources without others beneath them are a grid', async ({ calendar, timeline }) => {
  await timeline.open({
    resources: [
      { id: 'x', title: 'X', seats: 4 },
      { id: 'y', title: 'Y' },
    ] as { id: string; title: string }[],
    timeline: { columns: [{ key: 'seats', title: 'Seats' }] },
  });
  await expect(calendar.root.locator('ec-timeline').getByRole('grid')).toHaveAttribute(
    'aria-colcount',
    '3',
  );
  await expect(timeline.row('x')).not.toHaveAttribute('aria-level');
  await expect(timeline.row('x').getByRole('gridcell').first()).toHaveText('4');
  await expect(timeline.row('y').getByRole('gridcell').first()).toHaveText('');
  await expect(timeline.grid.getByRole('columnheader').nth(1)).toHaveText('Seats');
});

test('of many rows those in sight are drawn, and their numbers are right', async ({
  calendar,
  timeline,
}) => {
  const resources = many(200, (number) => ({ id: `r${number}`, title: `Row ${number}` }));
  const events = many(400, (number) =>
    timed(`e${number}`, DAY, '09:00', '10:00', { resource: `r${1 + (number % 200)}` }),
  );
  await timeline.open({ resources, events });
  await expect(timeline.grid).toHaveAttribute('aria-rowcount', '201');
  await timeline.grid.evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight / 2 }));
  const rows = calendar.root.locator('[data-row]');
  await expect(timeline.row('r100')).toBeVisible();
  expect(await rows.count()).toBeLessThan(40);
  const indexes = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.getAttribute('aria-rowindex'),
      row.querySelector('[data-resource-header]')?.textContent.trim(),
    ]),
  );
  for (const [index, title] of indexes) expect(`Row ${Number(index) - 1}`).toBe(title);
});

test('the words of a bar that begins out of sight stand beside the titles, in every direction', async ({
  calendar,
  timeline,
}) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await timeline.open(
      {
        events: ['Fair', 'יריד'].map((title, id) => ({
          ...allDay(String(id), '2026-11-18', '2026-11-24', { resource: 'ana' }),
          title,
        })),
      },
      { dir },
    );
    const header = await boxOf(timeline.header('ana'));
    for (const id of ['0', '1']) {
      const words = await boxOf(calendar.event(id).locator('.ec-text'));
      const gap =
        dir === 'ltr' ? words.x - header.x - header.width : header.x - words.x - words.width;
      expect(gap).toBeGreaterThan(4);
      expect(gap).toBeLessThan(16);
    }
  }
});

test.describe('from right to left', () => {
  test('time runs to the left, and titles stand on the right', async ({ calendar, timeline }) => {
    await timeline.open({ events: [a] }, { dir: 'rtl' });
    await timeline.expectBar(calendar.event('a'), 'ana', shareOf('09:00'), shareOf('11:00'));
    const [header, grid] = [await boxOf(timeline.header('ana')), await boxOf(timeline.grid)];
    expect(grid.x + grid.width - header.x - header.width).toBeLessThanOrEqual(16);
    // It begins at seven, too.
    const seven = await boxOf(timeline.label('hour', `${DAY}T07:00`));
    expect(Math.abs(seven.x + seven.width - header.x)).toBeLessThanOrEqual(1);
    const line = await boxOf(calendar.root.locator('[data-now]'));
    const axis = await boxOf(timeline.axis('ana'));
    const share = (axis.x + axis.width - line.x - line.width / 2) / axis.width;
    expect(Math.abs(share - shareOf('10:23')) * axis.width).toBeLessThanOrEqual(1);
  });

  test('drops are exact, and arrows are mirrored @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ events: [a] }, { dir: 'rtl' });
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, { x: from.x - 160, y: (await timeline.at('ben', 0.5)).y });
    await calendar.expectState({
      events: [{ start: `${DAY}T11:00:00`, end: `${DAY}T13:00:00`, resource: 'ben' }],
    });
    await timeline.axis('ana').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('[data-spoken]')).toHaveText(/12:30 AM/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(timeline.header('ana')).toBeFocused();
  });
});
