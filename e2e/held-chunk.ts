import type { Page } from '@playwright/test';

/** A chunk of code that is held back, as on a slow network. */
export interface HeldChunk {
  /** Whether the page has requested it. */
  readonly isAsked: () => boolean;
  /** Lets it load. */
  readonly arrive: () => void;
}

/** Holds back the chunk that contains a text which no other chunk contains; call it before the page opens. */
export async function holdBack(page: Page, text: string): Promise<HeldChunk> {
  let isAsked = false;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) {
      isAsked = true;
      await arrived;
    }
    await route.fulfill({ response });
  });
  return { isAsked: () => isAsked, arrive };
}
