import { inject } from '@angular/core';
import type { Place } from 'ng-event-calendar/core';
import { AutoScroll, type ScrollArea } from '../interactions/auto-scroll';
import { EventGestures } from '../interactions/event-gestures';
import { PageTurn } from '../interactions/page-turn';
import { pointOf, SurfaceDrag, type DragSurface, type Point } from '../interactions/surface-drag';
import { eventElementAt } from './event-element';

/** Drags and clicks on a view; a view says only what lies under a point of it. */
export abstract class SurfaceGestures implements DragSurface {
  private readonly gestures = inject(EventGestures);
  private readonly drag = inject(SurfaceDrag);
  private readonly pageTurn = inject(PageTurn);
  private surface: HTMLElement | undefined;
  private autoScroll: AutoScroll | undefined;
  // A press on an event that may not be dragged, released beside it, is a click on what holds both.
  private isPressOnEmptySpace = false;
  /** The only kind of place the gesture may end in; null where it may change between them. */
  private only: Place['kind'] | null = null;

  /**
   * The place under a point of the window, of the given kind if one is given; the nearest one for
   * a point beside the view. Null for time that doesn't exist.
   */
  protected abstract placeAt(point: Point, only: Place['kind'] | null): Place | null;

  /** Listens on the element that scrolls the view; returns what ends it. */
  protected listenOn(surface: HTMLElement, area: () => ScrollArea): () => void {
    this.surface = surface;
    this.autoScroll = new AutoScroll(surface, area, (point) =>
      this.gestures.to(this.placeAt(point, this.only)),
    );
    return this.drag.listen(surface, this);
  }

  accepts(target: Element): boolean {
    this.isPressOnEmptySpace = isEmptySpace(target);
    const element = eventElementAt(target);
    if (element !== undefined) return this.gestures.canGrab(element.occurrence(), edgeAt(target));
    return this.isPressOnEmptySpace && this.gestures.canCreate();
  }

  started(target: Element, point: Point, press: MouseEvent | TouchEvent): void {
    const element = eventElementAt(target);
    const edge = element === undefined ? null : edgeAt(target);
    const place = this.placeAt(point, null);
    if (place === null) return;
    // An edge and a sweep stay in the grid or among the days; an event may change between them.
    this.only = element === undefined || edge !== null ? place.kind : null;
    this.gestures.begin({
      occurrence: element?.occurrence() ?? null,
      edge,
      place,
      isCopy: press.ctrlKey || press.altKey,
      row: element?.row() ?? 0,
    });
  }

  moved(point: Point): void {
    this.gestures.to(this.placeAt(point, this.only));
    this.autoScroll?.follow(point);
    if (this.surface === undefined) return;
    const isRightToLeft = getComputedStyle(this.surface).direction === 'rtl';
    this.pageTurn.follow(point.x, this.surface.getBoundingClientRect(), isRightToLeft);
  }

  dropped(): void {
    this.rest();
    this.gestures.drop();
  }

  cancelled(): void {
    this.rest();
    this.gestures.cancel();
  }

  /** Creates an event where empty space was pressed, if that is the gesture for it. */
  create(gesture: 'click' | 'double-click', press: MouseEvent): void {
    if (gesture !== this.gestures.creationGesture() || !this.isPressOnEmptySpace) return;
    if (!(press.target instanceof Element) || !isEmptySpace(press.target)) return;
    const place = this.placeAt(pointOf(press), null);
    if (place !== null) this.gestures.createAt(place);
  }

  private rest(): void {
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
