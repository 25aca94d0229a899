import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Where axe looks, and by which rules; else everywhere, and by those that are on by default. */
interface Look {
  /** Whether the system has put its colours in the place of the page's, which axe doesn't see. */
  readonly hasForcedColors?: boolean;
  readonly within?: string;
  readonly tags?: string[];
  /** By nothing but colours: what else there is to say of a page has been said of its other theme. */
  readonly onlyColors?: boolean;
}

/** What axe finds, in short: rule, what is wrong, where. */
export async function findings(
  page: Page,
  { within, tags, hasForcedColors, onlyColors }: Look = {},
): Promise<string[]> {
  // Without a page of its own to put frames together, and without a word on what is right, it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (onlyColors) axe.withRules('color-contrast');
  else if (tags !== undefined) axe.withTags(tags);
  const { violations } = await axe.analyze();
  const isSeen = (id: string): boolean => hasForcedColors !== true || id !== 'color-contrast';
  return violations
    .filter(({ id }) => isSeen(id))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) =>
        [`${id}: ${help}`, target.join(' '), failureSummary].join('\n  '),
      ),
    );
}
