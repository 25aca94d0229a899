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
import { VIEW } from './view-elements';

/** Returns focus to the calendar after the focused element is gone, drawn anew or closed. */
@Injectable()
export class FocusReturn {
  readonly #document = inject(DOCUMENT);
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  /** Resource in whose columns the last focused event stands. */
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
   * Gives focus that was lost with its element to an event, else to the view; then calls `speak`. Of an event in the
   * columns of several resources, the piece of `resource` gets it, else the piece that had it last. A view that is
   * still loading gets it once it is there; until then its container has it, for keys that come meanwhile.
   */
  again(
    key: string,
    speak: () => void = () => undefined,
    resource: CalendarId | null = null,
  ): void {
    this.#give(key, speak, resource, () => this.#isFree());
  }

  /**
   * Gives focus to an event that is new in the view, unless a press moves the focus meanwhile; then calls `speak`. Where
   * the event isn't drawn, focus within the calendar stays.
   */
  follow(
    key: string,
    speak: () => void = () => undefined,
    resource: CalendarId | null = null,
  ): void {
    const { activeElement: from } = this.#document;
    const isFree = (isDrawn: boolean): boolean =>
      (this.#document.activeElement === from && (isDrawn || !this.#root.contains(from))) ||
      this.#isFree();
    this.#give(key, speak, resource, isFree);
  }

  #give(
    key: string,
    speak: () => void,
    resource: CalendarId | null,
    isFree: (isDrawn: boolean) => boolean,
  ): void {
    this.#afterRender(() => {
      const view = this.#root.querySelector<HTMLElement>(VIEW);
      const content = this.#root.querySelector<HTMLElement>('.ec-content');
      if (view === null && content !== null) {
        if (isFree(false)) wait(content);
        this.#whenViewIn(content, () => this.again(key, speak, resource));
        return;
      }
      const inGrid = `[role$="grid"] ec-event${withAttribute('data-key', key)}`;
      const pieces = [...this.#root.querySelectorAll<HTMLElement>(inGrid)];
      const of = resource === null ? this.#lastPiece : String(attributeOfId(resource));
      const target =
        pieces.find(({ dataset }) => dataset['resourceId'] === of) ?? pieces[0] ?? view;
      if (isFree(pieces.length > 0)) giveFocus(target);
      // Last, since the screen reader's words about focus would drown it.
      speak();
    });
  }

  /**
   * Returns focus to its origin, unless a press has moved it elsewhere meanwhile. Nothing is scrolled: a user who has
   * scrolled the view since looks at another part of it.
   */
  back(origin: HTMLElement | null): void {
    this.#afterRender(() => {
      if (this.#isFree()) origin?.focus({ preventScroll: true });
    });
  }

  /** Whether neither a press has moved the focus elsewhere, nor another calendar of the page has it. */
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
    // A session that is held when the calendar is destroyed is put back then, and has nothing left to focus.
    if (this.#destroyed.destroyed) return;
    afterNextRender(give, { injector: this.#injector });
  }
}

/** Focuses the view's container, which a mouse press never does. */
function wait(content: HTMLElement): void {
  content.tabIndex = -1;
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  content.focus({ preventScroll: true });
}
