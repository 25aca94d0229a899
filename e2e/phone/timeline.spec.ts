import { expect, NOW } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';
import { shareOf, test } from '../timeline';
import { holdAndDrag, swipe } from './touch';

const DAY = '2026-11-20';
const a = timed('a', DAY, '09:00', '11:00', { resource: 'ana' });

test('titles stand within their rows, and the header has its finest row', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({
    events: [a],
    resources: [
      { id: 'house', title: 'House', canHaveEvents: false },
      { id: 'ana', title: 'Ana' },
    ],
    timeline: { columns: [{ key: 'seats', title: 'Seats' }] },
  });
  expect((await boxOf(timeline.row('ana'))).height).toBe(56 + 22);
  expect((await boxOf(timeline.row('house'))).height).toBe(36);
  await timeline.expectBar(calendar.event('a'), 'ana', shareOf('09:00'), shareOf('11:00'));
  const [bar, row] = [await boxOf(calendar.event('a')), await boxOf(timeline.row('ana'))];
  expect(bar.y - row.y).toBe(30);
  // The axis takes the whole width.
  const { x } = await boxOf(timeline.grid);
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
  await expect.poll(async () => (await boxOf(timeline.axis('ana'))).x).toBe(x);
  await expect(timeline.grid).toHaveAttribute('aria-colcount', '2');
  await expect(calendar.root.locator('ec-axis-header .ec-units')).toHaveCount(1);
  await expect(calendar.root.getByText('Seats')).toHaveCount(0);
  const title = timeline.header('ana').getByText('Ana');
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 700 }));
  await expect.poll(async () => Math.round((await boxOf(title)).x)).toBe(Math.round(x) + 30);
  const document = await calendar.page.evaluate(() => [
    window.document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(document[0]).toBeLessThanOrEqual(document[1]!);
});

test('the line of the present runs through no title, which is opaque there alone', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ events: [a], timelinePreset: 'days' });
  const title = timeline.header('ana').locator('.ec-title-line');
  const ground = () => title.evaluate((line) => getComputedStyle(line).backgroundColor);
  const none = 'rgba(0, 0, 0, 0)';
  // Today is at the start, where titles are.
  await expect.poll(ground).not.toBe(none);
  const [whole, dot] = [await boxOf(title), await boxOf(title.locator('.ec-dot'))];
  const name = await boxOf(title.getByText('Ana'));
  const now = await boxOf(calendar.root.locator('[data-now]'));
  expect(whole.x).toBeLessThanOrEqual(Math.min(dot.x, now.x));
  expect(whole.x + whole.width).toBeGreaterThanOrEqual(name.x + name.width);
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: grid.scrollLeft - 200 }));
  await expect.poll(ground).toBe(none);
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: grid.scrollLeft + 400 }));
  await expect.poll(ground).toBe(none);
});

test('the first cell of a day or month shows it', async ({ calendar, timeline }) => {
  await timeline.open({ timeline: { spans: { hours: { days: 2 } } } });
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
  await expect(timeline.label('hour', `${DAY}T00:00`)).toHaveText('Fri 20');
  await expect(timeline.label('hour', `${DAY}T01:00`)).toHaveText('1 AM');
  await calendar.set({ timelinePreset: 'days' });
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
  const first = timeline.label('day', '2026-11-01');
  await expect(first).toHaveText('Nov 1');
  await expect(
    first.getByRole('button', { name: /^Nov 1, .*Sunday, November 1, 2026$/ }),
  ).toHaveCount(1);
});

test('hints stand below the titles of their rows', async ({ calendar, timeline }) => {
  await timeline.open({ events: [timed('late', DAY, '20:00', '21:00', { resource: 'ana' })] });
  const hint = await boxOf(timeline.row('ana').locator('[data-hint="after"]'));
  const title = await boxOf(timeline.header('ana').getByText('Ana'));
  expect(hint.y).toBeGreaterThanOrEqual(title.y + title.height);
  await expect(calendar.root.locator('[data-hint]')).toHaveCount(1);
});

test('a swipe scrolls and never turns the page', async ({ calendar, page, timeline }) => {
  await timeline.open({ events: [a] });
  const before = await timeline.grid.evaluate((grid) => grid.scrollLeft);
  await swipe(page, timeline.grid, { x: -250 });
  await expect
    .poll(() => timeline.grid.evaluate((grid) => grid.scrollLeft))
    .toBeGreaterThan(before + 100);
  for (let turn = 0; turn < 4; turn++) await swipe(page, timeline.grid, { x: -300 }, 80);
  expect((await calendar.state()).visibleDate).toBe(DAY);
});

test('a long press picks an event up, and takes it to another row', async ({
  calendar,
  clock,
  page,
  timeline,
}) => {
  await clock.runFrom(NOW);
  await timeline.open({ events: [a] });
  await calendar.settled();
  const [bar, ben] = [await boxOf(calendar.event('a')), await boxOf(timeline.row('ben'))];
  await holdAndDrag(page, calendar.event('a'), {
    x: 0,
    y: ben.y + ben.height / 2 - bar.y - bar.height / 2,
  });
  await calendar.expectState({ events: [{ ...a, resource: 'ben' }] });
});

test('titles of blocks stand below those of their rows', async ({ calendar, timeline }) => {
  const blocked = { title: 'Lunch', start: `${DAY}T07:00`, end: `${DAY}T12:00` };
  await timeline.open({
    resources: [
      { id: 'house', title: 'House', canHaveEvents: false },
      { id: 'ana', title: 'Ana' },
    ],
    blockedTimes: [blocked],
  });
  const titles = calendar.root.locator('ec-row-tints .ec-room > span');
  // A heading has one line, which is its own title's.
  await expect(titles).toHaveText(['Lunch']);
  const [block, title] = await Promise.all([
    boxOf(titles),
    boxOf(timeline.header('ana').getByText('Ana')),
  ]);
  expect(block.y).toBeGreaterThanOrEqual(title.y + title.height);
});
