import type { Locator } from '@playwright/test';
import type { CalendarResource } from 'ng-event-calendar';
import { expect, NOW } from '../calendar';
import { allDay, many, RESOURCES, timed } from '../data';
import { boxOf } from '../hand';
import { shareOf, test } from '../timeline';

const DAY = '2026-11-20';
const HEADED: CalendarResource[] = [
  { id: 'house', title: 'House', canHaveEvents: false, children: RESOURCES },
  { id: 'yard', title: 'Yard' },
];

test.describe('rows', () => {
  test('stand in the order of the resources, parents first, and those of nobody above all @firefox', async ({
    calendar,
    timeline,
  }) => {
    await timeline.open({ resources: HEADED, events: [timed('free', DAY, '09:00', '10:00')] });
    const titles = ['No resource', 'House', 'Team', 'Ana', 'Ben', 'Room 7', 'Yard'];
    await expect(timeline.headers).toHaveText(titles);
    const levels = await calendar.root
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-level')));
    expect(levels).toEqual(['1', '1', '2', '3', '3', '2', '1']);
    await expect(timeline.axis('')).toContainText('Event free');
    await calendar.set({ events: [] });
    await expect(timeline.headers).toHaveText(titles.slice(1));
  });

  test('without resources are one, without titles', async ({ calendar, timeline }) => {
    await timeline.open({ resources: [], events: [timed('a', DAY, '09:00', '10:00')] });
    await expect(calendar.root.locator('[data-row]')).toHaveCount(1);
    await expect(timeline.headers).toHaveCount(0);
    await expect(calendar.event('a')).toBeVisible();
  });

  test('beneath a collapsed parent are gone, and true alone is written', async ({
    calendar,
    timeline,
  }) => {
    await timeline.open({ collapsedResources: { gone: true, ben: false } });
    await timeline.row('team').getByRole('button', { name: 'Collapse Team' }).click();
    await expect(timeline.headers).toHaveText(['Team', 'Room 7']);
    await expect(timeline.row('team')).toHaveAttribute('data-collapsed', '');
    expect((await calendar.state()).collapsedResources).toEqual({ gone: true, team: true });
    await timeline.row('team').getByRole('button', { name: 'Expand Team' }).click();
    await expect(timeline.headers).toHaveText(['Team', 'Ana', 'Ben', 'Room 7']);
    expect((await calendar.state()).collapsedResources).toEqual({ gone: true });
  });

  for (const { preset, heights } of [
    { preset: 'hours', heights: [56, 98, 140] },
    { preset: 'days', heights: [40, 66, 92] },
  ] as const) {
    test(`in ${preset} are as high as their lanes`, async ({ calendar, timeline }) => {
      const at = (id: string, resource: string) => allDay(id, DAY, DAY, { resource });
      await timeline.open({
        resources: [
          ...['none', 'one', 'two', 'three'].map((id) => ({ id, title: id })),
          { id: 'head', title: 'Head', canHaveEvents: false },
        ],
        events: [
          at('a', 'one'),
          ...many(2, (number) => at(`b${number}`, 'two')),
          ...many(3, (number) => at(`c${number}`, 'three')),
        ],
        timelinePreset: preset,
      });
      const heightOf = async (id: string) => (await boxOf(timeline.row(id))).height;
      expect(await heightOf('none')).toBe(heights[0]);
      expect(await heightOf('one')).toBe(heights[0]);
      expect(await heightOf('two')).toBe(heights[1]);
      expect(await heightOf('three')).toBe(heights[2]);
      expect(await heightOf('head')).toBe(36);
      const lanes = await timeline
        .axis('three')
        .locator('[data-lane]')
        .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-lane')));
      expect(lanes).toEqual(['0', '1', '2']);
      await calendar.set({ events: [] });
      await expect.poll(() => heightOf('three')).toBe(heights[0]);
    });
  }
});

/** Days on which clocks change, with their hours, and events as instants. */
const CHANGES = [
  {
    zone: 'America/New_York',
    date: '2026-11-01',
    start: '2026-11-01T04:00:00Z',
    hours: 25,
    labels: ['12 AM', '1 AM EDT', '1 AM EST', '2 AM'],
  },
  {
    zone: 'Europe/Paris',
    date: '2026-03-29',
    start: '2026-03-28T23:00:00Z',
    hours: 23,
    labels: ['12 AM', '1 AM', '3 AM', '4 AM'],
  },
  {
    zone: 'Australia/Lord_Howe',
    date: '2026-10-04',
    start: '2026-10-03T13:30:00Z',
    hours: 23.5,
    labels: ['12 AM', '1 AM', '2:30 AM', '3 AM'],
  },
] as const;

