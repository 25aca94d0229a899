import type { Locator, Page } from '@playwright/test';
import { boxOf, pointOn, type Point } from '../hand';
import { PageClock } from '../page';

const STEPS = 10;

/**
 * Drags a finger over an element by the browser's own touch input, so that native scrolling takes part. Positive
 * distances go right and down; `milliseconds` is the duration.
 */
export async function swipe(
  page: Page,
  over: Locator,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number },
  milliseconds = 200,
): Promise<void> {
  await listening(page);
  const box = await boxOf(over);
  const from = { x: box.x + (box.width - x) / 2, y: box.y + (box.height - y) / 2 };
  const session = await page.context().newCDPSession(page);
  // Touches follow the machine's time, whatever the page's clock shows.
  const started = performance.timeOrigin + performance.now();
  for (let step = 0; step <= STEPS + 1; step++) {
    const part = step / STEPS;
    const isUp = step > STEPS;
    await session.send('Input.dispatchTouchEvent', {
      type: isUp ? 'touchEnd' : step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: isUp ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
      timestamp: (started + milliseconds * Math.min(1, part)) / 1000,
    });
  }
  await session.detach();
}

/**
 * Holds a finger on an element until it has picked something up, moves it and lifts it, or with `touchCancel` has the
 * system cancel it; `halfway` is called at half of the way.
 */
export async function holdAndDrag(
  page: Page,
  on: Locator,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number },
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
  halfway: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await listening(page);
  const box = await boxOf(on);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints: type === end ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart', 0);
  await heldLong(page);
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', step / STEPS);
    if (step === STEPS / 2) await halfway();
  }
  await touch(end, 1);
  await session.detach();
}

/**
 * Holds one finger on an element and another at a point until something would have been picked up, then moves both
 * alike, so that the page keeps its size for other tests, and lifts them.
 */
export async function holdTwoAndDrag(
  page: Page,
  on: Locator,
  second: Point,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number },
): Promise<void> {
  await listening(page);
  const from = await pointOn(on);
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  await touch('touchStart', from);
  await touch('touchStart', from, second);
  await heldLong(page);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    const moved = [from, second].map((at) => ({ x: at.x + x * part, y: at.y + y * part }));
    await touch('touchMove', ...moved);
  }
  await touch('touchEnd');
  await session.detach();
}

/** Holds a finger on an element and lifts it in place; `meanwhile` is called before it lifts. */
export async function hold(
  page: Page,
  on: Locator,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await listening(page);
  const box = await boxOf(on);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await heldLong(page);
  await meanwhile();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Waits for the code that listens to touches: an earlier touch scrolls. */
async function listening(page: Page): Promise<void> {
  await page.evaluate(() => window.showcase?.settled());
}

/** Advances the page's clock, which must run, beyond the duration of a long press. */
export function heldLong(page: Page): Promise<void> {
  return new PageClock(page.context()).runFor('00:01');
}
