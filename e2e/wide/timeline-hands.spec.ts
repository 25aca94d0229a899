import type { Locator } from '@playwright/test';
import type { CalendarResource } from 'ng-event-calendar';
import { expect } from '../calendar';
import { allDay, RESOURCES, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
/** Pixels of an hour. */
const HOUR = 80;
const a = timed('a', DAY, '09:00', '11:00', { resource: 'ana' });
const HEADED: CalendarResource[] = [
  { id: 'house', title: 'House', canHaveEvents: false },
  ...RESOURCES,
];

test.describe('a drag', () => {
  test('takes row and time at once, and undo gives both back @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ events: [a] });
    const from = await pointOn(calendar.event('a'));
    const to = await timeline.at('7', 0.5);
    await drag(page, from, { x: from.x + 2.5 * HOUR, y: to.y });
    const moved = { ...a, start: `${DAY}T11:30:00`, end: `${DAY}T13:30:00`, resource: 7 };
    await calendar.expectState({ events: [moved], lastAction: { type: 'move', event: moved } });
    const { log } = await calendar.state();
    expect(log.filter((name) => name === 'eventsChange')).toHaveLength(1);
    await timeline.expectBar(calendar.event('a'), '7', shareOf('11:30'), shareOf('13:30'));
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [a] });
  });

  test('up and down alone leaves the strings of the times as they were @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    const odd = { ...a, start: '2026-11-20T14:07:30Z', end: '2026-11-20T16:07:30.000Z' };
    await timeline.open({ events: [odd] });
    const from = await pointOn(calendar.event('a'));
    const to = await timeline.at('ben', 0.5);
    // Half of a quarter of an hour is 10 pixels.
    await drag(page, from, { x: from.x + 9, y: to.y });
    await calendar.expectState({ events: [{ ...odd, resource: 'ben' }] });
    await page.keyboard.press('Control+z');
    await calendar.expectState({ events: [odd] });
    await drag(page, from, { x: from.x + 21, y: to.y });
    // Beyond that the times follow, to the quarters of the axis.
    await calendar.expectState({
      events: [{ start: '2026-11-20T14:30:00Z', end: '2026-11-20T16:30:00.000Z', resource: 'ben' }],
    });
  });

  test('back to where it began writes nothing', async ({ calendar, page, timeline }) => {
    await timeline.open({ events: [a] });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 3 * HOUR, 80));
    await page.mouse.move(from.x, from.y, { steps: 5 });
    await page.mouse.up();
    expect((await calendar.state()).log).not.toContain('eventsChange');
  });

  test('keeps an all-day event all-day, and one of a day and more timed', async ({
    calendar,
    page,
    timeline,
  }) => {
    const whole = allDay('whole', DAY, DAY, { resource: 'ana' });
    const long = {
      ...timed('long', DAY, '06:00', '', { resource: 'ben' }),
      end: '2026-11-21T09:00:00',
    };
    await timeline.open({
      events: [whole, long],
      timeline: { spans: { hours: { days: 3 } } },
    });
    const to = await timeline.at('7', 0.5);
    const ofWhole = await pointOn(calendar.event('whole'), { x: 60 });
    const scrolled = await timeline.grid.evaluate((grid) => grid.scrollLeft);
    expect(scrolled).toBeGreaterThan(0);
    const bar = await boxOf(calendar.event('whole'));
    const seen = await boxOf(timeline.header('ana'));
    const start = { x: seen.x + seen.width + 40, y: bar.y + bar.height / 2 };
    expect(ofWhole.y).toBeGreaterThan(0);
    // An hour later it is still the same day.
    await drag(page, start, { x: start.x + 5 * HOUR, y: to.y });
    await calendar.expectState({ events: [{ ...whole, resource: 7 }, long] });
    const long0 = await boxOf(calendar.event('long'));
    const grip = { x: seen.x + seen.width + 200, y: long0.y + long0.height / 2 };
    await drag(page, grip, { x: grip.x + HOUR, y: to.y });
    await calendar.expectState({
      events: [
        { id: 'whole', allDay: true },
        { start: `${DAY}T07:00:00`, end: '2026-11-21T10:00:00', resource: 7 },
      ],
    });
    expect((await calendar.state()).events?.[1]?.allDay).toBeFalsy();
  });

  test('goes by whole days outside of hours, and keeps the time of day', async ({
    calendar,
    page,
    timeline,
  }) => {
    const stay = {
      ...timed('s', DAY, '14:00', '', { resource: 'ana' }),
      end: '2026-11-22T11:00:00',
    };
    await timeline.open({ events: [stay], timelinePreset: 'days' });
    const from = await pointOn(calendar.event('s'));
    const day = (await boxOf(timeline.label('day', DAY))).width;
    await drag(page, from, { x: from.x + 3 * day, y: (await timeline.at('ben', 0.5)).y });
    await calendar.expectState({
      events: [{ start: '2026-11-23T14:00:00', end: '2026-11-25T11:00:00', resource: 'ben' }],
    });
  });

  test('of an event of several takes the place of the one that was held', async ({
    calendar,
    page,
    timeline,
  }) => {
    const both = { ...a, resource: ['ana', 'ben'] };
    await timeline.open({ events: [both] });
    await expect(calendar.event('a')).toHaveCount(2);
    const from = await pointOn(timeline.axis('ben').locator('[data-event-id="a"]'));
    await drag(page, from, { x: from.x, y: (await timeline.at('7', 0.5)).y });
    await calendar.expectState({ events: [{ ...a, resource: ['ana', 7] }] });
  });

  test('onto a row that can’t have events is refused, and Escape calls it off @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ events: [a], resources: HEADED });
    const from = await pointOn(calendar.event('a'));
    const house = await boxOf(timeline.row('house'));
    await drag(page, from, { x: from.x + HOUR, y: house.y + house.height / 2 });
    expect((await calendar.state()).events).toEqual([a]);
    await grab(page, from, shift(from, 2 * HOUR, 60));
    await expect(calendar.root.locator('[data-preview]')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await page.mouse.up();
    expect((await calendar.state()).events).toEqual([a]);
    expect((await calendar.state()).log).not.toContain('eventsChange');
  });

  test('marks the rows that would refuse the event at its present times', async ({
    calendar,
    page,
    timeline,
  }) => {
    const lunch = { start: `${DAY}T13:00`, end: `${DAY}T14:00`, resource: 'ben' };
    await timeline.open({
      events: [a, timed('b', DAY, '15:00', '16:00', { resource: 7 })],
      resources: HEADED,
      blockedTimes: [{ id: 'lunch', title: 'Lunch', ...lunch }],
      unavailableTimes: 'refuse',
      eventOverlap: 'refuse',
    });
    const marked = (): Promise<(string | undefined)[]> =>
      calendar.root
        .locator('[data-refuses] [data-resource-header]')
        .evaluateAll((all) =>
          all.map((header) => (header as HTMLElement).dataset['resourceHeader']),
        );
    const from = await pointOn(calendar.event('a'));
    // 12:30 to 14:30: Ben has lunch.
    await grab(page, from, shift(from, 3.5 * HOUR, 0));
    await expect.poll(marked).toEqual(['ben']);
    // 14:00 to 16:00: 7 is taken.
    await page.mouse.move(from.x + 5 * HOUR, from.y, { steps: 3 });
    await expect.poll(marked).toEqual(['7']);
    await page.mouse.up();
    await expect.poll(marked).toEqual([]);
    await calendar.expectState({ events: [{ start: `${DAY}T14:00:00` }, { id: 'b' }] });
  });

  test('held over a collapsed row expands it, and is dropped beneath it', async ({
    calendar,
    page,
    timeline,
  }) => {
    const own = { ...a, resource: 7 };
    await timeline.open({ events: [own], defaultCollapsedResources: { team: true } });
    const from = await pointOn(calendar.event('a'));
    const team = await timeline.at('team', 0.5);
    await grab(page, from, { x: from.x, y: team.y });
    await expect(timeline.row('ben')).toBeVisible();
    await page.mouse.move(from.x, (await timeline.at('ben', 0.5)).y, { steps: 3 });
    await page.mouse.up();
    await calendar.expectState({ events: [{ ...a, resource: 'ben' }] });
    await expect(timeline.row('ben')).toBeVisible();
  });

  test('shows its preview in the row under the pointer, whose height stays', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ events: [a, { ...a, id: 'b', resource: 'ben' }] });
    const before = await boxOf(timeline.row('ben'));
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, { x: from.x, y: before.y + before.height / 2 });
    const preview = await boxOf(calendar.root.locator('[data-preview]'));
    expect(await boxOf(timeline.row('ben'))).toEqual(before);
    expect(preview.y).toBeGreaterThanOrEqual(before.y);
    expect(preview.y + preview.height).toBeLessThanOrEqual(before.y + before.height);
    expect(Math.abs(preview.x - (await boxOf(calendar.event('a'))).x)).toBeLessThanOrEqual(0.5);
    // Its words stand as on the card.
    const insets = (card: Locator): Promise<number[]> =>
      card.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [...element.querySelectorAll('.ec-title, .ec-time')].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part.querySelector('bdi') ?? part);
          const text = range.getBoundingClientRect();
          return [text.left - box.left, text.top - box.top].map(Math.round);
        });
      });
    expect(await insets(calendar.root.locator('[data-preview]'))).toEqual(
      await insets(calendar.event('b')),
    );
    // The row that would take it is marked at its head.
    await expect(timeline.row('ben')).toHaveClass(/ec-target/);
    await expect(timeline.row('ana')).not.toHaveClass(/ec-target/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
});

