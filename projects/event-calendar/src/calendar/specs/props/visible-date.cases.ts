import { signal, type WritableSignal } from '@angular/core';
import { FRIDAY_NOON, givenCalendar, givenNow } from '../../calendar.spec-host';

describe('which dates', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('visibleDate', () => {
    it('is written as today by "today", and not when it is today already', async () => {
      const visibleDate = signal('2026-01-01');
      const set = jest.spyOn(visibleDate, 'set');
      const { calendar } = await givenCalendar({ visibleDate });
      await calendar.today();
      expect(visibleDate()).toBe('2026-11-20');
      await calendar.today();
      expect(set).toHaveBeenCalledTimes(1);
    });

    it('follows the host, also after the user', async () => {
      const visibleDate = signal('2026-11-20');
      const { calendar, fixture } = await givenCalendar({ visibleDate, view: 'day' });
      await calendar.next();
      visibleDate.set('2027-05-01');
      await fixture.whenStable();
      expect(await calendar.getDates()).toEqual(['2027-05-01']);
    });
  });

  describe('defaultVisibleDate', () => {
    it('is where an uncontrolled calendar starts', async () => {
      const { calendar } = await givenCalendar({ view: 'day', defaultVisibleDate: '2026-01-31' });
      expect(await calendar.getDates()).toEqual(['2026-01-31']);
      await calendar.next();
      expect(await calendar.getDates()).toEqual(['2026-02-01']);
    });

    it('stands in for a bound signal without a value, which the user then fills', async () => {
      const visibleDate = signal(undefined) as unknown as WritableSignal<string>;
      const { calendar } = await givenCalendar({
        visibleDate,
        defaultVisibleDate: '2026-01-31',
        view: 'day',
      });
      expect(await calendar.getDates()).toEqual(['2026-01-31']);
      await calendar.next();
      expect(visibleDate()).toBe('2026-02-01');
    });
  });

  describe('days of a view', () => {
    it('are told to the host at the start and whenever they change', async () => {
      const visibleRangeChange = jest.fn();
      const { calendar } = await givenCalendar({
        visibleRangeChange,
        displayTimezone: 'America/New_York',
        visibleDate: '2026-11-01',
      });
      await calendar.next();
      await calendar.showView('week');
      expect(visibleRangeChange.mock.calls).toEqual([
        [{ start: '2026-11-01T04:00:00Z', end: '2026-11-08T05:00:00Z' }],
        [{ start: '2026-11-08T05:00:00Z', end: '2026-11-15T05:00:00Z' }],
      ]);
    });

    it('change by the public methods too', async () => {
      const visibleDate = signal('2026-11-20');
      const { component } = await givenCalendar({ visibleDate });
      component.next();
      expect(visibleDate()).toBe('2026-11-22');
      component.previous();
      expect(visibleDate()).toBe('2026-11-15');
      component.today();
      expect(visibleDate()).toBe('2026-11-20');
    });
  });
});
