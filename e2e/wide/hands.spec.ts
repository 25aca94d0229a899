import type { Locator } from '@playwright/test';
import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { allDay, timed } from '../data';
import { boxOf, drag, grab, pointOn, shift, type Point } from '../hand';

/** Height of an hour in the time grid in pixels. */
const HOUR = 48;

const a = timed('a', '2026-11-17', '09:00', '10:00');
const b = timed('b', '2026-11-18', '11:00', '12:30');

async function slotWidth(
  calendar: HostedCalendar,
  slot: 'timed' | 'day' = 'timed',
): Promise<number> {
  const [first, second] = [calendar.slot(slot, '2026-11-17'), calendar.slot(slot, '2026-11-18')];
  return (await pointOn(second)).x - (await pointOn(first)).x;
}

/** Returns the point of a time of day in a day's column. */
async function at(calendar: HostedCalendar, date: string, hour: number): Promise<Point> {
  return pointOn(calendar.slot('timed', date), { y: hour * HOUR });
}

/** Returns the box of an event without its transparent border, which only makes it easier to hit. */
function paintedBoxOf(event: Locator): ReturnType<typeof boxOf> {
  return event.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const [above, below] = [parseFloat(borderTopWidth), parseFloat(borderBottomWidth)];
    return { x, y: y + above, width, height: height - above - below };
  });
}

