import { signal, type Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  DAY,
  dayFrom,
  parseEvent,
  placeOccurrence,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { CalendarStore } from './calendar-store';
import { EventFilter } from './event-filter';
import { givenEvent } from './given-event.spec-host';
import { keepShown, renameKept } from './kept-events';
import { RECURRENCE } from './recurrence';
import { SearchState } from './search-state';

const FRIDAY = dayFrom(2026, 11, 20);
const at = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ id, start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:00:00Z', ...more });

interface Given extends GivenPart<EventFilter> {
  /** Returns the ids of the shown events. */
  readonly shown: () => string;
  readonly store: CalendarStore;
}

function given(more: GivenInputs, providers: readonly Provider[] = []): Given {
  const made = givenPart(EventFilter, { events: [at('a'), at('b'), at('c')], ...more }, [
    ...providers,
  ]);
  const store = TestBed.inject(CalendarStore);
  const shown = (): string =>
    store
      .occurrencesIn(FRIDAY, FRIDAY)
      .map(({ event }) => event.id)
      .join('');
  return { ...made, store, shown };
}

const isNot =
  (id: string) =>
  (event: CalendarEvent): boolean =>
    event.id !== id;

describe('EventFilter', () => {
  it('hides events from the display and leaves them in the list', () => {
    const { shown, inputs } = given({ eventFilter: isNot('b') });
    expect(shown()).toBe('ac');
    expect(inputs.events()).toHaveLength(3);
  });

  it('holds beside the resources', () => {
    const events = [at('a', { resource: 'r' }), at('b', { resource: 's' }), at('c')];
    const resources = [
      { id: 'r', title: 'R' },
      { id: 's', title: 'S' },
    ];
    const { shown } = given({
      events,
      resources,
      visibleResources: { r: false },
      eventFilter: isNot('c'),
    });
    expect(shown()).toBe('b');
  });

  it('takes truthy answers as Array.filter does', () => {
    const eventFilter = ({ id }: CalendarEvent) => (id === 'a' ? 1 : '') as unknown as boolean;
    expect(given({ eventFilter }).shown()).toBe('a');
  });

  it('is asked once for each event object, and for a replaced one alone', () => {
    const eventFilter = jest.fn(isNot('b'));
    const { shown, inputs } = given({ eventFilter });
    shown();
    shown();
    expect(eventFilter).toHaveBeenCalledTimes(3);
    inputs.events.update(([a, ...others]) => [{ ...a!, title: 'New' }, ...others]);
    shown();
    expect(eventFilter).toHaveBeenCalledTimes(4);
  });

  it('is asked again when another function is set', () => {
    const { shown, inputs } = given({ eventFilter: isNot('b') });
    expect(shown()).toBe('ac');
    inputs.eventFilter.set(isNot('c'));
    expect(shown()).toBe('ab');
    inputs.eventFilter.set(undefined);
    expect(shown()).toBe('abc');
  });

  it('follows signals that it reads', () => {
    const hidden = signal('a');
    const { shown } = given({ eventFilter: ({ id }) => id !== hidden() });
    expect(shown()).toBe('bc');
    hidden.set('b');
    expect(shown()).toBe('ac');
  });

  it('shows an event for which it throws, and reports the first fault', () => {
    const { shown, reported } = given({
      eventFilter: ({ id }) => {
        if (id !== 'c') throw new Error('No status');
        return false;
      },
    });
    expect(shown()).toBe('ab');
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: eventFilter threw.*"a"/)]);
  });

  it('shows events for which it promises an answer, as Array.filter does', () => {
    const eventFilter = () => Promise.resolve(false) as unknown as boolean;
    expect(given({ eventFilter }).shown()).toBe('abc');
  });

  it('gets the record of a series, once for all its occurrences, and expands nothing anew', () => {
    const series = at('s', { rrule: 'DAILY' });
    const times = parseEvent(series, 'UTC')!;
    const twice = [0, DAY].map((by) =>
      placeOccurrence({ ...times, start: times.start + by, end: times.end + by }, 'UTC', `s${by}`),
    );
    const recurrence = { expand: ({ id }: CalendarEvent) => (id === 's' ? twice : null) };
    const eventFilter = jest.fn(() => true);
    const { store, inputs } = given({ events: [at('a'), series], eventFilter }, [
      { provide: RECURRENCE, useValue: recurrence },
    ]);
    const [index, before] = [store.index(), store.occurrencesIn(FRIDAY, FRIDAY + 1)];
    expect(before.map(({ event }) => event.id)).toEqual(['a', 's', 's']);
    expect(eventFilter.mock.calls).toEqual([[inputs.events()[0]], [series]]);
    inputs.eventFilter.set(isNot('a'));
    const shown = store.occurrencesIn(FRIDAY, FRIDAY + 1);
    expect(shown).toHaveLength(2);
    shown.forEach((each, place) => expect(each).toBe(before[place + 1]));
    expect(store.index()).toBe(index);
  });

  it('is ignored and reported where its value can’t be written as text', () => {
    const around: { self?: unknown } = {};
    around.self = around;
    const { shown, reported } = given({ eventFilter: around as never });
    expect(shown()).toBe('abc');
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: eventFilter .*function/)]);
  });

  it.each([null, 'open', {}])('is ignored and reported as %j', (eventFilter) => {
    const { shown, reported } = given({ eventFilter: eventFilter as never });
    expect(shown()).toBe('abc');
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: eventFilter .*function/)]);
  });
});

