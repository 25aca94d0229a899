import { expect } from '../calendar';
import { allDay, many, timed } from '../data';
import { boxOf, drag, pointOn, shift } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
const at = (id: string, from: string, to: string) => timed(id, DAY, from, to, { resource: 'ana' });

test('a bar says as much as its width has room for', async ({ calendar, timeline }) => {
  const description = 'About the roof';
  await timeline.open({
    events: [
      at('hour', '09:00', '10:00'),
      at('two', '11:00', '13:00'),
      { ...at('three', '14:00', '17:00'), description },
      at('quarter', '18:00', '18:15'),
      at('half', '19:00', '19:30'),
    ],
  });
  const shown = async (id: string) => {
    const bar = calendar.event(id);
    const [title, time, more] = await Promise.all(
      ['.ec-title', '.ec-time', '.ec-detail'].map((part) =>
        bar.locator(part).evaluateAll((all) =>
          all.some((each) => {
            const { width, height } = each.getBoundingClientRect();
            const { visibility, clipPath } = getComputedStyle(each);
            return width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none';
          }),
        ),
      ),
    );
    return { title, time, more };
  };
  expect(await shown('hour')).toEqual({ title: true, time: true, more: false });
  expect(await shown('three')).toEqual({ title: true, time: true, more: true });
  expect(await shown('half')).toEqual({ title: true, time: false, more: false });
  expect(await shown('quarter')).toEqual({ title: false, time: false, more: false });
  // The name has what a narrow bar doesn't show.
  await expect(calendar.event('quarter')).toHaveAccessibleName(/Event quarter/);
});

test('what finds no lane stands behind a chip in a line of its own, whose list gives it back', async ({
  calendar,
  page,
  timeline,
}) => {
  const events = many(5, (number) => at(`e${number}`, '09:00', '11:00'));
  await timeline.open({
    events: [...events, at('late', '15:00', '16:00')],
    timeline: { maxLanes: 2 },
  });
  const row = await boxOf(timeline.row('ana'));
  expect(row.height).toBe(16 + 2 * 40 + 2 + 22);
  const chip = timeline.row('ana').locator('[data-more]');
  await expect(chip).toHaveText('+3');
  const box = await boxOf(chip);
  expect(box.height).toBe(20);
  expect(box.y).toBe(row.y + 8 + 82 + 2);
  await chip.click();
  const listed = page.getByRole('dialog').locator('[data-event-id="e5"]');
  await drag(page, await pointOn(listed), await timeline.at('7', shareOf('12:05')));
  await calendar.expectState({
    events: [{}, {}, {}, {}, { resource: 7, start: `${DAY}T12:00:00`, end: `${DAY}T14:00:00` }, {}],
  });
  await expect(chip).toHaveText('+2');
});

test('a hundred at one time take no more than the lanes allowed', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({
    events: many(100, (number) => at(`e${number}`, '09:00', '10:00')),
    timeline: { maxLanes: 50 },
  });
  await expect(timeline.axis('ana').locator('[data-lane]')).toHaveCount(50);
  await expect(timeline.row('ana').locator('[data-more]')).toHaveText('+50');
  await calendar.set({ timeline: { maxLanes: 'all' } });
  await expect(timeline.axis('ana').locator('[data-lane]')).toHaveCount(100);
});

test('a preview lies in the first lane that is free at its time, else in the last', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    events: [
      at('a', '09:00', '12:00'),
      at('b', '10:00', '11:00'),
      timed('c', DAY, '10:00', '11:00', { resource: 'ben' }),
    ],
  });
  const from = await pointOn(calendar.event('c'));
  const row = await boxOf(timeline.row('ana'));
  const preview = calendar.root.locator('[data-preview]');
  const laneAt = async (dx: number): Promise<number> => {
    await page.mouse.move(from.x + dx, row.y + 20, { steps: 3 });
    await expect(preview).toHaveCount(1);
    return (await boxOf(preview)).y - row.y;
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // At 11: the second lane is free; at 13: the first one; at 10: none is.
  expect(await laneAt(80)).toBe(8 + 42);
  expect(await laneAt(240)).toBe(8);
  expect(await laneAt(0)).toBe(8 + 42);
  expect((await boxOf(timeline.row('ana'))).height).toBe(row.height);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('events longer than the page are cut at both ends and move as a whole', async ({
  calendar,
  page,
  timeline,
}) => {
  const long = {
    ...timed('long', '2026-11-01', '08:00', '', { resource: 'ana' }),
    end: '2026-12-24T18:00:00',
  };
  const year = allDay('year', '2026-01-01', '2026-12-31', { resource: 'ben' });
  await timeline.open({ events: [long, year] });
  await timeline.expectBar(calendar.event('long'), 'ana', 0, 1);
  await timeline.expectBar(calendar.event('year'), 'ben', 0, 1);
  for (const id of ['long', 'year']) {
    await expect(calendar.event(id)).toHaveAttribute('data-continues-before', '');
    await expect(calendar.event(id)).toHaveAttribute('data-continues-after', '');
    await expect(calendar.event(id).locator('[data-resize-handle]')).toHaveCount(0);
  }
  const from = await timeline.at('ana', shareOf('12:00'));
  await drag(page, from, shift(from, 160, 0));
  await calendar.expectState({
    events: [{ ...long, start: '2026-11-01T10:00:00', end: '2026-12-24T20:00:00' }, year],
  });
});

test('an event without length has a bar, which moves', async ({ calendar, page, timeline }) => {
  const none = at('none', '10:00', '10:00');
  await timeline.open({ events: [none] });
  expect((await boxOf(calendar.event('none'))).width).toBe(24);
  const from = await pointOn(calendar.event('none'));
  await drag(page, from, shift(from, 80, 0));
  const later = `${DAY}T11:00:00`;
  await calendar.expectState({ events: [{ ...none, start: later, end: later }] });
});

test('the menu of a bar opens beside the part of it that is in sight', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    timeline: { spans: { hours: { days: 5 } } },
    events: [{ ...at('long', '01:00', ''), end: '2026-11-24T20:00:00' }],
  });
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 3_000 }));
  await calendar.event('long').focus();
  await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 3_000 }));
  await page.keyboard.press('Shift+F10');
  const [menu, bar, titles] = await Promise.all([
    boxOf(page.getByRole('menu')),
    boxOf(calendar.event('long')),
    boxOf(timeline.header('ana')),
  ]);
  expect(bar.x).toBeLessThan(0);
  expect(menu.x).toBeGreaterThanOrEqual(titles.x + titles.width);
  expect(menu.y).toBeGreaterThanOrEqual(bar.y);
  expect(menu.y).toBeLessThanOrEqual(bar.y + bar.height + 9);
});

test('a draft whose resource has no row is in the editor alone', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open();
  const at = await timeline.at('ana', 0.6);
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(1);
  await calendar.set({ collapsedResources: { team: true } });
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});
