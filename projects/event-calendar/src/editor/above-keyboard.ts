/**
 * Sets the height that a phone's keyboard covers at the end of the window on an element, as `--ec-keyboard`. Returns a
 * function that ends this.
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const window = element.ownerDocument.defaultView!;
  // Test environments without layout have no visual viewport.
  const { visualViewport: view } = window as { readonly visualViewport?: VisualViewport | null };
  if (view === null || view === undefined) return () => undefined;
  const fit = (): void => {
    // Zooming in also shrinks the viewport, without a keyboard.
    const taken = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
    element.style.setProperty('--ec-keyboard', `${Math.max(0, Math.round(taken))}px`);
  };
  fit();
  view.addEventListener('resize', fit);
  return () => view.removeEventListener('resize', fit);
}
