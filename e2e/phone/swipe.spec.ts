import { expect, test } from '../calendar';
import { many, timed, WEEK } from '../data';
import { frames, record } from './frames';
import { swipe } from './touch';

declare global {
  interface Window {
    /** Number of animations that began. */
    slides?: number;
  }
}

const pages = [
  { view: 'day', later: '2026-11-19', earlier: '2026-11-17' },
  { view: 'week', later: '2026-11-21', earlier: '2026-11-15' },
  { view: 'month', later: '2026-12-01', earlier: '2026-10-01' },
  { view: 'agenda', later: '2026-11-30', earlier: '2026-11-06' },
] as const;

for (const { view, later, earlier } of pages) {
  test(`a swipe to the left shows later dates in the ${view} view, one to the right earlier ones`, async ({
    calendar,
    page,
  }) => {
    await calendar.open({ view, visibleDate: '2026-11-18', events: WEEK });
    await swipe(page, calendar.root, { x: -180 });
    await calendar.expectState({ visibleDate: later });
    await calendar.set({ visibleDate: '2026-11-18' });
    await swipe(page, calendar.root, { x: 180 });
    await calendar.expectState({ visibleDate: earlier });
  });
}

test('a vertical swipe scrolls and changes no date', async ({ calendar, page }) => {
  await calendar.open({ visibleDate: '2026-11-18', events: WEEK });
  const before = await calendar.grid.evaluate((element) => element.scrollTop);
  await swipe(page, calendar.root, { x: 30, y: -250 });
  await expect
    .poll(() => calendar.grid.evaluate((element) => element.scrollTop))
    .toBeGreaterThan(before + 60);
  expect((await calendar.state()).log).toEqual([]);
});

test('a short, slow push sideways turns no page', async ({ calendar, page }) => {
  await calendar.open({ visibleDate: '2026-11-18', events: WEEK });
  await swipe(page, calendar.root, { x: -50 }, 500);
  expect((await calendar.state()).log).toEqual([]);
});

test('from right to left a swipe to the right shows later dates', async ({ calendar, page }) => {
  await calendar.open({ view: 'day', visibleDate: '2026-11-18' }, { dir: 'rtl' });
  await swipe(page, calendar.root, { x: 180 });
  await calendar.expectState({ visibleDate: '2026-11-19' });
});

test('a row that scrolls sideways is scrolled, and neither the date nor the resource changes', async ({
  calendar,
  page,
}) => {
  const resources = Array.from({ length: 11 }, (_, at) => ({ id: at, title: `Person ${at}` }));
  await calendar.open({ view: 'day', visibleDate: '2026-11-18', resources, resourceColumns: true });
  const chips = calendar.root.locator('ec-resource-choice');
  await swipe(page, chips, { x: -150 });
  await expect
    .poll(() =>
      chips.evaluate((group) =>
        Math.max(...[group, ...group.querySelectorAll('*')].map(({ scrollLeft }) => scrollLeft)),
      ),
    )
    .toBeGreaterThan(50);
  await expect(calendar.root.getByRole('radio', { name: 'Person 0', exact: true })).toBeChecked();
  expect((await calendar.state()).log).toEqual([]);
});

test('a swipe within what has opened over the view turns no page', async ({ calendar, page }) => {
  const events = many(20, (number) => timed(`e${number}`, '2026-11-18', '12:00', '13:00'));
  await calendar.open({ view: 'day', visibleDate: '2026-11-18', events });
  await calendar.event('e1').focus();
  await page.keyboard.press('Shift+F10');
  const menu = calendar.root.getByRole('menu');
  await swipe(page, menu, { x: -150 });
  await expect(menu).toBeVisible();
  await expect(calendar.root.locator('.ec-content > *')).toHaveCSS('transform', 'none');
  await page.keyboard.press('Escape');
  await calendar.more('2026-11-18').first().click();
  await swipe(page, calendar.popover, { x: 150 });
  await expect(calendar.popover).toBeVisible();
  expect((await calendar.state()).log).toEqual([]);
});

test('a swipe turns pages on a tablet too', async ({ calendar, page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await calendar.open({ view: 'week', visibleDate: '2026-11-18', events: WEEK });
  await expect(calendar.root).toHaveAttribute('data-layout', 'wide');
  await swipe(page, calendar.grid, { x: -180 });
  await calendar.expectState({ visibleDate: '2026-11-22' });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page beside comes with the finger, and both go on from there', async ({
    calendar,
    page,
  }) => {
    await calendar.open({ view: 'day', visibleDate: '2026-11-18', events: WEEK });
    await record(page);
    await swipe(page, calendar.root, { x: -180 });
    await calendar.expectState({ visibleDate: '2026-11-19' });
    await expect(calendar.root.locator('.ec-content > ec-time-grid')).toHaveCount(1);
    const seen = await frames(page);
    const pages = seen.flat();
    const placesOf = (date: string) => pages.filter((each) => each.date === date).map(({ x }) => x);
    const [left, came] = [placesOf('2026-11-18'), placesOf('2026-11-19')];
    const falling = (places: readonly number[]) => [...places].sort((a, b) => b - a);
    expect(left).toEqual(falling(left));
    expect(came).toEqual(falling(came));
    // Neither page is ever in the other's place.
    expect(Math.max(...left)).toBeLessThanOrEqual(0);
    expect(Math.min(...came)).toBeGreaterThanOrEqual(0);
    expect([left[0], came.at(-1)]).toEqual([0, 0]);
    // The pages adjoin from before the finger lifts until they come to rest, without a gap.
    const both = seen.filter(({ length }) => length === 2);
    const width = await calendar.root.locator('.ec-content').evaluate((frame) => frame.clientWidth);
    for (const [a, b] of both) expect(Math.abs(a!.x - b!.x)).toBeCloseTo(width, 0);
    // A busy page draws no step of the finger but the last.
    expect(both[0]!.some(({ x }) => x >= -180 && x < 0)).toBe(true);
    expect(new Set(pages.map(({ opacity }) => opacity))).toEqual(new Set(['1']));
    expect(pages.filter(({ date }) => date !== '2026-11-18' && date !== '2026-11-19')).toEqual([]);
  });

  test('what a button turns to is simply there', async ({ calendar, page }) => {
    await calendar.open({ view: 'day', visibleDate: '2026-11-18', events: WEEK });
    await page.evaluate(() => {
      window.slides = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...how) {
        window.slides!++;
        return animate.apply(this, how);
      };
    });
    const slides = () => page.evaluate(() => window.slides);
    await calendar.turn('next');
    await calendar.expectState({ visibleDate: '2026-11-19' });
    expect(await slides()).toBe(0);
    // Proves that the count notices a page that slides in.
    await swipe(page, calendar.root, { x: -180 });
    await calendar.expectState({ visibleDate: '2026-11-20' });
    expect(await slides()).toBe(2);
  });
});
