import { DAY, HOUR, MINUTE } from 'ng-event-calendar/core';
import { createDateFormats, type DateFormats } from './date-formats';

/** Friday, November 20, 2026. */
const FRIDAY = Date.UTC(2026, 10, 20) / DAY;

function at(hour: number, minute = 0, day = FRIDAY): number {
  return day * DAY + hour * HOUR + minute * MINUTE;
}

const en = createDateFormats('en-US', true);
const en24 = createDateFormats('en-US', false);
const de = createDateFormats('de-DE', false);

describe('createDateFormats', () => {
  it('gives the same formats again', () => {
    expect(createDateFormats('en-US', true)).toBe(en);
    expect(en24).not.toBe(en);
  });

  it.each(['', 'no locale', 'xx-YY', '🦊', undefined, null, 5])('takes %j for en-US', (locale) => {
    expect(createDateFormats(locale as string, true)).toBe(en);
  });
});

describe('times', () => {
  it.each<[string, DateFormats, number]>([
    ['9 AM', en, at(9)],
    ['9:30 AM', en, at(9, 30)],
    ['12 AM', en, at(0)],
    ['12 PM', en, at(12)],
    ['11:59 PM', en, at(23, 59)],
    ['11 PM', en, -HOUR],
    ['09:00', en24, at(9)],
    ['00:00', en24, at(0)],
    ['23:05', en24, at(23, 5)],
    ['09:00', de, at(9)],
    ['9 AM', createDateFormats('de-DE', true), at(9)],
    ['9 AM', createDateFormats('da', true), at(9)],
    ['09.00', createDateFormats('da', false), at(9)],
    ['AM 9:00', createDateFormats('ko', true), at(9)],
    ['上午9:00', createDateFormats('zh', true), at(9)],
    ['٩ ص', createDateFormats('ar-EG', true), at(9)],
  ])('writes %j', (expected, formats, wall) => {
    expect(formats.time(wall)).toBe(expected);
  });

  it.each<[string, DateFormats, number, number]>([
    ['9 – 10:30 AM', en, at(9), at(10, 30)],
    ['9:30 – 10 AM', en, at(9, 30), at(10)],
    ['9 – 10 AM', en, at(9), at(10)],
    ['11:30 AM – 1 PM', en, at(11, 30), at(13)],
    ['9 AM', en, at(9), at(9)],
    ['10 PM – 12 AM', en, at(22), at(24)],
    ['10 PM – 2 AM', en, at(22), at(26)],
    ['09:00 – 10:30', en24, at(9), at(10, 30)],
    ['22:00 – 00:00', en24, at(22), at(24)],
    ['09:00–10:30', de, at(9), at(10, 30)],
    ['09:00～10:30', createDateFormats('ja', false), at(9), at(10, 30)],
    ['09:00–10:30', createDateFormats('es', false), at(9), at(10, 30)],
    ['9–10:30 a.m.', createDateFormats('es-MX', true), at(9), at(10, 30)],
    ['AM 9:00 ~ AM 10:00', createDateFormats('ko', true), at(9), at(10)],
  ])('writes a range as %j', (expected, formats, start, end) => {
    expect(formats.timeRange(start, end)).toBe(expected);
  });

  it.each<[string, DateFormats, number]>([
    ['9 AM', en, 540],
    ['2:30 AM', en, 150],
    ['12 AM', en, 1440],
    ['09:00', en24, 540],
    ['00:00', en24, 1440],
  ])('labels the axis with %j', (expected, formats, minutes) => {
    expect(formats.hour(minutes)).toBe(expected);
  });

  it('joins the ends itself where the browser refuses an end before the start', () => {
    const refuse = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'formatRangeToParts')
      .mockImplementation(() => {
        throw new RangeError();
      });
    try {
      const formats = createDateFormats('en-NZ', true);
      expect(formats.timeRange(at(22), at(2))).toBe('10 pm – 2 am');
    } finally {
      refuse.mockRestore();
    }
  });

  it('writes no narrow or thin spaces', () => {
    const texts = [
      en.time(at(9, 30)),
      en.timeRange(at(9), at(13)),
      en.dateRangeTitle(FRIDAY, FRIDAY + 3),
      en.spokenRange(at(9), at(50), false),
      en.spokenRange(at(0), at(72), true),
    ];
    expect(texts.join()).not.toMatch(/[\u2009\u202f]/);
  });
});

describe('dates', () => {
  it.each([
    ['dayNumber', '20'],
    ['weekdayShort', 'Fri'],
    ['weekdayLong', 'Friday'],
    ['weekdayNarrow', 'F'],
    ['monthShort', 'Nov'],
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

  it('titles a range without formatRange', () => {
    const refuse = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'formatRange')
      .mockImplementation(() => {
        throw new RangeError();
      });
    try {
      expect(en.dateRangeTitle(FRIDAY, FRIDAY + 1)).toBe('Nov 20, 2026 – Nov 21, 2026');
    } finally {
      refuse.mockRestore();
    }
  });
});

describe('spokenRange', () => {
  it.each<[string, number, number, boolean]>([
    ['Friday, November 20, 2026, 9:00 AM – 10:30 AM', at(9), at(10, 30), false],
    ['Friday, November 20, 2026, 9:00 AM', at(9), at(9), false],
    ['Friday, November 20, 2026, 10:00 PM – 12:00 AM', at(22), at(24), false],
    [
      'Friday, November 20, 2026, 10:00 PM – Saturday, November 21, 2026, 2:00 AM',
      at(22),
      at(26),
      false,
    ],
    // The second pass of a repeated hour ends before it starts.
    ['Friday, November 20, 2026, 1:30 AM – 1:15 AM', at(1, 30), at(1, 15), false],
    ['Friday, November 20, 2026', at(0), at(24), true],
    ['Friday, November 20, 2026', at(0), at(0), true],
    ['Friday, November 20 – Sunday, November 22, 2026', at(0), at(72), true],
  ])('says %j', (expected, start, end, allDay) => {
    expect(en.spokenRange(start, end, allDay)).toBe(expected);
  });

  it('follows the clock', () => {
    expect(en24.spokenRange(at(9), at(10), false)).toBe('Friday, November 20, 2026, 09:00 – 10:00');
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
