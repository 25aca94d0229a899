import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Loaded into a page with its first check. */
    readonly axe: typeof axe;
  }
}

/** Scope and rules of a check; everything and axe's default rules if left out. */
interface Look {
  /** Whether the system's colours replace the page's, which axe doesn't see. */
  readonly hasForcedColors?: boolean;
  readonly within?: string;
  readonly tags?: string[];
  /** Whether only colours are checked, as everything else was checked in the other theme. */
  readonly onlyColors?: boolean;
}

/** Returns axe's findings in short: rule, problem, place. */
export async function findings(
  page: Page,
  { within = 'html', tags, hasForcedColors = false, onlyColors = false }: Look = {},
): Promise<string[]> {
  // Loaded once per page.
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
      // The texts in a cell label the events in it, not the cell, which has a name of its own: nobody speaks to it.
      const isOfCell = (id: string, target: string): boolean =>
        id === 'label-content-name-mismatch' &&
        document.querySelector(target)?.getAttribute('role') === 'gridcell';
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .map(({ target, failureSummary }) => ({ place: target.join(' '), failureSummary }))
          .filter((node) => !isOfCell(id, node.place))
          .map((node) => [`${id}: ${help}`, node.place, node.failureSummary].join('\n  ')),
      );
    },
    [within, options] as const,
  );
}
