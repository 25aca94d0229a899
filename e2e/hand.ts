import { expect, type Locator, type Page } from '@playwright/test';

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the box of an element, waiting while it is drawn again after a change. */
export async function boxOf(element: Locator): Promise<Area> {
  let box = null as Area | null;
  await expect.poll(async () => (box = await element.boundingBox())).not.toBeNull();
  return box!;
}

/** Returns the middle of an element, or a point at an offset from its upper left corner. */
export async function pointOn(element: Locator, offset?: Partial<Point>): Promise<Point> {
  const box = await boxOf(element);
  return {
    x: box.x + (offset?.x ?? box.width / 2),
    y: box.y + (offset?.y ?? box.height / 2),
  };
}

/** Presses the mouse and moves it in steps, as a hand does; the button stays down. */
export async function grab(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

/** Drags with the mouse from one point to another. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await grab(page, from, to);
  await page.mouse.up();
}

/** Returns a point moved by some pixels. */
export function shift({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}

/**
 * Turns the wheel over an element, again until a condition holds: a turn before the browser knows what scrolls there is
 * lost.
 */
export async function turnWheel(
  over: Locator,
  distance: number,
  holds: () => Promise<boolean>,
): Promise<void> {
  await over.hover();
  const turn = async (): Promise<boolean> => {
    await over.page().mouse.wheel(0, distance);
    return holds();
  };
  await expect.poll(turn).toBe(true);
}
