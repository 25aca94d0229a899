import { expect } from '../calendar';
import { timed } from '../data';
import { boxOf } from '../hand';
import { test } from '../timeline';

const DAY = '2026-11-20';

test('the presets end the menu of views, and a choice shows one', async ({
  calendar,
  timeline,
}) => {
  await timeline.open({ timeline: { presets: ['hours', 'days', 'months'] } });
  const views = calendar.toolbar.getByRole('combobox');
  await expect(views.locator('option')).toHaveText([
    '3 days',
    'Day',
    'Timeline',
    /✓ Hours\s*$/,
    /Days\s*$/,
    /Months\s*$/,
  ]);
  await expect(calendar.root.locator('ec-preset-menu')).toHaveCount(0);
  await views.selectOption({ label: 'Days' });
  await calendar.expectState({ timelinePreset: 'days', view: 'timeline' });
  await expect(timeline.label('day', '2026-11-20')).toBeVisible();
  await views.selectOption({ label: '3 days' });
  await expect(views.locator('option')).toHaveText(['3 days', 'Day', 'Timeline']);
});

test('two fingers on the header zoom about the time between them', async ({
  calendar,
  page,
  timeline,
}) => {
  await timeline.open({ events: [timed('a', DAY, '09:00', '10:00', { resource: 'ana' })] });
  await calendar.settled();
  const head = await boxOf(calendar.root.locator('ec-axis-header'));
  const grid = await boxOf(timeline.grid);
  const middle = grid.x + 150;
  const axis = timeline.axis('ana');
  const instantAt = async (): Promise<number> => {
    const { x, width } = await boxOf(axis);
    return (middle - x) / width;
  };
  const [before, width] = [await instantAt(), (await boxOf(axis)).width];
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, apart: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-1, 1].map((way, id) => ({
              ...{ id, x: middle + (way * apart) / 2, y: head.y + head.height / 2 },
            })),
    });
  await touch('touchStart', 60);
  for (const apart of [70, 80, 90]) await touch('touchMove', apart);
  await touch('touchEnd', 90);
  await expect.poll(async () => (await boxOf(axis)).width).toBeGreaterThan(1.2 * width);
  await calendar.settled();
  const now = (await boxOf(axis)).width;
  expect(Math.abs((await instantAt()) - before) * now).toBeLessThanOrEqual(1);
  expect((await calendar.state()).visibleDate).toBe(DAY);
});

test('scrollToResource brings a row into sight, and shows one column of several', async ({
  calendar,
  page,
  timeline,
}) => {
  const scrollTo = (id: number) =>
    page.evaluate((wanted) => window.showcase?.calendar()?.scrollToResource(wanted), id);
  const resources = Array.from({ length: 30 }, (_, id) => ({ id, title: `Room ${id}` }));
  await timeline.open({ resources });
  expect(await scrollTo(25)).toBe(true);
  await expect(timeline.header('25').getByText('Room 25')).toBeInViewport({ ratio: 1 });
  expect(await scrollTo(99)).toBe(false);
  await calendar.open({
    ...{ view: 'day', visibleDate: DAY, resourceColumns: true },
    resources: resources.slice(0, 4),
  });
  const chip = (name: string) => calendar.root.getByRole('radio', { name, exact: true });
  await expect(chip('Room 0')).toBeChecked();
  expect(await scrollTo(3)).toBe(true);
  await expect(chip('Room 3')).toBeChecked();
});
