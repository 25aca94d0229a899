/** The locale that stands in for one that is unknown or malformed. */
export const FALLBACK_LOCALE = 'en-US';

/** The BCP 47 tag itself if `Intl` has data for it, else `'en-US'`; never throws. */
export function validLocale(locale: string): string {
  try {
    // Without this, `Intl` replaces an unknown locale by the browser's, another one on each machine.
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}
