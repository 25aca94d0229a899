/**
 * A phone's keyboard covers what stands at the end of the window: an element is told how much that is, as
 * `--ec-keyboard`. Returns what ends it.
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const window = element.ownerDocument.defaultView!;
  // Test environments without a layout have none.
  const { visualViewport: view } = window as { readonly visualViewport?: VisualViewport | null };
  if (view === null || view === undefined) return () => undefined;
  const fit = (): void => {
    // Zoomed in there is less of everything in sight, and no keyboard.
    const taken = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
    element.style.setProperty('--ec-keyboard', `${Math.max(0, Math.round(taken))}px`);
  };
  fit();
  view.addEventListener('resize', fit);
  return () => view.removeEventListener('resize', fit);
}
