import { DAY, HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { createDateFormats } from './date-formats';
import { shortTime } from './short-time';

describe('a time as short as it goes', () => {
  it.each<[string, string, boolean, number]>([
    ['9a', 'en-US', true, 9 * HOUR_MS],
    ['10:30p', 'en-US', true, 22 * HOUR_MS + 30 * MINUTE],
    ['12a', 'en-US', true, 0],
    ['10:30a', 'en-AU', true, 10 * HOUR_MS + 30 * MINUTE],
    ['10:30p', 'es-MX', true, 22 * HOUR_MS + 30 * MINUTE],
    ['10:30p', 'es', true, 22 * HOUR_MS + 30 * MINUTE],
    ['10:30a', 'nl', true, 10 * HOUR_MS + 30 * MINUTE],
    ['10:30a', 'de', true, 10 * HOUR_MS + 30 * MINUTE],
    // Unchanged where the locale has other words, another order or other digits.
    ['10:30 em', 'sv', true, 22 * HOUR_MS + 30 * MINUTE],
    ['上午10:30', 'zh', true, 10 * HOUR_MS + 30 * MINUTE],
    ['AM 10:30', 'ko', true, 10 * HOUR_MS + 30 * MINUTE],
    ['١٠:٣٠ م', 'ar-EG', true, 22 * HOUR_MS + 30 * MINUTE],
    ['22:30', 'en-US', false, 22 * HOUR_MS + 30 * MINUTE],
    ['22:30', 'de', false, 22 * HOUR_MS + 30 * MINUTE],
  ])('%j in %s', (expected, locale, hour12, time) => {
    expect(shortTime(createDateFormats(locale, hour12).timeOfDay(time))).toBe(expected);
  });

  it('keeps the zone of one that a day has twice', () => {
    const { time } = createDateFormats('en-US', true).timesIn('America/New_York');
    expect(shortTime(time(Date.UTC(2026, 10, 1, 5, 30)))).toBe('1:30 AM EDT');
    expect(shortTime(time(20_000 * DAY + 14 * HOUR_MS))).toBe('10a');
  });
});
