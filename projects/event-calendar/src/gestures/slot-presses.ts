import { inject, Injectable } from '@angular/core';
import { GestureRules } from '../store/events/gesture-rules';
import { Creation } from './creation';
import type { DragSession } from './drag-session';
import { pointOf } from './pointer';
import { Sessions } from './sessions';
import { SlotClicks } from './slot-clicks';
import type { SlotGeometry } from './view-geometry';

/** Handles clicks on the empty slots of a view, which create an event or put down the one that is picked up. */
@Injectable()
export class SlotPresses {
  readonly #sessions = inject(Sessions);
  readonly #creation = inject(Creation);
  readonly #clicks = inject(SlotClicks);
  readonly #rules = inject(GestureRules);
  // A press on an event that may not be dragged, released beside it, is a click on their common ancestor.
  #isOnEmptySpace = false;
  #isOnEvent = false;

  /** Whether the last press was on an event. */
  get isOnEvent(): boolean {
    return this.#isOnEvent;
  }

  /** Whether the last press was on empty space. */
  get isOnEmptySpace(): boolean {
    return this.#isOnEmptySpace;
  }

  /** Notes the pressed element: a click counts as on empty space only if its press was there too. */
  pressed(target: Element): void {
    this.#isOnEmptySpace = isEmptySpace(target);
    this.#isOnEvent = target.closest('ec-event') !== null;
  }

  /** Creates an event where empty space was pressed, if that is the gesture for it, or puts a picked-up event down. */
  create(view: SlotGeometry, gesture: 'click' | 'double-click', press: MouseEvent): void {
    if (!(press.target instanceof Element) || !view.element.contains(press.target)) return;
    const pickedUp = this.#sessions.pickedUp();
    if (pickedUp !== null) {
      putDown(pickedUp, view, press);
      return;
    }
    if (!this.#isOnEmptySpace || !isEmptySpace(press.target)) return;
    const slot = view.slotAt(pointOf(press), {});
    if (slot === null) return;
    if (gesture === 'click') this.#clicks.block(slot);
    if (gesture !== this.#rules.creationPress()) return;
    this.#clicks.slot(slot);
    this.#creation.at(slot);
  }
}

/** Puts down, by a click, an event that was picked up by key or menu. */
function putDown(pickedUp: DragSession, view: SlotGeometry, press: MouseEvent): void {
  const isOnSlot = press.target instanceof Element && press.target.closest('[data-slot]') !== null;
  if (press.type !== 'click' || !isOnSlot) return;
  press.preventDefault();
  pickedUp.update(view.slotAt(pointOf(press), {}));
  void pickedUp.commit();
}

function isEmptySpace(target: Element): boolean {
  // Lists have no slots in which events could be created; overlays over a cell aren't part of it.
  const slot = target.closest<HTMLElement>('[popover], [data-slot]')?.dataset['slot'];
  return slot !== undefined && slot !== 'agenda' && target.closest('ec-event, button') === null;
}
