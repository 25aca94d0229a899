import { textWidth } from 'ng-event-calendar/core/internal';
import type { LabelRules } from './axis-labels';
import type { UnitRange } from './axis-units';

/** How a label writes the date on which its unit begins: "Nov 23", "11/23" or "23". */
export type DateForm = 'short' | 'numeric' | 'number';

/** Size of a label's letters beside that of measured ones, and the pixels that it needs beside its text. */
const LETTERS = 11 / 12;
const BESIDE = 4;

/** Returns the longest form in which the dates of all units fit the widest of them, on one line each. */
export function dateForm(
  units: readonly Pick<UnitRange, 'firstDay' | 'from' | 'to'>[],
  { words, scale }: Pick<LabelRules, 'words' | 'scale'>,
): DateForm {
  const room = Math.max(...units.map(({ from, to }) => (to - from) * scale)) - BESIDE;
  const fits = (form: DateForm): boolean =>
    units.every(({ firstDay }) => textWidth(words.week(firstDay, form)) * LETTERS <= room);
  return (['short', 'numeric'] as const).find(fits) ?? 'number';
}
