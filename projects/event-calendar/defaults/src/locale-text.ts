import type { FIRST_TEXT } from 'ng-event-calendar/core/internal';
import type { PART_TEXT } from 'ng-event-calendar/core/texts';
import type { RecurrenceTextKey } from './recurrence-text-key';

/**
 * A text whose wording depends on a number; the form is chosen with `Intl.PluralRules`. A form for an exact number,
 * such as `'=0'`, takes precedence.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> &
  Readonly<Record<`=${number}`, string>> & { readonly other: string };

/** Key of a text of the calendar. */
export type LocaleTextKey = keyof typeof FIRST_TEXT | keyof typeof PART_TEXT | RecurrenceTextKey;

/** All texts of the calendar; a plain JSON object. */
export type LocaleText = Readonly<Record<LocaleTextKey, string | PluralForms>>;

/** Texts that a host replaces; missing ones keep their default. */
export type PartialLocaleText = Partial<LocaleText>;
