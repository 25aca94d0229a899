import { textWidth } from 'ng-event-calendar/core/internal';

/** Letters of scripts other than Latin, which no font has as wide as its figures say. */
const OTHERS = /[^ -\u024f\s]/g;

/**
 * As wide as a time may be in whatever font it is shown in, as a length of CSS: figures, and what is Latin, in figures of
 * that font, letters of other scripts by its size.
 */
export function widthOfTime(time: string): string {
  const others = time.match(OTHERS)?.length ?? 0;
  const figures = textWidth(time.replace(OTHERS, '')) / textWidth('0');
  return `calc(${figures.toFixed(2)}ch + ${(others * 1.25).toFixed(2)}em)`;
}
