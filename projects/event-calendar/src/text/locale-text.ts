import { PART_TEXT } from 'ng-event-calendar/core/texts';
import { FIRST_TEXT } from './first-texts';
import type { RecurrenceTextKey } from './recurrence-text-key';

/**
 * A text whose wording depends on a number; the form is chosen with `Intl.PluralRules`. A form for one
 * exact number, such as `'=0'`, goes before it.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> &
  Readonly<Record<`=${number}`, string>> & { readonly other: string };

/**
 * Every text of the calendar in English, by key. `{names}` in braces stand for values.
 * Numbers are written the way the locale writes them.
 *
 * Some keys are shown nowhere, as is said beside each: they belong to the set that maps of texts are
 * written for, so that such a map fits as it is, and keep their meaning for what may come to show them.
 */
// Bundlers leave it out where nobody reads it: spread in a literal it would stay, with all its texts.
export const DEFAULT_LOCALE_TEXT: typeof FIRST_TEXT & typeof PART_TEXT =
  /* @__PURE__ */ Object.assign({}, FIRST_TEXT, PART_TEXT);

/** Name of one text of the calendar. */
export type LocaleTextKey = keyof typeof FIRST_TEXT | keyof typeof PART_TEXT | RecurrenceTextKey;

/** All texts of the calendar; a plain JSON object. */
export type LocaleText = Readonly<Record<LocaleTextKey, string | PluralForms>>;

/** The texts a host replaces; the others keep their default. */
export type PartialLocaleText = Partial<LocaleText>;
