import { HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { createDateFormats } from './date-formats';
import { LOCALES } from './locales.spec-host';
import { parseTimeText } from './time-text';

const EN = ['AM', 'PM'] as const;

function at(hours: number, minutes = 0): number {
  return hours * HOUR_MS + minutes * MINUTE;
}

describe('parseTimeText', () => {
  it.each<[string, number]>([
    ['9', at(9)],
    ['09', at(9)],
    ['9:30', at(9, 30)],
    ['9.30', at(9, 30)],
    ['9,30', at(9, 30)],
    ['9 30', at(9, 30)],
    [' 9 : 30 ', at(9, 30)],
    ['930', at(9, 30)],
    ['0930', at(9, 30)],
    ['1545', at(15, 45)],
    ['0', at(0)],
    ['00:00', at(0)],
    ['23:59', at(23, 59)],
    ['21h', at(21)],
    ['21h15', at(21, 15)],
    ['21 h 15', at(21, 15)],
    ['21:15h', at(21, 15)],
    ['9p', at(21)],
    ['9 pm', at(21)],
    ['9PM', at(21)],
    ['9 p.m.', at(21)],
    ['9.p.m.', at(21)],
    ['930p', at(21, 30)],
    ['9:30 PM', at(21, 30)],
    ['pm 9:30', at(21, 30)],
    ['9a', at(9)],
    ['12am', at(0)],
    ['12:30 am', at(0, 30)],
    ['12pm', at(12)],
    ['12', at(12)],
    ['0:30 am', at(0, 30)],
    ['15:00 pm', at(15)],
    ['９：３０', at(9, 30)],
    ['٩:٣٠', at(9, 30)],
    ['۲۱:۱۵', at(21, 15)],
    ['९:३०', at(9, 30)],
    ['9\u202f:\u00a030\u200f', at(9, 30)],
    ['9時30分', at(9, 30)],
    ['9시 30분', at(9, 30)],
    ['9点', at(9)],
  ])('reads %j', (text, time) => {
    expect(parseTimeText(text, EN)).toBe(time);
  });

  it.each<[string, string, number]>([
    ['ar', '٩ م', at(21)],
    ['ar', 'م 9', at(21)],
    ['fa', '۹ ب.ظ.', at(21)],
    ['fa', '9 ب ظ', at(21)],
    ['ko', '오후 9시', at(21)],
    ['zh', '下午9:05', at(21, 5)],
    ['sv', '9 em', at(21)],
    ['sv', '9 E.M.', at(21)],
    ['hu', 'du. 9', at(21)],
    ['vi', '9 ch', at(21)],
    ['ja', '9 pm', at(21)],
  ])('reads the halves of the day in %s: %j', (locale, text, time) => {
    // The names in Chinese and Korean depend on the data of the browser.
    const halves = { ko: ['오전', '오후'], zh: ['上午', '下午'] } as const;
    const known = locale === 'ko' || locale === 'zh' ? halves[locale] : null;
    const { halves: own } = createDateFormats(locale, true);
    expect(parseTimeText(text, known ?? own)).toBe(time);
  });

  it.each([
    '',
    ' ',
    'noon',
    'nine',
    '-9',
    '9-30',
    '9x',
    '24',
    '24:00',
    '9:60',
    '960',
    '9:5',
    '9:305',
    '99',
    '12345',
    '13 am',
    '0 pm',
    '9 am pm',
    '9:30:15',
    '9/30',
    '1e3',
    'NaN',
    '9 AM tomorrow',
    '🕘',
  ])('finds no time in %j', (text) => {
    expect(parseTimeText(text, EN)).toBeNull();
  });

  it('does not take a locale without words for the halves for one', () => {
    expect(parseTimeText('9', ['', ''])).toBe(at(9));
    expect(parseTimeText('9 pm', ['', ''])).toBe(at(21));
  });

  it.each(LOCALES)('reads back every minute that the calendar writes in %s', (locale) => {
    const misread: string[] = [];
    for (const hour12 of [true, false]) {
      const formats = createDateFormats(locale, hour12);
      for (let minute = 0; minute < 1440; minute++) {
        const text = formats.timeOfDay(minute * MINUTE);
        if (parseTimeText(text, formats.halves) !== minute * MINUTE) misread.push(text);
      }
    }
    expect(misread).toEqual([]);
  });
});