test.describe('bars', () => {
  for (const { zone, date, start, hours, labels } of CHANGES) {
    test(`stand at their instants to half a pixel where clocks change in ${zone}`, async ({
      calendar,
      timeline,
    }) => {
      const at = (hour: number): string =>
        new Date(Date.parse(start) + hour * 3_600_000).toISOString();
      const spans = [
        [0.5, 1.25],
        [1.25, 2.5],
        [2.5, 22],
        [9, hours],
      ] as const;
      await timeline.open({
        visibleDate: date,
        displayTimezone: zone,
        events: spans.map(([from, to], index) => ({
          ...{ id: `e${index}`, title: 'E', start: at(from), end: at(to), resource: 'ana' },
        })),
      });
      expect((await timeline.labels('hour')).slice(0, 4)).toEqual(labels);
      for (const [index, [from, to]] of spans.entries()) {
        await timeline.expectBar(calendar.event(`e${index}`), 'ana', from / hours, to / hours);
      }
      // In days each is equally wide, and a time stands at its share of the day's real length.
      await calendar.set({ timelinePreset: 'days', timeline: { spans: { days: { days: 3 } } } });
      await timeline.expectBar(calendar.event('e2'), 'ana', 2.5 / hours / 3, 22 / hours / 3);
    });
  }

  test('run on over midnight, and are cut at the ends of the page', async ({
    calendar,
    timeline,
  }) => {
    const resource = 'ana';
    await timeline.open({
      timeline: { spans: { hours: { days: 2 } } },
      events: [
        { ...timed('night', DAY, '22:00', '', { resource }), end: '2026-11-21T06:00:00' },
        { ...timed('before', '2026-11-19', '12:00', '', { resource }), end: `${DAY}T03:00:00` },
        { ...timed('after', '2026-11-21', '20:00', '', { resource }), end: '2026-11-25T03:00:00' },
        allDay('whole', '2026-11-20', '2026-11-21', { resource }),
      ],
    });
    const bar = (id: string) => calendar.event(id);
    await timeline.expectBar(bar('night'), resource, 22 / 48, 30 / 48);
    await timeline.expectBar(bar('before'), resource, 0, 3 / 48);
    await timeline.expectBar(bar('after'), resource, 44 / 48, 1);
    await timeline.expectBar(bar('whole'), resource, 0, 1);
    const marks = async (id: string) => [
      (await bar(id).getAttribute('data-continues-before')) !== null,
      (await bar(id).getAttribute('data-continues-after')) !== null,
      await bar(id).locator('[data-resize-handle="start"]').count(),
      await bar(id).locator('[data-resize-handle="end"]').count(),
    ];
    expect(await marks('night')).toEqual([false, false, 1, 1]);
    expect(await marks('before')).toEqual([true, false, 0, 1]);
    expect(await marks('after')).toEqual([false, true, 1, 0]);
    expect(await marks('whole')).toEqual([false, false, 1, 1]);
  });

  test('are at least 24 pixels wide, at the end of the axis towards earlier', async ({
    calendar,
    timeline,
  }) => {
    await timeline.open({
      events: [
        timed('short', DAY, '09:00', '09:05', { resource: 'ana' }),
        timed('last', DAY, '23:55', '23:59', { resource: 'ana' }),
        timed('beside', DAY, '09:10', '10:00', { resource: 'ana' }),
      ],
    });
    const { from, to, width } = await timeline.shares(calendar.event('short'), 'ana');
    expect((to - from) * width).toBeCloseTo(24, 0);
    expect(from * width).toBeCloseTo(shareOf('09:00') * width, 0);
    const last = await timeline.shares(calendar.event('last'), 'ana');
    expect(last.to).toBeCloseTo(1, 4);
    expect((last.to - last.from) * width).toBeCloseTo(24, 0);
    // It overlaps with its width, though not with its times.
    await expect(calendar.event('beside')).toHaveAttribute('data-lane', '1');
    await expect(calendar.event('last')).toHaveAttribute('data-lane', '0');
  });

  test('cover whole days with barEnds, and keep their times', async ({ calendar, timeline }) => {
    await timeline.open({
      timelinePreset: 'days',
      timeline: { spans: { days: { days: 10 } }, barEnds: 'day' },
      events: [
        {
          ...timed('a', '2026-11-21', '14:00', '', { resource: 'ana' }),
          end: '2026-11-23T11:00:00',
        },
      ],
    });
    await timeline.expectBar(calendar.event('a'), 'ana', 0.1, 0.4);
    await expect(calendar.event('a')).toHaveAttribute('data-start', '2026-11-21T14:00');
    await calendar.set({ timeline: { spans: { days: { days: 10 } } } });
    await timeline.expectBar(calendar.event('a'), 'ana', (1 + 14 / 24) / 10, (3 + 11 / 24) / 10);
  });

  test('keep their titles in sight while they are scrolled through', async ({
    calendar,
    timeline,
  }) => {
    await timeline.open({ events: [timed('a', DAY, '01:00', '23:00', { resource: 'ana' })] });
    await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 600 }));
    const header = await boxOf(timeline.header('ana'));
    const title = calendar.event('a').locator('.ec-title');
    await expect
      .poll(async () => Math.round((await boxOf(title)).x - header.x - header.width))
      .toBe(10);
    // Titles of rows stay, too.
    expect(header.x).toBeGreaterThanOrEqual((await boxOf(timeline.grid)).x);
    // The event's end takes its words along.
    await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 5_000 }));
    await expect
      .poll(async () => {
        const [words, bar] = [await boxOf(title), await boxOf(calendar.event('a'))];
        return words.x + words.width <= bar.x + bar.width;
      })
      .toBe(true);
  });
});

