import type { Page } from '@playwright/test';

/** A page of dates in one frame: its date, and its offset from its place. */
export interface SeenPage {
  readonly date: string;
  /** Pixels to the right of its place. */
  readonly x: number;
  readonly opacity: string;
}

declare global {
  interface Window {
    seenPages?: SeenPage[][];
  }
}

/** Records the pages of dates in every frame from now on, the present one included. */
export async function record(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen: SeenPage[][] = [];
    window.seenPages = seen;
    const channel = new MessageChannel();
    // Reads after the frame is painted, as others may draw in it after this callback.
    channel.port1.onmessage = () => {
      const frame = document.querySelector('.ec-content');
      if (frame === null || window.seenPages !== seen) return;
      const border = frame.getBoundingClientRect().left + frame.clientLeft;
      seen.push(
        [...frame.children].flatMap((view) => {
          const date = view.querySelector('[data-date]')?.getAttribute('data-date');
          if (date == null) return [];
          const x = view.getBoundingClientRect().left - border;
          return [{ date, x, opacity: getComputedStyle(view).opacity }];
        }),
      );
      next();
    };
    const next = (): number => requestAnimationFrame(() => channel.port2.postMessage(null));
    next();
    while (seen.length === 0) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** Returns the pages of each frame, the present one included, and stops recording. */
export async function frames(page: Page): Promise<readonly (readonly SeenPage[])[]> {
  return page.evaluate(async () => {
    const seen = window.seenPages ?? [];
    const before = seen.length;
    while (seen.length === before) await new Promise((drawn) => requestAnimationFrame(drawn));
    delete window.seenPages;
    return seen;
  });
}
