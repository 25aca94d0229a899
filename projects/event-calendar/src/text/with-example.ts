import type { Translator } from './translate';

/** Returns the fault of a date or time with an example of how one is written (WCAG 2.2, 3.3.3). */
export function withExample(fault: string, example: string, text: Translator): string {
  return `${fault} ${text('writtenLike', { example })}`;
}
