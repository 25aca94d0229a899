import { isAppleSystem, keyNames } from './key-names';
import { DEFAULT_LOCALE_TEXT } from './locale-text';
import { createTranslator } from './translate';

const KEYS = { keyControl: 'Strg', keyShift: 'Umschalt', keyEnter: 'Eingabe', keyDelete: 'Entf' };

describe('keyNames', () => {
  it.each([
    ['en', {}, false, ['Enter', 'Delete', 'Ctrl C', 'Shift E', 'Ctrl Shift Z']],
    ['de', KEYS, false, ['Eingabe', 'Entf', 'Strg C', 'Umschalt E', 'Strg Umschalt Z']],
    ['de', KEYS, true, ['↩', '⌦', '⌘C', '⇧E', '⇧⌘Z']],
  ])('of %s with %j, on a Mac %j, are %j', (locale, texts, isMac, expected) => {
    const text = createTranslator(locale, texts, undefined, DEFAULT_LOCALE_TEXT);
    const keys = keyNames(text, isMac);
    const { enter, remove } = keys;
    const withKeys = [keys.withControl('C'), keys.withShift('E'), keys.withControlAndShift('Z')];
    expect([enter, remove, ...withKeys]).toEqual(expected);
  });
});

describe('isAppleSystem', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
    ['', false],
  ])('%j: %j', (userAgent, expected) => {
    expect(isAppleSystem(userAgent)).toBe(expected);
  });
});
