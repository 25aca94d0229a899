import { computed, DOCUMENT, effect, inject, Injectable, NgZone, signal } from '@angular/core';
import { resourceIdsOf } from 'ng-event-calendar/core/internal';
import { drawnEventAt, type DrawnEvent } from '../gestures/drawn-event';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { LayoutWidths } from '../store/layout/layout-widths';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Editing } from '../store/events/editing';
import { SessionState } from '../store/events/session-state';
import { isAllSeen } from './all-seen';

/** Milliseconds that pointer or focus rest on an event, and that a pointer may take on its way to the card. */
const REST = 500;
const WAY = 120;
/** Pixels that a pointer moves before it counts as away from its press. */
const SLACK = 8;
/** Keys that move the focus. */
const STEPS = /^(Tab|Arrow|Home|End|Page)/;

/** A request for the card of an event, by the element that draws it. */
export interface EventCardRequest {
  readonly element: HTMLElement;
  readonly drawn: DrawnEvent;
}

/**
 * Requests the card of an event that is drawn without all its details: when a pointer rests on it, and when keys bring
 * focus there; never for touch. The pointer may move onto the card, and Escape closes it and does nothing else (WCAG
 * 2.2, 1.4.13).
 */
@Injectable()
export class EventCardOpener {
  readonly #document = inject(DOCUMENT);
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #widths = inject(LayoutWidths);
  readonly #store = inject(CalendarStore);
  readonly #editing = inject(Editing);
  readonly #menu = inject(EventMenuOpener);
  readonly #session = inject(SessionState);
  readonly #zone = inject(NgZone);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #root!: HTMLElement;
  /** Point at which a press ended; a pointer that stays there isn't hovering. */
  #pressedAt: { readonly x: number; readonly y: number } | null = null;
  #hasSeenPress = false;
  /** Event whose card was dismissed; it stays closed until pointer or focus have gone elsewhere. */
  #dismissed: Element | null = null;
  #isStep = true;

  readonly #asked = signal<EventCardRequest | null>(null);
  /** Event whose card is shown; null while none is. */
  readonly request = computed(() => {
    const asked = this.#asked();
    return asked !== null && this.#mayShow(asked) ? asked : null;
  });

