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

  it('speaks the language that it is given', () => {
    const words = describeRecurrence({ ...event, rrule: 'FREQ=WEEKLY' }, 'de', {
      ruleWeekly: 'Jede Woche',
      ruleOnDays: '{rule} am {days}',
    });
    expect(words).toBe('Jede Woche am Freitag');
  });
});
