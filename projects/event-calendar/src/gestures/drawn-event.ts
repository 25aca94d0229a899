import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';

/** An event as drawn on the page, for gestures that find its element. */
export interface DrawnEvent {
  occurrence(): Occurrence;
  /** Resource in whose columns the event stands, null for unassigned; undefined where columns are days alone. */
  resource(): Slot['resource'];
  /** Row of bars or lines in which the event stands. */
  row(): number;
  /** Whether the event stands in a list rather than in a grid. */
  isListed(): boolean;
  /** Day under which the event is listed, as a day number; undefined in a grid. */
  listedOn(): number | undefined;
}

const drawn = new WeakMap<Element, DrawnEvent>();

/** Registers the event that an element draws. */
export function registerDrawn(element: Element, event: DrawnEvent): void {
  drawn.set(element, event);
}

/** Returns the drawn event that contains a DOM node; undefined outside any. */
export function drawnEventAt(node: EventTarget | null): DrawnEvent | undefined {
  const host = node instanceof Element ? node.closest('ec-event') : null;
  return host === null ? undefined : drawn.get(host);
}
