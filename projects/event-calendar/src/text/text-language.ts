import { ENGLISH } from './english';

/**
 * Returns the language of the calendar's texts where it isn't that of the page around it (WCAG 2.2, 3.1.2); null where
 * it is, or can't be known. Without given texts the calendar speaks English, in whatever locale it writes dates.
 */
export function foreignLanguage(
  locale: string,
  hasGivenTexts: boolean,
  pageLanguage: string | null,
): string | null {
  const isEnglish = primaryOf(locale) === 'en';
  // A host that gives texts without naming their locale leaves that at English.
  if (hasGivenTexts && isEnglish) return null;
  const language = hasGivenTexts || isEnglish ? locale : ENGLISH;
  return pageLanguage !== null && primaryOf(pageLanguage) === primaryOf(language) ? null : language;
}

/** Returns the language of a BCP 47 tag, without its region and script. */
function primaryOf(tag: string): string {
  return tag.split('-', 1)[0]!.toLowerCase();
}
