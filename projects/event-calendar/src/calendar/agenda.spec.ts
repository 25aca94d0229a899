import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from './calendar.spec-host';

const SPARSE = { view: 'agenda', preferences: { showEmptyDaysInAgenda: false } } as const;

beforeEach(() => givenNow(FRIDAY_NOON));

/** All-day events, one on each of the dates. */
function givenOn(...dates: string[]): CalendarEvent[] {
  return dates.map((date) => givenEvent({ title: date, allDay: true, start: date, end: date }));
}

/** The first of `count` months from December 2026 on. */
function months(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2026, 11 + at, 1)).toISOString().slice(0, 10),
  );
}

describe('agenda', () => {
  it('lists twelve days, empty ones included', async () => {
    const { calendar, element } = await givenCalendar({
      view: 'agenda',
      events: givenOn('2026-11-22', '2026-12-02'),
    });
    expect(await calendar.getDates()).toHaveLength(12);
    expect(await calendar.getEventTitles()).toEqual(['2026-11-22']);
    expect(element.querySelectorAll('[data-slot="agenda"] p')).toHaveLength(11);
    expect(await calendar.canShowMore()).toBe(false);
  });

  it('without empty days lists those that hold events', async () => {
    const { calendar } = await givenCalendar({
      ...SPARSE,
      events: givenOn('2026-11-19', '2026-11-20', '2026-12-24', '2027-06-01'),
    });
    expect(await calendar.getDates()).toEqual(['2026-11-20', '2026-12-24', '2027-06-01']);
    expect(await calendar.getTitle()).toBe('Nov 20, 2026 – Jun 1, 2027');
  });

  it('lists twelve of them, and more on request', async () => {
    const dates = months(14);
    const { calendar } = await givenCalendar({ ...SPARSE, events: givenOn(...dates) });
    expect(await calendar.getDates()).toEqual(dates.slice(0, 12));
    expect(await calendar.canShowMore()).toBe(true);
    await calendar.showMore();
    expect(await calendar.getDates()).toEqual(dates);
    expect(await calendar.canShowMore()).toBe(false);
  });

  it('says so where nothing is to come', async () => {
    const { calendar, element } = await givenCalendar({ ...SPARSE, events: givenOn('2026-11-01') });
    expect(await calendar.getDates()).toEqual([]);
    expect(element.textContent).toContain('No events from Friday, November 20, 2026 on');
    expect(await calendar.getTitle()).toBe('Nov 20, 2026');
  });

  it('lists all-day events first, then by start', async () => {
    const { calendar } = await givenCalendar({
      view: 'agenda',
      events: [
        givenEvent({ title: 'Late', start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' }),
        givenEvent({ title: 'Early' }),
        givenEvent({ title: 'Whole', allDay: true }),
      ],
    });
    expect(await calendar.getEventTitles('2026-11-20')).toEqual(['Whole', 'Early', 'Late']);
  });

  it('opens a day', async () => {
    const visibleDate = signal('2026-11-20');
    const { calendar } = await givenCalendar({ view: 'agenda', visibleDate });
    await calendar.openDay('2026-11-25');
    expect(await calendar.getView()).toBe('day');
    expect(visibleDate()).toBe('2026-11-25');
  });
});
