/** Selects a view that is a grid; the mini calendar beside it is one too, but has no slots. */
export const GRID_VIEW = '[role$="grid"]:has([data-slot])';
/** Selects a view that is a list, in which Tab leads from event to event. */
export const LIST_VIEW = 'ec-agenda';
/** Selects the view on the page. */
export const VIEW = `${GRID_VIEW}, ${LIST_VIEW}`;