  constructor() {
    // An editor or a drag that closed the card doesn't reopen it by ending.
    effect(() => {
      if (this.#asked() !== null && this.request() === null) this.hide();
    });
  }

  /** Listens on the calendar's root; returns a function that ends this. */
  listen(root: HTMLElement): () => void {
    this.#root = root;
    const ending = new AbortController();
    this.#zone.runOutsideAngular(() => {
      const early = { capture: true, passive: true, signal: ending.signal };
      root.addEventListener('pointerover', (event) => this.#over(event), early);
      // Captured, this event fires for every element that is left.
      root.addEventListener('pointerleave', ({ target }) => target === root && this.hide(), early);
      root.addEventListener('pointerdown', (event) => this.#press(event), early);
      root.addEventListener('focusin', ({ target }) => this.#focus(target), early);
      root.addEventListener('focusout', () => this.hide(), early);
      this.#document.addEventListener('pointerup', (event) => this.#release(event), early);
      // A page that scrolls moves the calendar as well.
      this.#document.addEventListener('scroll', (event) => this.#scroll(event), early);
      // A pointer may hover while the focus is elsewhere on the page.
      this.#document.addEventListener('keydown', (event) => this.#key(event), {
        capture: true,
        signal: ending.signal,
      });
    });
    // Pointer or focus may be there already; unless the first press opened an editor, whose room has moved another
    // event under the pointer.
    this.#later(() => {
      if (this.#editing.session() === null) this.#showHere();
    }, REST);
    return () => {
      ending.abort();
      this.hide();
    };
  }

  /** Closes the card. */
  hide(): void {
    clearTimeout(this.#timer);
    this.#asked.set(null);
  }

  #over({ target, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (this.#isWherePressed(clientX, clientY)) return;
    if (isOnCard(target)) {
      clearTimeout(this.#timer);
      return;
    }
    const event = target.closest<HTMLElement>('ec-event');
    const shown = this.#asked()?.element ?? null;
    if (event !== this.#dismissed) this.#dismissed = null;
    else if (event !== null) return;
    if (event === shown) clearTimeout(this.#timer);
    else if (event === null) this.#later(() => this.hide(), WAY);
    else this.#later(() => this.#show(event), shown === null ? REST : WAY);
  }

  #press({ target }: PointerEvent): void {
    // Browsers show focus that is returned after a touch as if a key had moved it.
    this.#isStep = false;
    // A host's content on the card may be pressed.
    if (target instanceof Element && isOnCard(target) && target.closest('a, button') !== null)
      return;
    this.#dismiss();
  }

  #release({ clientX: x, clientY: y }: PointerEvent): void {
    this.#pressedAt = { x, y };
    this.#hasSeenPress = true;
  }

  #isWherePressed(x: number, y: number): boolean {
    // The press that opened an editor may have come before this listened, at the pointer's present position.
    if (!this.#hasSeenPress && this.#editing.session() !== null) {
      this.#pressedAt = { x, y };
      this.#hasSeenPress = true;
    }
    const at = this.#pressedAt;
    if (at !== null && Math.hypot(at.x - x, at.y - y) < SLACK) return true;
    this.#pressedAt = null;
    return false;
  }

  #focus(target: EventTarget | null): void {
    const event = target instanceof Element ? target.closest<HTMLElement>('ec-event') : null;
    // Focus that the calendar itself moves isn't meant for reading.
    if (event === null || !this.#isStep || !event.matches(':focus-visible')) return;
    this.#dismissed = null;
    this.#later(() => this.#show(event), REST);
  }

  #key(press: KeyboardEvent): void {
    this.#isStep = STEPS.test(press.key);
    if (press.key !== 'Escape' || this.request() === null) return;
    this.#dismiss();
    // Escape does nothing else: it closes neither list nor drawer, nor anything of the page.
    press.preventDefault();
    press.stopImmediatePropagation();
  }

  #scroll({ target }: Event): void {
    if (target instanceof Element && isOnCard(target)) return;
    this.hide();
    // After scrolling, browsers fire no event for a pointer that rests on the same event as before.
    this.#later(() => this.#showHere(), REST);
  }

  #dismiss(): void {
    this.#dismissed = this.#asked()?.element ?? this.#root.querySelector('ec-event:hover');
    this.hide();
  }

  #later(run: () => void, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds);
  }

  #showHere(): void {
    const places = [
      ...(this.#pressedAt === null ? ['ec-event:hover'] : []),
      ...(this.#isStep ? ['ec-event:focus-visible'] : []),
    ];
    const event =
      places.length > 0 ? this.#root.querySelector<HTMLElement>(places.join(', ')) : null;
    if (event !== null && event !== this.#dismissed) this.#show(event);
  }

  #show(element: HTMLElement): void {
    const drawn = drawnEventAt(element);
    if (drawn === undefined || !element.isConnected) return;
    const isOwn = this.#inputs.eventCardTemplate() !== undefined;
    const isShown = isOwn || !isAllSeen(element, this.#words(drawn));
    this.#asked.set(isShown ? { element, drawn } : null);
  }

  #mayShow({ drawn }: EventCardRequest): boolean {
    const { event } = drawn.occurrence();
    const edited = this.#editing.session();
    // There is room beside the editor's drawer; a dialog or the quick form may stand anywhere.
    const isBeside = edited?.event !== event && this.#widths.room().taken > 0;
    return (
      this.#inputs.showEventCard() !== 'none' &&
      !this.#session.isUnderWay() &&
      this.#menu.request() === null &&
      this.#editing.details() === null &&
      (edited === null || isBeside)
    );
  }

  /** Returns the details of an event beside its title. */
  #words(drawn: DrawnEvent): readonly string[] {
    const { event, allDay, start, end } = drawn.occurrence();
    const { description } = event;
    // A column of its own names the resource.
    const isSaid = drawn.resource() !== undefined && resourceIdsOf(event).length < 2;
    return [
      allDay ? '' : this.#settings.times().timeRange(start, end),
      isSaid ? '' : (this.#store.resourceTitleOf(event) ?? ''),
      typeof description === 'string' ? description : '',
    ];
  }
}

function isOnCard(target: Element): boolean {
  return target.closest('ec-event-card') !== null;
}
