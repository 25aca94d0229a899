import type { CalendarResource } from 'ng-event-calendar';
import { expect } from '../calendar';
import { many, RESOURCES, timed } from '../data';
import { boxOf, drag, pointOn } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
const HOUSE: CalendarResource = {
  ...{ id: 'house', title: 'House', canHaveEvents: false },
  children: [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben' },
  ],
};
const ROOMS = many(40, (number) => ({ id: `r${number}`, title: `Room ${number}` }));

test('with all resources hidden the view says so, and shows them again', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ visibleResources: { team: false, 7: false } });
  await expect(timeline.headers).toHaveCount(0);
  await calendar.root
    .locator('ec-timeline')
    .getByRole('button', { name: /Show all/ })
    .click();
  await expect(timeline.headers).toHaveCount(4);
});

test('a hidden resource takes all beneath it along', async ({ timeline }) => {
  await timeline.open({ visibleResources: { team: false } });
  await expect(timeline.headers).toHaveText(['Room 7']);
});

test('an event of headings alone stands in “No resource”', async ({ timeline }) => {
  await timeline.open({
    resources: [HOUSE],
    events: [timed('a', DAY, '09:00', '10:00', { resource: 'house' })],
  });
  await expect(timeline.axis('')).toContainText('Event a');
});

test('“never” says how many events have no row, and lists them for dragging', async ({
  calendar,
  page,
  timeline,
}) => {
  const free = timed('a', DAY, '09:00', '10:00');
  await timeline.open({
    timeline: { unassigned: 'never' },
    events: [free, timed('b', '2026-11-21', '09:00', '10:00')],
  });
  await expect(timeline.headers).toHaveText(['Team', 'Ana', 'Ben', 'Room 7']);
  const hint = calendar.root.getByRole('button', { name: '1 event without a resource' });
  await hint.click();
  const listed = page.getByRole('dialog').locator('[data-event-id="a"]');
  await drag(page, await pointOn(listed), await timeline.at('ben', shareOf('12:05')));
  await calendar.expectState({
    events: [{ ...free, start: `${DAY}T12:00:00`, end: `${DAY}T13:00:00`, resource: 'ben' }, {}],
  });
  await expect(hint).toHaveCount(0);
});

test('rows without events go, but for parents of those that stay, and an open draft', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({
    timeline: { show: 'with-events' },
    events: [timed('a', DAY, '09:00', '10:00', { resource: 'ben' })],
  });
  await expect(timeline.headers).toHaveText(['Team', 'Ben']);
  const at = await timeline.at('team', 0.6);
  await calendar.page.mouse.click(at.x, at.y);
  await calendar.page.keyboard.press('Escape');
  await calendar.set({
    timeline: { show: 'working' },
    workingHours: [{ start: '08:00', end: '18:00', days: [1] }],
  });
  await expect(timeline.headers).toHaveText(['Team', 'Ben']);
});

test('strips lie at the lower edge of a row, and in the middle of a heading', async ({
  timeline,
}) => {
  await timeline.open({
    resources: [
      HOUSE,
      ...RESOURCES.slice(0, 1).map((team) => ({
        ...team,
        children: [{ id: 'cid', title: 'Cid' }],
      })),
    ],
    defaultCollapsedResources: { house: true, team: true },
    events: [
      timed('a', DAY, '09:00', '10:00', { resource: 'ben' }),
      timed('b', DAY, '09:00', '10:00', { resource: 'ana' }),
      timed('c', DAY, '09:00', '10:00', { resource: 'ana' }),
      timed('d', DAY, '09:30', '11:00', { resource: 'ana' }),
      timed('e', DAY, '12:00', '13:00', { resource: 'cid' }),
    ],
  });
  const strip = (id: string) => timeline.row(id).locator('[data-beneath]');
  await expect(strip('house')).toHaveAttribute('data-beneath', '4');
  const [inHouse, house, inTeam, team] = await Promise.all([
    boxOf(strip('house')),
    boxOf(timeline.row('house')),
    boxOf(strip('team')),
    boxOf(timeline.row('team')),
  ]);
  expect(inHouse.height).toBe(8);
  expect(inTeam.height).toBe(8);
  expect(inHouse.y + 4).toBe(house.y + house.height / 2);
  // Above the line of the row.
  expect(inTeam.y + 8).toBe(team.y + team.height - 1);
  await expect(strip('house')).toHaveCSS('pointer-events', 'none');
});

