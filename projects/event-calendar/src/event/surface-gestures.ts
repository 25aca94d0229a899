import { afterNextRender, effect, inject, Injector, untracked } from '@angular/core';
import type { Id, OutsideEvent, Place } from 'ng-event-calendar/core';
import { AutoScroll, type ScrollArea } from '../interactions/auto-scroll';
import { Carried } from '../interactions/carried';
import { DropTargets, type DropTarget } from '../interactions/drop-targets';
import { EventGestures } from '../interactions/event-gestures';
import { PageTurn } from '../interactions/page-turn';
import { pointOf, type Point } from '../interactions/pointer';
import { SurfaceDrag, type DragSurface } from '../interactions/surface-drag';
import { withAttribute } from '../store/attribute-selector';
import { FocusPlace } from '../store/focus-place';
import { GestureState } from '../store/gesture-state';
import { Media } from '../store/media';
import { Navigation } from '../store/navigation';
import { eventElementAt } from './event-element';
import { isInList } from './event-place';

/** How a card comes to rest after a drop. */
const SETTLING = { duration: 160, easing: 'cubic-bezier(0.05, 0.7, 0.1, 1)' };

/**
 * Drags and clicks on a view, and what is dragged over it from elsewhere; a view says only what lies
 * under a point of it.
 */
export abstract class SurfaceGestures implements DragSurface, DropTarget {
  readonly drawsPreview = true;
  private readonly gestures = inject(EventGestures);
  private readonly state = inject(GestureState);
  private readonly targets = inject(DropTargets);
  private readonly drag = inject(SurfaceDrag);
  private readonly focus = inject(FocusPlace);
  private readonly media = inject(Media);
  private readonly injector = inject(Injector);
  private readonly pageTurn = inject(PageTurn);
  private readonly navigation = inject(Navigation);
  private surface!: HTMLElement;
  private autoScroll: AutoScroll | undefined;
  // A press on an event that may not be dragged, released beside it, is a click on what holds both.
  private isPressOnEmptySpace = false;
  /** The only kind of place the gesture may end in; null where it may change between them. */
  private only: Place['kind'] | null = null;
  /** The dragged event, where it may leave the calendar. */
  private carried: Carried | null = null;
  /** What is dragged over this view from elsewhere. */
  private guest: OutsideEvent | null = null;
  /** Whether the pointer that is down here holds what is under way. */
  private isDragging = false;
  /** Where the pointer is while something is under way. */
  private point: Point | null = null;
  /** The days that it was last placed on. */
  private placedOn: readonly number[] = [];

  constructor() {
    effect(() => {
      this.navigation.days();
      untracked(() => this.followPage());
    });
    effect(() => {
      if (!this.state.isUnderWay()) untracked(() => this.end());
    });
  }

  /**
   * The place under a point of the window, of the given kind if one is given; the nearest one for
   * a point beside the view. Null for time that doesn't exist.
   */
  protected abstract placeAt(point: Point, only: Place['kind'] | null): Place | null;

  /** Listens on the element that scrolls the view; returns what ends it. */
  protected listenOn(surface: HTMLElement, area: () => ScrollArea): () => void {
    this.surface = surface;
    this.autoScroll = new AutoScroll(surface, area, (point) => this.place(point));
    const stopDrag = this.drag.listen(surface, this);
    const close = this.targets.add(this);
    return () => {
      stopDrag();
      close();
      if (this.guest !== null) this.leave();
    };
  }

  get element(): Element {
    return this.surface;
  }

  accepts(target: Element): boolean {
    this.isPressOnEmptySpace = isEmptySpace(target);
    // What is held already is put down first.
    if (this.state.gesture() !== null) return false;
    const element = eventElementAt(target);
    if (element !== undefined) return this.gestures.canGrab(element.occurrence(), edgeAt(target));
    return this.isPressOnEmptySpace && this.gestures.canCreate();
  }

  started(target: Element, point: Point, press: MouseEvent | TouchEvent): void {
    const element = eventElementAt(target);
    const edge = element === undefined ? null : edgeAt(target);
    const occurrence = element?.occurrence() ?? null;
    // What is taken out of a list lies beneath that list somewhere else than it happens.
    const place =
      element !== undefined && isInList(element.place())
        ? this.gestures.placeOf(element.occurrence(), element.place().day)
        : this.placeAt(point, null);
    if (place === null) return;
    // An edge and a sweep stay in the grid or among the days; an event may change between them.
    this.only = element === undefined || edge !== null ? place.kind : null;
    // Draws the veil over the events.
    this.surface.setAttribute('data-drag', '');
    const mayLeave = occurrence !== null && edge === null && this.gestures.canSendOut();
    this.carried = mayLeave
      ? new Carried(
          () => this.gestures.leaving(occurrence),
          this.targets,
          (other) => other !== this,
        )
      : null;
    this.isDragging = true;
    this.gestures.begin({
      occurrence,
      edge,
      place,
      isCopy: press.ctrlKey || press.altKey,
      row: element?.row() ?? 0,
    });
  }

  moved(point: Point): void {
    // Nothing is under way any more where it was called off.
    if (!this.isDragging) return;
    this.point = point;
    this.carried?.to(point);
    const over = this.carried?.over ?? null;
    if (over === null) {
      this.state.outside.set(null);
      this.place(point);
      this.stayInSight(point);
      return;
    }
    this.rest();
    const isRefused = !over.isTaken || !this.gestures.maySendOut();
    this.state.outside.set({ ...point, isRefused, isDrawn: over.isDrawn });
  }

