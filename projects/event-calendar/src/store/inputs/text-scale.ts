/** Default size of letters, in pixels. */
const DEFAULT = 16;
/** Share of a letter's size that is usual between letters, and the usual width of one. */
const USUAL_SPACING = 0.05;
const USUAL_WIDTH = 0.55;

/**
 * Returns how much more room letters take than by default, at least 1: users may have set larger ones, or more space
 * between them (WCAG 2.2, 1.4.4 and 1.4.12).
 */
export function textScaleOf(element: Element): number {
  const { documentElement } = element.ownerDocument;
  const size = parseFloat(getComputedStyle(documentElement).fontSize) / DEFAULT || 1;
  const { fontSize, letterSpacing } = getComputedStyle(element);
  const spacing = parseFloat(letterSpacing) / parseFloat(fontSize) || 0;
  return Math.max(1, size) * (spacing > USUAL_SPACING ? 1 + spacing / USUAL_WIDTH : 1);
}
