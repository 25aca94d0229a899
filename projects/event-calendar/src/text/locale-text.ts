import { FIRST_TEXT } from 'ng-event-calendar/core/internal';
import { PART_TEXT } from 'ng-event-calendar/core/texts';

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
