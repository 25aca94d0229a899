import { expect, test, type HostedCalendar } from '../calendar';
import {
  atMinute,
  cellBox,
  drawingOf,
  minutesBetween,
  minutesOf,
  piece,
  type Drawing,
} from '../drawing';
import { boxOf } from '../hand';

/** A day on which clocks change. */
interface Change {
  readonly name: string;
  readonly zone: string;
  readonly date: string;
  /** Instant at which the day starts. */
  readonly midnight: string;
  readonly hours: number;
  /** First labels of the day view's axis. */
  readonly labels: readonly string[];
  /** Instants of events around the change, in pairs of start and end. */
  readonly events: readonly (readonly [start: string, end: string])[];
  /** Hatched strip of the week view: its columns, and its ends in minutes of the axis. */
  readonly strip: { readonly dates: readonly string[]; readonly from: number; readonly to: number };
  /** Length of the week view's axis in minutes. */
  readonly week: number;
}

const days = (yearAndMonth: string, first: number, last: number): string[] =>
  Array.from(
    { length: last - first + 1 },
    (_, at) => `${yearAndMonth}-${String(first + at).padStart(2, '0')}`,
  );

const CHANGES: readonly Change[] = [
  {
    name: 'New York repeats an hour',
    zone: 'America/New_York',
    date: '2026-11-01',
    midnight: '2026-11-01T04:00:00Z',
    hours: 25,
    labels: ['12 AM', '1 AM EDT', '1 AM EST', '2 AM', '3 AM'],
    events: [
      ['2026-11-01T05:15:00Z', '2026-11-01T05:45:00Z'],
      ['2026-11-01T06:15:00Z', '2026-11-01T06:45:00Z'],
      ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
      ['2026-11-01T14:00:00Z', '2026-11-01T15:30:00Z'],
    ],
    strip: { dates: days('2026-11', 2, 7), from: 120, to: 180 },
    week: 1500,
  },
  {
    name: 'Lord Howe skips half an hour',
    zone: 'Australia/Lord_Howe',
    date: '2026-10-04',
    midnight: '2026-10-03T13:30:00Z',
    hours: 23.5,
    labels: ['12 AM', '1 AM', '2:30 AM', '3 AM', '4 AM'],
    events: [
      ['2026-10-03T15:00:00Z', '2026-10-03T15:30:00Z'],
      ['2026-10-03T15:30:00Z', '2026-10-03T16:00:00Z'],
      ['2026-10-03T15:15:00Z', '2026-10-03T16:15:00Z'],
      ['2026-10-03T22:00:00Z', '2026-10-03T23:00:00Z'],
    ],
    strip: { dates: ['2026-10-04'], from: 120, to: 150 },
    week: 1440,
  },
  {
    name: 'Cairo skips the first hour of a day',
    zone: 'Africa/Cairo',
    date: '2026-04-24',
    midnight: '2026-04-23T22:00:00Z',
    hours: 23,
    labels: ['1 AM', '2 AM', '3 AM'],
    events: [
      ['2026-04-23T22:00:00Z', '2026-04-23T23:00:00Z'],
      ['2026-04-24T06:00:00Z', '2026-04-24T07:00:00Z'],
    ],
    strip: { dates: ['2026-04-24'], from: 0, to: 60 },
    week: 1440,
  },
  {
    // In 2025, as browsers disagree on Cuba's clocks from November 2026 on.
    name: 'Havana repeats the first hour of a day',
    zone: 'America/Havana',
    date: '2025-11-02',
    midnight: '2025-11-02T04:00:00Z',
    hours: 25,
    labels: ['12 AM GMT-4', '12 AM GMT-5', '1 AM', '2 AM'],
    events: [
      ['2025-11-02T04:15:00Z', '2025-11-02T04:45:00Z'],
      ['2025-11-02T05:15:00Z', '2025-11-02T05:45:00Z'],
      ['2025-11-02T04:30:00Z', '2025-11-02T05:30:00Z'],
    ],
    strip: { dates: days('2025-11', 3, 8), from: 60, to: 120 },
    week: 1500,
  },
];

function axisLabels({ root }: HostedCalendar, zone: string): Promise<string[]> {
  const axis = root.getByRole('rowheader', { name: `Time zone: ${zone}` });
  return axis.locator('.ec-tick').allTextContents();
}

function eventsOf({ events }: Change) {
  return events.map(([start, end], at) => ({ id: `e${at}`, title: `Event ${at}`, start, end }));
}

/** Expects events at their elapsed time, in a column that starts at an instant. */
function expectRealTime(drawing: Drawing, { date, midnight, hours, events }: Change): void {
  const column = cellBox(drawing, 'timed', date);
  events.forEach(([start, end], at) => {
    const { box, startUtc, endUtc } = piece(drawing, `e${at}`);
    expect([startUtc, endUtc]).toEqual([start, end]);
    const y = (instant: string) => atMinute(column, minutesBetween(midnight, instant), hours * 60);
    expect(box.top).toBeCloseTo(y(start), 0);
    expect(box.bottom).toBeCloseTo(y(end), 0);
  });
}