test('the first row in sight keeps its place while others come, go, open and close', async ({
  calendar,
  timeline,
}) => {
  const group = (isLong: boolean) => ({
    id: 'g',
    title: 'Group',
    children: many(isLong ? 6 : 2, (number) => ({ id: `g${number}`, title: `G${number}` })),
  });
  await timeline.open({ resources: [group(false), ...ROOMS] });
  await timeline.grid.evaluate((grid) => (grid.scrollTop = 600));
  const place = async (id: string) => (await boxOf(timeline.row(id))).y;
  const before = await place('r10');
  await calendar.set({ collapsedResources: { g: true } });
  await expect.poll(() => place('r10')).toBe(before);
  await calendar.set({ collapsedResources: {} });
  await expect.poll(() => place('r10')).toBe(before);
  await calendar.set({ resources: [group(true), ...ROOMS] });
  await expect.poll(() => place('r10')).toBe(before);
  await calendar.set({
    events: [
      timed('free', DAY, '09:00', '10:00'),
      ...many(3, (n) => timed(`x${n}`, DAY, '09:00', '10:00', { resource: 'r1' })),
    ],
  });
  await expect.poll(() => place('r10')).toBe(before);
  // The first one in sight goes, and the next one stays where it is.
  const next = await place('r9');
  await calendar.set({
    resources: [group(true), ...ROOMS.filter(({ id }) => id !== 'r8')],
  });
  await expect(timeline.row('r8')).toHaveCount(0);
  await expect.poll(() => place('r9')).toBe(next);
  // So does the very first one, while those in another order and those of nobody are seen.
  await calendar.set({ events: [], resources: ROOMS });
  const scrollToTop = () =>
    timeline.grid.evaluate(
      (grid) =>
        new Promise<void>((done) => {
          grid.addEventListener('scroll', () => done(), { once: true });
          grid.scrollTop = 0;
        }),
    );
  await scrollToTop();
  const top = await place('r1');
  await calendar.set({ resources: [group(false), ...ROOMS] });
  await expect.poll(() => place('r1')).toBe(top);
  await scrollToTop();
  await calendar.set({ resources: [...ROOMS].reverse() });
  await expect.poll(() => place('r40')).toBe(top);
  await calendar.set({ events: [timed('free', DAY, '09:00', '10:00')] });
  await expect.poll(() => place('')).toBe(top);
});

test('rows that change in the frame of a scroll keep the place scrolled to', async ({
  timeline,
}) => {
  const group = {
    id: 'g',
    title: 'Group',
    children: many(6, (number) => ({ id: `g${number}`, title: `G${number}` })),
  };
  await timeline.open({ resources: [group, ...ROOMS] });
  const places = await timeline.grid.evaluate(async (grid) => {
    const place = (): number | undefined =>
      document.querySelector('[data-resource-header="r10"]')?.getBoundingClientRect().top;
    grid.scrollTop = 600;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    grid.scrollTop = 540;
    const before = place();
    await window.showcase?.set({ collapsedResources: { g: true } });
    return [place(), before];
  });
  expect(places[0]).toBe(places[1]);
});

test('focus goes to the header of the nearest row where its own is gone', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ resources: ROOMS });
  await timeline.header('r5').focus();
  await calendar.set({ resources: ROOMS.filter(({ id }) => id !== 'r5') });
  await expect(
    timeline.header('r6').or(timeline.header('r4')).and(page.locator(':focus')),
  ).toHaveCount(1);
  await timeline.axis('r8').focus();
  await calendar.set({ resources: ROOMS.slice(0, 6) });
  await expect(timeline.header('r6')).toBeFocused();
});

test('focus stays on its element where the row is pinned, or stands elsewhere', async ({
  calendar,
  timeline,
}) => {
  const a = timed('a', DAY, '09:00', '10:00', { resource: 'r5' });
  const focusable = [calendar.event('a'), timeline.header('r5'), timeline.axis('r5')];
  for (const element of focusable) {
    await timeline.open({ resources: ROOMS.slice(0, 8), events: [a] });
    await element.focus();
    await calendar.set({ pinnedResources: ['r2', 'r5'] });
    await expect(element).toBeFocused();
    await calendar.set({ pinnedResources: [] });
    await expect(element).toBeFocused();
    await calendar.set({ resources: ROOMS.slice(0, 8).reverse() });
    await expect(element).toBeFocused();
  }
});

