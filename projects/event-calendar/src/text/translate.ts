import { FIRST_TEXT } from 'ng-event-calendar/core/internal';
import type { LocaleTextKey, PartialLocaleText, PluralForms } from 'ng-event-calendar/defaults';
import { ENGLISH, englishNumber, englishPlural } from './english';
import { lazy } from './lazy';
import { DEFAULT_LOCALE_TEXT } from './locale-text';
import { validLocale } from './valid-locale';

/** Values of the `{placeholders}` of a text; numbers are written as in the locale. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key with its placeholders filled in. */
export type Translator = (key: LocaleTextKey, values?: TextValues) => string;

// Bundlers know this flag, and drop its blocks from production: messages, and the names of all texts.
declare const ngDevMode: unknown;

const PLACEHOLDER = /\{(\w+)\}/g;
const NO_VALUES: TextValues = {};

/**
 * Makes the function that returns the calendar's texts, with the host's overrides before the defaults. `moreDefaults`
 * are the texts of loaded parts, of the premium calendar, and of the application. Unusable overrides are reported, once
 * each, and their defaults apply.
 *
 * @internal
 */
export function createTranslator(
  locale: string,
  overrides: PartialLocaleText | undefined,
  report: (message: string) => void = () => undefined,
  moreDefaults: PartialLocaleText = {},
): Translator {
  const known = validLocale(locale);
  const isEnglish = known === ENGLISH;
  const numbers = lazy(() => new Intl.NumberFormat(known));
  const plurals = lazy(() => new Intl.PluralRules(known));
  const number = (value: number): string =>
    (isEnglish ? englishNumber(value) : undefined) ?? numbers().format(value);
  const plural = (count: number): Intl.LDMLPluralRule =>
    isEnglish ? englishPlural(count) : plurals().select(count);
  const texts: PartialLocaleText = {
    ...FIRST_TEXT,
    ...moreDefaults,
    ...usableTexts(overrides, report),
  };

  return (key, values = NO_VALUES) => {
    const text = (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? key;
    const pattern = typeof text === 'string' ? text : pluralForm(text, values, plural);
    // One pass, and a function as replacement: neither `{x}` nor `$&` in a value means anything.
    return pattern.replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'number' ? number(value) : (value ?? placeholder);
    });
  };
}

/** Returns the form for `count`, or for the first number among the values where none has that name. */
function pluralForm(
  forms: PluralForms,
  values: TextValues,
  pluralOf: (count: number) => Intl.LDMLPluralRule,
): string {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const count = [
    Object.hasOwn(values, 'count') ? values['count'] : null,
    ...Object.values(values),
  ].find(isNumber);
  if (count === undefined) return forms.other;
  const exact = `=${count}` as const;
  const form = Object.hasOwn(forms, exact) ? exact : pluralOf(count);
  return (Object.hasOwn(forms, form) ? forms[form] : undefined) ?? forms.other;
}

/** Returns the usable texts, and reports the others. */
export function usableTexts(
  overrides: unknown,
  report: (message: string) => void,
): PartialLocaleText {
  if (overrides === undefined || overrides === null) {
    return {};
  }
  if (typeof overrides !== 'object' || Array.isArray(overrides)) {
    if (ngDevMode) report('localeText must be an object of texts by key; it is ignored.');
    return {};
  }
  const usable: Record<string, string | PluralForms> = {};
  for (const [key, text] of Object.entries(overrides) as [string, unknown][]) {
    if (ngDevMode && !isLocaleTextKey(key)) {
      report(`localeText.${key} is not a text of the calendar; it is ignored.`);
    } else if (typeof text === 'string' || isPluralForms(text)) {
      usable[key] = text;
    } else if (ngDevMode && text !== undefined) {
      report(
        `localeText.${key} must be a string or plural forms such as {one, other}; ` +
          'the default text is shown.',
      );
    }
  }
  return usable;
}

function isLocaleTextKey(key: string): key is LocaleTextKey {
  // One map of texts serves both calendars: the plain one doesn't know the texts of rules by name.
  return Object.hasOwn(DEFAULT_LOCALE_TEXT, key) || /^(rule|recurrence)[A-Z]/.test(key);
}

function isPluralForms(text: unknown): text is PluralForms {
  return (
    typeof text === 'object' &&
    text !== null &&
    Object.hasOwn(text, 'other') &&
    Object.values(text).every((form) => typeof form === 'string')
  );
}
