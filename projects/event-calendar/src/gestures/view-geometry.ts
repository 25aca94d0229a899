import { Injectable, signal } from '@angular/core';
import type {
  BandOwner,
  CalendarId,
  Occurrence,
  Slot,
  VisibleHours,
} from 'ng-event-calendar/core/internal';
import type { ScrollArea } from './seen-area';
import type { Point } from './pointer';

/** Slots in which a drag may end: all of them, or those similar to the one where it began. */
export interface SlotsLike {
  /** Whether slots are times (true) or whole days (false); undefined for both. */
  readonly isTime?: boolean;
  /** Resource in whose columns the slots lie, null for unassigned; undefined for all columns. */
  readonly resource?: Slot['resource'];
}

/** Zoom of a view's axis of time. Sizes are pixels of an hour or of a cell, and places are pixels of the window. */
export interface AxisZoom {
  /** Selector of the labels of the axis, on which two fingers zoom. */
  readonly labels: string;
  /** Whether the axis runs downwards. */
  readonly isVertical: boolean;
  /** Least and greatest size. */
  readonly limits: readonly [number, number];
  /** Whether users may zoom. */
  isOn(): boolean;
  /** Returns the size as it is drawn. */
  drawn(): number;
  /** Asks for a size; null asks for the host's own. */
  ask(size: number | null): void;
  /** Returns the place about which keys zoom. */
  center(): number;
  /**
   * Keeps the time at a place of the axis there while the size changes. The returned function is called once the new
   * size is drawn, and returns words that name it.
   */
  hold(place: number): () => string;
}

/** Slot geometry of a view, for drags and clicks. */
export interface SlotGeometry {
  /** Element that scrolls the view. */
  readonly element: HTMLElement;
  /** Returns the part of the window in which the scrolled content is visible. */
  area(): ScrollArea;
  /** Slots among which an event moves; left out, any. */
  slotsFor?(occurrence: Occurrence): SlotsLike;
  /** Pixels sideways of the press within which what is dragged keeps its times; left out, none. */
  deadZone?(): number;
  /**
   * Returns the owners of the view's columns or rows in order, also of columns that no day shows; left out where columns
   * are days alone.
   */
  owners?(): readonly BandOwner[];
  /** Owners of the bands in sight, where bands are rows; left out, none are told of. */
  ownersInSight?(): readonly BandOwner[];
  /** Pixels of an hour, in a view that has an axis of hours downwards, which is zoomed by that height. */
  hourHeight?(): number;
  /** Zoom of a view with an axis of its own. */
  readonly zoom?: AxisZoom;
  /** Returns the hours of a day over which keys lead an event; undefined where they lead it over all. */
  hours?(): readonly VisibleHours[] | undefined;
  /**
   * Returns the resource of the next band (1) or the one before (-1) that can have events, from that of a resource on;
   * undefined past the last one. Left out in views without such bands.
   */
  resourceBeside?(resource: Slot['resource'], way: 1 | -1): Slot['resource'];
  /** Notes where an event that may change its resource is held by pointer; null once none is. */
  heldOver?(point: Point | null): void;
  /** Scrolls to the row or the first column of a resource; returns false where it has none. */
  scrollToResource?(id: CalendarId): boolean;
  /**
   * Makes room for an occurrence: scrolls to it, unfolds its hours, expands what it lies beneath. Returns false where
   * nothing is left to do; one that is then drawn nowhere may be in a list of those without room.
   */
  uncover?(occurrence: Occurrence): boolean;
  /**
   * Gives focus to a day, in a view with times at an instant of it, and announces where that is. Returns false where
   * the day isn't shown, or keys don't work yet.
   */
  focusAt?(day: number, instant: number | null): boolean;
  /** Moves the keyboard's cursor to the next free time of its resource; returns false where it is in no band. */
  goToFreeTime?(): boolean;
  /**
   * Returns the slot under a point of the window, among those like `like`; the nearest one for a point beside the view.
   * Null for a time that doesn't exist.
   */
  slotAt(point: Point, like: SlotsLike): Slot | null;
}

/** Slot geometry of the active view; null for lists, which have none. */
@Injectable()
export class ActiveViewGeometry {
  readonly geometry = signal<SlotGeometry | null>(null);
  /** Resource to which a view scrolls that isn't drawn yet. */
  awaited: CalendarId | null = null;

  /** Registers the geometry of the active view; returns a function that removes it. */
  show(geometry: SlotGeometry): () => void {
    this.geometry.set(geometry);
    return () => this.geometry.update((shown) => (shown === geometry ? null : shown));
  }
}

/** Returns the index of the box that contains a position along one axis, or is nearest to it. */
export function nearestBox(boxes: readonly DOMRect[], at: number, axis: 'x' | 'y'): number {
  const distance = ({ left, right, top, bottom }: DOMRect): number =>
    axis === 'x' ? Math.max(left - at, at - right, 0) : Math.max(top - at, at - bottom, 0);
  return boxes.reduce(
    (best, box, index) => (distance(box) < distance(boxes[best]!) ? index : best),
    0,
  );
}
