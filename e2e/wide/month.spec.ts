import { expect, test } from '../calendar';
import { allDay, many, timed, WEEK } from '../data';
import { cellBox, coveredDates, drawingOf, piece, pieces } from '../drawing';
import { boxOf } from '../hand';

const month = { view: 'month', visibleDate: '2026-11-20' } as const;

test('the month shows the weeks that touch it, four to six', async ({ calendar }) => {
  await calendar.open(month);
  const november = await calendar.dates('day');
  expect(november).toHaveLength(35);
  expect(november[0]).toBe('2026-11-01');
  expect(november.at(-1)).toBe('2026-12-05');
  await calendar.set({ visibleDate: '2026-02-10' });
  await expect.poll(() => calendar.dates('day')).toHaveLength(28);
  await calendar.set({ visibleDate: '2026-08-10' });
  await expect.poll(() => calendar.dates('day')).toHaveLength(42);
  await expect(calendar.root.locator('[data-event-id]')).toHaveCount(0);
});

test('an event under 24 hours is a line on the day it starts @firefox', async ({ calendar }) => {
  const night = {
    id: 'night',
    title: 'Night',
    start: '2026-11-17T22:00:00',
    end: '2026-11-18T06:00:00',
  };
  await calendar.open({ ...month, events: [...WEEK, night] });
  const drawing = await drawingOf(calendar.root);
  for (const id of ['standup', 'review', 'lunch', 'breakfast', 'night']) {
    const line = piece(drawing, id);
    expect(line).toMatchObject({ slot: 'day', date: line.start.slice(0, 10) });
    const cell = cellBox(drawing, 'day', line.date!);
    expect(line.box.left).toBeGreaterThanOrEqual(cell.left);
    expect(line.box.right).toBeLessThanOrEqual(cell.right);
    expect(line.box.top).toBeGreaterThanOrEqual(cell.top);
    expect(line.box.bottom).toBeLessThanOrEqual(cell.bottom);
  }
  expect(piece(drawing, 'breakfast').box.top).toBeLessThan(piece(drawing, 'lunch').box.top);
  await expect(calendar.event('night')).toContainText('10 PM');
});

test('bars span their days and are cut at the end of the week', async ({ calendar }) => {
  await calendar.open({ ...month, events: WEEK });
  const drawing = await drawingOf(calendar.root);
  expect(coveredDates(drawing, piece(drawing, 'trip'))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
  ]);
  const [first, second] = pieces(drawing, 'fair');
  expect(coveredDates(drawing, first!)).toEqual(['2026-11-20', '2026-11-21']);
  expect(first!.flags).toEqual(['all-day', 'continues-after']);
  expect(coveredDates(drawing, second!)).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  expect(second!.flags).toEqual(['all-day', 'continues-before']);
  expect(second!.key).toBe(first!.key);
});

// Times of a 12-hour clock, in scripts wider than digits.
for (const locale of ['en', 'ar', 'zh-TW', 'de']) {
  test(`titles begin right behind their times in ${locale}, which take a quarter at most`, async ({
    calendar,
    page,
  }) => {
    const events = [
      timed('short', '2026-11-18', '01:00', '02:00', { title: 'A title longer than any line' }),
      timed('morning', '2026-11-18', '10:30', '11:00', { title: 'Brief' }),
      timed('evening', '2026-11-17', '22:50', '23:00', { title: 'Another that is longer' }),
    ];
    const preferences = { ampm: locale !== 'de' };
    await calendar.open({ ...month, events, preferences }, { locale });
    /** Returns the number of shown times, the gaps behind them, and the largest share of a line that one takes. */
    const seen = (): Promise<{ times: number; gaps: number[]; share: number }> =>
      calendar.root.locator('[data-shape="line"]').evaluateAll((lines) => {
        const shown = lines.flatMap((line) => {
          const box = line.getBoundingClientRect();
          const title = line.querySelector('.ec-title')!.getBoundingClientRect();
          const time = line.querySelector('.ec-time')!.getBoundingClientRect();
          if (time.top > box.bottom - 4) return [];
          const isRightToLeft = getComputedStyle(line).direction === 'rtl';
          const gap = isRightToLeft ? time.left - title.right : title.left - time.right;
          return { gap: Math.round(gap), share: time.width / box.width };
        });
        return {
          times: shown.length,
          gaps: [...new Set(shown.map(({ gap }) => gap))],
          share: Math.max(0, ...shown.map(({ share }) => share)),
        };
      });
    await page.setViewportSize({ width: 1920, height: 800 });
    await expect.poll(async () => (await seen()).times).toBe(3);
    expect((await seen()).gaps).toEqual([4]);
    await page.setViewportSize({ width: 800, height: 800 });
    // A quarter, with some tolerance for a wide font.
    await expect.poll(async () => (await seen()).share).toBeLessThanOrEqual(0.28);
  });
}

