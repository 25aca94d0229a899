import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';

/** An event as it is drawn on the page, for those who find it there. */
export interface DrawnEvent {
  occurrence(): Occurrence;
  /** Whose columns it stands in, null for nobody's; undefined where columns are days alone. */
  resource(): Slot['resource'];
  /** Row of bars or lines that it stands in. */
  row(): number;
  /** Whether it stands in a list rather than in a grid. */
  isListed(): boolean;
  /** The day under which it is listed, if it is. */
  listedOn(): number | undefined;
}

const drawn = new WeakMap<Element, DrawnEvent>();

/** Lets the event that an element draws be found. */
export function registerDrawn(element: Element, event: DrawnEvent): void {
  drawn.set(element, event);
}

/** The drawn event that a DOM node belongs to; undefined outside of any. */
export function drawnEventAt(node: EventTarget | null): DrawnEvent | undefined {
  const host = node instanceof Element ? node.closest('ec-event') : null;
  return host === null ? undefined : drawn.get(host);
}
