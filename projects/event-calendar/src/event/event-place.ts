import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';

/**
 * How an event is drawn: a card in the time grid, a bar over whole days, a line in a month cell,
 * or in a list an entry of one line or a tile of two.
 */
export type EventShape = 'card' | 'bar' | 'line' | 'entry' | 'tile';

/** An event where a view draws it, and the room it has there. */
export interface EventPlace {
  readonly occurrence: Occurrence;
  readonly shape: EventShape;
  /** Whether it goes on before and after what is drawn of it here. */
  readonly continuesBefore?: boolean;
  readonly continuesAfter?: boolean;
  /** Whose columns it stands in, null for nobody's; left out where columns are days alone. */
  readonly resource?: Slot['resource'];
  /** Row of bars or lines that it stands in. */
  readonly row?: number;
  /** How many days a bar goes over. */
  readonly days?: number;
  /** How many lines of text fit on a card. */
  readonly lines?: number;
  /** Whether the time stands under the title of a card, rather than beside it. */
  readonly isStacked?: boolean;
  /** Whether a card has room for a few letters only: then the title needs what lines there are. */
  readonly isNarrow?: boolean;
  /** Pixels that a line of a card's text has; left out where there is room enough. */
  readonly textWidth?: number;
  /**
   * Pixels beneath the upper edge of what is scrolled at which the words of a high card stay; left out where the card
   * isn't scrolled through.
   */
  readonly wordsStayAt?: (() => number) | undefined;
  /** Whether it is a bar in a row of a resource, whose words stand as on a card. */
  readonly isInRow?: boolean;
  /** Whether a bar in a row has room for the description. */
  readonly isWide?: boolean;
  /** The day a list entry stands under; an event of several days says there which part it is. */
  readonly day?: number;
}

/** Whether it stands in a list, where nothing can be dragged, rather than in a grid. */
export function isInList({ shape }: EventPlace): boolean {
  return shape === 'entry' || shape === 'tile';
}

/** How many lines of text fit: as many as a card is high, two on a tile, elsewhere one. */
export function linesIn({ lines, shape }: Pick<EventPlace, 'lines' | 'shape'>): number {
  return lines ?? (shape === 'tile' ? 2 : 1);
}
