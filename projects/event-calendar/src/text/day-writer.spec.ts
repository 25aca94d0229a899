import { dayFrom } from 'ng-event-calendar/core/internal';
import { dayWriter } from './day-writer';

const [FRIDAY, SUNDAY] = [dayFrom(2026, 11, 20), dayFrom(2026, 11, 22)];
const NUMERIC = { day: 'numeric', month: 'numeric' } as const;
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

describe('days', () => {
  it.each<[string, Intl.DateTimeFormatOptions, string, string]>([
    ['en-US', NUMERIC, '11/20', '11/20 – 11/22'],
    ['de', NUMERIC, '20.11.', '20.–22.11.'],
    ['en-US', LONG, 'Friday, November 20', 'Friday, November 20 – Sunday, November 22'],
    ['fr', LONG, 'vendredi 20 novembre', 'vendredi 20 – dimanche 22 novembre'],
    // Months of the Gregorian calendar, as those of the grids.
    ['fa-IR', NUMERIC, '۱۱/۲۰', '۱۱/۲۰ تا ۱۱/۲۲'],
  ])('are written in %s', (locale, form, day, days) => {
    const writer = dayWriter(locale, form);
    expect([writer.day(FRIDAY), writer.days(FRIDAY, SUNDAY)]).toEqual([day, days]);
  });
});
