import { inflateSync } from 'node:zlib';
import type { CalendarResource } from 'ng-event-calendar';
import { expect, NOW } from '../calendar';
import { many, timed } from '../data';
import { boxOf } from '../hand';
import { test } from '../timeline';

const DAY = '2026-11-20';
const crew = (count: number): CalendarResource[] =>
  many(count, (number) => ({ id: `r${number}`, title: `Person ${number}` }));

/** A page without the present, whose label would differ. */
const AWAY = { visibleDate: '2026-11-25' };

/** Returns the drawn words of each page of a PDF, as the glyphs of its font. */
function textsOf(pdf: Buffer): string[][] {
  const streams = pdf
    .toString('latin1')
    .matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .filter((content) => content.includes('BT\n'))
    .map((content) =>
      [...content.matchAll(/BT\n([^]*?)ET\n/g)].map(([, text = '']) =>
        [...text.matchAll(/<(\w+)> Tj/g)].map(([, glyphs = '']) => glyphs).join(''),
      ),
    );
}

test('a day is printed in blocks of nineteen hours beside titles of 160 pixels', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    resources: crew(2),
    events: [
      timed('early', DAY, '01:00', '03:00', { resource: 'r1' }),
      timed('over', DAY, '17:00', '21:00', { resource: 'r1' }),
      timed('short', DAY, '18:50', '19:05', { resource: 'r2' }),
    ],
  });
  await page.emulateMedia({ media: 'print' });
  const blocks = calendar.root.locator('.ec-block:has(> .ec-head)');
  await expect(blocks).toHaveCount(2);
  for (const [block, hours] of [
    [blocks.first(), 19],
    [blocks.last(), 5],
  ] as const) {
    await expect(block.locator('[data-row]')).toHaveCount(2);
    await expect(block.locator('.ec-unit[data-unit="day"]')).toHaveText('Fri 20');
    const title = await boxOf(block.locator('[data-resource-header="r1"]'));
    expect(title.width).toBe(160);
    // An hour of the block as wide as its share.
    const axis = await boxOf(block.locator('[data-slot="row"]').first());
    const label = await boxOf(block.locator('.ec-unit[data-unit="hour"]').first());
    expect(Math.abs(label.width - (2 * axis.width) / hours)).toBeLessThan(1);
  }
  // An event across the edge is cut there, in both.
  const over = calendar.event('over');
  await expect(over).toHaveCount(2);
  await expect(over.first()).toHaveAttribute('data-continues-after');
  await expect(over.last()).toHaveAttribute('data-continues-before');
  await expect(calendar.event('early')).toHaveCount(1);
  await expect(calendar.event('short')).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await expect(blocks).toHaveCount(1);
  await expect(over).toHaveCount(1);
});

test('every row and bar is printed, and collapsed rows stay collapsed', async ({
  calendar,
  page,
  timeline,
}) => {
  const resources = [
    ...crew(80),
    { id: 'house', title: 'House', children: [{ id: 'in', title: 'Inside' }] },
  ];
  const events = resources.flatMap(({ id }) =>
    many(5, (number) => timed(`${id}-${number}`, DAY, '09:00', '10:00', { resource: id })),
  );
  await timeline.open({
    resources,
    events,
    timeline: { maxLanes: 2 },
    collapsedResources: { house: true },
  });
  await expect(timeline.header('r80')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const block = calendar.root.locator('.ec-block:has(> .ec-head)').first();
  await expect(block.locator('[data-row]')).toHaveCount(81);
  await expect(block.locator('ec-event')).toHaveCount(events.length);
  await expect(calendar.root.locator('[data-more]')).toHaveCount(0);
});

for (const preset of ['hours', 'days'] as const) {
  test(`paper is white under ${preset}, and knows no present`, async ({
    calendar,
    page,
    timeline,
  }) => {
    const today = NOW.slice(0, 10);
    await timeline.open(
      {
        ...{ timelinePreset: preset, visibleDate: today, resources: crew(3) },
        events: [timed('now', today, '00:00', '23:00', { resource: 'r1' })],
      },
      { theme: 'dark' },
    );
    await page.emulateMedia({ media: 'print' });
    const grounds = await page.evaluate(() => {
      const white = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
      return [...document.querySelectorAll<HTMLElement>('html, body, [data-view], [data-view] *')]
        .filter((element) => element.checkVisibility() && !element.matches('.ec-dot'))
        .flatMap((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          const isWhite = white.includes(backgroundColor) && !backgroundImage.includes('rgb');
          return isWhite ? [] : `${element.localName}.${element.className}`;
        });
    });
    expect(grounds).toEqual([]);
    await expect(calendar.root.locator('[data-now]')).toHaveCount(0);
  });
}

test('rows aren’t cut between pages, and the header stands on each', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({
    ...{ resources: crew(60), visibleHours: { start: 8, end: 20 }, ...AWAY },
    timeline: { headers: { hours: ['hour'] } },
  });
  const texts = textsOf(await page.pdf({ format: 'A4', landscape: true }));
  expect(texts.length).toBeGreaterThan(3);
  // Besides the header no words are on every page.
  const [first = [], ...others] = texts;
  const common = first.filter((text) => others.every((each) => each.includes(text)));
  expect(common.length).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  await expect(calendar.root.locator('[data-row]').first()).toHaveCSS('break-inside', 'avoid');
});