test.describe('the line of the present', () => {
  for (const [preset, share] of [
    ['hours', shareOf('10:23')],
    ['days', (19 + shareOf('10:23')) / 30],
    ['months', (30 + 28 + 31 + 30 + 31 + 30 + 31 + 31 + 30 + 31 + 1 + 19 + shareOf('10:23')) / 365],
  ] as const) {
    test(`stands at the present instant in ${preset}, to a pixel`, async ({
      calendar,
      timeline,
    }) => {
      await timeline.open({ timelinePreset: preset });
      const axis = await boxOf(timeline.axis('ana'));
      const line = await boxOf(calendar.root.locator('[data-now]'));
      expect(Math.abs(line.x + line.width / 2 - axis.x - share * axis.width)).toBeLessThanOrEqual(
        1,
      );
    });
  }

  test('shows at the edges of a bar alone, at the same place', async ({ calendar, timeline }) => {
    await timeline.open({ events: [timed('a', DAY, '09:00', '16:00', { resource: 'ana' })] });
    const line = await boxOf(calendar.root.locator('[data-now]'));
    const stub = await calendar.event('a').evaluate((event) => {
      const { left, borderLeftWidth } = {
        ...{ left: getComputedStyle(event, '::after').left },
        ...{ borderLeftWidth: getComputedStyle(event).borderLeftWidth },
      };
      const { marginLeft } = getComputedStyle(event, '::after');
      return (
        event.getBoundingClientRect().left +
        parseFloat(borderLeftWidth) +
        parseFloat(left) +
        parseFloat(marginLeft)
      );
    });
    expect(Math.abs(stub - line.x)).toBeLessThanOrEqual(0.5);
  });

  test('moves on by itself, and is gone where the host or the page has none', async ({
    calendar,
    clock,
    timeline,
  }) => {
    await clock.runFrom(NOW);
    await timeline.open();
    const line = calendar.root.locator('[data-now]');
    const minute = async (): Promise<number> => {
      const [axis, box] = [await boxOf(timeline.axis('ana')), await boxOf(line)];
      return ((box.x + 1 - axis.x) / axis.width) * 1440;
    };
    const before = await minute();
    await clock.runFor('10:00');
    await expect.poll(minute).toBeGreaterThan(before + 9);
    await calendar.set({ showCurrentTimeIndicator: false });
    await expect(line).toHaveCount(0);
    await calendar.set({ showCurrentTimeIndicator: true });
    await expect(line).toHaveCount(1);
    await calendar.next.click();
    await expect(line).toHaveCount(0);
  });
});

