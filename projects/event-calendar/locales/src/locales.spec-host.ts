import type { LocaleText } from 'ng-event-calendar';
import * as locales from 'ng-event-calendar/locales';

/** Name of a set of texts. */
export type LocaleName = keyof typeof locales;

/** Each set of texts with the BCP 47 tag of its language. */
export const SETS: readonly { name: LocaleName; tag: string; texts: LocaleText }[] = (
  Object.keys(locales) as LocaleName[]
).map((name) => ({ name, tag: name.replace(/[A-Z]+$/, '-$&'), texts: locales[name] }));

/** Returns all forms of a text by the name of the form; a plain text is `other`. */
export function formsOf(text: LocaleText[keyof LocaleText]): [string, string][] {
  const forms: Readonly<Record<string, string>> =
    typeof text === 'string' ? { other: text } : { ...text };
  return Object.entries(forms);
}
