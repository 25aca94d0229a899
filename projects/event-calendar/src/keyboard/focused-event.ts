import { withAttribute } from '../feedback/attribute-selector';
import { LIST_VIEW } from '../feedback/view-elements';
import { EVENT_ELEMENT } from '../gestures/drawn-event';

/** Parts of a day in a list that take the focus. */
const IN_LIST = '.ec-date button, ec-event';

/** Elements within a cell that take the focus: events, and the chip in place of those without room. */
const IN_CELL = `${EVENT_ELEMENT}, [data-more]`;
/** Selects a view, which is replaced as a whole. */
const WHOLE_VIEW = `[role$="grid"], ${LIST_VIEW}`;

/** A cell of the view or a part of one that has the focus, or had it until its element was removed. */
export interface FocusedPart {
  readonly element: HTMLElement;
  readonly view: Element | null;
  /** Cell in which it stands, and the date of that cell: another page may draw other dates in the same cells. */
  readonly cell: HTMLElement;
  readonly date: string | undefined;
}

/** Returns a cell of the view, an event or a chip in one; null for other elements, and for those of popovers. */
export function focusedPartOf(target: EventTarget | null | undefined): FocusedPart | null {
  if (!(target instanceof HTMLElement)) return null;
  const cell = target.closest<HTMLElement>('.ec-content [data-slot]');
  if (cell === null || target.closest('[popover]') !== null) return null;
  if (target !== cell && !target.matches(IN_CELL)) return null;
  return { element: target, view: target.closest(WHOLE_VIEW), cell, date: cell.dataset['date'] };
}

/**
 * Returns the element that gets the focus of a part of the view whose own element has lost it: the event where that is drawn now,
 * else its cell, from which keys go on. Null where another page has taken its place. An event that is out of sight isn't
 * followed: nothing is to be scrolled, as it wasn't the user who moved the event.
 */
export function placeAfter(
  { element, cell, date }: FocusedPart,
  root: HTMLElement,
): HTMLElement | null {
  const drawn = element.isConnected ? element : drawnNow(element, root);
  if (drawn !== undefined && isInSight(drawn)) return drawn;
  if (!cell.isConnected || cell.dataset['date'] !== date) return null;
  // A day of a list takes no focus itself.
  return cell.hasAttribute('tabindex') ? cell : cell.querySelector(IN_LIST);
}

/**
 * Returns the new element of an event: of several pieces the one in the columns of the same resource. Undefined where it
 * isn't drawn, or where the element was none of an event.
 */
export function drawnNow({ dataset }: HTMLElement, root: HTMLElement): HTMLElement | undefined {
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
