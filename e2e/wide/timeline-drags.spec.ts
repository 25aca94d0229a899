import type { CalendarResource } from 'ng-event-calendar';
import { expect, NOW } from '../calendar';
import { many, RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
const HOUR = 80;
const a = timed('a', DAY, '09:00', '11:00', { resource: 7 });
const DEEP: CalendarResource[] = [
  {
    ...{ id: 'house', title: 'House', canHaveEvents: false },
    children: [{ id: 'floor', title: 'Floor', children: [{ id: 'bed', title: 'Bed' }] }],
  },
  { id: 7, title: 'Room 7' },
];

test('held over collapsed rows expands them one by one, also those without events', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    resources: DEEP,
    events: [a],
    defaultCollapsedResources: { house: true, floor: true },
  });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, { x: from.x, y: (await pointOn(timeline.row('house'))).y });
  await expect(timeline.row('floor')).toBeVisible();
  await page.mouse.move(from.x, (await timeline.at('floor', 0.5)).y, { steps: 3 });
  await expect(timeline.row('bed')).toBeVisible();
  await page.mouse.move(from.x, (await timeline.at('bed', 0.5)).y, { steps: 3 });
  await page.mouse.up();
  await calendar.expectState({ events: [{ ...a, resource: 'bed' }], collapsedResources: {} });
});

test('held over its own collapsed row expands that', async ({ calendar, page, timeline }) => {
  await timeline.open({
    events: [{ ...a, resource: 'team' }],
    defaultCollapsedResources: { team: true },
  });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 2 * HOUR, 0));
  await expect(timeline.row('ben')).toBeVisible();
  await page.mouse.move(from.x, (await timeline.at('ben', 0.5)).y, { steps: 3 });
  await page.mouse.up();
  await calendar.expectState({ events: [{ ...a, resource: 'ben' }] });
});

test('a resize expands no row', async ({ calendar, clock, page, timeline }) => {
  await clock.runFrom(NOW);
  await timeline.open({ events: [a], defaultCollapsedResources: { team: true } });
  await calendar.settled();
  const end = await pointOn(calendar.event('a').locator('[data-resize-handle="end"]'));
  const team = await timeline.at('team', 0.5);
  await grab(page, end, { x: end.x + HOUR, y: team.y });
  await clock.runFor('00:02');
  await expect(timeline.row('ana')).toHaveCount(0);
  await page.mouse.up();
  await calendar.expectState({ events: [{ ...a, end: `${DAY}T12:00:00` }] });
});

test('a drop on a collapsed parent is for the parent', async ({ calendar, page, timeline }) => {
  await timeline.open({ events: [a], defaultCollapsedResources: { team: true } });
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, { x: from.x, y: (await timeline.at('team', 0.5)).y });
  await calendar.expectState({ events: [{ ...a, resource: 'team' }] });
});

for (const [what, props] of [
  ['view', { view: 'week' }],
  ['preset', { timelinePreset: 'days' }],
  ['span', { timeline: { spans: { hours: { days: 2 } } } }],
] as const) {
  test(`another ${what} of the host calls a drag off`, async ({ calendar, page, timeline }) => {
    await timeline.open({ events: [a] });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 2 * HOUR, -60));
    await expect(calendar.root.locator('[data-preview]')).not.toHaveCount(0);
    await calendar.set(props);
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await page.mouse.move(from.x + 20, from.y - 60);
    await page.mouse.up();
    expect((await calendar.state()).events).toEqual([a]);
  });
}

