import { DAY, HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { createDateFormats, type DateFormats } from './date-formats';

/** Friday, November 20, 2026. */
const FRIDAY = Date.UTC(2026, 10, 20) / DAY;

const en = createDateFormats('en-US', true);
const en24 = createDateFormats('en-US', false);
/** Written by `Intl`, unlike `en-US`. */
const ofIntl = createDateFormats('en', true);

describe('createDateFormats', () => {
  it('gives the same formats again', () => {
    expect(createDateFormats('en-US', true)).toBe(en);
    expect(en24).not.toBe(en);
  });

  it.each(['', 'no locale', 'xx-YY', '🦊', undefined, null, 5])('takes %j for en-US', (locale) => {
    expect(createDateFormats(locale as string, true)).toBe(en);
  });
});

describe('duration', () => {
  it('is written once for each length', () => {
    const made = jest.spyOn(Intl, 'NumberFormat');
    const written = (): string[] =>
      [90, 45, 90].map((minutes) => ofIntl.duration(minutes * MINUTE));
    expect(written()).toEqual(['1 hr 30 min', '45 min', '1 hr 30 min']);
    expect(written()).toEqual(['1 hr 30 min', '45 min', '1 hr 30 min']);
    // One for the hours, one for each number of minutes.
    expect(made).toHaveBeenCalledTimes(3);
    made.mockRestore();
  });
});

describe('timeOfDay', () => {
  it.each<[string, DateFormats, number]>([
    ['9 AM', en, 9 * HOUR_MS],
    ['9:30 AM', en, 9 * HOUR_MS + 30 * MINUTE],
    ['2:30 AM', en, 2 * HOUR_MS + 30 * MINUTE],
    ['12 AM', en, 0],
    ['12 AM', en, DAY],
    ['09:00', en24, 9 * HOUR_MS],
    ['00:00', en24, DAY],
  ])('writes %j', (expected, formats, time) => {
    expect(formats.timeOfDay(time)).toBe(expected);
  });
});

describe('where there is little room', () => {
  it.each([
    ['en-US', 'Nov 20 – 22', '3 days'],
    ['de', '20.–22. Nov.', '3 Tage'],
    ['ja', '11/20～11/22', '3 日'],
  ])('in %s a range is %s, and its length %s', (locale, range, count) => {
    const formats = createDateFormats(locale, true);
    expect([formats.monthDays(FRIDAY, FRIDAY + 2), formats.dayCount(3)]).toEqual([range, count]);
  });

  it.each([
    ['en-US', 'Nov 2026 – Feb 2027', 'Jan – Mar 2027'],
    ['ar', 'نوفمبر 2026 – فبراير 2027', 'يناير – مارس 2027'],
    ['de', 'Nov. 2026 – Feb. 2027', 'Jan.–März 2027'],
    ['es', 'nov 2026 – feb 2027', 'ene–mar 2027'],
    ['ja', '2026/11～2027/02', '2027/01～2027/03'],
    ['ko', '2026년 11월~2027년 2월', '2027년 1월~3월'],
    ['pl', 'lis 2026 – lut 2027', 'sty 2027 – mar 2027'],
    ['sv', 'nov. 2026–feb. 2027', 'jan.–mars 2027'],
    ['zh-CN', '2026/11 – 2027/2', '2027/1 – 2027/3'],
  ])('in %s months of two years are %s, and of one %s', (locale, ofTwo, ofOne) => {
    const formats = createDateFormats(locale, true);
    expect([
      formats.monthYearRange(FRIDAY, FRIDAY + 90),
      formats.monthYearRange(FRIDAY + 42, FRIDAY + 120),
    ]).toEqual([ofTwo, ofOne]);
  });
});

describe('dates', () => {
  it.each([
    ['dayNumber', '20'],
    ['weekdayShort', 'Fri'],
    ['weekdayLong', 'Friday'],
    ['weekdayNarrow', 'F'],
    ['monthLong', 'November'],
    ['monthYearShort', 'Nov 2026'],
    ['monthYear', 'November 2026'],
    ['monthDay', 'Nov 20'],
    ['dayTitle', 'November 20, 2026'],
    ['fullDate', 'Friday, November 20, 2026'],
  ] as const)('%s writes %s', (method, expected) => {
    expect(en[method](FRIDAY)).toBe(expected);
    expect(en[method](FRIDAY)).toBe(expected);
  });

  it.each([
    [0, 'Thursday, January 1, 1970'],
    [-1, 'Wednesday, December 31, 1969'],
    [Date.UTC(2028, 1, 29) / DAY, 'Tuesday, February 29, 2028'],
  ])('day %d is %s', (day, expected) => {
    expect(en.fullDate(day)).toBe(expected);
  });

  it.each([
    ['en-US', ['Fri, Nov ', '20', '']],
    ['de', ['Fr., ', '20', '. Nov.']],
    ['ar-EG', ['الجمعة، ', '٢٠', ' نوفمبر']],
  ])('writes a date around its number in %s', (locale, expected) => {
    expect(createDateFormats(locale, false).weekdayDate(FRIDAY)).toEqual(expected);
  });

  it.each([
    ['ja', '20'],
    ['ar-EG', '٢٠'],
  ])('writes the number of a day alone in %s', (locale, expected) => {
    expect(createDateFormats(locale, false).dayNumber(FRIDAY)).toBe(expected);
  });

  it.each([
    ['fa-IR', 'نوامبر ۲۰۲۶'],
    ['th-TH', 'พฤศจิกายน 2569'],
  ])('names Gregorian months in %s', (locale, expected) => {
    expect(createDateFormats(locale, false).monthYear(FRIDAY)).toContain(expected);
  });

  it.each([
    [FRIDAY - 4, FRIDAY + 2, 'Nov 16 – 22, 2026'],
    [FRIDAY, FRIDAY, 'Nov 20, 2026'],
    [FRIDAY + 9, FRIDAY + 15, 'Nov 29 – Dec 5, 2026'],
    [FRIDAY + 38, FRIDAY + 44, 'Dec 28, 2026 – Jan 3, 2027'],
  ])('titles %d to %d as %s', (first, last, expected) => {
    expect(en.dateRangeTitle(first, last)).toBe(expected);
  });

  it.each([
    [FRIDAY, FRIDAY, 'Friday, November 20, 2026'],
    [FRIDAY, FRIDAY + 2, 'Friday, November 20 – Sunday, November 22, 2026'],
  ])('names the days from %d to %d %s', (first, last, expected) => {
    expect(en.fullDates(first, last)).toBe(expected);
  });

  it.each([
    ['en-US', ' – '],
    ['ar', ' – '],
    ['de', ' – '],
    ['fa', ' تا '],
    ['ja', '～'],
    ['ko', ' ~ '],
    ['sv', '–'],
    ['zh-CN', ' – '],
  ])('in %s have %j between them', (locale, separator) => {
    expect(createDateFormats(locale, false).rangeSeparator).toBe(separator);
  });

  it('writes no narrow or thin spaces', () => {
    const texts = [
      en.dateRangeTitle(FRIDAY, FRIDAY + 3),
      en.fullDates(FRIDAY, FRIDAY + 2),
      en.fullDate(FRIDAY),
    ];
    expect(texts.join()).not.toMatch(/[\u2009\u202f]/);
  });

  it('titles a range without formatRange', () => {
    const refuse = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'formatRange')
      .mockImplementation(() => {
        throw new RangeError();
      });
    try {
      expect(ofIntl.dateRangeTitle(FRIDAY, FRIDAY + 1)).toBe('Nov 20, 2026 – Nov 21, 2026');
    } finally {
      refuse.mockRestore();
    }
  });
});

describe('zoneAbbreviation', () => {
  const spring = Date.UTC(2026, 2, 8, 7);

  it.each([
    [spring - 1, 'America/New_York', 'EST'],
    [spring, 'America/New_York', 'EDT'],
    [spring, 'UTC', 'UTC'],
    [spring, 'Asia/Kathmandu', 'GMT+5:45'],
    [spring, 'Mars/Base', 'Mars/Base'],
  ])('at %d in %s is %s', (instant, zone, expected) => {
    expect(en.zoneAbbreviation(instant, zone)).toBe(expected);
  });
});
