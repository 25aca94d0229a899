import { findings } from '../axe';
import { expect, test } from '../demo';
import { boxOf } from '../hand';

// The browser reports refusals, and requests that are aborted.
test.use({ expectedReport: /^Failed to load resource/ });

test('events in this browser survive a reload, a split series too', async ({ source, page }) => {
  await source.visit('browser');
  await source.event('course-3').focus();
  await page.keyboard.press('Delete');
  await expect(source.event('course-3')).toHaveCount(0);
  await source.move('course-0', 'ArrowRight');
  await page.getByRole('radio', { name: 'This and following events' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const yoga = source.root.locator('ec-event', { hasText: 'Yoga' });
  await expect(yoga).toHaveAttribute('data-start', '2026-11-17T08:00');
  await source.saved();
  await page.reload();
  await expect(yoga).toHaveAttribute('data-start', '2026-11-17T08:00');
  await expect(source.event('course-3')).toHaveCount(0);
  await source.next.click();
  await expect(yoga).toHaveAttribute('data-start', '2026-11-24T08:00');

  await source.previous.click();
  await page.getByText('Server', { exact: true }).click();
  await expect(source.event('seed-0')).toBeVisible();
  await expect(yoga).toHaveCount(0);
});

test('two browsers share the server, and hear of what both changed', async ({
  source,
  openAnother,
}) => {
  const other = await openAnother();
  await source.visit('server');
  await other.visit('server');
  await expect(other.event('seed-2')).toHaveAttribute('data-start', '2026-11-17T18:00');
  await source.move('seed-2', 'ArrowDown');
  await expect(source.event('seed-2')).toHaveAttribute('data-start', '2026-11-17T18:15');
  await source.saved();
  await other.reload.click();
  await expect(other.event('seed-2')).toHaveAttribute('data-start', '2026-11-17T18:15');

  await other.move('seed-2', 'ArrowRight');
  await expect(other.event('seed-2')).toHaveAttribute('data-start', '2026-11-18T18:15');
  await other.saved();
  await source.move('seed-2', 'ArrowUp', 'ArrowUp');
  await expect(source.notice).toHaveText(
    'Changed elsewhere meanwhile: Choir. Your change was not saved.',
  );
  await expect(source.event('seed-2')).toHaveAttribute('data-start', '2026-11-18T18:15');
  await expect(source.event('seed-2')).toBeFocused();
  await source.move('seed-2', 'ArrowUp');
  await source.saved();
  await expect(source.event('seed-2')).toHaveAttribute('data-start', '2026-11-18T18:00');
  await expect(source.problem).toHaveCount(0);
});

test('a change is pending until it is saved', async ({ source, page }) => {
  await source.visit('server');
  let store = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (store = resolve));
  await page.route('**/api/changes', async (route) => {
    await isTime;
    await route.continue();
  });
  await source.move('seed-3', 'ArrowRight');
  await expect(source.event('seed-3')).toHaveAttribute('data-pending', '');
  await expect(source.event('seed-3')).toHaveAccessibleName(/^Life drawing.*, not saved yet$/);
  await source.move('seed-3', 'ArrowRight');
  store();
  await source.saved();
  await expect(source.event('seed-3')).toHaveAttribute('data-start', '2026-11-20T10:00');
  await page.reload();
  await expect(source.event('seed-3')).toHaveAttribute('data-start', '2026-11-20T10:00');
});

test('what somebody else booked meanwhile refuses a change, which can be tried again', async ({
  source,
  openAnother,
}) => {
  const other = await openAnother();
  await source.visit('server');
  await other.visit('server');
  const rightBy = (days: number): string[] => Array<string>(days).fill('ArrowRight');
  // The page itself refuses violations that it knows of: nothing is sent.
  const sent: string[] = [];
  source.page.on('request', (request) => {
    if (request.url().endsWith('/api/changes')) sent.push(request.url());
  });
  await source.move('seed-0', ...rightBy(3));
  await expect(source.notice).toHaveText('Overlaps Pottery, advanced');
  await source.page.keyboard.press('Escape');
  expect(sent).toEqual([]);

  // From Friday afternoon to Wednesday morning, which the first page can't know.
  await other.move('seed-6', 'ArrowLeft', 'ArrowLeft', ...Array<string>(16).fill('ArrowUp'));
  await expect(other.event('seed-6')).toHaveAttribute('data-start', '2026-11-18T09:00');
  await other.saved();
  await source.move('seed-0', ...rightBy(2));
  await expect(source.problem).toContainText(
    'The change was not saved: Studio A has Open studio on 18 November 2026.',
  );
  await expect(source.event('seed-0')).toHaveAttribute('data-start', '2026-11-16T09:00');
  await expect(source.event('seed-0')).toBeFocused();

  // The conflicting event is deleted.
  await other.event('seed-6').focus();
  await other.page.keyboard.press('Delete');
  await expect(other.event('seed-6')).toHaveCount(0);
  await other.saved();
  await source.problem.getByRole('button', { name: 'Retry' }).click();
  await expect(source.problem).toHaveCount(0);
  await source.saved();
  await expect(source.event('seed-0')).toHaveAttribute('data-start', '2026-11-18T09:00');
});

test('loads that nobody waits for any more are cancelled', async ({ source, page }) => {
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') cancelled.push(request.url());
  });
  await source.visit('server', '2026-12-11');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/events*', async (route) => {
    await arrived;
    // An aborted request can't continue.
    await route.continue().catch(() => undefined);
  });
  await source.previous.focus();
  let weeksBack = 0;
  await expect(async () => {
    await source.previous.press('Enter');
    weeksBack++;
    expect(weeksBack).toBeGreaterThanOrEqual(6);
    expect(cancelled.length).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [50] });
  await expect(source.page.locator('[data-loading]')).toBeVisible();
  arrive();
  // Its week is the third one before the visited one.
  for (; weeksBack > 3; weeksBack--) await source.next.press('Enter');
  await expect(source.event('seed-0')).toBeVisible();
  await expect(source.page.locator('[data-loading]')).toHaveCount(0);
});

