import { expect, test } from '../calendar';
import { allDay, many, timed, WEEK } from '../data';
import { boxOf } from '../hand';
import { cellBox, coveredDates, drawingOf, piece, pieces } from '../drawing';

test('bars lie over their days, above the hours', async ({ calendar }) => {
  await calendar.open({ events: WEEK });
  const drawing = await drawingOf(calendar.root);
  const trip = piece(drawing, 'trip');
  expect(coveredDates(drawing, trip)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(trip.box.left - cellBox(drawing, 'all-day', '2026-11-16').left).toBeLessThan(6);
  expect(cellBox(drawing, 'all-day', '2026-11-18').right - trip.box.right).toBeLessThan(8);
  expect(trip).toMatchObject({ slot: 'all-day', start: '2026-11-16T00:00' });
});

test('a bar that goes on beyond the week says so', async ({ calendar }) => {
  await calendar.open({ events: WEEK });
  const before = await drawingOf(calendar.root);
  const start = piece(before, 'fair');
  expect(coveredDates(before, start)).toEqual(['2026-11-20', '2026-11-21']);
  expect(start.flags).toEqual(['all-day', 'continues-after']);

  await calendar.next.click();
  await expect(calendar.event('fair')).toHaveAttribute('data-continues-before');
  const after = await drawingOf(calendar.root);
  const rest = piece(after, 'fair');
  expect(coveredDates(after, rest)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  expect(rest.flags).toEqual(['all-day', 'continues-before']);
});

test('bars that share a day stand below each other, and keep their row', async ({ calendar }) => {
  await calendar.open({
    events: [
      allDay('short', '2026-11-16', '2026-11-17'),
      allDay('long', '2026-11-16', '2026-11-18'),
      allDay('later', '2026-11-18', '2026-11-19'),
      { id: 'shift', title: 'Shift', start: '2026-11-17T08:00:00', end: '2026-11-18T12:00:00' },
    ],
  });
  const drawing = await drawingOf(calendar.root);
  const top = (id: string) => piece(drawing, id).box.top;
  expect(top('short')).toBeGreaterThan(top('long'));
  expect(top('shift')).toBeGreaterThan(top('short'));
  // The row of the short bar is free again.
  expect(top('later')).toBeCloseTo(top('short'), 0);
  expect(coveredDates(drawing, piece(drawing, 'shift'))).toEqual(['2026-11-17', '2026-11-18']);
});

test('hidden weekends are left out of a span', async ({ calendar }) => {
  await calendar.open({
    events: [
      allDay('weekend', '2026-11-14', '2026-11-16'),
      allDay('long', '2026-11-12', '2026-11-27'),
    ],
    preferences: { showWeekends: false },
  });
  const drawing = await drawingOf(calendar.root);
  expect(coveredDates(drawing, piece(drawing, 'weekend'))).toEqual(['2026-11-16']);
  expect(coveredDates(drawing, piece(drawing, 'long'))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});

test('a crowded row collapses behind "+N", which lists the whole day', async ({ calendar }) => {
  const day = '2026-11-18';
  const events = many(8, (number) => allDay(`b${number}`, day));
  await calendar.open({ events: [...events, allDay('other', '2026-11-19')] });

  const bars = calendar.slot('all-day', day).locator('[data-event-id]');
  const shown = await bars.count();
  expect(shown).toBeLessThan(8);
  expect(shown).toBeGreaterThan(0);
  await expect(calendar.more(day)).toHaveText(`+${8 - shown}`);
  await expect(calendar.more(day)).toHaveAccessibleName(
    `Show ${8 - shown} more events on Wednesday, November 18, 2026`,
  );
  await expect(calendar.more('2026-11-19')).toHaveCount(0);

  await calendar.more(day).click();
  await expect(calendar.popover).toHaveAccessibleName('Events on Wednesday, November 18, 2026');
  await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(8);
  await calendar.page.keyboard.press('Escape');
  await expect(calendar.popover).toHaveCount(0);
  await expect(calendar.more(day)).toBeFocused();
});

test('a bar that finds no room in the collapsed row is drawn from the first day that has some', async ({
  calendar,
}) => {
  await calendar.open({
    events: [
      ...many(4, (number) => allDay(`b${number}`, '2026-11-16', '2026-11-17')),
      allDay('trip', '2026-11-17', '2026-11-20'),
    ],
  });
  await expect(calendar.more('2026-11-17')).toHaveText('+2');
  await expect(calendar.root.locator('[data-more]')).toHaveCount(1);
  const drawing = await drawingOf(calendar.root);
  const trip = piece(drawing, 'trip');
  expect(coveredDates(drawing, trip)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  expect(trip.flags).toEqual(['all-day', 'continues-before']);
  expect(trip.box.top).toBeCloseTo(piece(drawing, 'b1').box.top, 0);

  await calendar.root.getByRole('button', { name: 'Show all all-day events' }).click();
  await expect(calendar.event('trip')).not.toHaveAttribute('data-continues-before');
  const whole = await drawingOf(calendar.root);
  expect(coveredDates(whole, piece(whole, 'trip'))).toHaveLength(4);
});

test('the collapsed row expands and collapses', async ({ calendar }) => {
  const day = '2026-11-18';
  await calendar.open({ events: many(16, (number) => allDay(`b${number}`, day)) });
  const bars = calendar.slot('all-day', day).locator('[data-event-id]');
  const collapsed = await bars.count();

  await calendar.root.getByRole('button', { name: 'Show all all-day events' }).click();
  await expect(bars).toHaveCount(16);
  await expect(calendar.more(day)).toHaveCount(0);
  const drawing = await drawingOf(calendar.root);
  const tops = new Set(drawing.events.map(({ box }) => Math.round(box.top)));
  expect(tops.size).toBe(16);

  // The bars exceed the height of the row: keys scroll each of them into view.
  const row = calendar.grid.locator('ec-all-day-row');
  await calendar.slot('all-day', day).focus();
  for (const bar of await bars.all()) {
    await calendar.page.keyboard.press('ArrowDown');
    await expect(bar).toBeFocused();
    const [around, inside] = [await boxOf(row), await boxOf(bar)];
    expect(inside.y).toBeGreaterThanOrEqual(around.y - 0.5);
    expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height + 0.5);
  }

  await calendar.root.getByRole('button', { name: 'Show fewer all-day events' }).press('Enter');
  await expect(bars).toHaveCount(collapsed);
});

test('the day view has the same row', async ({ calendar }) => {
  await calendar.open({ events: WEEK, view: 'day', visibleDate: '2026-11-17' });
  const [trip] = pieces(await drawingOf(calendar.root), 'trip');
  expect(trip).toMatchObject({
    slot: 'all-day',
    date: '2026-11-17',
    flags: ['all-day', 'past', 'continues-before', 'continues-after'],
  });
  await expect(calendar.event('standup')).toHaveCount(0);
});

test('timed and all-day events of one day stand apart', async ({ calendar }) => {
  const day = '2026-11-19';
  await calendar.open({ events: [timed('hour', day, '00:00', '01:00'), allDay('day', day)] });
  const drawing = await drawingOf(calendar.root);
  expect(piece(drawing, 'hour').slot).toBe('timed');
  expect(piece(drawing, 'day').slot).toBe('all-day');
});

test('its cells go down to the hours, however many lines its name takes', async ({ calendar }) => {
  await calendar.open({ localeText: { allDay: 'Whole days altogether' } });
  const { bottom } = cellBox(await drawingOf(calendar.root), 'all-day', '2026-11-18');
  const { top } = cellBox(await drawingOf(calendar.root), 'timed', '2026-11-18');
  const scrolled = await calendar.grid.evaluate(({ scrollTop }) => scrollTop);
  expect(Math.abs(top + scrolled - bottom)).toBeLessThan(2);
});
