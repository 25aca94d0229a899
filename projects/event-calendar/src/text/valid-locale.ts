import { ENGLISH } from './english';

/** Locale in place of one that is unknown or malformed. */
export const FALLBACK_LOCALE = ENGLISH;

/** Returns the BCP 47 tag itself if `Intl` has data for it, else `'en-US'`; never throws. */
export function validLocale(locale: string): string {
  // A known locale needs no lookup: the first call of `Intl` is expensive.
  if (locale === ENGLISH) return locale;
  try {
    // Without this, `Intl` replaces an unknown locale by the browser's, which differs between machines.
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

/** Whether `Intl` has data for a locale, so that none replaces it. */
export function isKnownLocale(locale: unknown): boolean {
  if (typeof locale !== 'string') return false;
  return validLocale(locale) !== FALLBACK_LOCALE || /^en-US$/i.test(locale);
}
