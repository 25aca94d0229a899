import { expect, test } from '../page';
import { drag, pointOn, shift } from '../hand';
import { NOW } from '../now';
import { visit } from '../showcase';

test.use({ now: NOW });

test('a booking without a room takes a free one, and none that is taken', async ({ page }) => {
  await visit(page, '/hotel?date=2026-11-20');
  const request = page.locator('[data-event-id="request 2"]');
  const row = (room: string) => page.locator(`[data-slot="row"][data-resource-id="${room}"]`);
  const goTo = async (room: string): Promise<void> => {
    const from = await pointOn(request);
    await drag(page, from, { x: from.x, y: (await pointOn(row(room))).y });
  };
  await goTo('102');
  // Somebody else's bookings stand in the way.
  await expect(page.getByText(/Overlaps /).first()).toBeVisible();
  await expect(request).not.toHaveAttribute('data-resource-id');
  await goTo('103');
  await expect(request).toHaveAttribute('data-resource-id', '103');
  await expect(request).toHaveAttribute('data-start', '2026-11-23T14:00');
});

test('a sweep over days in a room becomes a stay', async ({ page }) => {
  await visit(page, '/hotel?date=2026-11-20');
  const row = page.locator('[data-slot="row"][data-resource-id="103"]');
  await expect(page.locator('[data-event-id]').first()).toBeVisible();
  const day = page.locator('[data-unit="day"][data-start="2026-11-23"]');
  const { x } = await pointOn(day);
  const from = { x, y: (await pointOn(row)).y };
  await drag(page, from, shift(from, 50, 0));
  await page.getByRole('textbox', { name: 'Title' }).fill('Ueda');
  await page.getByRole('button', { name: 'Save' }).click();
  const stay = row.locator('[data-event-id]', { hasText: 'Ueda' });
  await expect(stay).toHaveAttribute('data-start', '2026-11-23T14:00');
  await expect(stay).toHaveAttribute('data-end', '2026-11-24T11:00');
});
