/**
 * Replaces the narrow no-break space (U+202F) and the thin space (U+2009) by ordinary spaces. ICU puts them before AM
 * and around range dashes, but not in every release: the server's markup would differ from the browser's, and a host's
 * search for '9 AM' would find nothing.
 */
export function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ');
}
