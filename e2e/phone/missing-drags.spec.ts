import { expect, NOW, test } from '../calendar';
import { timed } from '../data';
import { holdAndDrag, swipe } from './touch';

test.use({ ownPage: true, expectedReport: /^Failed to load resource/ });

const a = timed('a', '2026-11-20', '09:00', '11:00');

test('a finger that holds and moves is told that drags can’t be had, one that scrolls isn’t', async ({
  calendar,
  clock,
  page,
}) => {
  let isCutOff = true;
  let come = '';
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    // Only the CDK's drag and drop contains this text.
    const isDrag = (await response.text()).includes('_persistentTouchmoveListener');
    await (isDrag && isCutOff ? route.abort() : route.fulfill({ response }));
    if (isDrag && !isCutOff) come = route.request().url();
  });
  // A long press is measured by the page's clock, which is stopped in other specs.
  await clock.runFrom(NOW);
  await calendar.load({ events: [a], view: 'day' });
  const notice = page.locator('[data-notice]');
  const before = await calendar.grid.evaluate((grid) => grid.scrollTop);
  const failed = page.waitForEvent('requestfailed');
  await swipe(page, calendar.event('a'), { y: -80 });
  await failed;
  await expect.poll(() => calendar.grid.evaluate((grid) => grid.scrollTop)).toBeGreaterThan(before);
  await expect(notice).toHaveCount(0);

  await holdAndDrag(page, calendar.event('a'), { y: 48 });
  await expect(notice).toContainText('This part of the calendar could not be loaded.');
  expect((await calendar.state()).log).toEqual([]);

  isCutOff = false;
  // Any press requests the code; no drag can begin while the grid scrolls.
  await calendar.today.tap();
  await expect.poll(() => come).not.toBe('');
  await page.evaluate(async (address) => {
    await import(address);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, come);
  await holdAndDrag(page, calendar.event('a'), { y: 96 });
  await calendar.expectState({ lastAction: { type: 'move' } });
});
