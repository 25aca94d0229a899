import { inject, Injectable, Injector, signal } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import { drawnEventAt, EVENT_ELEMENT } from './drawn-event';
import type { TouchHolder } from './held-touch';
import { pointOf, type Point } from './pointer';
import { seenBox } from './seen-box';
import { SelectionState } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { whenKnown } from '../store/maybe-promise';
import { untilSelecting } from './until-selecting';

/** A request for an event's menu: the event, its element and the pressed point. */
export interface EventMenuRequest {
  readonly occurrence: Occurrence;
  readonly element: HTMLElement;
  readonly at: Point;
}

/** Opens the menu of an event: by right click, by menu key, or by a long press. */
@Injectable()
export class EventMenuOpener implements TouchHolder {
  readonly #session = inject(SessionState);
  readonly #selection = inject(SelectionState);
  readonly #injector = inject(Injector);

  /** Event whose menu is open; null while none is. */
  readonly request = signal<EventMenuRequest | null>(null);

  /**
   * Handles a `contextmenu` event of mouse or menu key; `isLate` if its default was prevented before this code loaded.
   */
  press(press: MouseEvent, isLate = false): void {
    if ((press.defaultPrevented && !isLate) || !(press.target instanceof Element)) return;
    // During a drag no menu is wanted, not even the browser's.
    if (this.#session.isUnderWay()) press.preventDefault();
    else if (this.#openAt(press.target, pointOf(press))) press.preventDefault();
  }

  /** Opens the menu of the focused event; returns false on any other element. */
  openByKey(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    const { left, top } = seenBox(target);
    return this.#openAt(target, { x: left, y: top });
  }

  /** Marks an event under a held finger as lifted, to show that it can be dragged now. */
  held(target: Element): (() => void) | null {
    const host = target.closest('ec-event');
    if (host === null) return null;
    // Set directly, without a binding: the finger may go on to scroll or drag, and nothing else changes.
    host.setAttribute('data-held', '');
    return () => host.removeAttribute('data-held');
  }

  released(target: Element, point: Point): void {
    // A selection would take the long press: its code may be on its way.
    void whenKnown(untilSelecting(this.#selection, this.#injector), () => {
      if (this.#session.isUnderWay()) return;
      if (this.#selection.gestures()?.held(target) !== true) this.#openAt(target, point);
    });
  }

  #openAt(target: Element, { x, y }: Point): boolean {
    const host = target.closest<HTMLElement>(EVENT_ELEMENT);
    const element = drawnEventAt(host);
    if (host === null || element === undefined) return false;
    this.#selection.gestures()?.menuOpens(element.occurrence());
    const box = seenBox(host);
    const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // The menu key has no point; some browsers invent one elsewhere.
    const at = isInside ? { x, y } : { x: box.left, y: box.top };
    this.request.set({ occurrence: element.occurrence(), element: host, at });
    return true;
  }
}