test('a timeline stands as far scrolled after printing as before, with its focus', async ({
  calendar,
  page,
  timeline,
}) => {
  const resources = crew(60);
  await timeline.open({
    resources,
    pinnedResources: ['r3'],
    events: resources.map(({ id }) => timed(`e-${id}`, DAY, '09:00', '10:00', { resource: id })),
    timeline: { cellWidths: { hours: 120 } },
  });
  const place = (): Promise<number[]> =>
    timeline.grid.evaluate((grid) => [grid.scrollTop, grid.scrollLeft]);
  await timeline.grid.evaluate((grid) => grid.scrollTo({ top: 703, left: 1011 }));
  await calendar.event('e-r14').evaluate((event) => event.focus({ preventScroll: true }));
  await expect.poll(place).toEqual([703, 1011]);
  await page.pdf({ format: 'A4' });
  await expect.poll(place).toEqual([703, 1011]);
  await expect(calendar.event('e-r14')).toBeFocused();
  // Rows in sight are mounted again, and no others.
  await expect(calendar.event('e-r14')).toHaveCount(1);
  await expect(timeline.header('r12')).toBeVisible();
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`hours past midnight are printed in blocks, open where these cut a bar, ${dir}`, async ({
    calendar,
    page,
    timeline,
  }) => {
    await timeline.open(
      {
        resources: crew(2),
        visibleHours: { start: 7, end: 31 },
        events: [
          timed('night', DAY, '22:00', '22:00', { end: '2026-11-21T03:00:00', resource: 'r1' }),
          timed('long', '2026-11-19', '20:00', '20:00', {
            ...{ end: '2026-11-22T22:00:00', resource: 'r2' },
          }),
        ],
      },
      { dir },
    );
    await page.emulateMedia({ media: 'print' });
    const blocks = calendar.root.locator('.ec-block:has(> .ec-head)');
    await expect(blocks).toHaveCount(2);
    await expect(blocks.first().locator('.ec-unit[data-unit="hour"]').last()).toHaveText('Sat 21');
    await expect(blocks.last().locator('.ec-unit[data-unit="hour"]').first()).toHaveText('2 AM');
    // Read as time runs: corner and line at the start, then at the end.
    const edges = await calendar.root.locator('ec-event').evaluateAll((bars, isRtl) => {
      const read = (values: readonly [string, string]): string =>
        (isRtl ? [...values].reverse() : values).join(' ');
      return bars.map((bar) => {
        const style = getComputedStyle(bar);
        return [
          bar.getAttribute('data-event-id'),
          read([style.borderTopLeftRadius, style.borderTopRightRadius]),
          read([style.borderLeftWidth, style.borderRightWidth]),
        ].join(': ');
      });
    }, dir === 'rtl');
    expect(edges).toEqual([
      'night: 4px 0px: 4px 0px',
      'long: 0px 0px: 0px 0px',
      'night: 0px 4px: 0px 1px',
      'long: 0px 0px: 0px 0px',
    ]);
  });
}
