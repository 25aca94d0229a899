/** Most milliseconds that the first render waits for its font. */
const LONGEST = 400;

/** Resolves once the showcase's own font is loaded, if it is used, or takes too long. */
export async function ownFont({ fonts, location }: Document): Promise<void> {
  // The host of the browser tests uses no font of its own.
  if (location.pathname.endsWith('/test')) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([fonts.load('1em "Inter Variable"').catch(() => []), tooLong]);
}
