const LEAVING: KeyframeAnimationOptions = {
  duration: 120,
  easing: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
  // Nothing flashes up between the last frame and the removal.
  fill: 'forwards',
};

/** Animates an element to a last frame, and then acts; at once where motion isn't wanted or known. */
export function leave(
  element: HTMLElement,
  last: PropertyIndexedKeyframes,
  then: () => void,
): void {
  const window: Partial<Window> | null = element.ownerDocument.defaultView;
  const isCalm = window?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isCalm) then();
  else void element.animate(last, LEAVING).finished.then(then, then);
}
