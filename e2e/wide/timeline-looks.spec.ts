import { findings } from '../axe';
import { expect, test, type HostedCalendar, type TestProps } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';
import { pixelsOf } from '../pixels';
import { TIMELINE } from '../timeline';

const ANA = { id: 'ana', title: 'Ana', eventColor: 'teal', beds: 2 } as const;
const OPEN = {
  ...TIMELINE,
  resources: [
    { id: 'house', title: 'House', canHaveEvents: false, children: [ANA] },
    { id: 'yard', title: 'Yard', canHaveEvents: false, eventColor: 'red' },
  ],
  events: [
    { ...timed('long', '2026-11-20', '09:00', '10:00'), end: '2026-11-25T10:00', resource: 'ana' },
    { ...timed('cut', '2026-10-28', '09:00', '10:00'), end: '2026-11-03T10:00', resource: 'ana' },
  ],
  timelinePreset: 'days',
  timeline: { workload: 'row', columns: [{ key: 'beds', title: 'Beds' }] },
} as const satisfies TestProps;

const heading = (calendar: HostedCalendar, id: string) =>
  calendar.root.locator(`[data-resource-header="${id}"]`);

test('text begins where its bar does, on one line too', async ({ calendar }) => {
  await calendar.open(OPEN);
  const bar = calendar.event('long');
  await expect(bar).toHaveAttribute('data-lines', 'one');
  const [outer, text] = await Promise.all([boxOf(bar), boxOf(bar.locator('.ec-text'))]);
  expect(text.x - outer.x).toBe(10);
});

test('cells fade beside the titles once they are scrolled', async ({ calendar }) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await calendar.open({ ...OPEN, timeline: {} }, { dir });
    const scroller = calendar.root.locator('ec-timeline .ec-scroller');
    const fades = scroller.locator('.ec-beyond + .ec-fade');
    const to = (place: number): Promise<void> =>
      scroller.evaluate((grid, at) => {
        grid.scrollLeft = getComputedStyle(grid).direction === 'rtl' ? -at : at;
      }, place);
    await to(0);
    await expect(fades).toHaveCount(1);
    await to(100);
    await expect(fades).toHaveCount(2);
    const [fade, pane] = [await boxOf(fades.first()), await boxOf(heading(calendar, 'ana'))];
    const start = dir === 'rtl' ? pane.x - fade.x - fade.width : fade.x - pane.x - pane.width;
    expect([fade.width, Math.round(start)]).toEqual([4, 0]);
  }
});

test('text as long as its bar stays within the part in sight, and loses its end', async ({
  calendar,
}) => {
  const title = 'Restoration of the old mill';
  const mill = { ...timed('mill', '2026-11-19', '00:00', ''), title, resource: 'ana' };
  const events = [{ ...mill, allDay: true, end: '2026-11-21T23:59:59' }];
  const spans = { hours: { days: 7 }, days: { days: 31 } };
  const timeline = { spans, cellWidths: { hours: 24 } };
  const props = { ...OPEN, events, timeline, visibleDate: '2026-11-19' };
  for (const dir of ['ltr', 'rtl'] as const) {
    for (const timelinePreset of ['days', 'hours'] as const) {
      await calendar.open({ ...props, timelinePreset }, { dir });
      const scroller = calendar.root.locator('ec-timeline .ec-scroller');
      const bar = calendar.event('mill');
      await bar.evaluate((element) => {
        const grid = element.closest('.ec-scroller')!;
        const titles = element.closest('ec-timeline-row')!.querySelector('.ec-title-cell')!;
        const [own, pane] = [element.getBoundingClientRect(), titles.getBoundingClientRect()];
        const isLeft = getComputedStyle(grid).direction === 'ltr';
        // To a place at which the last 60 pixels of the bar are left.
        grid.scrollLeft += isLeft ? own.right - pane.right - 60 : own.left - pane.left + 60;
      });
      const inset = (): Promise<number> =>
        scroller.evaluate((grid) => {
          const pane = grid.querySelector('[data-resource-header="ana"]')!.getBoundingClientRect();
          const text = grid.querySelector('ec-event .ec-text')!.getBoundingClientRect();
          const isLeft = getComputedStyle(grid).direction === 'ltr';
          return Math.round(isLeft ? text.left - pane.right : pane.left - text.right);
        });
      await expect.poll(inset).toBe(10);
      const isBeyond = await bar.evaluate((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        const isLeft = getComputedStyle(element).direction === 'ltr';
        return document
          .elementsFromPoint(isLeft ? right + 4 : left - 4, top + height / 2)
          .some((found) => element.contains(found));
      });
      expect(isBeyond).toBe(false);
    }
  }
});

