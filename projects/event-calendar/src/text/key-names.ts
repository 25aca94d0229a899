import type { Translator } from './translate';

/** Names of keys as printed on the user's keyboard. */
export interface KeyNames {
  readonly enter: string;
  readonly remove: string;
  /** Returns the name of a key pressed together with Control, or Command on a Mac. */
  readonly withControl: (key: string) => string;
  readonly withShift: (key: string) => string;
  readonly withControlAndShift: (key: string) => string;
}

const ON_A_MAC: KeyNames = {
  enter: '↩',
  remove: '⌦',
  withControl: (key) => `⌘${key}`,
  withShift: (key) => `⇧${key}`,
  withControlAndShift: (key) => `⇧⌘${key}`,
};

/** Returns the names of keys in the language of `text`; on a Mac the symbols that all languages share there. */
export function keyNames(text: Translator, isMac: boolean): KeyNames {
  if (isMac) return ON_A_MAC;
  const [control, shift] = [text('keyControl'), text('keyShift')];
  return {
    enter: text('keyEnter'),
    remove: text('keyDelete'),
    withControl: (key) => `${control} ${key}`,
    withShift: (key) => `${shift} ${key}`,
    withControlAndShift: (key) => `${control} ${shift} ${key}`,
  };
}

/** Whether a user agent string names a system by Apple. */
export function isAppleSystem(userAgent: string): boolean {
  return /Mac OS X|Macintosh/.test(userAgent);
}
