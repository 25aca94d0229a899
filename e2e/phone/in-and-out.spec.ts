import { expect, NOW, test } from '../calendar';
import { boxOf, pointOn } from '../hand';
import { holdAndDrag, holdTwoAndDrag } from './touch';

test('a finger drags something in from outside, and an event out', async ({ clock, page }) => {
  await clock.runFrom(NOW);
  await page.setViewportSize({ width: 412, height: 1400 });
  await page.goto('/in-and-out?date=2026-11-20');
  const item = page.getByTestId('waiting').getByRole('button', { name: 'Piet Maas' });
  const cell = page.locator('#practice [data-slot="timed"]');
  await expect(cell).toBeVisible();
  // Waits for the code that listens to touches.
  await page.waitForLoadState('networkidle');
  const from = await boxOf(item);
  const to = await boxOf(cell);
  const centre = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await holdAndDrag(page, item, {
    x: to.x + 100 - centre.x,
    y: to.y + 12 * 48 - centre.y,
  });
  const event = page.locator('#practice ec-event', { hasText: 'Piet Maas' });
  await expect(event).toHaveAttribute('data-start', '2026-11-20T12:00');

  const zone = await boxOf(page.getByTestId('waiting'));
  const rounds = page.locator('#practice ec-event', { hasText: 'Ana Silva' });
  const at = await boxOf(rounds);
  await holdAndDrag(page, rounds, {
    x: zone.x + zone.width / 2 - (at.x + at.width / 2),
    y: zone.y + zone.height / 2 - (at.y + at.height / 2),
  });
  await expect(
    page.getByTestId('waiting').getByRole('button', { name: 'Ana Silva' }),
  ).toBeVisible();
  await expect(rounds).toHaveCount(0);
});

test('two fingers, of which one is on something outside, take nothing in', async ({
  clock,
  page,
}) => {
  await clock.runFrom(NOW);
  await page.setViewportSize({ width: 412, height: 1400 });
  await page.goto('/in-and-out?date=2026-11-20');
  const item = page.getByTestId('waiting').getByRole('button', { name: 'Piet Maas' });
  const cell = page.locator('#practice [data-slot="timed"]');
  await expect(cell).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [from, to] = [await pointOn(item), await pointOn(cell)];
  await holdTwoAndDrag(page, item, { x: 40, y: to.y }, { x: to.x - from.x, y: to.y - from.y });
  await expect(item).toBeVisible();
  await expect(page.locator('#practice ec-event', { hasText: 'Piet Maas' })).toHaveCount(0);
});
