import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Animations begun by scripts, which stand still. */
    held?: Animation[];
  }
}

/** Holds animations that scripts begin from now on, so that a page can be looked at while it moves. Needs a page of its own. */
export async function holdMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held: Animation[] = (window.held = []);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const animation = animate.call(this, frames, options);
      animation.pause();
      held.push(animation);
      return animation;
    };
  });
}

/** Returns the properties that the held animations change, and the longest of them in milliseconds. */
export function heldMotion(page: Page): Promise<{ properties: string[]; longest: number }> {
  return page.evaluate(() => {
    const effects = window.held!.map(({ effect }) => effect as KeyframeEffect);
    const frames = effects.flatMap((effect) => effect.getKeyframes());
    const known = ['offset', 'computedOffset', 'easing', 'composite'];
    const moved = frames.flatMap(Object.keys).filter((name) => !known.includes(name));
    const times = effects.map((effect) => Number(effect.getTiming().duration));
    return { properties: [...new Set(moved)].sort(), longest: Math.max(...times) };
  });
}

/** Moves the held animations to a share of their time, from 0 to 1. */
export async function moveTo(page: Page, share: number): Promise<void> {
  await page.evaluate((at) => {
    for (const animation of window.held!) {
      animation.currentTime = at * Number(animation.effect!.getTiming().duration);
    }
  }, share);
}

/** Finishes the held animations. */
export async function endMotion(page: Page): Promise<void> {
  await page.evaluate(() => window.held!.forEach((each) => each.finish()));
}
