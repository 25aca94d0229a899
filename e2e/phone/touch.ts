import type { Locator, Page } from '@playwright/test';

const STEPS = 10;

/**
 * Drags a finger over an element by the browser's own touch input, so that native scrolling comes
 * into play. Positive distances go right and down; `milliseconds` is how long it takes.
 */
export async function swipe(
  page: Page,
  over: Locator,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number },
  milliseconds = 200,
): Promise<void> {
  const box = (await over.boundingBox())!;
  const from = { x: box.x + (box.width - x) / 2, y: box.y + (box.height - y) / 2 };
  const session = await page.context().newCDPSession(page);
  const started = Date.now();
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
 * Holds a finger on an element until it has picked something up, takes it elsewhere and lifts it, or
 * with `cancel` has the system take it away.
 */
export async function holdAndDrag(
  page: Page,
  on: Locator,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number },
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
): Promise<void> {
  const box = (await on.boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, part: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints: type === end ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    });
  await touch('touchStart', 0);
  // The long press is a matter of real time, not of the page's clock.
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', step / STEPS);
  await touch(end, 1);
  await session.detach();
}

/** Holds a finger on an element and lifts it again where it is; `meanwhile` comes before it lifts. */
export async function hold(
  page: Page,
  on: Locator,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const box = (await on.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await new Promise((resolve) => setTimeout(resolve, 700));
  await meanwhile();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
