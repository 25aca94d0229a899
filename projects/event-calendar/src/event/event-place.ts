import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';

/**
 * Shape in which an event is drawn: a card in the time grid, a bar over whole days, a line in a month cell, or a
 * tile of two lines in a list.
 */
export type EventShape = 'card' | 'bar' | 'line' | 'tile';

/** An event at its place in a view, with the room it has there. */
export interface EventPlace {
  readonly occurrence: Occurrence;
  readonly shape: EventShape;
  /** Whether the event continues before, and after, the part that is drawn here. */
  readonly continuesBefore?: boolean;
  readonly continuesAfter?: boolean;
  /** Resource of the column in which the event stands, null for unassigned; left out where columns are days alone. */
  readonly resource?: Slot['resource'];
  /** Row of bars or lines in which the event stands. */
  readonly row?: number;
  /** Number of days that a bar covers. */
  readonly days?: number;
  /** Number of lines of text that fit on a card. */
  readonly lines?: number;
  /** Whether the time stands under the title of a card, rather than beside it. */
  readonly isStacked?: boolean;
  /** Whether a card has room for a few letters only, so that the title needs all its lines. */
  readonly isNarrow?: boolean;
  /** Pixels of a line of text on a card; left out where there is room enough. */
  readonly textWidth?: number;
  /**
   * Returns the pixels below the upper edge of the scrolled view at which the words of a high card stay; left out where
   * the card isn't higher than the view.
   */
  readonly wordsStayAt?: (() => number) | undefined;
  /** Whether it is a bar in a row of a resource, whose words stand as on a card. */
  readonly isInRow?: boolean;
  /** Whether a bar in a row has room for the description. */
  readonly isWide?: boolean;
  /** Whether Tab reaches the event, as in lists by default; other places are reached by arrow keys. */
  readonly isTabStop?: boolean;
  /** The day a list entry stands under; an event of several days says there which part it is. */
  readonly day?: number;
}

/** Whether the event stands in a list, where nothing can be dragged, rather than in a grid. */
export function isInList({ shape }: EventPlace): boolean {
  return shape === 'tile';
}

/** Returns the number of lines of text that fit: as many as a card is high, two on a tile, elsewhere one. */
export function linesIn({ lines, shape }: Pick<EventPlace, 'lines' | 'shape'>): number {
  return lines ?? (shape === 'tile' ? 2 : 1);
}
