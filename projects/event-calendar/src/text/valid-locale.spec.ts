import { validLocale } from './valid-locale';

describe('validLocale', () => {
  it.each([
    ['de-AT', 'de-AT'],
    ['DE-at', 'de-AT'],
    ['ar-EG-u-nu-latn', 'ar-EG-u-nu-latn'],
    ['xx-YY', 'en-US'],
    ['en_US', 'en-US'],
    ['', 'en-US'],
  ])('of %j is %s', (locale, expected) => {
    expect(validLocale(locale)).toBe(expected);
  });
});
