import type { Translator } from './translate';

/** Keys as the keyboard before the user prints them. */
export interface KeyNames {
  readonly enter: string;
  readonly remove: string;
  /** A key pressed together with Control, or Command on a Mac. */
  readonly withControl: (key: string) => string;
  readonly withControlAndShift: (key: string) => string;
}

const ON_A_MAC: KeyNames = {
  enter: '↩',
  remove: '⌦',
  withControl: (key) => `⌘${key}`,
  withControlAndShift: (key) => `⇧⌘${key}`,
};

/** The names of keys in the language of `text`; on a Mac the signs that every language has there. */
export function keyNames(text: Translator, isMac: boolean): KeyNames {
  if (isMac) return ON_A_MAC;
  const control = text('keyControl');
  return {
    enter: text('keyEnter'),
    remove: text('keyDelete'),
    withControl: (key) => `${control} ${key}`,
    withControlAndShift: (key) => `${control} ${text('keyShift')} ${key}`,
  };
}

/** Whether a browser's description of itself names a system by Apple. */
export function isAppleSystem(userAgent: string): boolean {
  return /Mac OS X|Macintosh/.test(userAgent);
}
