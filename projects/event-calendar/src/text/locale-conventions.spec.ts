import { localeUsesAmpm, localeWeekStart, regionWeekStart } from './locale-conventions';

describe('localeWeekStart', () => {
  it.each([
    ['en-US', 0],
    ['en-GB', 1],
    ['de', 1],
    ['pt-BR', 0],
    ['ar-EG', 6],
    ['fa', 6],
    ['dv-MV', 0],
    ['en-MV', 5],
    ['en-US-u-fw-mon', 1],
    ['no such locale', 0],
    ['', 0],
  ])('of %s is %d', (locale, expected) => {
    expect(localeWeekStart(locale)).toBe(expected);
  });

  it('never throws on what is no locale', () => {
    for (const locale of [null, undefined, 7, {}, 'x'.repeat(300)]) {
      expect(() => localeWeekStart(locale as string)).not.toThrow();
      expect(() => localeUsesAmpm(locale as string)).not.toThrow();
    }
  });

  describe('in a browser without week information', () => {
    const own = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo');
    const older = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'weekInfo');

    beforeEach(() => {
      Reflect.deleteProperty(Intl.Locale.prototype as object, 'getWeekInfo');
      Reflect.deleteProperty(Intl.Locale.prototype as object, 'weekInfo');
    });
    afterEach(() => {
      if (own) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', own);
      if (older) Object.defineProperty(Intl.Locale.prototype, 'weekInfo', older);
    });

    it.each([
      ['en', 0],
      ['en-US', 0],
      ['fr', 1],
      ['ar-EG', 6],
      ['en-MV', 5],
      ['ja', 0],
    ])('still knows %s', (locale, expected) => {
      expect(localeWeekStart(locale)).toBe(expected);
    });
  });

  it.each([
    'US',
    'CA',
    'BR',
    'IN',
    'JP',
    'DE',
    'FR',
    'GB',
    'AU',
    'EG',
    'IR',
    'MV',
    'PT',
    'IL',
    'NZ',
  ])('its table says of %s what Intl says', (region) => {
    expect(regionWeekStart(region)).toBe(localeWeekStart(`en-${region}`));
  });
});

describe('localeUsesAmpm', () => {
  it.each([
    ['en-US', true],
    ['en-GB', false],
    ['de', false],
    ['hi', true],
    ['nonsense!', true],
  ])('for %s is %s', (locale, expected) => {
    expect(localeUsesAmpm(locale)).toBe(expected);
  });
});
