import { dayFrom, instantOf, wallAt } from 'ng-event-calendar/core/internal';
import { briefStart, briefWhen } from './brief-when';
import { createDateFormats } from './date-formats';
import type { OccurrenceTimes } from './time-formats';

const FRIDAY = dayFrom(2026, 11, 20);
const HOUR = 3_600_000;

function from(hour: number, to: number, lastDay = FRIDAY, allDay = false): OccurrenceTimes {
  const [start, end] = [
    instantOf(wallAt(FRIDAY) + hour * HOUR, 'UTC'),
    instantOf(wallAt(lastDay) + to * HOUR, 'UTC'),
  ];
  return { allDay, start, end, firstDay: FRIDAY, lastDay };
}

const briefIn = (locale: string, isNear: boolean, hour12 = true) => {
  const formats = createDateFormats(locale, hour12);
  return { formats, times: formats.timesIn('UTC'), isNear: () => isNear };
};
/** Writes the spaces at which no line breaks as '_'. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

describe('briefly', () => {
  it.each<[string, OccurrenceTimes, boolean]>([
    ['Fri 6:45_–_7:15_PM', from(18.75, 19.25), true],
    ['Fri, Nov 20, 6:45_–_7:15_PM', from(18.75, 19.25), false],
    ['Fri 10_PM – Sat 2_AM', from(22, 2, FRIDAY + 1), true],
    ['Fri', from(0, 24, FRIDAY, true), true],
    ['Fri, Nov 20 – Sun, Nov 22', from(0, 24, FRIDAY + 2, true), false],
  ])('an occurrence is %s', (expected, occurrence, isNear) => {
    expect(seen(briefWhen(occurrence, briefIn('en-US', isNear)))).toBe(expected);
  });

  it.each([
    ['金～日', from(0, 24, FRIDAY + 2, true)],
    ['金 22:00～土 02:00', from(22, 2, FRIDAY + 1)],
  ])('an occurrence of several days is in Japanese %s', (expected, occurrence) => {
    expect(seen(briefWhen(occurrence, briefIn('ja', true, false)))).toBe(expected);
  });

  it.each([
    ['Fri 2_PM', 'en-US', true],
    ['Fr 14:00', 'de', false],
  ])('a start is %s', (expected, locale, hour12) => {
    expect(seen(briefStart(from(14, 15), briefIn(locale, true, hour12)))).toBe(expected);
  });

  it('an all-day start is its day', () => {
    expect(briefStart(from(0, 24, FRIDAY, true), briefIn('en-US', true))).toBe('Fri');
  });
});
