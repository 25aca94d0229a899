import { foreignLanguage } from './text-language';

it.each([
  ['English on an English page', 'en-US', false, 'en', null],
  ['English on an English page of another region', 'en-US', false, 'EN-GB', null],
  ['English on a German page', 'en-US', false, 'de', 'en-US'],
  ['English with German dates on a German page', 'de', false, 'de', 'en-US'],
  ['English with German dates on an English page', 'de', false, 'en', null],
  ['British English on a French page', 'en-GB', false, 'fr', 'en-GB'],
  ['German on a German page', 'de', true, 'de-AT', null],
  ['German on an English page', 'de-AT', true, 'en', 'de-AT'],
  ['German on a page without a language', 'de', true, null, 'de'],
  ['given texts without a locale', 'en-US', true, 'de', null],
] as const)('%s', (_, locale, hasGivenTexts, page, expected) => {
  expect(foreignLanguage(locale, hasGivenTexts, page)).toBe(expected);
});
