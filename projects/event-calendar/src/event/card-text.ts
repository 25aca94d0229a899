import { linesOfText, textWidth } from 'ng-event-calendar/core/internal';
import { detailsOf } from './card-details';
import type { EventPlace } from './event-place';

/** Pixels between what stands beside each other on a line. */
const GAP = 8;
const SEPARATOR = ' · ';

/** What there is to be said on a card. */
export interface CardWords {
  readonly title: string;
  /** Pixels of the marks before the title and behind it. */
  readonly marks: number;
  /** Forms of its time for a card as wide as this, the longest first; asked for only as far as none fits. */
  readonly times: readonly (() => string)[];
  readonly resource: string | undefined;
  readonly description: unknown;
}

/** What of it a card shows, and where. */
export interface CardText {
  /** Lines of the title; where it is one, the title isn't broken. */
  readonly titleLines: number;
  /** The longest form of its time that fits, beside the title or beneath it; empty where none does. */
  readonly time: string;
  /** What stands beneath title and time, a line each. */
  readonly details: readonly string[];
  /** Whether the first of these stands on the line of the time, as none is left for it. */
  readonly isBeside: boolean;
}

/** Chooses what a card shows in the room that it has: whole words and whole times, never a part of a time. */
export function cardTextOf(place: EventPlace, words: CardWords): CardText {
  const { lines = 1, isStacked = false, isNarrow = false, textWidth: width = Infinity } = place;
  const { title, marks, times, resource, description } = words;
  if (!isStacked) {
    const besideTitle = width - marks - textWidth(title, width) - GAP;
    // Not the shortest, which cards as wide as this have nowhere else.
    const forms = times.slice(0, lines === 1 ? Math.max(1, times.length - 1) : 1);
    const time = longestIn(forms, besideTitle);
    if (lines === 1 || time !== '') return { titleLines: 1, time, details: [], isBeside: false };
  }

  const needed = linesOfText(title, width - marks);
  // A high card keeps a line for its time, a lower one only what its title leaves.
  const keepsTime = needed < lines || (isStacked && (!isNarrow || lines > 2));
  const time = keepsTime ? longestIn(times, width) : '';
  const titleLines = Math.min(needed, time === '' ? lines : lines - 1);
  if (time === '' || isNarrow) return { titleLines, time, details: [], isBeside: false };

  const left = lines - titleLines - 1;
  if (left > 0) {
    const details = detailsOf(place, left, resource, description);
    return { titleLines, time, details, isBeside: false };
  }
  const details = detailsOf(place, 1, resource, undefined).filter(
    (detail) => textWidth(time + SEPARATOR + detail) <= width,
  );
  return { titleLines, time, details, isBeside: details.length > 0 };
}

/** The longest of the forms of a time for which there are so many pixels; empty where none fits. */
export function longestIn(forms: CardWords['times'], width: number): string {
  // No time is written only to be found too long.
  if (width <= 0) return '';
  for (const form of forms) {
    const text = form();
    if (textWidth(text, width) <= width) return text;
  }
  return '';
}