test('rows stand still while the host replaces resources, and one that is gone takes no drop', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const from = await pointOn(calendar.event('a'));
  const [ana, ben] = [await timeline.at('ana', 0.5), await timeline.at('ben', 0.5)];
  await grab(page, from, { x: from.x, y: ana.y });
  const [team, room] = RESOURCES;
  const fewer = { ...team!, children: [{ id: 'ana', title: 'Ana' }] };
  await calendar.set({ resources: [{ id: 'new', title: 'New' }, fewer, room!] });
  await expect(timeline.headers).toHaveText(['Team', 'Ana', 'Ben', 'Room 7']);
  await page.mouse.move(from.x + 1, ben.y, { steps: 2 });
  await page.mouse.up();
  await expect(timeline.headers).toHaveText(['New', 'Team', 'Ana', 'Room 7']);
  expect((await calendar.state()).events).toEqual([a]);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`a drag near the edges scrolls both ways, and turns the page past the end alone, ${dir}`, async ({
    calendar,
    page,
    timeline,
  }) => {
    const short = timed('short', DAY, '20:00', '20:15', { resource: 7 });
    await timeline.open(
      {
        events: [a, short],
        resources: [RESOURCES[1]!, ...many(40, (n) => ({ id: `r${n}`, title: `R${n}` }))],
      },
      { dir },
    );
    await calendar.settled();
    const grid = await boxOf(timeline.grid);
    const end = dir === 'ltr' ? grid.x + grid.width - 12 : grid.x + 12;
    const scrolled = () => timeline.grid.evaluate(({ scrollTop }) => scrollTop);
    // Pages keep turning while the event is held there, so any of them may be the one that is seen.
    const expectTurned = () =>
      expect.poll(async () => ((await calendar.state()).visibleDate ?? '') > DAY).toBe(true);
    await grab(page, await pointOn(calendar.event('a')), { x: end, y: grid.y + grid.height - 6 });
    await expect.poll(scrolled).toBeGreaterThan(300);
    await expectTurned();
    await page.mouse.move(700, grid.y + grid.height / 2, { steps: 3 });
    await page.mouse.up();
    // Nor do the preview of a short event, or its words, make the axis longer.
    await calendar.set({ events: [a, short], visibleDate: DAY });
    await timeline.grid.evaluate(
      (view, left) => view.scrollTo({ left, top: 0 }),
      {
        ltr: 9_999,
        rtl: -9_999,
      }[dir],
    );
    const from = await pointOn(calendar.event('short'));
    await grab(page, from, { x: end, y: from.y });
    await expectTurned();
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}

test('a drag from a list lands in the row and day under the pointer outside of hours', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    timelinePreset: 'days',
    timeline: { unassigned: 'never' },
    events: [timed('free', DAY, '09:00', '10:00')],
  });
  await calendar.root.getByRole('button', { name: /without a resource/ }).click();
  const listed = page.getByRole('dialog').locator('[data-event-id="free"]');
  const day = await boxOf(timeline.label('day', '2026-11-17'));
  const ben = await timeline.at('ben', 0.5);
  await drag(page, await pointOn(listed), { x: day.x + day.width / 2, y: ben.y });
  await calendar.expectState({
    events: [{ start: '2026-11-17T09:00:00', end: '2026-11-17T10:00:00', resource: 'ben' }],
  });
});

test('a move and a resize go over hidden days', async ({ calendar, page, timeline }) => {
  const stay = {
    ...timed('s', '2026-11-18', '14:00', '', { resource: 'ana' }),
    end: '2026-11-19T11:00:00',
  };
  await timeline.open({
    events: [stay],
    timelinePreset: 'days',
    hiddenDays: [0, 6],
  });
  await expect(timeline.label('day', '2026-11-21')).toHaveCount(0);
  const day = (await boxOf(timeline.label('day', DAY))).width;
  const end = await pointOn(calendar.event('s').locator('[data-resize-handle="end"]'));
  await drag(page, end, shift(end, 2 * day, 0));
  await calendar.expectState({ events: [{ ...stay, end: '2026-11-23T11:00:00' }] });
  const from = await pointOn(calendar.event('s'), { x: 12 });
  await drag(page, from, shift(from, 3 * day, 0));
  await calendar.expectState({ events: [{ start: '2026-11-23T14:00:00' }] });
});

test('Ctrl copies to the row under the pointer', async ({ calendar, page, timeline }) => {
  await timeline.open({ events: [a] });
  const from = await pointOn(calendar.event('a'));
  await page.keyboard.down('Control');
  await drag(page, from, { x: from.x, y: (await timeline.at('ben', 0.5)).y });
  await page.keyboard.up('Control');
  await calendar.expectState({ events: [a, { start: a.start, end: a.end, resource: 'ben' }] });
});

test('a host told of a slot gets the row’s resource, and whole days outside of hours', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ eventCreation: false });
  const at = await timeline.at('7', shareOf('13:10'));
  await page.mouse.click(at.x, at.y);
  await expect
    .poll(async () => (await calendar.state()).slot)
    .toMatchObject({ resource: 7, allDay: false });
  await calendar.set({ timelinePreset: 'days' });
  const row = await timeline.at('ben', 0.5);
  await page.mouse.click(row.x, row.y);
  await expect
    .poll(async () => (await calendar.state()).slot)
    .toMatchObject({ resource: 'ben', allDay: true });
});

test('within the dead zone the strings of the times stay, beyond it they follow', async ({
  calendar,
  page,
  timeline,
}) => {
  const odd = { ...a, start: `${DAY}T09:07:00`, end: `${DAY}T10:10:00` };
  await timeline.open({ events: [odd] });
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, { x: from.x + 9, y: (await timeline.at('ben', 0.5)).y });
  await calendar.expectState({ events: [{ ...odd, resource: 'ben' }] });
  const again = await pointOn(calendar.event('a'));
  await drag(page, again, shift(again, 11, 0));
  await expect.poll(async () => (await calendar.state()).events?.[0]?.start).not.toBe(odd.start);
});

test('beyond the bounds a preview says why it can’t be dropped', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    ...{ events: [a], maxDate: DAY, timelinePreset: 'days' },
    timeline: { cellWidths: { days: 70 } },
  });
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, shift(from, 140, 0));
  const preview = calendar.root.locator('[data-preview]');
  await expect(preview).toHaveAttribute('data-start', /^2026-11-22T/);
  await expect(preview).toHaveAttribute('data-refused', '');
  await expect(preview).toContainText('Nothing after Friday, November 20, 2026');
  await page.mouse.up();
  await calendar.expectState({ events: [a] });
});
