import { ENGLISH } from './english';

/** The locale that stands in for one that is unknown or malformed. */
export const FALLBACK_LOCALE = ENGLISH;

/** The BCP 47 tag itself if `Intl` has data for it, else `'en-US'`; never throws. */
export function validLocale(locale: string): string {
  // What is known needs no question: the first one to `Intl` is dear.
  if (locale === ENGLISH) return locale;
  try {
    // Without this, `Intl` replaces an unknown locale by the browser's, another one on each machine.
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

/** Whether `Intl` has data for a locale, so that nothing stands in for it. */
export function isKnownLocale(locale: unknown): boolean {
  if (typeof locale !== 'string') return false;
  return validLocale(locale) !== FALLBACK_LOCALE || /^en-US$/i.test(locale);
}
