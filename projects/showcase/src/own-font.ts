/** Milliseconds that a first picture may wait for its type. */
const LONGEST = 400;

/** Resolves once the showcase's own font is there, where it is wanted, or has taken too long to wait for. */
export async function ownFont({ fonts, location }: Document): Promise<void> {
  // The host of the browser tests has none.
  if (location.pathname.endsWith('/test')) return;
  const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([fonts.load('1em "Inter Variable"').catch(() => []), tooLong]);
}