test('a resize stays in its row, whatever row the pointer is over @firefox', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [a] });
  const end = await pointOn(calendar.event('a').locator('[data-resize-handle="end"]'));
  await drag(page, end, { x: end.x + HOUR, y: (await timeline.at('7', 0.5)).y });
  const longer = { ...a, end: `${DAY}T12:00:00` };
  await calendar.expectState({ events: [longer], lastAction: { type: 'resize', event: longer } });
  const start = await pointOn(calendar.event('a').locator('[data-resize-handle="start"]'));
  await drag(page, start, shift(start, -HOUR, 0));
  await calendar.expectState({ events: [{ ...longer, start: `${DAY}T08:00:00` }] });
  await page.keyboard.press('Control+z');
  await calendar.expectState({ events: [longer] });
});

test('handles are eight pixels wide inside the ends of a bar, over its accent', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [timed('a', DAY, '09:00', '11:00', { resource: 'ana' })] });
  await calendar.settled();
  const bar = await boxOf(calendar.event('a'));
  const cursorAt = (x: number): Promise<string> =>
    page.evaluate(
      ([left, top]) => getComputedStyle(document.elementFromPoint(left!, top!)!).cursor,
      [bar.x + x, bar.y + bar.height / 2],
    );
  const cursors = await Promise.all(
    [1, 7, 9, bar.width - 9, bar.width - 7, bar.width - 1].map(cursorAt),
  );
  expect(cursors.map((cursor) => cursor === 'ew-resize')).toEqual([
    ...[true, true, false, false, true, true],
  ]);
});

