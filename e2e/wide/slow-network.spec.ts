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

test.describe('while the editor is on its way', () => {
  let answered = false;

  test.beforeEach(async ({ calendar, page }) => {
    answered = false;
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const isEditor = (await response.text()).includes('ec-editor-panel');
      if (isEditor) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.fulfill({ response });
      answered ||= isEditor;
    });
    await calendar.open({ events: [timed('a', '2026-11-17', '09:00', '10:00')], view: 'week' });
  });

  test('what is typed becomes the title of a new event', async ({ calendar, page }) => {
    const { x, y } = await pointOn(calendar.slot('timed', '2026-11-18'), { y: 14 * 48 });
    await page.mouse.click(x, y);
    await page.keyboard.type('Mx', { delay: 20 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ad nap', { delay: 20 });
    const title = calendar.editor().getByLabel('Event title');
    await expect(title).toHaveValue('Mad nap');
    await expect(title).toBeFocused();
    await page.keyboard.type('!');
    await expect(title).toHaveValue('Mad nap!');
    await expect(calendar.root).toHaveAttribute('data-view', 'week');
  });

  test('and is added to that of another, which no key deletes', async ({ calendar, page }) => {
    await calendar.event('a').click();
    await page.keyboard.press('Delete');
    await page.keyboard.type(' and more', { delay: 20 });
    await expect(calendar.editor('Edit event').getByLabel('Event title')).toHaveValue(
      'Event a and more',
    );
    expect((await calendar.state()).log).toEqual(['eventClick']);
  });

  test('Escape calls it off', async ({ calendar, page }) => {
    await calendar.event('a').click();
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await expect.poll(() => answered).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(calendar.event('a')).toBeFocused();
  });
});