test('an empty month invites, beneath its last week', async ({ calendar }) => {
  await calendar.open(month);
  const invitation = calendar.root.getByText('Click a day to add an event');
  const [cell, band] = [await boxOf(calendar.slot('day', '2026-12-05')), await boxOf(invitation)];
  expect(cell.y + cell.height).toBeLessThanOrEqual(band.y + 1);
  await calendar.set({ events: [timed('one', '2026-11-18', '09:00', '10:00')] });
  await expect(invitation).toHaveCount(0);
});

test('as many lines as fit are shown, however high the host wants them', async ({ calendar }) => {
  const events = many(12, (number) => timed(`e${number}`, '2026-11-18', '09:00', '10:00'));
  await calendar.open({ ...month, events });
  const shown = calendar.slot('day', '2026-11-18').locator('ec-event, .ec-more');
  const lowest = (): Promise<number> =>
    shown.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
  const cell = calendar.slot('day', '2026-11-18');
  await expect(shown).toHaveCount(4);
  // With a size of the host.
  await calendar.root.evaluate((root) => root.style.setProperty('--ec-bar-height', '2.5rem'));
  await calendar.page.setViewportSize({ width: 1280, height: 801 });
  await expect(shown).toHaveCount(2);
  const { y, height } = await boxOf(cell);
  expect(await lowest()).toBeLessThanOrEqual(y + height);
});

test('lines stand below the bars of their day', async ({ calendar }) => {
  await calendar.open({ ...month, events: WEEK });
  const drawing = await drawingOf(calendar.root);
  expect(piece(drawing, 'standup').box.top).toBeGreaterThanOrEqual(
    piece(drawing, 'trip').box.bottom,
  );
});

test('what does not fit a cell stands behind "more", which lists the whole day', async ({
  calendar,
}) => {
  const day = '2026-11-11';
  const events = [
    allDay('bar', '2026-11-10', '2026-11-12'),
    ...many(12, (number) =>
      timed(
        `t${number}`,
        day,
        `${String(number + 7).padStart(2, '0')}:00`,
        `${String(number + 7).padStart(2, '0')}:30`,
      ),
    ),
  ];
  await calendar.open({ ...month, events });
  const lines = calendar.slot('day', day).locator('[data-event-id]');
  const more = calendar.more(day);
  await expect(more).toBeVisible();
  const shown = await lines.count();
  await expect(more).toHaveText(`${12 - shown} more`);

  const drawing = await drawingOf(calendar.root);
  const cell = cellBox(drawing, 'day', day);
  const button = await boxOf(more);
  expect(button.y + button.height).toBeLessThanOrEqual(cell.bottom + 0.5);
  for (const { box } of drawing.events) expect(box.bottom).toBeLessThanOrEqual(button.y + 1);

  await more.click();
  await expect(calendar.popover).toHaveAccessibleName('Events on Wednesday, November 11, 2026');
  const listed = calendar.popover.locator('[data-event-id]');
  await expect(listed).toHaveCount(13);
  await expect(listed.first()).toHaveAttribute('data-event-id', 'bar');
  await expect(listed.last()).toHaveAttribute('data-event-id', 't12');
  await listed.last().click();
  await calendar.expectState({ clicked: { id: 't12' } });
});

