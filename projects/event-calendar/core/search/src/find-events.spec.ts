import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { findEvents, type FindEventsOptions } from './find-events';

const TIMES = { start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00' };
const titled = (title: string, more: object = {}): CalendarEvent => ({
  id: title,
  title,
  ...TIMES,
  ...more,
});

const isFound = (title: string, text: string, locale = 'en-US'): boolean =>
  findEvents([titled(title)], text, { locale }).length === 1;

/** Whether each of two texts is found by the other. */
const areEqual = (one: string, other: string, locale: string): boolean =>
  isFound(one, other, locale) && isFound(other, one, locale);

describe('words of a search', () => {
  it.each([
    ['room anna', 'Anna in Room 2', true],
    ['yog', 'Yoga', true],
    ['oga', 'Yoga', true],
    ['yoga room', 'Yoga', false],
    ['  yoga\t anna\u3000', 'Anna: yoga', true],
    ['ann anna', 'Anna', true],
    ['yoga', '', false],
    ['"yoga"', 'Yoga', false],
    ['.', 'Yoga', false],
  ])('%j in %j: %s', (text, title, expected) => {
    expect(isFound(title, text)).toBe(expected);
  });

  it.each(['', ' ', '\u3000', '\u00ad', '\u200b \u2060', '\u0301', '\u093e', '\ufe0f', '\u3164'])(
    'are none in %j, which finds all',
    (text) => {
      const events = [titled('a'), titled('')];
      expect(findEvents(events, text)).toBe(events);
    },
  );

  it('are each in any field', () => {
    const event = titled('Yoga', { description: 'bring a mat', resource: ['a', 1] });
    const resources = [
      { id: 'a', title: 'Anna' },
      { id: 1, title: 'Hall' },
    ];
    expect(findEvents([event], 'hall mat yoga anna', { resources })).toEqual([event]);
    expect(findEvents([event], 'hall')).toEqual([]);
  });

  it('never match across two values', () => {
    expect(findEvents([titled('ab', { description: 'cd' })], 'bc')).toEqual([]);
  });
});

describe('equal letters', () => {
  it.each([
    ['en', 'Übung', 'ubung'],
    ['en', 'ubung', 'ÜBUNG'],
    ['en', 'Straße', 'STRASSE'],
    ['en', 'Strasse', 'straße'],
    ['en', 'Søren', 'soren'],
    ['en', 'Soren', 'søren'],
    ['en', 'Æther', 'aether'],
    ['en', 'ﬁnal', 'final'],
    ['en', 'ＹＯＧＡ', 'yoga'],
    ['en', 'Yoga', 'ｙｏｇａ'],
    ['en', 'e\u0301te\u0301', 'été'],
    ['en', 'co\u00adoperate', 'cooperate'],
    ['en', 'İzmir', 'izmir'],
    ['sv', 'Åre', 'are'],
    ['es', 'año', 'ano'],
    ['da', 'Søren', 'soren'],
    ['pl', 'Łódź', 'lodz'],
    ['hr', 'Đorđe', 'dorde'],
    ['fr', 'Œuvre', 'oeuvre'],
    ['vi', 'tấm', 'tam'],
    ['vi', 'tâm', 'tấm'],
    ['tr', 'ılık', 'ILIK'],
    ['tr', 'İZMİR', 'izmir'],
    ['el', 'ΟΔΟΣ', 'οδός'],
    ['uk', 'ёлка', 'елка'],
    ['ja', 'ヨガ', 'よが'],
    ['ja', 'ﾖｶﾞ', 'ヨガ'],
    ['ja', 'キャンプ', 'きやんふ'],
    ['ja', 'ヶ月', 'け月'],
    ['ko', '한국어 수업'.normalize('NFD'), '수업'],
    ['ko', '각', '각'.normalize('NFD')],
    ['mt', 'Ħamrun', 'hamrun'],
    ['en', 'Don’t', "don't"],
    ['en', "the 'big' one", '‘big’'],
    ['en', 'a “big” one', '"big"'],
    ['ar', 'محـــمد', 'محمد'],
    ['fa', 'کلاس یوگا', 'كلاس يوگا'],
    ['ar', 'يوم ١٢', '12'],
    ['ar', 'أحمد', 'احمد'],
    ['ar', 'مُحَمَّد', 'محمد'],
    ['he', 'מִפְגָּשׁ', 'מפגש'],
  ])('in %s: %j is found by %j', (locale, title, text) => {
    expect(isFound(title, text, locale)).toBe(true);
  });

  it.each([
    ['en', 'ılık', 'ILIK'],
    ['tr', 'IŞIK', 'isik'],
    ['uk', 'май', 'маи'],
    ['hi', 'का', 'की'],
    ['ko', '각', '가나'],
  ])('in %s: %j is not found by %j', (locale, title, text) => {
    expect(isFound(title, text, locale)).toBe(false);
  });

  const ALPHABETS = {
    en: 'abcxyzéèêñöåßæœøłđ',
    de: 'äöüßaousé',
    fr: 'éèêëçàùîôœae',
    es: 'áéíóúñüno',
    pt: 'ãõçáâaoc',
    sv: 'åäöaoéü',
    pl: 'ąćęłńóśźżacelnosz',
    uk: 'іїйиєґгеьё',
    ja: 'あアぁァかカがガ',
    ko: '가각나ᄀ',
    he: 'אבכךפףשׁש',
    el: 'αάβσςωώ',
  };
  // The order of no language in particular: in that of Polish ó is a letter apart, and still "lodz" finds "Łódź".
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  it.each(Object.entries(ALPHABETS))('of %s are those of a sorted list', (locale, letters) => {
    const all = (letters + letters.toLocaleUpperCase(locale)).match(/./gu)!;
    const differing = all.flatMap((title) =>
      all
        .filter((text) => areEqual(title, text, locale) !== (compare(title, text) === 0))
        .map((text) => `${title} ${text}`),
    );
    expect(differing).toEqual([]);
  });
});

describe('fields', () => {
  it.each<[string, unknown, string, boolean]>([
    ['text', 'room 12', '12', true],
    ['a number', 12, '12', true],
    ['a list', ['a', 12], '12', true],
    ['no number', NaN, 'nan', false],
    ['an object', { a: 12 }, 'object', false],
    ['a list of lists', [[12]], '12', false],
    ['true', true, 'true', false],
    ['null', null, 'null', false],
  ])('of the host hold %s', (_, value, text, expected) => {
    const events = [titled('a', { customer: value })];
    expect(findEvents(events, text, { fields: ['customer'] }).length === 1).toBe(expected);
    expect(findEvents(events, text)).toEqual([]);
  });

  it('are title, description and titles of resources by default', () => {
    const resources = [{ id: 7, title: 'Anna' }];
    const event = titled('Yoga', { description: 'mat', resource: 7, color: 'red' });
    const found = (text: string, options: FindEventsOptions = {}): number =>
      findEvents([event], text, { resources, ...options }).length;
    expect(['yoga', 'mat', 'anna', 'red', '7'].map((text) => found(text))).toEqual([1, 1, 1, 0, 0]);
    expect(found('anna', { fields: ['title'] })).toBe(0);
  });

  it.each([[[]], [null], ['title'], [['', 5]]])(
    'are the default where %j can’t be used',
    (given) => {
      const fields = given as readonly string[];
      expect(findEvents([titled('Yoga')], 'yoga', { fields })).toHaveLength(1);
    },
  );

  it('pass over keys that can’t be used', () => {
    const fields = ['', 5, 'title'] as readonly string[];
    expect(findEvents([titled('Yoga', { description: 'mat' })], 'mat', { fields })).toEqual([]);
  });
});

it('keeps the order and the objects of events', () => {
  const events = ['b a', 'c', 'a', 'A b'].map((title) => titled(title));
  const found = findEvents(events, 'a');
  expect(found).toEqual([events[0], events[2], events[3]]);
  expect(found.every((event) => events.includes(event))).toBe(true);
});

it('passes over what is no event', () => {
  expect(findEvents([null, 5, titled('a')] as unknown as CalendarEvent[], 'a')).toHaveLength(1);
});