for (const change of CHANGES) {
  const { name, zone, date, hours, labels, strip, week } = change;

  test(`${name}: the day view is ${hours} real hours high`, async ({ calendar }) => {
    await calendar.open({
      view: 'day',
      visibleDate: date,
      displayTimezone: zone,
      events: eventsOf(change),
    });
    expect((await axisLabels(calendar, zone)).slice(0, labels.length)).toEqual(labels);
    const drawing = await drawingOf(calendar.root);
    expectRealTime(drawing, change);
    await expect(calendar.grid.getByRole('img')).toHaveCount(0);

    await calendar.set({ visibleDate: '2026-06-15' });
    const usual = cellBox(await drawingOf(calendar.root), 'timed', '2026-06-15');
    const hourHeight = usual.height / 24;
    expect(cellBox(drawing, 'timed', date).height / hourHeight).toBeCloseTo(hours, 1);
  });

  test(`${name}: the week view hatches what a column does not have`, async ({ calendar }) => {
    const nine = strip.dates.concat(date).map((day) => ({
      id: `nine-${day}`,
      title: 'Nine',
      start: `${day}T09:00:00`,
      end: `${day}T10:00:00`,
      timezone: zone,
    }));
    await calendar.open({
      visibleDate: date,
      displayTimezone: zone,
      events: nine,
      preferences: { weekStartsOn: 0 },
    });
    const strips = calendar.grid.getByRole('img', { name: /the clocks change/ });
    await expect(strips).toHaveCount(strip.dates.length);
    const drawing = await drawingOf(calendar.root);
    for (const day of strip.dates) {
      const column = cellBox(drawing, 'timed', day);
      const box = await boxOf(calendar.slot('timed', day).getByRole('img'));
      expect(box.y).toBeCloseTo(atMinute(column, strip.from, week), 0);
      expect(box.y + box.height).toBeCloseTo(atMinute(column, strip.to, week), 0);
      expect(box.width).toBeGreaterThan(column.width * 0.9);
    }
    // Nine o'clock is one line across the week.
    const tops = new Set(drawing.events.map(({ box }) => Math.round(box.top)));
    expect([...tops]).toEqual([
      Math.round(atMinute(cellBox(drawing, 'timed', date), 540 + week - 1440, week)),
    ]);
  });
}

test('a wall time that the clocks skip is shown at what it becomes', async ({ calendar }) => {
  await calendar.open({
    view: 'day',
    visibleDate: '2026-03-08',
    events: [
      {
        id: 'gap',
        title: 'In the gap',
        start: '2026-03-08T02:30:00',
        end: '2026-03-08T04:00:00',
        timezone: 'America/New_York',
      },
    ],
  });
  await expect(calendar.event('gap')).toHaveAttribute('data-start', '2026-03-08T03:30');
  await expect(calendar.event('gap')).toContainText('3:30 – 4 AM');
});

test('an event through the night of the change keeps its real length in both columns', async ({
  calendar,
}) => {
  await calendar.open({
    visibleDate: '2026-10-31',
    preferences: { weekStartsOn: 6 },
    events: [
      { id: 'night', title: 'Night', start: '2026-10-31T22:00:00', end: '2026-11-01T06:00:00' },
    ],
  });
  const drawing = await drawingOf(calendar.root);
  const [evening, morning] = drawing.events;
  const saturday = cellBox(drawing, 'timed', '2026-10-31');
  const sunday = cellBox(drawing, 'timed', '2026-11-01');
  expect(evening!.box.top).toBeCloseTo(atMinute(saturday, 23 * 60, 1500), 0);
  expect(evening!.box.bottom).toBeCloseTo(saturday.bottom, 0);
  expect(morning!.box.top).toBeCloseTo(sunday.top, 0);
  expect(morning!.box.bottom).toBeCloseTo(atMinute(sunday, 7 * 60, 1500), 0);
});

test('a strip that a column lacks is cut out of the events over it', async ({ calendar }) => {
  await calendar.open({
    visibleDate: '2026-11-02',
    events: [
      { id: 'over', title: 'Over', start: '2026-11-02T01:00:00', end: '2026-11-02T03:00:00' },
    ],
  });
  const drawing = await drawingOf(calendar.root);
  const column = cellBox(drawing, 'timed', '2026-11-02');
  const { box } = piece(drawing, 'over');
  expect(box.top).toBeCloseTo(atMinute(column, 60, 1500), 0);
  expect(box.bottom).toBeCloseTo(atMinute(column, 240, 1500), 0);
  const strip = calendar.slot('timed', '2026-11-02').getByRole('img');
  await strip.scrollIntoViewIfNeeded();
  const isOnTop = await strip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  expect(isOnTop).toBe(true);
});

