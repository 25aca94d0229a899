import type { EventTimes } from 'ng-event-calendar/core/edits';
import { parseDay } from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../../../text/date-formats';
import { readTimes, valueOfTimes, type ReadTimes, type TimesValue } from './times-value';

const TIMES: EventTimes = {
  allDay: false,
  startDay: parseDay('2026-11-20')!,
  endDay: parseDay('2027-01-01')!,
  startTime: 9 * 3_600_000,
  endTime: 22.5 * 3_600_000,
  timezone: 'Asia/Tokyo',
};

describe('valueOfTimes', () => {
  it('writes times the way the calendar shows them', () => {
    expect(valueOfTimes(TIMES, createDateFormats('en-US', true))).toEqual({
      allDay: false,
      startDate: '2026-11-20',
      endDate: '2027-01-01',
      startTime: '9 AM',
      endTime: '10:30 PM',
      timezone: 'Asia/Tokyo',
    });
  });

  it.each([
    'en-US',
    'en-GB',
    'de',
    'fr',
    'es',
    'sv',
    'ja',
    'ko',
    'zh',
    'ar',
    'fa',
    'he',
    'hi',
    'th',
  ])('is read back in %s', (locale) => {
    for (const hour12 of [true, false]) {
      const formats = createDateFormats(locale, hour12);
      const { startDay, endDay, startTime, endTime } = TIMES;
      expect(readTimes(valueOfTimes(TIMES, formats), formats)).toEqual({
        startDay,
        endDay,
        startTime,
        endTime,
      });
    }
  });
});

describe('readTimes', () => {
  const formats = createDateFormats('en-US', true);
  const value = valueOfTimes(TIMES, formats);
  it.each<[Partial<TimesValue>, keyof ReadTimes]>([
    [{ startDate: null }, 'startDay'],
    [{ endDate: '2026-02-30' }, 'endDay'],
    [{ startTime: '' }, 'startTime'],
    [{ endTime: 'noon' }, 'endTime'],
  ])('returns null for what %j does not say', (change, key) => {
    const read = readTimes({ ...value, ...change }, formats);
    expect(Object.entries(read).filter(([, part]) => part === null)).toEqual([[key, null]]);
  });
});
