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
      // Axe takes the labels of the events and buttons in a cell for its own: they name themselves, and a cell that is
      // named by all of them would be read for minutes. What else is seen in it has to be in its name, or in its words
      // for screen readers.
      const isOfWidgets = (id: string, target: string): boolean => {
        const cell = document.querySelector(target);
        if (id !== 'label-content-name-mismatch' || cell?.getAttribute('role') !== 'gridcell')
          return false;
        const ofWidgets = 'button, [role="button"], .ec-visually-hidden';
        const seen: string[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement: parent, textContent } = texts.currentNode;
          if (parent?.checkVisibility() === true && parent.closest(ofWidgets) === null)
            seen.push(...(textContent ?? '').split(/\s+/));
        }
        const hidden = [...cell.querySelectorAll('.ec-visually-hidden')];
        const said = [cell.getAttribute('aria-label'), ...hidden.map((each) => each.textContent)];
        return seen.every((word) => said.join(' ').includes(word));
      };
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .map(({ target, failureSummary }) => ({ place: target.join(' '), failureSummary }))
          .filter((node) => !isOfWidgets(id, node.place))
          .map((node) => [`${id}: ${help}`, node.place, node.failureSummary].join('\n  ')),
      );
    },
    [within, options] as const,
  );
}
