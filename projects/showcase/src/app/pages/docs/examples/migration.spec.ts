import { fromAngularCalendar } from './angular-calendar-event';
import { fromFullCalendar } from './fullcalendar-event';

describe('fromFullCalendar', () => {
  const given = { id: '1', title: 'Fair', start: '2026-11-20', end: '2026-12-01', allDay: true };

  it('takes whole days to their last day', () => {
    expect(fromFullCalendar(given)).toEqual({ ...given, end: '2026-11-30' });
  });

  it('keeps times and own keys', () => {
    const timed = { id: '2', title: 'Yoga', start: '2026-11-20T09:00', end: '2026-11-20T10:00' };
    const read = fromFullCalendar({ ...timed, extendedProps: { seats: 12 } });
    expect(read).toEqual({ ...timed, seats: 12 });
  });
});

describe('fromAngularCalendar', () => {
  it('writes times as instants and whole days as dates', () => {
    const start = new Date(2026, 10, 20, 9);
    const timed = fromAngularCalendar({ title: 'Yoga', start, meta: { seats: 12 } }, 0);
    const iso = start.toISOString();
    expect(timed).toEqual({ id: 0, title: 'Yoga', start: iso, end: iso, seats: 12 });
    expect(fromAngularCalendar({ id: 'f', title: 'Fair', start, allDay: true }, 1)).toEqual({
      id: 'f',
      title: 'Fair',
      start: '2026-11-20',
      end: '2026-11-20',
      allDay: true,
    });
  });
});