test('focus on a row beneath a parent that the host collapses goes to the parent', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ events: [timed('a', DAY, '09:00', '10:00', { resource: 'ben' })] });
  await timeline.axis('ben').focus();
  await calendar.set({ collapsedResources: { team: true } });
  await expect(timeline.header('team')).toBeFocused();
  await calendar.set({ collapsedResources: {} });
  await calendar.event('a').focus();
  await calendar.set({ collapsedResources: { team: true } });
  await expect(timeline.header('team')).toBeFocused();
});

test('pins stand in their order, and take no more than half of the view', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({
    resources: [HOUSE, ...ROOMS],
    collapsedResources: { house: true },
    pinnedResources: ['r3', 'ben', 'gone', ...ROOMS.slice(10).map(({ id }) => id)],
  });
  const pinned = calendar.root.locator('[data-pinned] [data-resource-header]');
  await expect(pinned.nth(0)).toHaveText('Room 3');
  await expect(pinned.nth(1)).toHaveText('House, Ben');
  const [first, last, grid] = [
    await boxOf(pinned.first()),
    await boxOf(pinned.last()),
    await boxOf(timeline.grid),
  ];
  expect(last.y + last.height - first.y).toBeLessThanOrEqual(grid.height / 2);
});

test('an event of several resources is drawn in each row, and so is its preview', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    events: [timed('a', DAY, '09:00', '10:00', { resource: ['ana', 'ben'] })],
  });
  const from = await boxOf(timeline.axis('ana').locator('[data-event-id="a"]'));
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 100, from.y + 20, { steps: 5 });
  await expect(calendar.root.locator('[data-preview]')).toHaveCount(2);
  await page.mouse.up();
  const { events, log } = await calendar.state();
  expect(events).toMatchObject([{ start: `${DAY}T10:00:00`, resource: ['ana', 'ben'] }]);
  expect(log.filter((name) => name === 'eventsChange')).toHaveLength(1);
});

test('a change in one row leaves the elements of others, and bars that keep their lane', async ({
  calendar,
  page,
  timeline,
}) => {
  const events = [
    timed('a', DAY, '09:00', '10:00', { resource: 'ana' }),
    timed('b', DAY, '09:00', '10:00', { resource: 'ben' }),
    timed('c', DAY, '11:00', '12:00', { resource: 'ben' }),
  ];
  await timeline.open({ events });
  await calendar.root.evaluate((root) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    for (const element of root.querySelectorAll('ec-timeline-row, [data-event-id]')) {
      Object.assign(element, { kept: true });
    }
    for (const row of root.querySelectorAll('ec-timeline-row')) {
      const note = (changes: readonly MutationRecord[]): void => {
        for (const { type, attributeName } of changes) {
          seen.add(`${row.getAttribute('data-row')} ${attributeName ?? type}`);
        }
      };
      new MutationObserver(note).observe(row, {
        ...{ subtree: true, childList: true, attributes: true, characterData: true },
      });
    }
  });
  await calendar.set({
    events: [...events, timed('d', DAY, '11:30', '13:00', { resource: 'ben' })],
  });
  await expect(calendar.event('d')).toHaveAttribute('data-lane', '1');
  const seen = await page.evaluate(() => [
    ...(window as unknown as { readonly seen: Set<string> }).seen,
  ]);
  // The row beneath only moves.
  expect(seen.filter((each) => !each.startsWith('|ben'))).toEqual(['|7 style']);
  const kept = await calendar.root
    .locator('ec-timeline-row, [data-event-id]')
    .evaluateAll((all) => all.map((element) => 'kept' in element));
  // All but the new bar.
  expect(kept.filter((each) => !each)).toHaveLength(1);
});

test('expanding and collapsing are announced, by button and by key', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open();
  const spoken = calendar.root.locator('[data-spoken]');
  await timeline.row('team').getByRole('button', { name: 'Collapse Team' }).click();
  await expect(spoken).toHaveText('Collapse Team');
  await timeline.header('team').focus();
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText('Expand Team');
});