test('a bar that finds no room where it begins is drawn from the first day that has some', async ({
  calendar,
  page,
}) => {
  const july = { view: 'month', visibleDate: '2025-07-10' } as const;
  await calendar.open({
    ...july,
    height: 500,
    events: [
      allDay('audit', '2025-07-07', '2025-07-08'),
      allDay('fair', '2025-07-07', '2025-07-08'),
      allDay('vacation', '2025-07-08', '2025-07-13'),
    ],
  });
  await expect(calendar.more('2025-07-08')).toHaveText('2 more');
  await expect(calendar.root.locator('[data-more]')).toHaveCount(1);
  const drawing = await drawingOf(calendar.root);
  const covered = (id: string) => pieces(drawing, id).map((bar) => coveredDates(drawing, bar));
  expect(covered('audit')).toEqual([['2025-07-07', '2025-07-08']]);
  expect(covered('fair')).toEqual([['2025-07-07']]);
  expect(covered('vacation')).toEqual([
    ['2025-07-09', '2025-07-10', '2025-07-11', '2025-07-12'],
    ['2025-07-13'],
  ]);
  const [first, second] = pieces(drawing, 'vacation');
  // In the row that is free from then on.
  expect(first!.box.top).toBeCloseTo(piece(drawing, 'audit').box.top, 0);
  expect(piece(drawing, 'fair').flags).toEqual(['all-day', 'past', 'continues-after']);
  expect(first!.flags).toEqual(['all-day', 'past', 'continues-before', 'continues-after']);
  expect(second!.flags).toEqual(['all-day', 'past', 'continues-before']);
  expect(second!.key).toBe(first!.key);

  // A hidden edge has no resize handle.
  await expect(calendar.event('fair').locator('[data-resize-handle]')).toHaveCount(1);
  const handles = calendar.event('vacation').locator('[data-resize-handle]');
  await expect(handles).toHaveCount(1);
  await expect(handles).toHaveAttribute('data-resize-handle', 'end');

  // Keys reach the bar in its first visible cell.
  await calendar.slot('day', '2025-07-08').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(calendar.event('vacation').first()).toBeFocused();
});

test('a higher calendar has room for more', async ({ calendar }) => {
  const day = '2026-11-11';
  const events = many(20, (number) => timed(`t${number}`, day, '09:00', '10:00'));
  await calendar.open({ ...month, events, height: 600 });
  const lines = calendar.slot('day', day).locator('[data-event-id]');
  await expect(calendar.more(day)).toBeVisible();
  const low = await lines.count();
  await calendar.set({ height: 1200 });
  await expect.poll(() => lines.count()).toBeGreaterThan(low);
  await calendar.set({ height: 600 });
  await expect.poll(() => lines.count()).toBe(low);
});

test('hidden weekends leave five columns', async ({ calendar }) => {
  await calendar.open({
    ...month,
    events: [
      allDay('long', '2026-11-06', '2026-11-09'),
      timed('sunday', '2026-11-08', '09:00', '10:00'),
    ],
    preferences: { showWeekends: false },
  });
  const dates = await calendar.dates('day');
  expect(dates).toHaveLength(25);
  expect(dates).not.toContain('2026-11-08');
  const drawing = await drawingOf(calendar.root);
  expect(pieces(drawing, 'long').map((bar) => coveredDates(drawing, bar))).toEqual([
    ['2026-11-06'],
    ['2026-11-09'],
  ]);
  expect(pieces(drawing, 'sunday')).toEqual([]);
  const names = calendar.grid.getByRole('columnheader');
  await expect(names).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
});

for (const theme of ['light', 'dark'] as const) {
  test(`days off and days of another month are told apart, and quiet, in ${theme}`, async ({
    calendar,
    page,
  }) => {
    await calendar.open(month, { theme });
    /** Lightness of each kind of cell's background, of 255. */
    const tones = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      })!;
      const mixed = (layers: readonly string[]): number => {
        for (const layer of layers) {
          canvas.fillStyle = layer;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red! + green! + blue!) / 3;
      };
      const ground = getComputedStyle(
        document.querySelector('ec-month .ec-weekdays')!,
      ).backgroundColor;
      const toneOf = (date: string): number => {
        const cell = document.querySelector(`[data-slot="day"][data-date="${date}"]`)!;
        return mixed([ground, getComputedStyle(cell).backgroundColor]);
      };
      return {
        surface: mixed([ground]),
        dayOff: toneOf('2026-11-14'),
        another: toneOf('2026-12-02'),
        dayOffInAnother: toneOf('2026-12-05'),
        today: toneOf('2026-11-20'),
      };
    });
    const { surface, dayOff, another, dayOffInAnother, today } = tones;
    expect(dayOffInAnother).toBe(another);
    const step = Math.abs(dayOff - surface);
    expect(step).toBeGreaterThan(3);
    expect(Math.abs(another - dayOff)).toBeGreaterThan(step);
    // Cells of another month contrast less than the events on them.
    expect(Math.abs(another - surface)).toBeLessThan(18);
    if (theme === 'dark') expect(another).toBeLessThan(surface);
    for (const tone of [surface, dayOff, another]) {
      expect(Math.abs(today - tone)).toBeGreaterThan(2);
    }
  });
}
