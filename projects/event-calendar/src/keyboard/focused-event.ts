import { withAttribute } from '../feedback/attribute-selector';
import { EVENT_ELEMENT } from '../gestures/drawn-event';

/** Parts of a day in a list that take the focus. */
const IN_LIST = '.ec-date button, ec-event';

/** An event of the view that has the focus, or had it until its element was removed. */
export interface FocusedEvent {
  readonly element: HTMLElement;
  /** Cell in which it stands, and the date of that cell: another page may draw other dates in the same cells. */
  readonly cell: HTMLElement;
  readonly date: string | undefined;
}

/** Returns an event in a cell of the view; null for other elements, and for events of popovers. */
export function focusedEventOf(target: EventTarget | null | undefined): FocusedEvent | null {
  if (!(target instanceof HTMLElement) || !target.matches(EVENT_ELEMENT)) return null;
  const cell = target.closest<HTMLElement>('.ec-content [data-slot]');
  if (cell === null || target.closest('[popover]') !== null) return null;
  return { element: target, cell, date: cell.dataset['date'] };
}

/**
 * Returns the element that gets the focus of an event whose own element has lost it: the event where that is drawn now,
 * else its cell, from which keys go on. Null where another page has taken its place. An event that is out of sight isn't
 * followed: nothing is to be scrolled, as it wasn't the user who moved the event.
 */
export function placeAfter(
  { element, cell, date }: FocusedEvent,
  root: HTMLElement,
): HTMLElement | null {
  const drawn = element.isConnected ? element : drawnNow(element, root);
  if (drawn !== undefined && isInSight(drawn)) return drawn;
  if (!cell.isConnected || cell.dataset['date'] !== date) return null;
  // A day of a list takes no focus itself.
  return cell.hasAttribute('tabindex') ? cell : cell.querySelector(IN_LIST);
}

/** Returns the new element of an event: of several pieces the one in the columns of the same resource. */
function drawnNow({ dataset }: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const key = dataset['key'] ?? dataset['continues'] ?? '';
  const pieces = [
    ...root.querySelectorAll<HTMLElement>(
      `.ec-content [data-slot] ec-event${withAttribute('data-key', key)}`,
    ),
  ];
  return pieces.find((piece) => piece.dataset['resourceId'] === dataset['resourceId']) ?? pieces[0];
}

/** Whether some of an element lies within the part of its grid that is in sight, below the head. */
function isInSight(element: HTMLElement): boolean {
  const grid = element.closest('[role$="grid"]');
  if (grid === null) return true;
  const [own, box] = [element.getBoundingClientRect(), grid.getBoundingClientRect()];
  const head = grid.querySelector('.ec-head');
  const isInHead = head?.contains(element) === true;
  const top = isInHead ? box.top : (head?.getBoundingClientRect().bottom ?? box.top);
  return (
    own.bottom >= top && own.top <= box.bottom && own.right >= box.left && own.left <= box.right
  );
}
