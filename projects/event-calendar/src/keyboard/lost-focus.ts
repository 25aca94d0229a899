import { afterEveryRender, inject, Injectable, Injector, NgZone } from '@angular/core';

/**
 * Tells of focus that was lost with its element. Chromium sends `focusout` when the focused element
 * is taken out of the page; Firefox sends nothing, and all who listen would take focus to be there
 * still: the grid would stay no tab stop, and an event that was picked up would stay held.
 */
@Injectable()
export class LostFocus {
  readonly #injector = inject(Injector);
  readonly #zone = inject(NgZone);

  /** Listens on the calendar's root; returns what ends it. */
  listen(root: HTMLElement): () => void {
    // From the focused element outwards: when it is gone, what held it can't be asked for any more.
    let path: readonly EventTarget[] = pathOf(root.ownerDocument.activeElement, root);
    const focusIn = (event: FocusEvent): void => {
      path = event.composedPath();
    };
    const focusOut = (): void => {
      path = [];
    };
    const check = (): void => {
      const [focused] = path;
      if (!(focused instanceof Element) || focused.matches(':focus')) return;
      const left = path.find((node) => node instanceof Element && node.isConnected);
      path = [];
      tell(left);
    };
    // What was lost before anybody listened: nobody can tab to the grid.
    if (path.length === 0) tell(root.querySelector('[role="grid"][tabindex="-1"]'));
    const rendered = afterEveryRender({ read: check }, { injector: this.#injector });
    this.#zone.runOutsideAngular(() => {
      root.addEventListener('focusin', focusIn, { capture: true });
      root.addEventListener('focusout', focusOut, { capture: true });
    });
    return () => {
      rendered.destroy();
      root.removeEventListener('focusin', focusIn, { capture: true });
      root.removeEventListener('focusout', focusOut, { capture: true });
    };
  }
}

/** Says that the focus has left. */
function tell(left: EventTarget | null | undefined): void {
  left?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

/** An element of the calendar and what holds it, outwards; none outside of it. */
function pathOf(element: Element | null, root: HTMLElement): readonly Element[] {
  if (element === null || !root.contains(element)) return [];
  return [element, ...pathOf(element.parentElement, root)];
}