test('one line begins with the title, and has its time whole or not at all', async ({
  calendar,
}) => {
  const stay = { ...timed('stay', '2026-11-20', '14:00', '15:00'), resource: 'ana' };
  for (const [title, end, hasTime] of [
    ['Ito', '2026-11-26T11:00', true],
    ['Schmidt and two children, with a cot', '2026-11-26T11:00', false],
  ] as const) {
    await calendar.open({ ...OPEN, events: [{ ...stay, title, end }] });
    const bar = calendar.event('stay');
    await expect(bar).toHaveAttribute('data-lines', 'one');
    const box = await boxOf(bar.locator('.ec-text'));
    const name = await boxOf(bar.locator('.ec-title'));
    const time = await boxOf(bar.locator('.ec-time'));
    expect(box.height).toBe(16);
    expect([name.x, name.y]).toEqual([box.x, box.y]);
    expect(time.y < box.y + box.height).toBe(hasTime);
    if (hasTime) expect(time.x).toBeGreaterThanOrEqual(name.x + name.width);
  }
});

test('a bar that is cut at its start has no accent there', async ({ calendar }) => {
  await calendar.open(OPEN);
  await expect(calendar.event('cut')).toHaveCSS('border-left-width', '0px');
  await expect(calendar.event('long')).toHaveCSS('border-left-width', '4px');
});

test('a heading has title and workload on one line, on a ground of one colour', async ({
  calendar,
}) => {
  await calendar.open(OPEN);
  const house = heading(calendar, 'house');
  const [row, name, load] = await Promise.all([
    boxOf(house),
    boxOf(house.locator('.ec-resource-name')),
    boxOf(house.locator('.ec-workload')),
  ]);
  expect(load.y).toBeGreaterThan(row.y);
  expect(load.y + load.height).toBeLessThan(row.y + row.height);
  expect(load.x).toBeGreaterThan(name.x + name.width);
  const ground = await house.evaluate((title) => getComputedStyle(title).backgroundColor);
  const cell = calendar.root.locator('ec-timeline-row[data-heading] .ec-cell').first();
  await expect(cell).toHaveCSS('background-color', ground);
});

test('a group without a colour has no dot', async ({ calendar }) => {
  await calendar.open(OPEN);
  await expect(heading(calendar, 'house').locator('.ec-dot')).toHaveCount(0);
  await expect(heading(calendar, 'ana').locator('.ec-dot')).toBeVisible();
  await expect(heading(calendar, 'yard').locator('.ec-dot')).toBeVisible();
});

test('begins with the cell of today', async ({ calendar }) => {
  const scrolled = () =>
    calendar.root
      .locator('ec-timeline .ec-scroller')
      .evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const spans = { weeks: { weeks: 52 } } as const;
  await calendar.open({
    ...OPEN,
    ...{ timelinePreset: 'weeks', timeline: { spans }, visibleDate: '2026-11-02' },
    preferences: { isSidePanelOpen: false, weekStartsOn: 1 },
  });
  // Today is Friday of the third week.
  await expect.poll(scrolled).toBe(2 * 48);
});

test('what is seen of times and weeks is in their names', async ({ calendar, page }) => {
  await calendar.open({
    ...OPEN,
    timelinePreset: 'hours',
    events: [timed('short', '2026-11-20', '09:30', '10:40', { resource: 'ana' })],
  });
  const short = calendar.event('short');
  await expect(short.locator('.ec-time')).toHaveText('9:30 AM');
  await expect(short).toHaveAccessibleName(/, 9:30 AM/);
  expect(await findings(page)).toEqual([]);
  await calendar.set({
    timelinePreset: 'weeks',
    preferences: { isSidePanelOpen: false, showWeekNumber: true, weekStartsOn: 1 },
  });
  await expect(calendar.root.getByRole('button', { name: 'W47, Nov 16' })).toHaveText('W47');
  expect(await findings(page)).toEqual([]);
});

