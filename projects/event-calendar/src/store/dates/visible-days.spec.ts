import { LOCALE_ID } from '@angular/core';
import { dayFrom, formatDay, type CalendarView } from 'ng-event-calendar/core/internal';
import { EACH_VIEW, givenPart } from '../given-part.spec-host';
import { VisibleDays } from './visible-days';

const NO_WEEKENDS = { showWeekends: false };

describe('VisibleDays', () => {
  it.each<[CalendarView, string, string, number, string]>([
    ['day', '2026-11-20', '2026-11-20', 1, 'November 20, 2026'],
    ['week', '2026-11-15', '2026-11-21', 7, 'Nov 15 – 21, 2026'],
    ['month', '2026-11-01', '2026-12-05', 35, 'November 2026'],
    ['agenda', '2026-11-20', '2026-12-01', 12, 'Nov 20 – Dec 1, 2026'],
  ])('of the %s are %s to %s, %d, titled %s', (view, first, last, count, title) => {
    const { part } = givenPart(VisibleDays, { view });
    const days = part.days().map(formatDay);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
    expect(part.title()).toBe(title);
  });

  it('follow the preferences', () => {
    const { part, inputs } = givenPart(VisibleDays);
    inputs.preferences.set({ weekStartsOn: 1, ...NO_WEEKENDS });
    expect(part.days().map(formatDay)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
    expect(part.title()).toBe('Nov 16 – 20, 2026');
  });

  it.each([
    [390, 3, 'Nov 20 – 22, 2026'],
    [300, 2, 'Nov 20 – 21, 2026'],
    [200, 1, 'Nov 20, 2026'],
    [767, 3, 'Nov 20 – 22, 2026'],
    [768, 7, 'Nov 15 – 21, 2026'],
  ])('of a week in %d pixels are %d, titled %s', (width, count, title) => {
    const { part } = givenPart(VisibleDays, { width });
    expect(part.days()).toHaveLength(count);
    expect(part.title()).toBe(title);
  });

  it.each(['day', 'month', 'agenda'])('of the %s on a phone are as many as elsewhere', (view) => {
    const { part } = givenPart(VisibleDays, { view, width: 390 });
    expect(part.days()).toHaveLength({ day: 1, month: 35, agenda: 12 }[view]!);
  });

  it.each(EACH_VIEW)('of the %s keep their identity where they stay the same', (view) => {
    const { part, inputs } = givenPart(VisibleDays, { view, visibleDate: '2026-11-20' });
    const [days, range] = [part.days(), part.range()];
    inputs.preferences.set({ weekStartsOn: 0, ampm: false });
    inputs.events.set([]);
    expect(part.days()).toBe(days);
    expect(part.range()).toBe(range);
  });

  it.each(['week', 'month'])('of the %s stay for another date in it', (view) => {
    const { part, inputs } = givenPart(VisibleDays, { view, visibleDate: '2026-11-20' });
    const days = part.days();
    inputs.visibleDate.set('2026-11-18');
    expect(part.days()).toBe(days);
  });

  it.each<[CalendarView, string, number, string, string, string]>([
    ['day', '2026-11-20', 0, 'November 20, 2026', 'Nov 20', 'Nov 20'],
    ['day', '2027-01-02', 0, 'January 2, 2027', 'Jan 2, 2027', 'Jan 2'],
    ['week', '2026-11-20', 0, 'Nov 15 – 21, 2026', 'Nov 15 – 21', 'Nov 15 – 21'],
    [
      'week',
      '2026-12-30',
      0,
      'Dec 27, 2026 – Jan 2, 2027',
      'Dec 27, 2026 – Jan 2, 2027',
      'Dec 27 – Jan 2',
    ],
    ['month', '2026-11-20', 0, 'November 2026', 'November', 'November'],
    ['month', '2026-12-20', 0, 'December 2026', 'December', 'December'],
    ['month', '2027-01-20', 0, 'January 2027', 'Jan 2027', 'January'],
    ['month', '2026-11-20', 2, 'Nov 15 – 28, 2026', 'Nov 15 – 28', 'Nov 15 – 28'],
  ])(
    'of the %s at %s, weeks: %j, are titled %s, in short %s, at the shortest %s',
    (view, date, weeks, ...titles) => {
      const weekCount = weeks || undefined;
      const { part } = givenPart(VisibleDays, { view, visibleDate: date, weekCount });
      expect([part.title(), part.shortTitle(), part.shortestTitle()]).toEqual(titles);
    },
  );

  it.each([
    ['en-US', 'Nov 15, 2026 – May 15, 2027', 'Nov 2026 – May 2027', 'Nov 15 – May 15'],
    ['ja', '2026/11/15～2027/05/15', '2026/11～2027/05', '11月15日～5月15日'],
  ])(
    'of many months over the turn of a year are titled in short by the first and the last month, %s',
    (locale, ...titles) => {
      const inputs = { views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' };
      const { part } = givenPart(VisibleDays, { ...inputs, timelinePreset: 'weeks' }, [
        { provide: LOCALE_ID, useValue: locale },
      ]);
      expect([part.title(), part.shortTitle(), part.shortestTitle()]).toEqual(titles);
    },
  );

  it('range from the first midnight to the last, in the display zone', () => {
    const { part } = givenPart(VisibleDays, {
      displayTimezone: 'America/New_York',
      visibleDate: '2026-11-01',
    });
    expect(part.range()).toEqual({ start: '2026-11-01T04:00:00Z', end: '2026-11-08T05:00:00Z' });
  });

  it.each<[CalendarView, string, string]>([
    ['week', '2026-11-20', '2026-11-20'],
    ['week', '2026-11-21', '2026-11-20'],
    ['week', '2026-11-22', '2026-11-20'],
    ['month', '2026-11-21', '2026-11-23'],
    ['agenda', '2026-11-21', '2026-11-23'],
    ['day', '2026-11-21', '2026-11-21'],
  ])('of the %s at %s show %s where weekends are hidden', (view, visibleDate, shown) => {
    const preferences = { weekStartsOn: 1, ...NO_WEEKENDS } as const;
    const { part } = givenPart(VisibleDays, { view, visibleDate, preferences });
    expect(formatDay(part.shownDate())).toBe(shown);
  });

  it.each<[CalendarView, boolean]>([
    ['day', true],
    ['week', false],
    ['month', false],
    ['agenda', false],
    ['days', false],
  ])('of the %s may hold a hidden Saturday: %s', (view, isShown) => {
    const { part, inputs } = givenPart(VisibleDays, {
      view,
      visibleDate: '2026-11-21',
      views: [view],
      preferences: NO_WEEKENDS,
    });
    const saturday = dayFrom(2026, 11, 21);
    expect(part.days().includes(saturday)).toBe(isShown);
    expect(part.isDayShown()(saturday)).toBe(isShown);
    expect(part.isDayShown()(saturday - 1)).toBe(true);
    inputs.preferences.set({});
    expect(part.isDayShown()(saturday)).toBe(true);
  });
});
