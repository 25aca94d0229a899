/** Pixels of a line of text on a card, and of the space above and below its lines. */
const LINE = 16;
const PADDING = 4;
/** Pixels of height from which the time stands below the title: an hour's, except at the lowest hour heights. */
const STACKED = 44;
/** Width in pixels of a chip on a card, with the space before it. */
const CHIP = 28;
/** Height in pixels of a chip on a card, with the space around it. */
const CHIP_HEIGHT = 24;
/** Pixels of a few letters and an ellipsis: with less beside a chip, a title says nothing. */
const FEW_LETTERS = 32;
/** Pixels of width below which a card has room for a word or a time only with less space beside its text. */
const NARROW = 56;
/** Pixels of a card beside its text, its accent and padding; a narrow card has less. */
const BESIDE = 14;
const BESIDE_NARROW = 8;
/** Pixels that a readable title needs: more than a few events stand side by side only if each has this width. */
const READABLE = 96;
/**
 * Pixels below which events aren't squeezed, and the number of events that are squeezed so that all of them are seen.
 */
const NARROWEST = 40;
const FEW = 3;
/** Pixels of a column beside its cards: the line at its start, and what is left free at its end. */
const FREE = 5;
/** Pixels each of two events needs at least: less than usual, so that neither of two has to be hidden. */
const NARROWEST_OF_TWO = 36;
/** Number of events side by side before anything is measured. */
const UNMEASURED_LANES = 8;

/** Room for text on a card of the time grid. */
export interface CardRoom {
  /** Number of whole lines of text; at least one. */
  readonly lines: number;
  /** Whether the time stands below the title, rather than beside it. */
  readonly isStacked: boolean;
  /** Whether there is room for a word at most, in which case the title takes all lines. */
  readonly isNarrow: boolean;
  /** Width of a line of text in pixels. */
  readonly textWidth: number;
  /** Whether the text ends beside a chip that lies over the card, as no line fits above the chip. */
  readonly isBesideChip: boolean;
}

/**
 * Returns the room for text on a card, by its height and its part of a column's width; an unmeasured column has enough.
 * `above` is the height above a chip that lies over the card. All pixels are those of 12-pixel letters: with larger
 * letters, everything else is smaller in proportion.
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

/**
 * Returns how many events a column of that many pixels holds side by side: a few narrow ones, or as many as are
 * readable.
 */
export function lanesIn(columnWidth: number | undefined): number {
  if (columnWidth === undefined) return UNMEASURED_LANES;
  const room = columnWidth - FREE;
  const least = room < 2 * NARROWEST_OF_TWO ? 1 : 2;
  return Math.max(least, Math.min(FEW, Math.floor(room / NARROWEST)), Math.floor(room / READABLE));
}

/**
 * Returns the least height in pixels of a card that has room for text and a chip, where a column of that width has the
 * most events side by side; 0 if the text has room beside the chip.
 */
export function coverableHeight(columnWidth: number | undefined): number {
  const { textWidth } = roomOnCard(0, columnWidth, 1 / lanesIn(columnWidth), 0);
  return textWidth < FEW_LETTERS ? LINE + PADDING + CHIP_HEIGHT : 0;
}
