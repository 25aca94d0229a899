import { TestKey, type LocatorFactory } from '@angular/cdk/testing';

/** Goes over the rows of the timeline by keys, screen by screen from the first, until one that is wanted is drawn. */
export async function rowsFarAway<T>(
  calendar: LocatorFactory,
  wanted: () => Promise<T[]>,
): Promise<T[]> {
  const grid = await calendar.locatorForOptional('[role$="grid"]:has([data-row])')();
  const count = Number(await grid?.getAttribute('aria-rowcount')) - 1;
  const drawn = await calendar.locatorForAll('[data-row] .ec-lanes')();
  if (grid === null || drawn.length >= count) return [];
  await drawn[0]?.sendKeys({ control: true }, TestKey.HOME);
  const focused = calendar.locatorForOptional('[data-row] .ec-lanes:focus');
  for (let step = 0; step < count; step++) {
    const found = await wanted();
    if (found.length > 0) return found;
    await (await focused())?.sendKeys(TestKey.PAGE_DOWN);
  }
  return wanted();
}