  dropped(): void {
    const { point, isDragging } = this;
    if (point !== null && this.placedOn !== this.navigation.days()) this.moved(point);
    const { carried } = this;
    this.carried = null;
    const isOutside = this.state.outside() !== null;
    this.end();
    if (!isDragging) return;
    if (!isOutside) {
      void this.land();
      return;
    }
    this.gestures.sendOut(() => carried?.drop() ?? false);
    // Where it may not leave after all, what it was over must hear of it.
    carried?.cancel();
  }

  cancelled(): void {
    const { isDragging } = this;
    this.end();
    if (isDragging) this.gestures.cancel();
  }

  /** The pointer holds nothing any more: what goes on by itself stops, and what it was over hears of it. */
  private end(): void {
    this.rest();
    if (this.isDragging) this.surface.removeAttribute('data-drag');
    this.isDragging = false;
    this.carried?.cancel();
    this.carried = null;
    this.state.outside.set(null);
  }

  isOpen(): boolean {
    return this.gestures.canTakeIn();
  }

  /** Keys take things in by another way. */
  label(): string {
    return '';
  }

  over(event: OutsideEvent, point: Point): boolean {
    this.guest = event;
    this.point = point;
    this.stayInSight(point);
    return this.place(point);
  }

  leave(): void {
    this.rest();
    this.guest = null;
    this.gestures.cancel();
  }

  drop(event: OutsideEvent): boolean {
    // It may have changed on its way.
    if (this.point !== null) this.over(event, this.point);
    this.rest();
    this.guest = null;
    return this.gestures.dropNew() !== null;
  }

  /** Creates an event where empty space was pressed, if that is the gesture for it; or puts one down. */
  create(gesture: 'click' | 'double-click', press: MouseEvent): void {
    if (this.gestures.isHolding) {
      this.putHeld(press);
      return;
    }
    if (gesture !== this.gestures.creationGesture() || !this.isPressOnEmptySpace) return;
    if (!(press.target instanceof Element) || !isEmptySpace(press.target)) return;
    const place = this.placeAt(pointOf(press), null);
    if (place !== null) this.gestures.createAt(place);
  }

  /** A click puts down what was picked up by key or menu. */
  private putHeld(press: MouseEvent): void {
    const isOnPlace =
      press.target instanceof Element && press.target.closest('[data-slot]') !== null;
    if (press.type !== 'click' || !isOnPlace) return;
    press.preventDefault();
    this.gestures.putHeld(this.placeAt(pointOf(press), null));
  }

  /** Takes what is dragged to the place under a point; gives whether it would be taken there. */
  private place(point: Point): boolean {
    this.placedOn = this.navigation.days();
    if (this.guest !== null) return this.gestures.bring(this.guest, this.placeAt(point, null));
    this.gestures.to(this.placeAt(point, this.only));
    return this.state.gesture()?.isRefused === false;
  }

  /** Other dates came under the pointer, by key, by the host or at the edge of the view. */
  private followPage(): void {
    if (this.point === null) return;
    afterNextRender(
      () => {
        const { point } = this;
        if (point === null || this.placedOn === this.navigation.days()) return;
        if (this.guest === null) this.moved(point);
        else this.place(point);
      },
      { injector: this.injector },
    );
  }

  /** What was dragged to another day is drawn anew there: the keyboard goes on with it. */
  private async land(): Promise<void> {
    const isNew = this.state.gesture()?.occurrence === null;
    const event = await this.gestures.drop();
    if (event === null || isNew) return;
    this.focus.again(String(event.id));
    afterNextRender(() => this.settle(event.id), { injector: this.injector });
  }

  private settle(id: Id): void {
    if (this.media.prefersCalm()) return;
    const dropped = `ec-event${withAttribute('data-event-id', String(id))}`;
    for (const element of this.surface.querySelectorAll(dropped)) {
      element.animate([{ transform: 'scale(1.02)' }, { transform: 'none' }], SETTLING);
    }
  }

  private stayInSight(point: Point): void {
    this.autoScroll?.follow(point);
    const isRightToLeft = getComputedStyle(this.surface).direction === 'rtl';
    this.pageTurn.follow(point.x, this.surface.getBoundingClientRect(), isRightToLeft);
  }

  private rest(): void {
    this.point = null;
    this.autoScroll?.stop();
    this.pageTurn.stop();
  }
}

/** Index of the box that a point lies in, or is nearest to, along one axis. */
export function nearestBox(boxes: readonly DOMRect[], at: number, axis: 'x' | 'y'): number {
  const distance = ({ left, right, top, bottom }: DOMRect): number =>
    axis === 'x' ? Math.max(left - at, at - right, 0) : Math.max(top - at, at - bottom, 0);
  return boxes.reduce(
    (best, box, index) => (distance(box) < distance(boxes[best]!) ? index : best),
    0,
  );
}

function edgeAt(target: Element): 'start' | 'end' | null {
  const handle = target.closest('[data-resize-handle]')?.getAttribute('data-resize-handle');
  return handle === 'start' || handle === 'end' ? handle : null;
}

function isEmptySpace(target: Element): boolean {
  // A list has no places: nothing is created between its entries.
  const slot = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot !== undefined && slot !== 'agenda' && target.closest('ec-event, button') === null;
}