test.describe('labels', () => {
  for (const { width, texts } of [
    { width: 80, texts: ['12 AM', '1 AM', '2 AM'] },
    { width: 55, texts: ['12 AM', '2 AM', '4 AM'] },
    { width: 27, texts: ['12 AM', '3 AM', '6 AM'] },
  ]) {
    test(`of hours ${width} pixels wide are thinned`, async ({ timeline }) => {
      // Two days, so that the cells don't grow to fill the width.
      await timeline.open({
        timeline: { spans: { hours: { days: 2 } }, cellWidths: { hours: width } },
      });
      await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
      await expect.poll(async () => (await timeline.labels('hour')).slice(0, 3)).toEqual(texts);
    });
  }

  for (const { width, text } of [
    { width: 70, text: 'Fri 20' },
    { width: 40, text: 'F 20' },
    { width: 24, text: '20' },
  ]) {
    test(`of days ${width} pixels wide say as much as fits`, async ({ timeline }) => {
      await timeline.open({
        timelinePreset: 'days',
        timeline: { spans: { days: { days: 60 } }, cellWidths: { days: width } },
      });
      await expect(timeline.label('day', DAY)).toHaveText(text);
      await expect(timeline.label('day', DAY)).toHaveAttribute('data-today', '');
    });
  }

  test('of a unit stay in sight while any part of it does', async ({ timeline }) => {
    await timeline.open({ timeline: { spans: { hours: { days: 3 } } } });
    await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 1_000 }));
    const label = timeline.label('day', DAY).locator('.ec-label');
    await expect(label).toHaveText('Fri 20');
    const header = await boxOf(timeline.header('ana'));
    await expect
      .poll(async () => Math.round((await boxOf(label)).x - header.x - header.width))
      .toBe(6);
  });

  test('of months and weeks lead to a finer preset', async ({ calendar, timeline }) => {
    await timeline.open({
      timelinePreset: 'months',
      timeline: { presets: ['months', 'days', 'hours'] },
    });
    await expect(timeline.label('year', '2026-01-01').getByRole('button')).toHaveCount(1);
    await timeline.label('month', '2026-10-01').getByRole('button').click();
    await calendar.expectState({ timelinePreset: 'days', visibleDate: '2026-10-01' });
    await timeline.label('day', '2026-10-05').getByRole('button').click();
    await calendar.expectState({ timelinePreset: 'hours', visibleDate: '2026-10-05' });
    await expect(timeline.label('hour', '2026-10-05T08:00').getByRole('button')).toHaveCount(0);
    await timeline.label('day', '2026-10-05').getByRole('button').click();
    await calendar.expectState({ view: 'day', visibleDate: '2026-10-05' });
  });
});

test('lines of bars stand apart in letters twice as large, whose rows have room for them', async ({
  calendar,
  page,
  timeline,
}) => {
  const root = page.locator('html');
  const heightOf = async (): Promise<number> => (await boxOf(timeline.row('ana'))).height;
  const events = [timed('a', DAY, '09:00', '13:00', { resource: 'ana', title: 'Talk' })];
  // With letters twice as large narrower windows have the layout of a phone.
  await page.setViewportSize({ width: 1600, height: 800 });
  await timeline.open({ events });
  const height = await heightOf();
  await root.evaluate((element) => (element.style.fontSize = '200%'));
  await timeline.open({ events });
  await expect.poll(heightOf).toBe(height + 40);
  const [bar, title, time] = [
    calendar.event('a'),
    calendar.event('a').locator('.ec-title'),
    calendar.event('a').locator('.ec-time'),
  ];
  await expect(time).toHaveText('9 AM – 1 PM');
  const linesOf = (words: Locator): Promise<{ readonly top: number; readonly bottom: number }> =>
    words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    });
  const [around, first, second] = [await boxOf(bar), await linesOf(title), await linesOf(time)];
  expect(second.top).toBeGreaterThanOrEqual(first.bottom - 1);
  expect(first.top).toBeGreaterThanOrEqual(around.y);
  expect(second.bottom).toBeLessThanOrEqual(around.y + around.height);
  await root.evaluate((element) => element.removeAttribute('style'));
});
