import type { Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  DAY,
  formatDay,
  occurrenceOf,
  parseEvent,
  placeOccurrence,
  readingAt,
  recursAt,
  type Recurrence,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { Navigation } from '../store/dates/navigation';
import { CalendarStore } from '../store/events/calendar-store';
import { RECURRENCE } from '../store/events/recurrence';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { MatchSteps } from './match-steps';
import { SearchMatches } from './search-matches';

const on = (date: string, title = `Yoga ${date}`) =>
  givenEvent({ id: date, title, start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z` });
const events = [
  on('2026-12-01'),
  on('2026-11-10'),
  on('2026-11-20'),
  on('2026-11-19', 'Choir'),
  on('2026-11-25'),
];
/** Four occurrences of each event with a rule, a week apart. */
const FOUR_WEEKS: Recurrence = {
  expand: (event, first, last, zone, localZone) => {
    const reading = event.rrule === undefined ? null : parseEvent(event, localZone);
    if (reading === null) return null;
    return [0, 7, 14, 21]
      .map((days) => days * DAY)
      .map((by) => ({ ...reading, start: reading.start + by, end: reading.end + by }))
      .map((times) => placeOccurrence(times, zone, `s@${times.start}`))
      .filter(({ firstDay, lastDay }) => lastDay >= first && firstDay <= last);
  },
};

interface Given extends GivenPart<SearchMatches> {
  readonly steps: MatchSteps;
}

function given(more: GivenInputs = {}, providers: readonly Provider[] = []): Given {
  const made = givenPart(
    SearchMatches,
    {
      events,
      eventSearch: { mode: 'filter' },
      searchText: 'yoga',
      visibleDate: '2026-11-20',
      ...more,
    },
    [SearchMatches, ...providers],
  );
  const steps = new MatchSteps({
    core: { formatDay, occurrenceOf, readingAt, recursAt },
    announcer: TestBed.inject(Announcer),
    settings: TestBed.inject(CalendarSettings),
    navigation: TestBed.inject(Navigation),
    store: TestBed.inject(CalendarStore),
  });
  return { ...made, steps };
}
const walk = ({ steps, part }: Given, ...ways: (1 | -1)[]): unknown[] =>
  ways.map((way) => steps.next(way, part)?.event.id);

describe('steps over matches', () => {
  it('begin at the visible date, and go on round the end', () => {
    expect(walk(given(), 1, 1, 1, 1, 1)).toEqual([
      ...['2026-11-20', '2026-11-25', '2026-12-01', '2026-11-10', '2026-11-20'],
    ]);
  });

  it('go back, and round the beginning', () => {
    expect(walk(given(), -1, -1, 1, 1)).toEqual([
      ...['2026-11-10', '2026-12-01', '2026-11-10', '2026-11-20'],
    ]);
  });

  it('begin anew with another text', () => {
    const made = given();
    expect(walk(made, 1, 1)).toEqual(['2026-11-20', '2026-11-25']);
    made.inputs.searchText.set('yog');
    expect(walk(made, 1)).toEqual(['2026-11-20']);
  });

  it('lead nowhere where nothing matches', () => {
    expect(walk(given({ searchText: 'tennis' }), 1, -1)).toEqual([undefined, undefined]);
  });

  it('pass over what isn’t offered', () => {
    expect(walk(given({ maxDate: '2026-11-25' }), 1, 1, 1)).toEqual([
      ...['2026-11-20', '2026-11-25', '2026-11-10'],
    ]);
  });

  it('go from one of two at the same time to the other', () => {
    const twins = ['a', 'b'].map((id) => ({ ...on('2026-11-20'), id }));
    expect(walk(given({ events: twins }), 1, 1, 1, -1)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('go over all occurrences of a series, between other events, and round both ends', () => {
    const weekly = { ...on('2026-11-18', 'Yoga weekly'), id: 's', rrule: 'WEEKLY' };
    const made = given({ events: [weekly, on('2026-11-26'), on('2026-11-27', 'Choir')] }, [
      { provide: RECURRENCE, useValue: FOUR_WEEKS },
    ]);
    const starts = (...ways: (1 | -1)[]): unknown[] =>
      ways.map((way) =>
        new Date(made.steps.next(way, made.part)!.start).toISOString().slice(5, 10),
      );
    expect(starts(1, 1, 1, 1, 1, 1)).toEqual([
      '11-25',
      '11-26',
      '12-02',
      '12-09',
      '11-18',
      '11-25',
    ]);
    expect(starts(-1, -1)).toEqual(['11-18', '12-09']);
  });

  it('are announced by name and time', () => {
    const { steps, said, part } = given();
    steps.announce(steps.next(1, part)!);
    expect(said).toEqual(['Yoga 2026-11-20, Friday, November 20, 2026, 10:00 AM – 11:00 AM']);
  });
});
