import { dayFrom } from 'ng-event-calendar/core/internal';
import { dayWriter } from './day-writer';

const FRIDAY = dayFrom(2026, 11, 20);
const NUMERIC = { day: 'numeric', month: 'numeric' } as const;

describe('a day', () => {
  it.each<[string, string]>([
    ['en-US', '11/20'],
    ['de', '20.11.'],
    // Months of the Gregorian calendar, as those of the grids.
    ['fa-IR', '۱۱/۲۰'],
  ])('is written in %s', (locale, day) => {
    expect(dayWriter(locale, NUMERIC)(FRIDAY)).toBe(day);
  });
});
