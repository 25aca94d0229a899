import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { withAttribute } from '../feedback/attribute-selector';

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

/** Selector of elements that stand for an event: that which draws it, and its parts in cells of later days. */
export const EVENT_ELEMENT = 'ec-event, [data-continues]';

/** Returns the drawn event that contains a DOM node; undefined outside any. */
export function drawnEventAt(node: EventTarget | null): DrawnEvent | undefined {
  const host = node instanceof Element ? node.closest<HTMLElement>(EVENT_ELEMENT) : null;
  const key = host?.dataset['continues'];
  const drawing =
    key === undefined
      ? host
      : host?.closest('[role="row"]')?.querySelector(`ec-event${withAttribute('data-key', key)}`);
  return drawing == null ? undefined : drawn.get(drawing);
}