test.describe('moving', () => {
  test('a drag moves an event by days and steps, and leaves the others as they are @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, shift(from, await slotWidth(calendar), 1.5 * HOUR));
    const moved = { ...a, start: '2026-11-18T10:30:00', end: '2026-11-18T11:30:00' };
    await calendar.expectState({
      events: [moved, b],
      lastAction: { type: 'move', event: moved },
      log: ['eventsChange', 'lastAction'],
    });
    expect((await calendar.state()).clicked).toBeUndefined();
  });

  test('a live preview shows the new times while the original is dimmed @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, HOUR));
    const preview = calendar.root.locator('[data-preview]');
    await expect(preview).toHaveAttribute('data-start', '2026-11-17T10:00');
    await expect(preview).toContainText('10 – 11 AM');
    await expect(calendar.event('a')).toHaveAttribute('data-dragging', '');
    await page.mouse.up();
    await expect(preview).toHaveCount(0);
    await expect(calendar.event('a')).not.toHaveAttribute('data-dragging');
  });

  test('dropped at the same place it writes nothing', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, HOUR));
    await page.mouse.move(from.x, from.y + 2);
    await page.mouse.up();
    expect((await calendar.state()).log).toEqual([]);
  });

  test('what scrolls under a held pointer takes another time there @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [timed('a', '2026-11-17', '09:00', '10:00')], height: 600 });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, 60));
    const preview = calendar.root.locator('[data-preview]').first();
    const start = await preview.getAttribute('data-start');
    const before = await calendar.grid.evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.wheel(0, 2 * HOUR);
    await expect
      .poll(() => calendar.grid.evaluate(({ scrollTop }) => scrollTop))
      .toBe(before + 2 * HOUR);
    const twoLater = start!.replace(/T(..)/, (_, hour: string) => `T${Number(hour) + 2}`);
    await expect(preview).toHaveAttribute('data-start', twoLater);
    await page.mouse.up();
    await expect(calendar.event('a')).toHaveAttribute('data-start', twoLater);
  });

  test('Escape puts it back and writes nothing @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    await grab(page, from, shift(from, 0, HOUR));
    await page.keyboard.press('Escape');
    await expect(calendar.root.locator('[data-preview]')).toHaveCount(0);
    await page.mouse.up();
    expect((await calendar.state()).log).toEqual([]);
  });

  test('keeps the keyboard, so that Ctrl+Z takes a drop back @firefox', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ events: [a, b], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    for (const [days, hours] of [
      [0, 1],
      [1, 0],
    ] as const) {
      await drag(page, from, shift(from, days * (await slotWidth(calendar)), hours * HOUR));
      await expect.poll(async () => (await calendar.state()).lastAction?.type).toBe('move');
      await expect(calendar.event('a')).toBeFocused();
      await page.keyboard.press('Control+z');
      await calendar.expectState({ events: [a, b] });
      await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-17T09:00');
    }
  });

  test('the preview of a bar stands where the bar will @firefox', async ({ calendar, page }) => {
    const preview = calendar.root.locator('[data-preview]');
    const bar = allDay('a', '2026-11-17', '2026-11-18');
    for (const view of ['week', 'month'] as const) {
      for (const showWeekNumber of [false, true]) {
        await calendar.open({ events: [bar], view, preferences: { showWeekNumber } });
        const from = await pointOn(calendar.event('a'), { x: 30 });
        const slot = view === 'week' ? 'all-day' : 'day';
        const { x } = await pointOn(calendar.slot(slot, '2026-11-18'), { x: 30 });
        await grab(page, from, { x, y: from.y });
        const shown = await boxOf(preview);
        await page.mouse.up();
        await expect(preview).toHaveCount(0);
        await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-18T00:00');
        const box = await paintedBoxOf(calendar.event('a'));
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(shown[side], `${side} in the ${view}`).toBeCloseTo(box[side], 0);
        }
      }
    }
  });

  test('into the row of whole days and back @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    await drag(
      page,
      await pointOn(calendar.event('a')),
      await pointOn(calendar.slot('all-day', '2026-11-19')),
    );
    await calendar.expectState({
      events: [{ ...a, start: '2026-11-19T09:00:00', end: '2026-11-19T10:00:00', allDay: true }],
    });
    // Written at once, drawn a moment later.
    await expect(calendar.event('a')).toHaveAttribute('data-all-day', '');
    await drag(page, await pointOn(calendar.event('a')), await at(calendar, '2026-11-20', 13));
    const [back] = (await calendar.state()).events!;
    expect(back).toEqual({ ...a, start: '2026-11-20T13:00:00', end: '2026-11-20T13:30:00' });
  });

  test('a bar moves by days and keeps its written times', async ({ calendar, page }) => {
    const bar = allDay('bar', '2026-11-16', '2026-11-17');
    await calendar.open({ events: [bar], view: 'week' });
    const from = await pointOn(calendar.event('bar'), { x: 20 });
    await drag(page, from, shift(from, 2 * (await slotWidth(calendar)), 0));
    await calendar.expectState({
      events: [{ ...bar, start: '2026-11-18T00:00:00', end: '2026-11-19T23:59:59' }],
    });
  });

  test('in the month a line keeps its time of day @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'month', visibleDate: '2026-11-20' });
    await drag(
      page,
      await pointOn(calendar.event('a')),
      await pointOn(calendar.slot('day', '2026-11-26')),
    );
    await calendar.expectState({
      events: [{ ...a, start: '2026-11-26T09:00:00', end: '2026-11-26T10:00:00' }],
    });
  });

  test('with Ctrl it copies @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    const from = await pointOn(calendar.event('a'));
    await page.keyboard.down('Control');
    await drag(page, from, shift(from, 0, HOUR));
    await page.keyboard.up('Control');
    const { events, lastAction } = await calendar.state();
    expect(events).toHaveLength(2);
    expect(events![0]).toEqual(a);
    expect(events![1]).toMatchObject({ title: a.title, start: '2026-11-17T10:00:00' });
    expect(events![1]!.id).not.toBe('a');
    expect(lastAction?.type).toBe('create');
  });

  test('across a clock change it keeps its elapsed length', async ({ calendar, page }) => {
    const night = timed('night', '2026-03-07', '01:00', '03:30');
    await calendar.open({ events: [night], view: 'week', visibleDate: '2026-03-07' });
    await calendar.set({ visibleDate: '2026-03-08' });
    const early = timed('early', '2026-03-09', '01:00', '03:30');
    await calendar.set({ events: [early] });
    await calendar.grid.evaluate((grid) => grid.scrollTo(0, 0));
    const from = await pointOn(calendar.event('early'), { y: 10 });
    await drag(page, from, shift(from, -(await widthOf(calendar, '2026-03-08', '2026-03-09')), 0));
    await calendar.expectState({
      events: [{ ...early, start: '2026-03-08T01:00:00', end: '2026-03-08T04:30:00' }],
    });
  });

  test('an hour that the clocks skip refuses the drop', async ({ calendar, page }) => {
    const early = timed('early', '2026-03-09', '02:15', '02:45');
    await calendar.open({ events: [early], view: 'week', visibleDate: '2026-03-08' });
    await calendar.grid.evaluate((grid) => grid.scrollTo(0, 0));
    const from = await pointOn(calendar.event('early'));
    await grab(page, from, shift(from, -(await widthOf(calendar, '2026-03-08', '2026-03-09')), 0));
    await expect(calendar.root.locator('[data-preview]').first()).toHaveAttribute('data-refused');
    await page.mouse.up();
    expect((await calendar.state()).log).toEqual([]);
  });
});

