import { formatDay, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { TestBed } from '@angular/core/testing';
import { AgendaSearch } from './agenda-search';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { SourceLink } from '../source/source-link';

const SOURCE = { load: () => Promise.resolve([]) };

/** All-day events, one on each of the dates. */
function givenOn(...dates: readonly string[]): CalendarEvent[] {
  return dates.map((date) => ({ id: date, title: date, allDay: true, start: date, end: date }));
}

/** Returns the first days of `count` months from December 2026 on, as ISO dates. */
function months(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2026, 11 + at, 1)).toISOString().slice(0, 10),
  );
}

function givenSearch(given: GivenInputs): GivenPart<AgendaSearch> {
  const { preferences, ...rest } = given;
  return givenPart(AgendaSearch, {
    view: 'agenda',
    preferences: { showEmptyDaysInAgenda: false, ...preferences },
    ...rest,
  });
}

const datesOf = ({ part }: GivenPart<AgendaSearch>): string[] => part.found().days.map(formatDay);

describe('AgendaSearch', () => {
  it.each<[string, boolean, boolean]>([
    ['agenda', false, true],
    ['agenda', true, false],
    ['week', false, false],
    ['month', false, false],
  ])('is for the %s with empty days %s: %s', (view, showEmptyDaysInAgenda, isSparse) => {
    const { part } = givenSearch({ view, preferences: { showEmptyDaysInAgenda } });
    expect(part.isSparse()).toBe(isSparse);
  });

  it('finds twelve days with events from the date on, and more on request', () => {
    const dates = months(14);
    const given = givenSearch({ events: givenOn('2026-11-19', ...dates) });
    expect(datesOf(given)).toEqual(dates.slice(0, 12));
    expect([given.part.found().hasMore, given.part.isFull()]).toEqual([true, true]);
    given.part.showMore();
    expect(datesOf(given)).toEqual(dates);
    expect([given.part.found().hasMore, given.part.isFull()]).toEqual([false, false]);
  });

  it('looks two years ahead, and two further ones on request', () => {
    const given = givenSearch({ events: givenOn('2026-11-20', '2029-11-20') });
    expect(datesOf(given)).toEqual(['2026-11-20']);
    expect(given.part.found().hasMore).toBe(true);
    given.part.showMore();
    expect(datesOf(given)).toEqual(['2026-11-20', '2029-11-20']);
    expect(given.part.found().hasMore).toBe(false);
  });

  it('starts over at another date', () => {
    const given = givenSearch({ events: givenOn(...months(30)), visibleDate: '2026-11-20' });
    given.part.showMore();
    expect(datesOf(given)).toHaveLength(24);
    given.inputs.visibleDate.set('2026-11-21');
    expect(datesOf(given)).toHaveLength(12);
  });

  it('passes over hidden weekends', () => {
    const given = givenSearch({
      events: givenOn('2026-11-20', '2026-11-21', '2026-11-23'),
      preferences: { showWeekends: false },
    });
    expect(datesOf(given)).toEqual(['2026-11-20', '2026-11-23']);
  });

  it('passes over days whose events are hidden', () => {
    const [hidden, shown] = givenOn('2026-11-20', '2026-11-25');
    const given = givenSearch({
      events: [{ ...hidden!, resource: 'r' }, shown!],
      resources: [{ id: 'r', title: 'Room' }],
      visibleResources: { r: false },
    });
    expect(datesOf(given)).toEqual(['2026-11-25']);
    given.inputs.visibleResources.set({});
    expect(datesOf(given)).toEqual(['2026-11-20', '2026-11-25']);
  });

  it('passes over days whose events a filter hides', () => {
    const given = givenSearch({
      events: givenOn('2026-11-20', '2026-11-25'),
      eventFilter: ({ id }) => id === '2026-11-25',
    });
    expect(datesOf(given)).toEqual(['2026-11-25']);
    given.inputs.eventFilter.set(undefined);
    expect(datesOf(given)).toEqual(['2026-11-20', '2026-11-25']);
  });

  it('of an event source ends where it was asked for, and says that there may be more', () => {
    const given = givenSearch({
      eventSource: SOURCE,
      events: givenOn('2026-11-20', '2026-12-17', '2026-12-18'),
    });
    expect(datesOf(given)).toEqual(['2026-11-20', '2026-12-17']);
    given.part.reach.set(56);
    expect(datesOf(given)).toEqual(['2026-11-20', '2026-12-17', '2026-12-18']);
    expect(given.part.found().hasMore).toBe(false);
    TestBed.inject(SourceLink).state.set('known');
    expect(given.part.found().hasMore).toBe(true);
  });

  it('shows no more while a page is being loaded', () => {
    const { part } = givenSearch({ eventSource: SOURCE });
    part.showMore();
    expect(part.pages()).toBe(1);
    TestBed.inject(SourceLink).state.set('known');
    part.showMore();
    expect(part.pages()).toBe(2);
    expect(part.horizon()).toBe(2 * 731);
  });
});
