import { expect, test } from '../calendar';
import { timed } from '../data';
import { pointOn, shift } from '../hand';

test('a press from before drags are known becomes one once they are', async ({
  calendar,
  page,
}) => {
  let arrive = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    void page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      // Only the CDK's drag and drop says so; it waits until the press is made.
      if ((await response.text()).includes('dragStartThreshold:5')) {
        const arrived = new Promise<void>((release) => {
          arrive = release;
        });
        resolve();
        await arrived;
      }
      await route.fulfill({ response });
    });
  });
  const plan = timed('a', '2026-11-17', '09:00', '10:00');
  await calendar.open({ events: [plan], visibleDate: '2026-11-20' });
  await asked;
  const from = await pointOn(calendar.event('a'));
  const to = shift(from, 0, 48);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const loaded = page.waitForResponse((response) => response.url().endsWith('.js'));
  arrive();
  await loaded;
  const preview = calendar.root.locator('[data-preview]');
  // The chunk has come, it isn't necessarily through.
  await expect(async () => {
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(preview).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await calendar.expectState({
    events: [{ ...plan, start: '2026-11-17T10:00:00', end: '2026-11-17T11:00:00' }],
  });
});
