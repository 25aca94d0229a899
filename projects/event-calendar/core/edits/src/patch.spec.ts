import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { patched } from './patch';

type Booking = CalendarEvent & { readonly phone?: string };

const from: Booking = { id: 1, title: 'Visit', start: '2026-11-20T10:00', end: '2026-11-20T11:00' };

describe('patched', () => {
  it('takes what was changed, and leaves what was changed elsewhere', () => {
    const current: Booking = { ...from, title: 'Renamed', phone: '12' };
    const to: Booking = { ...from, start: '2026-11-20T09:00', end: '2026-11-20T10:00' };
    expect(patched(current, from, to)).toEqual({ ...current, start: to.start, end: to.end });
  });

  it('takes a copy of what wasn’t changed for the same', () => {
    const before: Booking = { ...from, exDates: ['2026-11-27'] };
    const current: Booking = { ...before, exDates: ['2026-11-27', '2026-12-04'] };
    const to: Booking = { ...before, exDates: ['2026-11-27'], title: 'Mine' };
    expect(patched(current, before, to)).toEqual({ ...current, title: 'Mine' });
    expect(patched(current, before, { ...before, exDates: [...before.exDates!] })).toBe(current);
  });

  it('takes keys away that were taken away', () => {
    const before: Booking = { ...from, phone: '12' };
    expect(patched({ ...before, title: 'Renamed' }, before, from)).toEqual({
      ...from,
      title: 'Renamed',
    });
  });

  it('returns the very event where nothing was changed, or nothing elsewhere', () => {
    const current: Booking = { ...from, title: 'Renamed' };
    expect(patched(current, from, { ...from })).toBe(current);
    const to: Booking = { ...from, title: 'Mine' };
    expect(patched(from, from, to)).toBe(to);
  });
});
