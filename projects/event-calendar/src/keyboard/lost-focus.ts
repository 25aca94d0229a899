import {
  afterEveryRender,
  effect,
  inject,
  Injectable,
  Injector,
  NgZone,
  untracked,
} from '@angular/core';
import { FocusReturn } from '../feedback/focus-return';
import { CalendarStore } from '../store/events/calendar-store';

/**
 * Reports focus that was lost with its element, and returns it to the view where a filter hides the focused event.
 * Chromium sends `focusout` when the focused element is removed; Firefox sends nothing, so that listeners would believe
 * focus is still there: the grid would stay out of the tab order, and a picked-up event would stay held.
 */
@Injectable()
export class LostFocus {
  readonly #injector = inject(Injector);
  readonly #zone = inject(NgZone);
  readonly #store = inject(CalendarStore);
  readonly #focus = inject(FocusReturn);

  /** Listens on the calendar's root; returns a function that ends this. */
  listen(root: HTMLElement): () => void {
    // From the focused element outwards: once it is gone, its ancestors can't be found any more.
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
    // Focus may have been lost before this listened, so that nobody could tab to the grid.
    if (path.length === 0) tell(root.querySelector('[role$="grid"][tabindex="-1"]'));
    const rendered = afterEveryRender({ read: check }, { injector: this.#injector });
    const hidden = effect(() => this.#followHidden(root), { injector: this.#injector });
    this.#zone.runOutsideAngular(() => {
      root.addEventListener('focusin', focusIn, { capture: true });
      root.addEventListener('focusout', focusOut, { capture: true });
    });
    return () => {
      rendered.destroy();
      hidden.destroy();
      root.removeEventListener('focusin', focusIn, { capture: true });
      root.removeEventListener('focusout', focusOut, { capture: true });
    };
  }

  /** Returns the focus once the focused event is hidden, by a filter or with its resource, without a change of it. */
  #followHidden(root: HTMLElement): void {
    this.#store.isShown();
    const focused = root.ownerDocument.activeElement?.closest<HTMLElement>('ec-event');
    if (focused != null && root.contains(focused)) {
      untracked(() => this.#focus.again(focused.dataset['key'] ?? ''));
    }
  }
}

/** Reports that the focus has left. */
function tell(left: EventTarget | null | undefined): void {
  left?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

/** Returns an element of the calendar and its ancestors up to the root; empty outside the calendar. */
function pathOf(element: Element | null, root: HTMLElement): readonly Element[] {
  if (element === null || !root.contains(element)) return [];
  return [element, ...pathOf(element.parentElement, root)];
}
