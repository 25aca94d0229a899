import { linesOfText, textWidth } from 'ng-event-calendar/core/internal';
import { detailsOf } from './card-details';
import type { EventPlace } from './event-place';

/** Pixels between two texts on a line. */
const GAP = 8;
/** Separator between two texts on a line, in its widest form. */
const SEPARATOR = ' · ';
/** Pixels of a line below which no more than a few letters of a resource or a description would fit. */
const LEAST_DETAIL = 40;

/** Texts for a card. */
export interface CardWords {
  readonly title: string;
  /** Pixels of the marks before and after the title. */
  readonly marks: number;
  /** Forms of its time for a card of this width, the longest first; evaluated only as far as none fits. */
  readonly times: readonly (() => string)[];
  readonly resource: string | undefined;
  readonly description: unknown;
}

/** Texts that a card shows, and their arrangement. */
export interface CardText {
  /** Number of lines of the title; a title of one line isn't broken. */
  readonly titleLines: number;
  /** Longest form of the time that fits, beside the title or beneath it; empty where none does. */
  readonly time: string;
  /** Lines beneath title and time. */
  readonly details: readonly string[];
  /** Whether the first of these shares the line of the time, as no other is left for it. */
  readonly isBeside: boolean;
}

/** Chooses the texts that a card shows in its room: whole words and whole times, never a part of a time. */
export function cardTextOf(place: EventPlace, words: CardWords): CardText {
  const { lines = 1, isStacked = false, isNarrow = false, textWidth: width = Infinity } = place;
  const { title, marks, times, resource, description } = words;
  if (!isStacked) {
    const besideTitle = width - marks - textWidth(title, width) - GAP;
    // Not the shortest form, for which cards of this width have no other place.
    const forms = times.slice(0, lines === 1 ? Math.max(1, times.length - 1) : 1);
    const time = longestIn(forms, besideTitle);
    if (lines === 1 || time !== '') return { titleLines: 1, time, details: [], isBeside: false };
  }

  const needed = linesOfText(title, width - marks);
  // A high card reserves a line for its time, a lower one only uses a line that its title leaves.
  const keepsTime = needed < lines || (isStacked && (!isNarrow || lines > 2));
  const time = keepsTime ? longestIn(times, width) : '';
  const titleLines = Math.min(needed, time === '' ? lines : lines - 1);
  if (time === '' || width < LEAST_DETAIL)
    return { titleLines, time, details: [], isBeside: false };

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

/** Returns the longest form of a time that fits a width in pixels; empty where none does. */
export function longestIn(forms: CardWords['times'], width: number): string {
  // No time is formatted only to be found too long.
  if (width <= 0) return '';
  for (const form of forms) {
    const text = form();
    if (textWidth(text, width) <= width) return text;
  }
  return '';
}
