/** Pixels of a line of text on a card, and of the room above and below its lines. */
const LINE = 16;
const PADDING = 4;
/** Pixels from which title and time stand one under the other: those of an hour, but for the lowest hours. */
const STACKED = 44;
/** Pixels of a chip on a card, with what stays free before it. */
const CHIP = 28;
/** Pixels under which a card has room for a few letters only. */
const NARROW = 48;
/** Pixels that a card has beside its text: its accent, and what stays free at its sides; a narrow one has less. */
const BESIDE = 14;
const BESIDE_NARROW = 8;
/** Pixels that a title needs to be read: more events than a few stand beside each other where each has these. */
const READABLE = 96;
/** Pixels under which an event isn't squeezed, and how many are, so that a few are all seen. */
const NARROWEST = 40;
const FEW = 3;
/** Pixels that stay free at the end of a column. */
const FREE = 4;
/** Two share a column though each has a little less: nobody is to look for one of two. */
const NARROWEST_OF_TWO = 36;
/** How many events stand beside each other before anything is measured. */
const UNMEASURED_LANES = 8;

/** How much text a card of the time grid has room for. */
export interface CardRoom {
  /** Whole lines of text; at least one. */
  readonly lines: number;
  /** Whether the time stands under the title, rather than beside it. */
  readonly isStacked: boolean;
  /** Whether there is room for a few letters only: then the title needs what lines there are. */
  readonly isNarrow: boolean;
  /** Pixels that a line of text has. */
  readonly textWidth: number;
  /** Whether the text ends beside a chip that lies over the card, as none of its lines stands above that. */
  readonly isBesideChip: boolean;
}

/**
 * How much text a card has room for, by its height and the part that it has of a column; one whose column isn't measured
 * has room enough. `above` is the height above a chip that lies over the card. All in pixels of letters of 12 pixels:
 * where letters are larger, everything else is as much smaller.
 */
export function roomOnCard(
  height: number,
  columnWidth = Infinity,
  part = 1,
  above: number | null = null,
): CardRoom {
  const isBesideChip = above !== null && above < LINE + PADDING;
  const free = above === null || isBesideChip ? height : above;
  const lines = Math.max(1, Math.floor((free - PADDING) / LINE));
  const width = (columnWidth - FREE) * part;
  const isNarrow = width < NARROW;
  return {
    lines,
    isStacked: lines > 1 && free >= STACKED,
    isNarrow,
    textWidth: width - (isNarrow ? BESIDE_NARROW : BESIDE) - (isBesideChip ? CHIP : 0),
    isBesideChip,
  };
}

/** How many events a column so many pixels wide holds beside each other: a few that are narrow, or as many as can be read. */
export function lanesIn(columnWidth: number | undefined): number {
  if (columnWidth === undefined) return UNMEASURED_LANES;
  const room = columnWidth - FREE;
  const least = room < 2 * NARROWEST_OF_TWO ? 1 : 2;
  return Math.max(least, Math.min(FEW, Math.floor(room / NARROWEST)), Math.floor(room / READABLE));
}