test('a title stands beside the first lane, and stays in sight as long as its row is', async ({
  calendar,
}) => {
  const events = Array.from({ length: 12 }, (_, at) =>
    timed(`e${at}`, '2026-11-20', '09:00', '10:00', { resource: 'ana' }),
  );
  await calendar.open({ ...OPEN, timelinePreset: 'hours', events }, { height: '400px' });
  const name = heading(calendar, 'ana').locator('.ec-names');
  const lane = await boxOf(calendar.event('e0'));
  const above = await boxOf(name);
  expect(above.y + above.height / 2).toBeCloseTo(lane.y + lane.height / 2, 0);
  const scroller = calendar.root.locator('ec-timeline .ec-scroller');
  await scroller.evaluate((grid) => (grid.scrollTop = 200));
  const head = await boxOf(calendar.root.locator('ec-axis-header'));
  const below = head.y + head.height;
  await expect.poll(async () => Math.abs((await boxOf(name)).y - below)).toBeLessThanOrEqual(1);
});

test('the title of a block stands where bars leave it room', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    timelinePreset: 'hours',
    blockedTimes: [
      { id: 'lunch', title: 'Lunch', start: '2026-11-20T12:00', end: '2026-11-20T14:00' },
    ],
    events: [timed('over', '2026-11-20', '11:00', '13:00', { resource: 'ana' })],
  });
  const title = calendar.root
    .locator('ec-row-tints')
    .nth(1)
    .locator('[data-blocked-id="lunch"] .ec-room > span');
  const bar = await boxOf(calendar.event('over'));
  expect((await boxOf(title)).x).toBeGreaterThanOrEqual(bar.x + bar.width - 1);
  await calendar.set({
    events: [timed('over', '2026-11-20', '11:00', '14:00', { resource: 'ana' })],
  });
  await expect(title).toHaveCount(0);
});

test('weeks shade the days that are closed, not every night', async ({ calendar }) => {
  await calendar.open({
    ...OPEN,
    timelinePreset: 'weeks',
    workingHours: [{ start: '08:00', end: '18:00' }],
  });
  const closed = calendar.root.locator('ec-row-tints').first().locator('[data-closed]');
  const [width = 0] = await closed.evaluateAll((tints) =>
    tints.slice(1, 2).map((tint) => tint.getBoundingClientRect().width),
  );
  expect(width).toBeCloseTo((2 / 7) * 48, 0);
});

test('the number of today has a circle, where it has room', async ({ calendar }) => {
  const today = calendar.root.locator('.ec-unit[data-unit="day"][data-today]');
  const number = today.locator('.ec-number');
  const days = (width: number): TestProps => ({
    timelinePreset: 'days',
    timeline: { spans: { days: { days: 60 } }, cellWidths: { days: width } },
  });
  await calendar.open({ ...OPEN, timelinePreset: 'hours' });
  await expect(number).toHaveText('20');
  await expect(today).toHaveText(/^\s*Fri\s+20\s*$/);
  for (const [width, text] of [
    [40, /^\s*F\s+20\s*$/],
    [24, /^\s*20\s*$/],
  ] as const) {
    await calendar.open({ ...OPEN, ...days(width) });
    await expect(number).toHaveText('20');
    await expect(today).toHaveText(text);
    const [cell, circle] = [await boxOf(today), await boxOf(number)];
    expect([circle.width, circle.height]).toEqual([24, 24]);
    expect(circle.x + circle.width).toBeLessThanOrEqual(cell.x + cell.width + 1);
  }
  await calendar.open({ ...OPEN, ...days(32) });
  await expect(number).toHaveCount(0);
  await expect(today).toHaveText('F 20');
});

