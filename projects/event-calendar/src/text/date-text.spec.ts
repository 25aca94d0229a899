import { dayFrom, formatDay } from 'ng-event-calendar/core/internal';
import { createDateFormats } from './date-formats';
import { parseDateText } from './date-text';
import { LOCALES } from './locales.spec-host';

const TODAY = dayFrom(2026, 11, 20);

function read(text: string, locale: string): string | null {
  const day = parseDateText(text, locale, TODAY);
  return day === null ? null : formatDay(day);
}

describe('parseDateText', () => {
  it.each<[string, string, string]>([
    ['en-US', '2026-11-20', '2026-11-20'],
    ['de', '2026-1-5', '2026-01-05'],
    ['en-US', '2026/11/20', '2026-11-20'],
    ['en-US', '11/20/2026', '2026-11-20'],
    ['en-US', '11/20/26', '2026-11-20'],
    ['en-US', '11/20/99', '2099-11-20'],
    ['en-US', '11/20', '2026-11-20'],
    ['en-US', '11-20', '2026-11-20'],
    ['en-US', '02/29/2028', '2028-02-29'],
    ['en-US', 'Nov 20', '2026-11-20'],
    ['en-US', 'nov 20, 2027', '2027-11-20'],
    ['en-US', 'November 20, 2026', '2026-11-20'],
    ['en-US', '20 November 2026', '2026-11-20'],
    ['en-US', '2026 Nov 20', '2026-11-20'],
    ['en-US', 'sept 5', '2026-09-05'],
    ['en-US', 'Fri, Nov 20, 2026', '2026-11-20'],
    ['en-GB', '20/11/2026', '2026-11-20'],
    ['en-GB', '3 Sept', '2026-09-03'],
    ['de', '20.11.2026', '2026-11-20'],
    ['de', '20.11.', '2026-11-20'],
    ['de', '1. März', '2026-03-01'],
    ['de', '1 marz 27', '2027-03-01'],
    ['fr', '15 août 2026', '2026-08-15'],
    ['fr', '15 AOUT', '2026-08-15'],
    ['fr', '1 juin', '2026-06-01'],
    ['fr', '1 juil', '2026-07-01'],
    ['es', '20 de noviembre de 2026', '2026-11-20'],
    ['sv', '2026-11-20', '2026-11-20'],
    ['sv', '20 nov', '2026-11-20'],
    ['ja', '2026/11/20', '2026-11-20'],
    ['ja', '2026年11月20日', '2026-11-20'],
    ['ja', '11月20日', '2026-11-20'],
    ['ja', '２０２６／１１／２０', '2026-11-20'],
    ['ko', '2026. 11. 20.', '2026-11-20'],
    ['ko', '2026년 11월 20일', '2026-11-20'],
    ['zh', '2026年11月20日', '2026-11-20'],
    ['zh-HK', '11月20日', '2026-11-20'],
    ['ar', '٢٠/١١/٢٠٢٦', '2026-11-20'],
    ['ar', '20 نوفمبر', '2026-11-20'],
    ['fa', '۲۰۲۶/۱۱/۲۰', '2026-11-20'],
    ['hi', '२०/११/२०२६', '2026-11-20'],
    ['hi', '20 नवंबर 2026', '2026-11-20'],
    ['tr', '20 KASIM', '2026-11-20'],
    ['tr', '5 EKİM', '2026-10-05'],
    ['cs', '20. 11. 2026', '2026-11-20'],
    ['he', '20 בנובמבר 2026', '2026-11-20'],
    ['th', '20 พ.ย. 2569', '2026-11-20'],
    ['th', '20/11/2569', '2026-11-20'],
    ['th', '20/11/2026', '2026-11-20'],
    ['zh-TW-u-ca-roc', '115/11/20', '2026-11-20'],
    ['no locale', '11/20/2026', '2026-11-20'],
  ])('reads %s: %j', (locale, text, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each<[string, string]>([
    ['en-US', ''],
    ['en-US', 'tomorrow'],
    ['en-US', '20'],
    ['en-US', '2026'],
    ['en-US', 'Nov'],
    ['en-US', 'No 20'],
    ['en-US', 'Novel 20'],
    ['en-US', 'Nov 31'],
    ['en-US', 'Nov 0'],
    ['en-US', 'Nov 20 2026 5'],
    ['en-US', '13/20/2026'],
    ['en-US', '2026-02-29'],
    ['en-US', '2026-13-01'],
    ['en-US', '0/0/0'],
    ['en-US', '1/2/3/4'],
    ['en-US', '11/20/20261'],
    ['en-US', '11/20/99999999999999999999'],
    ['en-US', '20.11.x'],
    ['fr', '1 jui'],
    ['de', '31.6.2026'],
  ])('finds no date in %s: %j', (locale, text) => {
    expect(read(text, locale)).toBeNull();
  });

  it.each(LOCALES)('reads back every day that the calendar writes in %s', (locale) => {
    const { dateInput, dayTitle, monthDay } = createDateFormats(locale, false);
    const misread: string[] = [];
    for (let day = dayFrom(2028, 1, 1); day < dayFrom(2029, 1, 1); day++) {
      for (const text of [dateInput(day), dayTitle(day)]) {
        if (parseDateText(text, locale, TODAY) !== day) misread.push(text);
      }
      const short = monthDay(day);
      if (parseDateText(short, locale, dayFrom(2028, 6, 15)) !== day) misread.push(short);
    }
    expect(misread).toEqual([]);
  });

  it.each(['en-US', 'th', 'zh-TW-u-ca-roc'])('reads back other years in %s', (locale) => {
    const { dateInput } = createDateFormats(locale, false);
    for (const year of [1950, 1999, 2000, 2100, 2400]) {
      const day = dayFrom(year, 2, 28);
      expect(parseDateText(dateInput(day), locale, TODAY)).toBe(day);
    }
  });
});
