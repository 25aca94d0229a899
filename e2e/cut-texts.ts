import type { Page } from '@playwright/test';

/** Changes that users make to the letters of a page. */
export type Letters = 'at 200 %' | 'with space around them';

/** WCAG 2.2, 1.4.12. */
const SPACED = `*, *::before, *::after {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Changes the letters of a page as its user can; everything in pixels stays as it is. */
export async function changeLetters(page: Page, letters: Letters): Promise<void> {
  const isLarge = letters === 'at 200 %';
  await page.evaluate(
    ([size, style]) => {
      document.documentElement.style.fontSize = size;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    },
    [isLarge ? '200%' : '', isLarge ? '' : SPACED] as const,
  );
}

/**
 * Returns the texts of the calendar, and of what has opened over it, that are cut: through a line, or at a side where no
 * ellipsis says so. Lines that are left out as a whole aren't cut, nor is what can be scrolled to.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Share of a line above and beneath its letters. */
    const AIR = 0.22;
    const found = new Set<string>();

    /** Returns the texts and their rectangles: lines of text, and the whole of a field. */
    const textsOf = (node: Node): [element: HTMLElement, text: string, boxes: DOMRect[]] | null => {
      if (node instanceof HTMLInputElement) {
        return [node, node.value, [node.getBoundingClientRect()]];
      }
      const parent = node.parentElement;
      if (!(node instanceof Text) || parent === null || node.data.trim() === '') return null;
      const range = document.createRange();
      range.selectNodeContents(node);
      return [parent, node.data.trim(), [...range.getClientRects()]];
    };
    const isDrawn = (element: HTMLElement): boolean =>
      parseFloat(getComputedStyle(element).fontSize) > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const check = (element: HTMLElement, text: string, box: DOMRect): void => {
      const top = box.top + box.height * AIR;
      const bottom = box.bottom - box.height * AIR;
      const { left, right } = box;
      let hasEllipsis = false;
      for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        const outer = at.getBoundingClientRect();
        // For screen readers alone.
        if (outer.width <= 1 || style.clipPath === 'inset(50%)') return;
        hasEllipsis ||= style.textOverflow === 'ellipsis' && style.overflowX !== 'visible';
        if (style.display === 'inline' || style.overflowX === 'visible') continue;
        const inner = new DOMRect(
          outer.left + at.clientLeft,
          outer.top + at.clientTop,
          at.clientWidth,
          at.clientHeight,
        );
        const isSeen =
          bottom > inner.top && top < inner.bottom && right > inner.left && left < inner.right;
        if (!isSeen) return;
        const say = (part: string): void => {
          found.add(`${part} of “${text.slice(0, 30)}” in ${at.localName}.${at.className}`);
        };
        const scrolls = (overflow: string): boolean => ['auto', 'scroll'].includes(overflow);
        const isDown = scrolls(style.overflowY) && at.scrollHeight > at.clientHeight;
        const isAcross = scrolls(style.overflowX) && at.scrollWidth > at.clientWidth;
        if (!isDown && top < inner.top - 1) say('the upper part');
        if (!isDown && bottom > inner.bottom + 1) say('the lower part');
        // Nothing is scrolled to before the start.
        if (!hasEllipsis && left + (isAcross ? at.scrollLeft : 0) < inner.left - 1)
          say('the start');
        if (!hasEllipsis && !isAcross && right > inner.right + 1) say('the end');
        if (isDown || isAcross) return;
      }
    };

    for (const root of document.querySelectorAll('[data-view], .cdk-overlay-container')) {
      const walker = document.createTreeWalker(root);
      while (walker.nextNode()) {
        const [element, text, boxes] = textsOf(walker.currentNode) ?? [];
        if (element === undefined || text === undefined || !isDrawn(element)) continue;
        boxes?.forEach((box) => check(element, text, box));
      }
    }
    return [...found];
  });
}
