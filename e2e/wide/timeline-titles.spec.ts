import { expect, test, type TestProps } from '../calendar';
import { boxOf } from '../hand';
import { TIMELINE } from '../timeline';

const ANA = { id: 'ana', title: 'Ana', seats: 4, floor: 'שלוש', isOpen: false, tags: ['x'] };
const OPEN = {
  ...TIMELINE,
  resources: [ANA],
  timeline: {
    spans: { hours: { days: 3 } },
    columns: [
      { key: 'seats', title: 'Seats', width: 80 },
      { key: 'floor', title: 'Floor', width: 80 },
      { key: 'isOpen', title: 'Open', width: 40 },
      { key: 'tags', title: 'Tags', width: 40 },
    ],
  },
} as const satisfies TestProps;

test('the edge of the titles is dragged, moved by keys and put back', async ({
  calendar,
  page,
}) => {
  await calendar.open(OPEN);
  const edge = calendar.root.getByRole('separator', { name: 'Width of the titles' });
  const title = calendar.root.getByRole('rowheader');
  const { x, y, width } = await boxOf(edge);
  await page.mouse.move(x + width / 2, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + 300, { steps: 3 });
  await page.mouse.up();
  await calendar.expectState({ preferences: { timelineTitleWidth: 300 } });
  await expect.poll(async () => (await boxOf(title)).width).toBe(300);
  await edge.press('ArrowLeft');
  await calendar.expectState({ preferences: { timelineTitleWidth: 284 } });
  await edge.dblclick();
  await expect.poll(async () => (await boxOf(title)).width).toBe(240);
});

test('further columns stay beside the titles', async ({ calendar }) => {
  await calendar.open(OPEN);
  const cells = calendar.root.locator('ec-timeline-row .ec-cell');
  await expect(cells).toHaveText(['4', 'שלוש', 'false', '']);
  const places = async () =>
    (await Promise.all([0, 1].map((at) => boxOf(cells.nth(at))))).map(({ x }) => x);
  const before = await places();
  await calendar.root.locator('ec-timeline .ec-scroller').evaluate((scroller) => {
    scroller.scrollLeft += 700;
  });
  expect(await places()).toEqual(before);
  const heads = calendar.root.locator('ec-timeline .ec-further');
  expect((await boxOf(heads.nth(1))).x).toBe(before[1]);
});