test('a preview tells its time and row above, or below the header', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    events: [timed('a', DAY, '09:00', '09:20', { resource: 'ben' })],
    unassigned: 'never',
  } as object);
  await calendar.settled();
  const [bar, ana, room] = await Promise.all([
    boxOf(calendar.event('a')),
    boxOf(timeline.row('team')),
    boxOf(timeline.row('7')),
  ]);
  await page.mouse.move(bar.x + 12, bar.y + 20);
  await page.mouse.down();
  await page.mouse.move(bar.x + 92, room.y + 20, { steps: 4 });
  const [preview, words] = [
    calendar.root.locator('[data-held]'),
    calendar.root.locator('.ec-reason'),
  ];
  await expect(words).toHaveText('10 – 10:20 AM · Room 7');
  const below = await boxOf(preview);
  const above = await boxOf(words);
  expect(Math.round(below.y - above.y - above.height)).toBe(4);
  expect(Math.round(below.width)).toBe(27);
  await page.mouse.move(bar.x + 92, ana.y + 20, { steps: 4 });
  await expect
    .poll(async () => (await boxOf(words)).y - (await boxOf(preview)).y)
    .toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('a resize outside of hours goes by days, and keeps the time of day', async ({
  calendar,
  page,
  timeline,
}) => {
  const stay = { ...timed('s', DAY, '14:00', '', { resource: 'ana' }), end: '2026-11-22T11:00:00' };
  await timeline.open({ events: [stay], timelinePreset: 'days' });
  const day = (await boxOf(timeline.label('day', DAY))).width;
  const end = await pointOn(calendar.event('s').locator('[data-resize-handle="end"]'));
  await drag(page, end, shift(end, 2 * day, 0));
  await calendar.expectState({ events: [{ ...stay, end: '2026-11-24T11:00:00' }] });
  // A stay of one night isn't a day long; it stops there.
  await drag(page, shift(end, 2 * day, 0), shift(end, -3 * day, 0));
  await calendar.expectState({ events: [{ ...stay, end: '2026-11-21T11:00:00' }] });
  await calendar.event('s').focus();
  for (const key of ['g', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowLeft', 'Enter']) {
    await page.keyboard.press(key);
  }
  await calendar.expectState({ events: [{ ...stay, end: '2026-11-21T11:00:00' }] });
});

test.describe('on an empty stretch', () => {
  test('a sweep drafts a range in the row where it began @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open();
    const from = await timeline.at('ben', shareOf('10:00'));
    const to = await timeline.at('7', shareOf('12:30'));
    await drag(page, shift(from, 2, 0), shift(to, -2, 0));
    await page.getByRole('textbox', { name: 'Title' }).fill('Booked');
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      events: [
        {
          title: 'Booked',
          resource: 'ben',
          start: `${DAY}T10:00:00`,
          end: `${DAY}T12:30:00`,
        },
      ],
    });
    expect((await calendar.state()).events?.[0]?.allDay).toBeFalsy();
  });

  test('a click drafts with its row: at a time in hours, else for the day @firefox', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open();
    const at = await timeline.at('7', shareOf('13:10'));
    await page.mouse.click(at.x, at.y);
    await expect.poll(async () => (await calendar.state()).slot).toMatchObject({ resource: 7 });
    await page.getByRole('textbox', { name: 'Title' }).fill('Hour');
    await page.keyboard.press('Control+Enter');
    await calendar.expectState({
      events: [{ title: 'Hour', resource: 7, start: `${DAY}T13:00:00` }],
    });
    await calendar.set({ timelinePreset: 'days' });
    const day = await boxOf(timeline.label('day', '2026-11-17'));
    const row = await boxOf(timeline.row('ben'));
    await page.mouse.click(day.x + day.width / 2, row.y + row.height / 2);
    await page.getByRole('textbox', { name: 'Title' }).fill('Day');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await calendar.state()).events?.at(-1))
      .toMatchObject({
        title: 'Day',
        resource: 'ben',
        allDay: true,
        start: expect.stringMatching(/^2026-11-17/),
      });
  });

  test('of a row that can’t have events, or below all rows, nothing is created', async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open({ resources: HEADED });
    const house = await boxOf(timeline.row('house'));
    await page.mouse.click(house.x + 500, house.y + 10);
    const last = await boxOf(timeline.row('7'));
    await page.mouse.click(last.x + 500, last.y + last.height + 60);
    await drag(page, { x: house.x + 500, y: house.y + 10 }, { x: house.x + 700, y: last.y + 20 });
    await calendar.settled();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await calendar.state()).slot).toBeUndefined();
  });
});
