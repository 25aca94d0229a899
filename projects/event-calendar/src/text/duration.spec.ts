import { DAY, HOUR_MS, MINUTE } from 'ng-event-calendar/core/internal';
import { durationIn } from './duration';

describe('durationIn', () => {
  it.each<[string, number, string]>([
    ['en-US', 0, '0 min'],
    ['en-US', MINUTE, '1 min'],
    ['en-US', 30 * MINUTE, '30 min'],
    ['en-US', HOUR_MS, '1 hr'],
    ['en-US', 90 * MINUTE, '1 hr 30 min'],
    ['en-US', DAY, '1 day'],
    ['en-US', 2 * DAY, '2 days'],
    ['en-US', DAY + 23 * HOUR_MS + 59 * MINUTE, '1 day 23 hr 59 min'],
    ['en-US', DAY + MINUTE, '1 day 1 min'],
    ['en-US', 29_999, '0 min'],
    ['en-US', 30_000, '1 min'],
    ['en-US', DAY - 1, '1 day'],
    ['de', 90 * MINUTE, '1 Std. 30 Min.'],
    ['sv', 2 * DAY, '2 d'],
    ['ja', 90 * MINUTE, '1 時間 30 分'],
  ])('writes in %s %d as %j', (locale, length, expected) => {
    expect(durationIn(locale, length)).toBe(expected);
  });
});
