import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Comes to a page with the first look at it. */
    readonly axe: typeof axe;
  }
}

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
  { within = 'html', tags, hasForcedColors = false, onlyColors = false }: Look = {},
): Promise<string[]> {
  // A page keeps it for the next look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(onlyColors && { runOnly: ['color-contrast'] }),
    ...(hasForcedColors && { rules: { 'color-contrast': { enabled: false } } }),
  };
  return page.evaluate(
    async ([place, how]) => {
      const { violations } = await window.axe.run(place, how);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) =>
          [`${id}: ${help}`, target.join(' '), failureSummary].join('\n  '),
        ),
      );
    },
    [within, options] as const,
  );
}
