import fc from 'fast-check';
import type { LocaleTextKey, PartialLocaleText } from 'ng-event-calendar/defaults';
import { DEFAULT_LOCALE_TEXT } from './locale-text';
import { createTranslator, type TextValues } from './translate';

const keys = Object.keys(DEFAULT_LOCALE_TEXT) as LocaleTextKey[];

describe('createTranslator', () => {
  it.each<[LocaleTextKey, TextValues | undefined, string]>([
    ['today', undefined, 'Today'],
    ['hiddenEvents', { hiddenEventsCount: 3 }, '3 more'],
    ['nextTimeSpan', { timeSpan: 'week' }, 'Next week'],
    ['dayEventsAriaLabel', { date: 'Today', count: 1 }, 'Today, 1 event'],
    ['dayEventsAriaLabel', { date: 'Today', count: 1200 }, 'Today, 1,200 events'],
    ['eventDayOfDays', { dayNumber: 2, dayCount: 3 }, 'Day 2 of 3'],
  ])('writes %s with %j as %j', (key, values, expected) => {
    expect(createTranslator('en-US', undefined)(key, values)).toBe(expected);
  });

  it("takes the host's texts before the defaults", () => {
    const translate = createTranslator('de', { today: 'Heute', week: '' });
    expect(translate('today')).toBe('Heute');
    expect(translate('week')).toBe('');
    expect(translate('month')).toBe('Month');
  });

  it('takes more defaults, and texts that only the premium calendar shows without a word', () => {
    const reports: string[] = [];
    const report = (message: string): number => reports.push(message);
    const own = { ruleWeekly: 'Every week', ruleDaily: 'Every day' };
    const translate = createTranslator('en', { ruleDaily: 'Daily' }, report, own);
    expect([translate('ruleWeekly'), translate('ruleDaily')]).toEqual(['Every week', 'Daily']);
    createTranslator('en', { ruleDaily: 'Daily' }, report);
    expect(reports).toEqual([]);
  });

  it.each([
    [1, 'ещё 1 событие'],
    [3, 'ещё 3 события'],
    [5, 'ещё 5 событий'],
    [21, 'ещё 21 событие'],
    [1.5, 'ещё 1,5 события'],
  ])('chooses the plural form of the locale for %d', (count, expected) => {
    const eventsLater = {
      one: 'ещё {count} событие',
      few: 'ещё {count} события',
      many: 'ещё {count} событий',
      other: 'ещё {count} события',
    };
    expect(createTranslator('ru', { eventsLater })('eventsLater', { count })).toBe(expected);
  });

  it.each([
    [0, 'none'],
    [1, 'one'],
    [2, '2'],
  ])('puts the form for exactly %d before that of its kind', (count, expected) => {
    const eventsLater = { '=0': 'none', one: 'one', other: '{count}' };
    expect(createTranslator('en', { eventsLater })('eventsLater', { count })).toBe(expected);
  });

  it('chooses the form by the first number when none is called count', () => {
    const hiddenEvents = { one: 'one', other: '{hiddenEventsCount}' };
    const translate = createTranslator('en', { hiddenEvents });
    expect(translate('hiddenEvents', { date: '1', hiddenEventsCount: 1 })).toBe('one');
    expect(translate('hiddenEvents', { date: '1', hiddenEventsCount: 7 })).toBe('7');
    expect(translate('hiddenEvents')).toBe('{hiddenEventsCount}');
  });

  it('writes numbers in the digits of the locale', () => {
    expect(createTranslator('ar-EG', undefined)('eventsLater', { count: 12 })).toBe(
      '١٢ later events',
    );
  });

  it.each([
    ['{title}', '{title}, {when}'],
    ['$&$1', '$&$1, {when}'],
    ['constructor', 'constructor, {when}'],
  ])('writes the value %j as it is', (title, expected) => {
    expect(createTranslator('en', undefined)('eventAriaLabel', { title })).toBe(expected);
  });

  it.each([
    ['an unknown key', { tody: 'Heute' }, /localeText\.tody is not a text/],
    ['a prototype key', { constructor: 'x' }, /localeText\.constructor is not a text/],
    ['__proto__', JSON.parse('{"__proto__": {"today": "x"}}') as object, /__proto__ is not a text/],
    ['a number', { today: 1 }, /localeText\.today must be a string/],
    ['null', { today: null }, /localeText\.today must be a string/],
    ['a function', { today: () => 'x' }, /localeText\.today must be a string/],
    ['forms without other', { today: { one: 'x' } }, /localeText\.today must be a string/],
    ['a form that is no text', { today: { other: 'x', one: 1 } }, /localeText\.today must be/],
    ['a list', ['Heute'], /localeText must be an object/],
    ['a string', 'Heute', /localeText must be an object/],
  ])('reports %s once and shows the default', (_, overrides: unknown, message) => {
    const report = jest.fn<undefined, [string]>();
    const translate = createTranslator('en', overrides as PartialLocaleText, report);
    expect(translate('today')).toBe('Today');
    translate('today');
    expect(report.mock.calls).toEqual([[expect.stringMatching(message)]]);
  });

  it('gives the key itself for one that nobody defined', () => {
    const translate = createTranslator('en', undefined);
    expect(translate('constructor' as LocaleTextKey)).toBe('constructor');
  });

  it('never throws, whatever locale and overrides a host passes', () => {
    const overrides = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...keys), fc.anything()),
      fc.dictionary(
        fc.constantFrom(...keys),
        fc.dictionary(fc.constantFrom('one', 'other'), fc.string()),
      ),
    );
    const values = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double()));
    fc.assert(
      fc.property(
        fc.string(),
        overrides,
        fc.constantFrom(...keys),
        values,
        (locale, own, key, of) => {
          const translate = createTranslator(locale, own as PartialLocaleText);
          expect(typeof translate(key, of)).toBe('string');
        },
      ),
    );
  });
});
