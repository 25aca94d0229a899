import { Injectable, signal } from '@angular/core';
import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';
import type { ScrollArea } from './seen-area';
import type { Point } from './pointer';

/** Which slots a drag may end in: all of them, or those that are like the one where it began. */
export interface SlotsLike {
  /** Whether slots are times or whole days; undefined where it may change between them. */
  readonly isTime?: boolean;
  /** Whose columns they lie in; undefined for all. */
  readonly resource?: Slot['resource'];
}

/** The view on the page, as far as drags and clicks have to do with it. */
export interface SlotGeometry {
  /** What scrolls the view. */
  readonly element: HTMLElement;
  /** Where it shows what it scrolls. */
  area(): ScrollArea;
  /** Slots among which an event moves; left out, any. */
  slotsFor?(occurrence: Occurrence): SlotsLike;
  /** Pixels sideways of the press within which what is dragged keeps its times; left out, none. */
  deadZone?(): number;
  /** Pixels of an hour, in a view that has an axis of time. */
  hourHeight?(): number;
  /**
   * The slot under a point of the window, among those asked for; the nearest one for a point beside
   * the view. Null for time that doesn't exist.
   */
  slotAt(point: Point, like: SlotsLike): Slot | null;
}

/** The surface of the view on the page; lists have none. */
@Injectable()
export class ActiveViewGeometry {
  readonly geometry = signal<SlotGeometry | null>(null);

  /** A view is on the page; returns what takes it off again. */
  show(surface: SlotGeometry): () => void {
    this.geometry.set(surface);
    return () => this.geometry.update((shown) => (shown === surface ? null : shown));
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