async function widthOf(calendar: HostedCalendar, first: string, second: string): Promise<number> {
  return (
    (await pointOn(calendar.slot('timed', second))).x -
    (await pointOn(calendar.slot('timed', first))).x
  );
}

test.describe('resizing', () => {
  for (const [edge, pixels, expected] of [
    ['end', HOUR, { start: '2026-11-17T09:00:00', end: '2026-11-17T11:00:00' }],
    ['start', -HOUR / 2, { start: '2026-11-17T08:30:00', end: '2026-11-17T10:00:00' }],
    ['end', -3 * HOUR, { start: '2026-11-17T09:00:00', end: '2026-11-17T09:15:00' }],
  ] as const) {
    test(`the ${edge} by ${pixels} pixels`, async ({ calendar, page }) => {
      await calendar.open({ events: [a], view: 'week' });
      const handle = calendar.event('a').locator(`[data-resize-handle="${edge}"]`);
      const from = await pointOn(handle);
      await drag(page, from, shift(from, 0, pixels));
      const resized = { ...a, ...expected };
      await calendar.expectState({
        events: [resized],
        lastAction: { type: 'resize', event: resized },
      });
    });
  }

  test('a bar of the month by days', async ({ calendar, page }) => {
    const bar = allDay('bar', '2026-11-16', '2026-11-17');
    await calendar.open({ events: [bar], view: 'month', visibleDate: '2026-11-20' });
    const from = await pointOn(calendar.event('bar').locator('[data-resize-handle="end"]'));
    await drag(page, from, shift(from, 2 * (await slotWidth(calendar, 'day')), 0));
    await calendar.expectState({ events: [{ ...bar, end: '2026-11-19T23:59:59' }] });
  });

  test('only the edges that are allowed and in sight have handles', async ({ calendar }) => {
    await calendar.open({
      events: [
        timed('both', '2026-11-17', '09:00', '10:00'),
        timed('end', '2026-11-17', '11:00', '12:00', { resizable: 'end' }),
        timed('none', '2026-11-17', '13:00', '14:00', { resizable: false }),
        timed('locked', '2026-11-17', '15:00', '16:00', { readOnly: true }),
        allDay('cut', '2026-11-10', '2026-11-16'),
      ],
      view: 'week',
    });
    const handles = async (id: string): Promise<(string | null)[]> =>
      calendar
        .event(id)
        .locator('[data-resize-handle]')
        .evaluateAll((all) => all.map((handle) => handle.getAttribute('data-resize-handle')));
    expect(await handles('both')).toEqual(['start', 'end']);
    expect(await handles('end')).toEqual(['end']);
    expect(await handles('none')).toEqual([]);
    expect(await handles('locked')).toEqual([]);
    expect(await handles('cut')).toEqual(['end']);
  });
});

