import type { Page } from '@playwright/test';

/** A chunk of code that stays away, as on a slow network. */
export interface HeldChunk {
  /** Whether the page has asked for it. */
  readonly isAsked: () => boolean;
  /** Lets it come. */
  readonly arrive: () => void;
}

/** Holds back the chunk that says a text which no other chunk says, from before the page is opened. */
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