test('clocks that change elsewhere leave the display zone’s day whole', async ({ calendar }) => {
  await calendar.open({
    view: 'day',
    visibleDate: '2026-03-08',
    displayTimezone: 'Asia/Tokyo',
    events: [
      { id: 'call', title: 'Call', start: '2026-03-08T07:00:00Z', end: '2026-03-08T08:00:00Z' },
    ],
  });
  const labels = await axisLabels(calendar, 'Asia/Tokyo');
  expect(labels).toHaveLength(24);
  const drawing = await drawingOf(calendar.root);
  const call = piece(drawing, 'call');
  expect(call.start).toBe('2026-03-08T16:00');
  expect(call.box.top).toBeCloseTo(
    atMinute(cellBox(drawing, 'timed', '2026-03-08'), minutesOf(call.start)),
    0,
  );
});

test.describe('a time that the clocks show twice says which pass it means', () => {
  const DATE = '2026-11-01';
  const SUNDAY = 'Sunday, November 1, 2026';
  const RANGE = '1:30 AM EDT – 1:30 AM EST';
  const watch = {
    id: 'watch',
    title: 'Watch',
    start: '2026-11-01T05:30:00Z',
    end: '2026-11-01T06:30:00Z',
  };

  test.beforeEach(async ({ calendar }) => {
    await calendar.open({
      view: 'week',
      visibleDate: DATE,
      displayTimezone: 'America/New_York',
      events: [watch],
    });
  });

  test('in every view', async ({ calendar }) => {
    const event = calendar.event('watch');
    for (const [view, time] of [
      // A column of the week has no room for both times.
      ['week', '1:30 AM EDT'],
      ['day', RANGE],
      ['agenda', RANGE],
    ] as const) {
      await calendar.set({ view });
      await expect(event).toContainText(time);
      await expect(event).toHaveAccessibleName(`Watch, ${RANGE}, ${SUNDAY}`);
    }
    await calendar.set({ view: 'month' });
    await expect(event).toContainText('1:30 AM EDT');
    await expect(event).toHaveAccessibleName(`Watch, ${RANGE}, ${SUNDAY}`);
  });

  test('in the list of a crowded day', async ({ calendar }) => {
    const crowd = Array.from({ length: 12 }, (_, at) => ({ ...watch, id: `e${at}` }));
    await calendar.set({ view: 'month', events: crowd });
    await calendar.more(DATE).click();
    const list = calendar.root.getByRole('dialog', { name: `Events on ${SUNDAY}` });
    await expect(list.locator('[data-event-id]')).toHaveCount(12);
    for (const text of await list.locator('[data-event-id]').allTextContents()) {
      expect(text).toContain(RANGE);
    }
  });

  test('in the details', async ({ calendar }) => {
    await calendar.set({ events: [{ ...watch, readOnly: true }] });
    await calendar.event('watch').click();
    await expect(calendar.editor('Event details')).toContainText(`${SUNDAY}, ${RANGE}`);
  });

  test('in the editor, beside the fields and to who hears them', async ({ calendar, page }) => {
    await calendar.event('watch').click();
    const editor = calendar.editor('Edit event');
    const start = editor.getByLabel('Start time');
    const end = editor.getByLabel('End time');
    await expect(start).toHaveValue('1:30 AM');
    await expect(start).toHaveAccessibleDescription('1:30 AM EDT');
    await expect(end).toHaveAccessibleDescription('1:30 AM EST');
    await expect(editor.getByText('1:30 AM EST', { exact: true })).toBeVisible();

    await end.fill('1:45');
    await page.keyboard.press('Tab');
    await expect(end).toHaveValue('1:45 AM');
    await expect(end).toHaveAccessibleDescription('1:45 AM EDT');
    // The draft in the grid shows the same time, as far as its column has room.
    const draft = calendar.root.locator('[data-preview]');
    await expect(draft).toHaveAttribute('data-end', '2026-11-01T01:45');
    await expect(draft).toContainText('1:30 AM EDT');
  });

  test('by keyboard, at every step', async ({ calendar, page }) => {
    const spoken = page.locator('[data-spoken]');
    const preview = calendar.root.locator('[data-preview]');
    const event = calendar.event('watch');
    await event.focus();
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toHaveText(`1:30 AM EDT, ${SUNDAY}`);
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toHaveText(`1 AM EDT, ${SUNDAY}`);

    await event.focus();
    await page.keyboard.press('g');
    await expect(spoken).toContainText(`Picked up Watch, ${SUNDAY}, ${RANGE}.`);
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText(`${SUNDAY}, 1:45 AM EDT – 1:45 AM EST`);
    await expect(preview).toContainText('1:45 AM EDT – 1:45 AM EST');
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText(`${SUNDAY}, 1:00 AM EST – 2:00 AM`);
    await page.keyboard.press('Enter');
    await expect(spoken).toHaveText(
      `Moved Watch from ${SUNDAY}, ${RANGE} to ${SUNDAY}, 1:00 AM EST – 2:00 AM`,
    );
    await page.keyboard.press('Delete');
    await expect(calendar.root.locator('[data-notice]')).toContainText('Watch deleted');
    await expect(spoken).toContainText(`Deleted Watch, ${SUNDAY}, 1:00 AM EST – 2:00 AM`);
  });
});
