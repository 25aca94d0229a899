import {
  afterNextRender,
  DestroyRef,
  DOCUMENT,
  ElementRef,
  inject,
  Injectable,
  Injector,
} from '@angular/core';
import { attributeOfId, type CalendarId } from 'ng-event-calendar/core/internal';
import { isFocusFree } from './free-focus';
import { giveFocus } from './give-focus';
import { withAttribute } from './attribute-selector';

/** What a view is on the page: the small month beside it is a grid, too. */
const VIEW = '[role$="grid"]:has([data-slot]), ec-agenda';

/** Gives focus back to the calendar after what had it is gone, drawn anew or done with. */
@Injectable()
export class FocusReturn {
  readonly #document = inject(DOCUMENT);
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  /** In whose columns the event stands that had the focus last. */
  #lastPiece: string | undefined;

  constructor() {
    afterNextRender(() => {
      this.#root.addEventListener('focusin', ({ target }) => {
        const event = target instanceof Element ? target.closest<HTMLElement>('ec-event') : null;
        if (event !== null) this.#lastPiece = event.dataset['resourceId'];
      });
    });
  }

  /**
   * Gives focus that was lost with its element to an event, else to the view; then speaks. Of an event that stands
   * in the columns of several resources the piece of the one given gets it, else that which has it or had it last.
   * A view that is on its way gets it when it is there; what holds the view has it until then, for keys that come meanwhile.
   */
  again(
    key: string,
    speak: () => void = () => undefined,
    resource: CalendarId | null = null,
  ): void {
    this.#afterRender(() => {
      const view = this.#root.querySelector<HTMLElement>(VIEW);
      const content = this.#root.querySelector<HTMLElement>('.ec-content');
      if (view === null && content !== null) {
        if (this.#isFree()) wait(content);
        this.#whenViewIn(content, () => this.again(key, speak, resource));
        return;
      }
      const inGrid = `[role$="grid"] ec-event${withAttribute('data-key', key)}`;
      const pieces = [...this.#root.querySelectorAll<HTMLElement>(inGrid)];
      const of = resource === null ? this.#lastPiece : String(attributeOfId(resource));
      const target =
        pieces.find(({ dataset }) => dataset['resourceId'] === of) ?? pieces[0] ?? view;
      if (this.#isFree()) giveFocus(target);
      // Last, or what focus says of itself would drown it.
      speak();
    });
  }

  /**
   * Gives focus back to where it came from, if no press has taken it elsewhere meanwhile. Nothing is scrolled: who has
   * scrolled the view since looks at something else in it.
   */
  back(origin: HTMLElement | null): void {
    this.#afterRender(() => {
      if (this.#isFree()) origin?.focus({ preventScroll: true });
    });
  }

  /** Whether no press has put the focus elsewhere, and no other calendar of the page has it. */
  #isFree(): boolean {
    const { activeElement, body } = this.#document;
    const isOwn =
      activeElement === null || activeElement === body || this.#root.contains(activeElement);
    return isOwn && isFocusFree(this.#document);
  }

  #whenViewIn(content: HTMLElement, act: () => void): void {
    const drawn = new MutationObserver(() => {
      if (content.querySelector(VIEW) === null) return;
      drawn.disconnect();
      act();
    });
    drawn.observe(content, { childList: true, subtree: true });
    this.#destroyed.onDestroy(() => drawn.disconnect());
  }

  #afterRender(give: () => void): void {
    // What is held when the calendar goes is put back on the way, and has nowhere to give the focus to.
    if (this.#destroyed.destroyed) return;
    afterNextRender(give, { injector: this.#injector });
  }
}

/** Gives it the focus, which no press of a mouse does. */
function wait(content: HTMLElement): void {
  content.tabIndex = -1;
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  content.focus({ preventScroll: true });
}