describe('an event that the user has made or changed', () => {
  it('stays shown and says so, also when the host replaces its object', () => {
    const { part, shown, inputs } = given({ eventFilter: isNot('b') });
    const [, b] = inputs.events();
    expect(keepShown(part, [b!])).toBe(true);
    expect(shown()).toBe('abc');
    expect(inputs.events().map((event) => part.isDespiteFilter(event))).toEqual([
      false,
      true,
      false,
    ]);
    inputs.events.update((events) => events.map((event) => ({ ...event })));
    expect(shown()).toBe('abc');
  });

  it('stays shown under the id that its source gives it', () => {
    const { part, shown, inputs } = given({
      eventFilter: ({ id }) => !String(id).startsWith('b'),
    });
    keepShown(part, [inputs.events()[1]!]);
    renameKept(part, 'b', 'b2');
    inputs.events.update(([a, b, c]) => [a!, { ...b!, id: 'b2' }, c!]);
    expect(shown()).toBe('ab2c');
  });

  it('is no matter where the filter shows it', () => {
    const { part, inputs } = given({ eventFilter: isNot('b') });
    expect(keepShown(part, [inputs.events()[0]!])).toBe(false);
    expect(part.isDespiteFilter(inputs.events()[0]!)).toBe(false);
  });

  it('stays shown under a search until its text changes, whatever else is read anew', () => {
    const { part, shown, inputs } = given({ eventSearch: { mode: 'filter' }, searchText: 'a' });
    const search = TestBed.inject(SearchState);
    const matchesA = ({ id }: CalendarEvent): boolean => id === 'a';
    search.matcher.set(signal(matchesA));
    keepShown(part, [inputs.events()[1]!]);
    expect(shown()).toBe('ab');
    // As another list of resources gives.
    search.matcher.set(signal((event) => matchesA(event)));
    expect(shown()).toBe('ab');
    inputs.searchText.set('a ');
    expect(shown()).toBe('a');
  });

  it('is hidden by another filter', () => {
    const { part, shown, inputs } = given({ eventFilter: isNot('b') });
    keepShown(part, [inputs.events()[1]!]);
    inputs.eventFilter.set(({ id }) => id === 'a');
    expect(shown()).toBe('a');
  });

  it('is hidden when a signal that the filter read for it changes', () => {
    const hidden = signal('b');
    const { part, shown, inputs } = given({
      eventFilter: ({ id }) => !hidden().includes(String(id)),
    });
    keepShown(part, [inputs.events()[1]!]);
    expect(shown()).toBe('abc');
    hidden.set('bc');
    expect(shown()).toBe('a');
  });
});