test('what fails says why, and loads again', async ({ source, page }) => {
  await page.route('**/api/events*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The server is asleep.' } }),
  );
  await page.goto('/source?place=server&date=2026-11-20');
  await expect(source.problem).toContainText('Events could not be loaded: The server is asleep.');
  await expect(source.root.locator('[data-spoken]')).toContainText('The server is asleep.');
  expect(await findings(page)).toEqual([]);
  const content = source.root.getByRole('group', { name: 'Calendar content' });
  const withProblem = await boxOf(content);
  // The message stays visible beside the editor's drawer.
  await page.getByRole('button', { name: 'New event' }).click();
  const drawer = page.locator('ec-editor-panel');
  await expect(drawer.getByLabel('Event title')).toBeFocused();
  const dismiss = source.problem.getByRole('button', { name: 'Close' });
  await expect
    .poll(async () => {
      const [button, panel] = [await boxOf(dismiss), await boxOf(drawer)];
      return button.x + button.width - panel.x;
    })
    .toBeLessThanOrEqual(0);
  await page.unroute('**/api/events*');
  await source.problem.getByRole('button', { name: 'Retry' }).click();
  await expect(source.event('seed-0')).toBeVisible();
  await expect(source.problem).toHaveCount(0);
  // The drawer covered the calendar, which kept its width. The press has closed the untouched editor.
  await expect(drawer).toHaveCount(0);
  await expect.poll(() => boxOf(content)).toEqual(withProblem);
});

test('the server answers nothing that it can’t read, and nobody else', async ({ request }) => {
  const event = { id: 1, title: 'A', start: '2026-11-20T09:00:00', end: '2026-11-20T10:00:00' };
  const post = (data: unknown, headers: Record<string, string> = {}): Promise<number> =>
    request
      .post('/api/changes', { headers: { 'Content-Type': 'application/json', ...headers }, data })
      .then((answer) => answer.status());
  expect((await request.get('/api/events?start=2026-11-20&end=never')).status()).toBe(400);
  expect((await request.get('/api/elsewhere')).status()).toBe(404);
  expect(await post('{')).toBe(400);
  expect(await post({ changes: [{ before: null, after: { ...event, start: 'soon' } }] })).toBe(400);
  expect(await post({ changes: [{ before: event, after: { ...event, id: null } }] })).toBe(400);
  const change = { changes: [{ before: null, after: event }] };
  expect(await post({ ...change, since: 'once' })).toBe(400);
  expect(await post({ ...change, type: 'steal' })).toBe(400);
  expect(await post(change, { 'Content-Type': 'text/plain' })).toBe(415);
  expect(await post(change, { Host: 'elsewhere.example' })).toBe(403);
  expect(
    await post({ changes: [{ before: null, after: { ...event, title: 'x'.repeat(2e6) } }] }),
  ).toBe(413);
  expect(await post(change)).toBe(200);
  expect(await post(change)).toBe(409);
});
