import { signal, type WritableSignal } from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core';
import { FRIDAY_NOON, givenCalendar, givenNow, givenReports } from './calendar.spec-host';

beforeEach(() => givenNow(FRIDAY_NOON));

describe('visibleDate', () => {
  it.each<[CalendarView, string, 'next' | 'previous', string]>([
    ['day', '2026-11-20', 'next', '2026-11-21'],
    ['day', '2026-12-31', 'next', '2027-01-01'],
    ['day', '2026-03-01', 'previous', '2026-02-28'],
    ['week', '2026-11-20', 'next', '2026-11-22'],
    ['week', '2026-11-20', 'previous', '2026-11-08'],
    ['month', '2026-11-20', 'next', '2026-12-01'],
    ['month', '2026-11-20', 'previous', '2026-10-01'],
    ['month', '2027-01-31', 'next', '2027-02-01'],
    ['agenda', '2026-11-20', 'next', '2026-12-02'],
    ['agenda', '2026-11-20', 'previous', '2026-11-08'],
  ])('in the %s of %s: %s writes %s', async (view, from, step, written) => {
    const visibleDate = signal(from);
    const { calendar } = await givenCalendar({ view, visibleDate });
    await calendar[step]();
    expect(visibleDate()).toBe(written);
    expect(await calendar.getDates()).toContain(written);
  });

  it.each<['next' | 'previous', string]>([
    ['next', '2026-11-23'],
    ['previous', '2026-11-09'],
  ])('%s writes the first day of a week that starts on Monday', async (step, written) => {
    const visibleDate = signal('2026-11-22');
    const { calendar } = await givenCalendar({ visibleDate, preferences: { weekStartsOn: 1 } });
    await calendar[step]();
    expect(visibleDate()).toBe(written);
  });

  it('is written as today by "today", and not when it is today already', async () => {
    const visibleDate = signal('2026-01-01');
    const set = jest.spyOn(visibleDate, 'set');
    const { calendar } = await givenCalendar({ visibleDate });
    await calendar.today();
    expect(visibleDate()).toBe('2026-11-20');
    await calendar.today();
    expect(set).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:30:00', '2026-11-20'],
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['2026-11-20T23:30:00+09:00', '2026-11-20'],
    ['2026-11-20T23:30:00-05:00', '2026-11-21'],
  ])('is read in the display zone: %s in Tokyo is %s', async (visibleDate, shown) => {
    const { calendar } = await givenCalendar({
      visibleDate,
      view: 'day',
      displayTimezone: 'Asia/Tokyo',
    });
    expect(await calendar.getDates()).toEqual([shown]);
  });

  it('follows the host, also after the user', async () => {
    const visibleDate = signal('2026-11-20');
    const { calendar, fixture } = await givenCalendar({ visibleDate, view: 'day' });
    await calendar.next();
    visibleDate.set('2027-05-01');
    await fixture.whenStable();
    expect(await calendar.getDates()).toEqual(['2027-05-01']);
  });

  it('that is no date counts as not given, with a message', async () => {
    const reports = givenReports();
    const { calendar } = await givenCalendar({ visibleDate: '2026-02-30', view: 'day' });
    expect(await calendar.getDates()).toEqual(['2026-11-20']);
    expect(reports.codes()).toEqual(['invalid-date']);
    expect(reports.messages()[0]).toContain('visibleDate "2026-02-30"');
  });
});

describe('defaultVisibleDate', () => {
  it('is today in the display zone', async () => {
    givenNow('2026-11-20T20:00:00Z');
    const { calendar } = await givenCalendar({ view: 'day', displayTimezone: 'Asia/Tokyo' });
    expect(await calendar.getDates()).toEqual(['2026-11-21']);
  });

  it('is where an uncontrolled calendar starts', async () => {
    const { calendar } = await givenCalendar({ view: 'day', defaultVisibleDate: '2026-01-31' });
    expect(await calendar.getDates()).toEqual(['2026-01-31']);
    await calendar.next();
    expect(await calendar.getDates()).toEqual(['2026-02-01']);
  });

  it('is read once', async () => {
    const defaultVisibleDate = signal('2026-01-31');
    const { calendar, fixture } = await givenCalendar({ view: 'day', defaultVisibleDate });
    defaultVisibleDate.set('2026-06-06');
    await fixture.whenStable();
    expect(await calendar.getDates()).toEqual(['2026-01-31']);
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
  it.each<[CalendarView, string, string, number]>([
    ['day', '2026-11-20', '2026-11-20', 1],
    ['week', '2026-11-15', '2026-11-21', 7],
    ['month', '2026-11-01', '2026-12-05', 35],
    ['agenda', '2026-11-20', '2026-12-01', 12],
  ])('of the %s are %s to %s', async (view, first, last, count) => {
    const { calendar } = await givenCalendar({ view });
    const dates = await calendar.getDates();
    expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count]);
  });

  it('of a month are the weeks that touch it: four to six', async () => {
    const visibleDate = signal('2026-02-10');
    const { calendar, fixture } = await givenCalendar({ view: 'month', visibleDate });
    expect(await calendar.getDates()).toHaveLength(28);
    visibleDate.set('2026-05-10');
    await fixture.whenStable();
    expect(await calendar.getDates()).toHaveLength(42);
  });

  it.each<[CalendarView, string]>([
    ['day', 'November 20, 2026'],
    ['week', 'Nov 15 – 21, 2026'],
    ['month', 'November 2026'],
    ['agenda', 'Nov 20 – Dec 1, 2026'],
  ])('are named in the toolbar of the %s: %s', async (view, title) => {
    const { calendar } = await givenCalendar({ view });
    expect(await calendar.getTitle()).toBe(title);
  });

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