test.describe('creating', () => {
  test('a click floors to the half hour', async ({ calendar, page }) => {
    await calendar.open({ events: [a], view: 'week' });
    const point = await at(calendar, '2026-11-19', 13.9);
    await page.mouse.click(point.x, point.y);
    const draft = calendar.root.locator('[data-preview]');
    await expect(draft).toHaveAttribute('data-start', '2026-11-19T13:30');
    await expect(draft).toHaveAttribute('data-end', '2026-11-19T14:00');
    expect((await calendar.state()).log).toEqual([]);
    await calendar.saveDraft();
    const { events, lastAction } = await calendar.state();
    expect(events![0]).toEqual(a);
    expect(events![1]).toMatchObject({
      start: '2026-11-19T13:30:00',
      end: '2026-11-19T14:00:00',
    });
    expect(events![1]).not.toHaveProperty('timezone');
    expect(lastAction).toMatchObject({ type: 'create', event: events![1]! });
  });

  test('a sweep covers what it sweeps over, in steps @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [], view: 'week', displayTimezone: 'Asia/Tokyo' });
    await drag(page, await at(calendar, '2026-11-19', 9.1), await at(calendar, '2026-11-19', 11.1));
    await calendar.saveDraft();
    await expect
      .poll(async () => (await calendar.state()).events![0])
      .toMatchObject({
        start: '2026-11-19T09:00:00',
        end: '2026-11-19T11:15:00',
        timezone: 'Asia/Tokyo',
      });
  });

  test('a click and a sweep in the month make whole days @firefox', async ({ calendar, page }) => {
    await calendar.open({ events: [], view: 'month', visibleDate: '2026-11-20' });
    const low = async (date: string): Promise<Point> =>
      pointOn(calendar.slot('day', date), { y: 70 });
    const first = await low('2026-11-17');
    await page.mouse.click(first.x, first.y);
    await calendar.saveDraft();
    await drag(page, await low('2026-11-26'), await low('2026-11-24'));
    await calendar.saveDraft();
    await expect
      .poll(async () => (await calendar.state()).events)
      .toMatchObject([
        { start: '2026-11-17T00:00:00', end: '2026-11-17T23:59:59', allDay: true },
        { start: '2026-11-24T00:00:00', end: '2026-11-26T23:59:59', allDay: true },
      ]);
  });

  test('with a double click as the gesture, a single one does nothing @firefox', async ({
    calendar,
    page,
    browserName,
  }) => {
    const eventCreation = { interaction: 'double-click', duration: 45 } as const;
    await calendar.open({ events: [], view: 'week', eventCreation });
    const point = await at(calendar, '2026-11-19', 13);
    await page.mouse.click(point.x, point.y);
    expect((await calendar.state()).events).toEqual([]);
    await page.mouse.dblclick(point.x, point.y);
    if (browserName === 'firefox') {
      // In Firefox each of Playwright's clicks counts as a first one.
      const place = { clientX: point.x, clientY: point.y };
      await calendar.slot('timed', '2026-11-19').dispatchEvent('dblclick', place);
    }
    await calendar.saveDraft();
    await expect
      .poll(async () => (await calendar.state()).events)
      .toMatchObject([{ end: '2026-11-19T13:45:00' }]);
  });

  for (const props of [{ eventCreation: false }, { readOnly: true }]) {
    test(`is off with ${JSON.stringify(props)}`, async ({ calendar, page }) => {
      await calendar.open({ events: [], view: 'week', ...props });
      const point = await at(calendar, '2026-11-19', 13);
      await page.mouse.click(point.x, point.y);
      await drag(page, point, shift(point, 0, HOUR));
      expect((await calendar.state()).log).toEqual([]);
    });
  }
});