test('lines stand on the edge of the titles, not beside it, and have ticks in the header', async ({
  calendar,
}) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await calendar.open({ ...OPEN, timelinePreset: 'hours' }, { dir });
    const beside = await calendar.root.locator('ec-timeline .ec-scroller').evaluate((grid) => {
      const isLeft = getComputedStyle(grid).direction === 'ltr';
      grid.scrollLeft = 0;
      const startOf = (selector: string): number => {
        const { left, right } = grid.querySelector(selector)!.getBoundingClientRect();
        return isLeft ? left : -right;
      };
      const edge = grid.querySelector('.ec-corner.ec-further')!.getBoundingClientRect();
      const end = isLeft ? edge.right : -edge.left;
      return [startOf('ec-cell-lines > div'), startOf('.ec-unit[data-unit="hour"]')].map(
        (start) => start - end,
      );
    });
    // The edge is a pixel within the titles. What a label covers is what its line says, a pixel before it.
    expect(beside).toEqual([-1, 0]);
    for (const [unit, height] of [
      ['day', 32],
      ['hour', 8],
    ] as const) {
      const line = await calendar.root
        .locator(`.ec-unit[data-unit="${unit}"]`)
        .first()
        .evaluate((label) => {
          const { blockSize, insetInlineStart } = getComputedStyle(label, '::before');
          return [
            Math.round(parseFloat(blockSize)),
            insetInlineStart,
            getComputedStyle(label).overflowX,
          ];
        });
      expect(line).toEqual([height, '-1px', 'visible']);
    }
  }
});

test('the name of a group stands over those of its level', async ({ calendar }) => {
  await calendar.open(OPEN);
  const [house, yard] = [heading(calendar, 'house'), heading(calendar, 'yard')];
  const [group, leaf] = await Promise.all(
    [house, yard].map((each) => boxOf(each.locator('.ec-resource-name'))),
  );
  expect(group!.x).toBe(leaf!.x);
});

