import { FIRST_TEXT } from 'ng-event-calendar/core/internal';
import { PART_TEXT } from 'ng-event-calendar/core/texts';
import type { PluralForms } from 'ng-event-calendar/defaults';

/**
 * All texts of the calendar in English, by key. `{names}` in braces are replaced by values; numbers are written as in
 * the locale.
 *
 * Some keys aren't shown anywhere, as noted beside each. They belong to the common set of keys, so that a translation
 * of that set fits as it is.
 */
// Bundlers drop this where it isn't read; an object literal with spreads would stay, with all its texts.
export const DEFAULT_LOCALE_TEXT: Readonly<
  Record<keyof typeof FIRST_TEXT | keyof typeof PART_TEXT, string | PluralForms>
> = /* @__PURE__ */ Object.assign({}, FIRST_TEXT, PART_TEXT);
