import { inject, Injectable, signal } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core/internal';
import { drawnEventAt } from './drawn-event';
import type { TouchHolder } from './held-touch';
import { pointOf, type Point } from './pointer';
import { SessionState } from '../store/events/session-state';

/** An event whose menu is asked for, by its element and the point that was pressed. */
export interface EventMenuRequest {
  readonly occurrence: Occurrence;
  readonly element: HTMLElement;
  readonly at: Point;
}

/** Opens the menu of an event: by right click, by menu key, and by a finger that holds still. */
@Injectable()
export class EventMenuOpener implements TouchHolder {
  readonly #session = inject(SessionState);

  /** The event whose menu is open; null while none is. */
  readonly request = signal<EventMenuRequest | null>(null);

  /** A right click, or what the browser makes of the menu key; `isLate` where its own menu was kept back already. */
  press(press: MouseEvent, isLate = false): void {
    if ((press.defaultPrevented && !isLate) || !(press.target instanceof Element)) return;
    // A hand that drags something doesn't ask for a menu, not even the browser's.
    if (this.#session.isUnderWay()) press.preventDefault();
    else if (this.#openAt(press.target, pointOf(press))) press.preventDefault();
  }

  /** Opens the menu of the focused event; false on anything else. */
  openByKey(target: EventTarget | null): boolean {
    if (!(target instanceof Element)) return false;
    const { left, top } = target.getBoundingClientRect();
    return this.#openAt(target, { x: left, y: top });
  }

  /** A held finger lifts an event, as a sign that it can be dragged now. */
  held(target: Element): (() => void) | null {
    const host = target.closest('ec-event');
    if (host === null) return null;
    // Not a binding: the finger may be about to scroll or drag, and nothing else changes.
    host.setAttribute('data-held', '');
    return () => host.removeAttribute('data-held');
  }

  released(target: Element, point: Point): void {
    if (!this.#session.isUnderWay()) this.#openAt(target, point);
  }

  #openAt(target: Element, { x, y }: Point): boolean {
    const host = target.closest<HTMLElement>('ec-event');
    const element = drawnEventAt(host);
    if (host === null || element === undefined) return false;
    const box = host.getBoundingClientRect();
    const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // The menu key has no point: some browsers make one up that lies elsewhere.
    const at = isInside ? { x, y } : { x: box.left, y: box.top };
    this.request.set({ occurrence: element.occurrence(), element: host, at });
    return true;
  }
}
