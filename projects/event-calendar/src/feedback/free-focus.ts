import { LIST_VIEW } from './view-elements';

/**
 * Whether focus may be moved back: it was lost with its element, or waits on a view, or for one. Any other focus was
 * placed by a press, a key or the host meanwhile.
 */
export function isFocusFree({ activeElement, body }: Document): boolean {
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.matches(`[role$="grid"], ${LIST_VIEW}, .ec-content`)
  );
}