test('the line of the present begins with a dot on the edge of the header, over bars', async ({
  calendar,
  page,
}) => {
  const { root } = calendar;
  await calendar.open({
    ...OPEN,
    events: [timed('now', '2026-11-20', '10:00', '12:00', { resource: 'ana' })],
    pinnedResources: ['ana'],
  });
  const dot = await boxOf(root.locator('.ec-now-dot'));
  const [line, head] = await Promise.all([
    boxOf(root.locator('[data-now]')),
    boxOf(root.locator('.ec-head')),
  ]);
  expect(Math.abs(dot.x + dot.width / 2 - line.x - line.width / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(dot.y + dot.height / 2 - head.y - head.height)).toBeLessThanOrEqual(1);
  const isOnTop = await page.evaluate(
    ([x, y]) => {
      const drawn = document.querySelector('.ec-now-dot')!;
      (drawn as HTMLElement).style.pointerEvents = 'auto';
      return document.elementFromPoint(x!, y!) === drawn;
    },
    [dot.x + 5, dot.y + 9],
  );
  expect(isOnTop).toBe(true);
});

test('between bars that it crosses, the line of the present is whole', async ({
  calendar,
  page,
}) => {
  const bar = (id: string, start: string) => ({
    ...timed(id, start, '09:00', '10:00', { resource: 'ana' }),
    end: '2026-11-25T10:00',
  });
  const events = [bar('upper', '2026-11-16'), bar('lower', '2026-11-18')];
  await calendar.open({ ...OPEN, events, timeline: {} });
  const line = await boxOf(calendar.root.locator('[data-now]').first());
  const [upper, lower] = [
    await boxOf(calendar.event('upper')),
    await boxOf(calendar.event('lower')),
  ];
  const [top, bottom] = [upper.y - 6, lower.y + lower.height + 6];
  const x = Math.floor(line.x + line.width / 2);
  const area = { x, y: top, width: 1, height: bottom - top };
  const rows = (await pixelsOf(page, area)).map(
    ([[red, green] = [0, 0]]) => red > 150 && green < 60,
  );
  // 6 above, 4 within, and so on: both bars are 24 pixels high, 2 apart.
  const lengths = rows.reduce<number[]>(
    (runs, isRed, at) => (isRed === rows[at - 1] ? runs.with(-1, runs.at(-1)! + 1) : [...runs, 1]),
    [],
  );
  expect([rows[0], lengths]).toEqual([true, [10, 16, 10, 16, 10]]);
});

test('dot and title of a row with its workload stand on one line', async ({ calendar }) => {
  await calendar.open({ ...OPEN, timeline: { workload: 'row' } });
  const header = calendar.root.locator('[data-resource-header="ana"]');
  await expect(header.locator('.ec-workload')).toHaveCount(1);
  const [dot, name] = await Promise.all([
    boxOf(header.locator('.ec-dot')),
    boxOf(header.getByText('Ana')),
  ]);
  expect(Math.abs(dot.y + dot.height / 2 - name.y - name.height / 2)).toBeLessThanOrEqual(1);
});

test('a parent reads as one, with lanes of its own too', async ({ calendar }) => {
  const yard = { id: 'yard', title: 'Yard', children: [ANA] };
  await calendar.open({ ...OPEN, resources: [yard, { id: 'ben', title: 'Ben' }] });
  const lookOf = (id: string) =>
    heading(calendar, id).evaluate((cell) => {
      const { backgroundColor, fontSize, fontWeight, lineHeight } = getComputedStyle(cell);
      return { ground: backgroundColor, type: `${fontWeight} ${fontSize}/${lineHeight}` };
    });
  const [parent, leaf, child] = [await lookOf('yard'), await lookOf('ben'), await lookOf('ana')];
  expect([parent.type, leaf.type, child.type]).toEqual([
    '600 14px/20px',
    '500 14px/20px',
    '500 14px/20px',
  ]);
  expect(leaf.ground).toBe(child.ground);
  expect(parent.ground).not.toBe(leaf.ground);
});

test('labels of days and weeks have one line each, clear of the next', async ({ calendar }) => {
  for (const [timelinePreset, locale] of [
    ['days', 'en-US'],
    ['weeks', 'en-US'],
    ['weeks', 'pt-BR'],
    ['weeks', 'ko'],
    ['weeks', 'ar-EG'],
  ] as const) {
    await calendar.open({ ...OPEN, timelinePreset }, { locale });
    const labels = calendar.root.locator('.ec-units:last-of-type .ec-label');
    await expect(labels.nth(5)).toBeVisible();
    const boxes = await labels.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { height, left, right } = range.getBoundingClientRect();
        const { left: from, right: to } = each.closest('.ec-unit')!.getBoundingClientRect();
        const beyond = Math.max(from - left, right - to);
        return { text: each.textContent.trim(), isWrapped: height > 26, isBeyond: beyond > 1 };
      }),
    );
    expect(boxes.filter(({ isWrapped, isBeyond }) => isWrapped || isBeyond)).toEqual([]);
  }
});

test('a cut title shows where it begins, in a language of the other direction too', async ({
  calendar,
}) => {
  const title = 'Restoration of the old mill';
  const event = { ...timed('mill', '2026-11-19', '00:00', '23:59'), title, allDay: true };
  const events = [{ ...event, end: '2026-11-20T23:59:59', resource: 'ana' }];
  for (const dir of ['ltr', 'rtl'] as const) {
    await calendar.open({ ...OPEN, events }, { dir });
    const bar = calendar.event('mill');
    await expect(bar).toHaveAttribute('data-lines', 'one');
    const inset = await bar.evaluate((element) => {
      const words = element.querySelector('.ec-title')!.firstChild!;
      const range = document.createRange();
      range.setStart(words, 0);
      range.setEnd(words, 3);
      const [letters, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return Math.min(letters.left - box.left, box.right - letters.right);
    });
    expect(inset).toBeGreaterThan(0);
  }
});

test('forced colours leave bars a border, and today and the present a mark', async ({
  calendar,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await calendar.open(OPEN);
  const widths = (id: string): Promise<string> =>
    calendar.event(id).evaluate((element) => getComputedStyle(element).borderWidth);
  expect(await widths('long')).toBe('1px');
  // No line where it goes on.
  expect(await widths('cut')).toBe('1px 1px 1px 0px');
  await calendar.set({ timelinePreset: 'hours' });
  const ground = (selector: string): Promise<string> =>
    calendar.root
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await ground('.ec-units');
  expect(await ground('.ec-unit[data-today] .ec-number')).not.toBe(plain);
  expect(await ground('.ec-now-dot')).not.toBe(plain);
});