test.describe('permissions', () => {
  type Fields = Partial<CalendarEvent>;
  type Resource = Omit<CalendarResource, 'id' | 'title'>;
  /** Permissions of the event, its resource, the parent resource and the calendar, with the allowed gestures. */
  const cases: readonly {
    readonly event?: Fields;
    readonly resource?: Resource;
    readonly parent?: Resource;
    readonly calendar?: TestProps;
    readonly moves: boolean;
    readonly edges: readonly ('start' | 'end')[];
  }[] = [
    { moves: true, edges: ['start', 'end'] },
    { calendar: { readOnly: true }, moves: false, edges: [] },
    {
      parent: { areEventsResizable: 'start' },
      calendar: { areEventsDraggable: false },
      moves: false,
      edges: ['start'],
    },
    {
      event: { resizable: 'end', draggable: true },
      resource: { areEventsResizable: false, areEventsDraggable: false },
      moves: true,
      edges: ['end'],
    },
  ];

  for (const { event, resource, parent, calendar: props, moves, edges } of cases) {
    const said = JSON.stringify({ event, resource, parent, calendar: props });
    const can = [moves ? 'moves' : 'stays', ...edges].join(', ');
    test(`${said}: ${can}`, async ({ calendar, page }) => {
      const given = { ...a, resource: 'child', ...event };
      await calendar.open({
        events: [given],
        resources: [
          {
            id: 'parent',
            title: 'Parent',
            ...parent,
            children: [{ id: 'child', title: 'Child', ...resource }],
          },
        ],
        view: 'week',
        ...props,
      });
      const element = calendar.event('a');
      const handles = element.locator('[data-resize-handle]');
      await expect(handles).toHaveCount(edges.length);
      for (const edge of edges) {
        await expect(element.locator(`[data-resize-handle="${edge}"]`)).toHaveCount(1);
      }
      const from = await pointOn(element);
      await drag(page, from, shift(from, 0, HOUR));
      const moved = { ...given, start: '2026-11-17T10:00:00', end: '2026-11-17T11:00:00' };
      await expect
        .poll(async () => (await calendar.state()).events)
        .toEqual([moves ? moved : given]);
      // The lower edge of a card that may not be resized belongs to the card.
      const box = await boxOf(element);
      const edge = { x: box.x + box.width / 2, y: box.y + box.height - 2 };
      const before = (await calendar.state()).events![0]!;
      await drag(page, edge, shift(edge, 0, HOUR));
      const after = (await calendar.state()).events![0]!;
      expect(after.start === before.start && after.end !== before.end).toBe(edges.includes('end'));
    });
  }
});

test('a dropped card settles', async ({ calendar, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await calendar.open({ events: [a, b], view: 'week' });
  await page.evaluate(() => {
    const settled: string[] = [];
    Object.assign(window, { settled });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this instanceof HTMLElement) settled.push(this.dataset['eventId'] ?? this.className);
      return animate.apply(this, how);
    };
  });
  const from = await pointOn(calendar.event('a'));
  await drag(page, from, shift(from, await slotWidth(calendar), HOUR));
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { settled: string[] }).settled))
    .toEqual(['a']);
});

test('holding at the lower edge scrolls, at a side edge turns the page @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: [a], view: 'week' });
  const from = await pointOn(calendar.event('a'));
  const box = await boxOf(calendar.grid);
  await grab(page, from, { x: from.x, y: box.y + box.height - 6 });
  await expect
    .poll(() =>
      calendar.grid.evaluate((grid) => grid.scrollTop + grid.clientHeight - grid.scrollHeight),
    )
    .toBeCloseTo(0, 0);
  await page.mouse.move(box.x + box.width - 5, from.y);
  // Pages keep turning while the event is held there.
  await expect
    .poll(async () => ((await calendar.state()).visibleDate ?? '') >= '2026-11-22')
    .toBe(true);
  // Put back, it is visible in its old place.
  await page.keyboard.press('Escape');
  await expect(calendar.event('a')).toBeVisible();
  await page.mouse.up();
});

test('in a calendar that reaches below the window, holding at its edge scrolls grid and page', async ({
  calendar,
  page,
}) => {
  const height = 1100;
  await calendar.open({ events: [a], view: 'week', height });
  const end = (): Promise<number> =>
    calendar.root.evaluate((it) => it.getBoundingClientRect().bottom);
  const bottom = page.viewportSize()!.height;
  expect(await end()).toBeGreaterThan(bottom);
  const from = await pointOn(calendar.event('a'));
  await grab(page, from, { x: from.x, y: bottom - 6 });
  await expect
    .poll(() => calendar.grid.evaluate((it) => it.scrollTop + it.clientHeight - it.scrollHeight))
    .toBeCloseTo(0, 0);
  // The grid scrolls until the end of the calendar is visible, and no further.
  await expect.poll(end).toBeLessThan(bottom + 2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
