import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { countOccurrences } from './count-occurrences';

const at = (fields: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'a',
  title: 'A',
  start: '2026-12-16T10:00:00',
  end: '2026-12-16T11:00:00',
  ...fields,
});

describe('countOccurrences', () => {
  it.each<[string, Partial<CalendarEvent>, number | null]>([
    ['of COUNT', { rrule: 'FREQ=WEEKLY;COUNT=10' }, 10],
    ['until a date', { rrule: 'FREQ=WEEKLY;UNTIL=20270113' }, 5],
    [
      'without excluded ones, which consume COUNT',
      { rrule: 'FREQ=WEEKLY;COUNT=10', exDates: ['2026-12-23', '2026-12-30'] },
      8,
    ],
    ['of added dates', { rDates: ['2026-12-18', '2026-12-20'] }, 3],
    ['of a rule without an end', { rrule: 'FREQ=WEEKLY' }, null],
    ['of an event that happens once', {}, null],
  ])('%s', (_, fields, expected) => {
    expect(countOccurrences(at(fields), 'UTC')).toBe(expected);
  });
});
