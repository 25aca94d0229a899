import { textWidth } from 'ng-event-calendar/core/internal';

/** Letters of scripts other than Latin, which are wider than their share of figures. */
const OTHERS = /[^ -\u024f\s]/g;
/** Ideographs, which begin here, fill a square. */
const SQUARE = '\u2e80';

/**
 * As wide as a time may be in whatever font it is shown in, as a length of CSS: figures, and what is Latin, in figures of
 * that font, letters of other scripts by its size.
 */
export function widthOfTime(time: string): string {
  const figures = textWidth(time.replace(OTHERS, '')) / textWidth('0');
  const size = (time.match(OTHERS) ?? []).reduce(
    (sum, letter) => sum + (letter < SQUARE ? 1.25 : 1),
    0,
  );
  return `calc(${figures.toFixed(2)}ch + ${size.toFixed(2)}em)`;
}
