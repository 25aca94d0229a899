import {
  afterEveryRender,
  effect,
  inject,
  Injectable,
  Injector,
  NgZone,
  untracked,
} from '@angular/core';
import { isFocusFree } from '../feedback/free-focus';
import { FocusReturn } from '../feedback/focus-return';
import { LIST_VIEW } from '../feedback/view-elements';
import { FocusInNewView } from './focus-in-new-view';
import { focusedPartOf, placeAfter, type FocusedPart } from './focused-event';
import { CalendarStore } from '../store/events/calendar-store';

/** Selects a button or an edge beside which the view remains, with a focus that is seen. */
const BUTTON =
  ':is(.ec-content, ec-toolbar, ec-selection-bar) :is(button, [role="separator"]):focus-visible';

/**
 * Reports focus that was lost with its element. Returns it to the view where a filter hides the focused event, or where
 * a button goes with the focus: a date that a key opens in the view of that day, or a part of the toolbar that the host
 * takes away. Where the host moves or removes the focused event, focus follows the event or stays in its cell, and where it
 * shows another view, focus goes there.
 * Chromium sends `focusout` when the focused element is removed; Firefox sends nothing, so that listeners would believe
 * focus is still there: the grid would stay out of the tab order, and a picked-up event would stay held.
 */
@Injectable()
export class LostFocus {
  readonly #injector = inject(Injector);
  readonly #zone = inject(NgZone);
  readonly #store = inject(CalendarStore);
  readonly #focus = inject(FocusReturn);
  readonly #newView = inject(FocusInNewView);

  /** Listens on the calendar's root; returns a function that ends this. */
  listen(root: HTMLElement): () => void {
    // From the focused element outwards: once it is gone, its ancestors can't be found any more.
    let path: readonly EventTarget[] = pathOf(root.ownerDocument.activeElement, root);
    let button = buttonOf(path[0]);
    let held = focusedPartOf(path[0]);
    const focusIn = (event: FocusEvent): void => {
      path = event.composedPath();
      button = buttonOf(event.target);
      held = focusedPartOf(event.target);
    };
    const focusOut = (): void => {
      path = [];
      // A removed element still has its place while browsers report that.
      queueMicrotask(() => {
        if (button?.isConnected === true && !button.matches(':focus')) button = null;
        if (held?.element.isConnected === true && !held.element.matches(':focus')) held = null;
      });
    };
    const check = (): void => {
      if (button?.isConnected === false) {
        button = null;
        this.#focus.again('');
      }
      const [focused] = path;
      if (focused instanceof Element && !focused.matches(':focus')) {
        const left = path.find((node) => node instanceof Element && node.isConnected);
        path = [];
        tell(left);
      }
      if (held === null || held.element.matches(':focus')) return;
      const lost = held;
      held = null;
      if (isFocusFree(root.ownerDocument)) this.#goOnFrom(lost, root);
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

  #goOnFrom(lost: FocusedPart, root: HTMLElement): void {
    const place = placeAfter(lost, root);
    const { activeElement, body } = root.ownerDocument;
    if (place !== null) place.focus({ preventScroll: true });
    else if (lost.view?.isConnected === false) {
      // A command of the user that shows a view has placed the focus.
      if (activeElement === null || activeElement === body) this.#newView.follow(lost, root);
    }
    // A list loses the day together with its last event.
    else if (root.querySelector(LIST_VIEW) !== null) this.#focus.again('');
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

/** Returns a button whose focus is seen; null for those of popovers and rows, which follow it themselves. */
function buttonOf(target: EventTarget | null | undefined): Element | null {
  if (!(target instanceof Element) || !target.matches(BUTTON)) return null;
  // The focus of a button within a cell goes on in that cell.
  if (focusedPartOf(target) !== null) return null;
  return target.closest('[popover], [role="dialog"], ec-timeline-row') === null ? target : null;
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
