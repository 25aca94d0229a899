import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { describeRecurrence } from './describe-recurrence';

const event: CalendarEvent = {
  id: 1,
  title: 'Pay day',
  start: '2026-11-20T09:00:00',
  end: '2026-11-20T10:00:00',
  timezone: 'Europe/Berlin',
};

describe('describeRecurrence', () => {
  it.each<[CalendarEvent['rrule'], string | null]>([
    ['FREQ=MONTHLY;BYDAY=3FR', 'Every month on the third Friday'],
    [{ freq: 'DAILY', until: '2026-12-31T23:30:00Z' }, 'Every day until January 1, 2027'],
    ['FREQ=HOURLY', null],
    [undefined, null],
  ])('%j: %s', (rrule, words) => {
    expect(describeRecurrence({ ...event, ...(rrule === undefined ? {} : { rrule }) })).toBe(words);
  });

  it.each<[Partial<CalendarEvent>, string | null]>([
    [
      { rrule: 'FREQ=WEEKLY;COUNT=4', rDates: ['2026-12-01T12:00:00', '2026-11-26', '2026-12-04'] },
      'Every week on Friday, 4 times and on November 26, 2026 and December 1, 2026',
    ],
    [{ rDates: ['2026-11-24'] }, 'On November 20, 2026 and November 24, 2026'],
    [
      { rDates: ['2026-11-24', '2026-11-19', '2026-12-01', '2026-12-01T12:00:00', '2026-12-08'] },
      'On November 19, 2026, November 20, 2026, November 24, 2026, and 2 more',
    ],
    [
      { rrule: 'FREQ=HOURLY', rDates: ['2026-11-24'], exDates: ['2026-11-20'] },
      'On November 24, 2026',
    ],
    [{ rrule: 'FREQ=DAILY', rDates: ['2026-11-24'] }, 'Every day'],
    [{ rDates: [] }, null],
  ])('%j: %s', (fields, words) => {
    expect(describeRecurrence({ ...event, ...fields })).toBe(words);
  });

  it('speaks the language that it is given', () => {
    const words = describeRecurrence({ ...event, rrule: 'FREQ=WEEKLY' }, 'de', {
      ruleWeekly: 'Jede Woche',
      ruleOnDays: '{rule} am {days}',
    });
    expect(words).toBe('Jede Woche am Freitag');
  });
});
