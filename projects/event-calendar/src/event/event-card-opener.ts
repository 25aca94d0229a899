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
/** Pixels that a pointer moves before it is somewhere else than where it pressed. */
const SLACK = 8;
/** Keys that take the focus from one thing to the next. */
const STEPS = /^(Tab|Arrow|Home|End|Page)/;

/** An event whose card is asked for, by the element that draws it. */
export interface EventCardRequest {
  readonly element: HTMLElement;
  readonly drawn: DrawnEvent;
}

/**
 * Asks for the card of an event where it is drawn with less than there is to read: when a pointer rests on it, and when
 * keys bring the focus there. A finger never does. The pointer may move onto the card, and Escape takes it away
 * and does nothing else (WCAG 2.2, 1.4.13).
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
  /** Where a press was let go: what a pointer does there isn't hovering. */
  #pressedAt: { readonly x: number; readonly y: number } | null = null;
  #hasSeenPress = false;
  /** The event whose card was sent away; it stays away until pointer or focus went elsewhere. */
  #dismissed: Element | null = null;
  #isStep = true;

  readonly #asked = signal<EventCardRequest | null>(null);
  /** The event whose card is shown; null while none is. */
  readonly request = computed(() => {
    const asked = this.#asked();
    return asked !== null && this.#mayShow(asked) ? asked : null;
  });

  constructor() {
    // What took it off the page, an editor or a drag, doesn't bring it back by ending.
    effect(() => {
      if (this.#asked() !== null && this.request() === null) this.hide();
    });
  }

  /** Listens on the calendar's root; returns what ends it. */
  listen(root: HTMLElement): () => void {
    this.#root = root;
    const ending = new AbortController();
    this.#zone.runOutsideAngular(() => {
      const early = { capture: true, passive: true, signal: ending.signal };
      root.addEventListener('pointerover', (event) => this.#over(event), early);
      // Captured, it comes for every element that is left.
      root.addEventListener('pointerleave', ({ target }) => target === root && this.hide(), early);
      root.addEventListener('pointerdown', (event) => this.#press(event), early);
      root.addEventListener('focusin', ({ target }) => this.#focus(target), early);
      root.addEventListener('focusout', () => this.hide(), early);
      this.#document.addEventListener('pointerup', (event) => this.#release(event), early);
      // A page that is scrolled takes the calendar along.
      this.#document.addEventListener('scroll', (event) => this.#scroll(event), early);
      // A pointer may hover while the focus is elsewhere on the page.
      this.#document.addEventListener('keydown', (event) => this.#key(event), {
        capture: true,
        signal: ending.signal,
      });
    });
    // Pointer or focus may be there already. Not where the first press has opened an editor, whose room has put another
    // event under the pointer.
    this.#later(() => {
      if (this.#editing.session() === null) this.#showHere();
    }, REST);
    return () => {
      ending.abort();
      this.hide();
    };
  }

  /** Takes the card away. */
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
    // Browsers show the focus that is given back after a touch as if a key had led there.
    this.#isStep = false;
    // What a host has put on its card may be pressed.
    if (target instanceof Element && isOnCard(target) && target.closest('a, button') !== null)
      return;
    this.#dismiss();
  }

  #release({ clientX: x, clientY: y }: PointerEvent): void {
    this.#pressedAt = { x, y };
    this.#hasSeenPress = true;
  }

  #isWherePressed(x: number, y: number): boolean {
    // The press that opened an editor may have come before anybody listened: it was where the pointer still is.
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
    // Where the calendar puts the focus itself nobody went there to read.
    if (event === null || !this.#isStep || !event.matches(':focus-visible')) return;
    this.#dismissed = null;
    this.#later(() => this.#show(event), REST);
  }

  #key(press: KeyboardEvent): void {
    this.#isStep = STEPS.test(press.key);
    if (press.key !== 'Escape' || this.request() === null) return;
    this.#dismiss();
    // Nothing else is meant by it: neither list nor drawer closes, nor anything of the page.
    press.preventDefault();
    press.stopImmediatePropagation();
  }

  #scroll({ target }: Event): void {
    if (target instanceof Element && isOnCard(target)) return;
    this.hide();
    // What comes to lie under a pointer that rests isn't told where it is the same event as before.
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
    // Beside the editor's drawer there is room for it; a dialog or the small form may stand anywhere.
    const isBeside = edited?.event !== event && this.#widths.room().taken > 0;
    return (
      this.#inputs.showEventCard() !== 'none' &&
      !this.#session.isUnderWay() &&
      this.#menu.request() === null &&
      this.#editing.details() === null &&
      (edited === null || isBeside)
    );
  }

  /** What there is to read of an event beside its title. */
  #words(drawn: DrawnEvent): readonly string[] {
    const { event, allDay, start, end } = drawn.occurrence();
    const { description } = event;
    // A column of its own says whose it is.
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
