import type { BlockedTime, CalendarEvent } from 'ng-event-calendar';
import { withoutHolidays } from './term-holidays';
import { saveLessons } from './term-server';

const choir: CalendarEvent = {
  id: 'choir',
  title: 'Choir',
  start: '2026-12-16T10:00:00',
  end: '2026-12-16T11:00:00',
  rrule: 'FREQ=WEEKLY;COUNT=10',
};
const christmas: BlockedTime = {
  title: 'Christmas',
  start: '2026-12-21',
  end: '2027-01-03',
  allDay: true,
};
const without = { ...choir, exDates: ['2026-12-23', '2026-12-30'] };

describe('a term over Christmas', () => {
  it('leaves out a holiday that is added later', () => {
    expect(withoutHolidays([choir], [christmas])).toEqual([without]);
  });

  it('is left alone where nothing is in the way', () => {
    expect(withoutHolidays([without], [christmas])[0]).toBe(without);
  });

  it('comes back from the server without holidays', () => {
    const change = { type: 'create', changes: [{ before: null, after: choir }] } as const;
    expect(saveLessons(change, [christmas])).toEqual({ stored: [without] });
  });
});
