import { textWidth } from 'ng-event-calendar/core/internal';

/** Letters of scripts other than Latin, which are wider than a share of figures. */
const OTHERS = /[^ -\u024f\s]/g;
/** First ideograph; ideographs fill a square. */
const SQUARE = '\u2e80';

/**
 * Returns the width of a time in any font, as a CSS length: Latin text in figures of that font (`ch`), letters of other
 * scripts by the size of the font (`em`).
 */
export function widthOfTime(time: string): string {
  const figures = textWidth(time.replace(OTHERS, '')) / textWidth('0');
  const size = (time.match(OTHERS) ?? []).reduce(
    (sum, letter) => sum + (letter < SQUARE ? 1.25 : 1),
    0,
  );
  return `calc(${figures.toFixed(2)}ch + ${size.toFixed(2)}em)`;
}
