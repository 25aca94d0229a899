import {
  placeOccurrence,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { givenEvent, placedIn } from './given.spec-host';
import { entriesOf, selectedAmong, selectionFaults, type SelectedEntry } from './selected-entries';

const BERLIN = 'Europe/Berlin';
const rules = { localZone: BERLIN, zone: BERLIN };

/** Places a weekly event on some days after its start, as the expansion of its rule would. */
function weekly(
  event: CalendarEvent,
  weeks: readonly number[],
  zone = BERLIN,
): readonly Occurrence[] {
  const reading = parseEvent(event, zone)!;
  return weeks.map((week) => {
    const by = week * 7 * 86_400_000;
    const times = { start: reading.start + by, end: reading.end + by };
    return placeOccurrence({ ...reading, ...times }, zone, `${event.id}@${week}`);
  });
}

const single = givenEvent({ id: 'single' });
const numbered = givenEvent({ id: 7, start: '2026-11-20T08:00:00', end: '2026-11-20T09:00:00' });
const series = givenEvent({
  ...{ id: 'series', rrule: 'FREQ=WEEKLY', timezone: BERLIN },
  ...{ start: '2026-11-03T09:00:00', end: '2026-11-03T09:30:00' },
});
const page = [...placedIn(BERLIN, [single, numbered]), ...weekly(series, [0, 1, 2])];
const [one, seven, first, second, third] = page;
const recurs = ({ event }: Occurrence): boolean => event.rrule !== undefined;

describe('selectedAmong', () => {
  it.each<[name: string, entries: unknown, expected: readonly (Occurrence | undefined)[]]>([
    ['nothing without entries', [], []],
    ['an event by its id', ['single'], [one]],
    ['an event by its id as text', ['7'], [seven]],
    ['an event by its id as a number', [7], [seven]],
    ['all occurrences of a series by its id', ['series'], [first, second, third]],
    ['one occurrence by its date', [{ id: 'series', date: '2026-11-10' }], [second]],
    ['nothing on a date without one', [{ id: 'series', date: '2026-11-11' }], []],
    ['nothing of what is unknown', ['other', { id: 'other', date: '2026-11-10' }], []],
    [
      'the rest where entries are bad',
      [null, { date: '2026-11-10' }, {}, [], NaN, 'single'],
      [one],
    ],
    ['nothing where it is no list', 'single', []],
    ['each once', ['single', 'single', { id: 'single', date: '2026-11-20' }], [one]],
  ])('selects %s', (_, entries, expected) => {
    expect(selectedAmong(entries, page, rules)).toEqual(expected);
  });

  it('reads dates in the zone of the event', () => {
    const event = givenEvent({
      ...{ id: 'late', rrule: 'FREQ=WEEKLY', timezone: 'America/New_York' },
      ...{ start: '2026-11-03T20:00:00', end: '2026-11-03T21:00:00' },
    });
    const occurrences = weekly(event, [0]);
    expect(occurrences[0]!.firstDay).toBe(weekly(series, [0])[0]!.firstDay + 1);
    const entry = { id: 'late', date: '2026-11-03' };
    expect(selectedAmong([entry], occurrences, rules)).toEqual(occurrences);
    expect(entriesOf(occurrences, { ...rules, recurs })).toEqual([entry]);
  });
});

describe('entriesOf', () => {
  it('writes ids, and dates of occurrences, by start', () => {
    expect(entriesOf(page, { ...rules, recurs })).toEqual([
      { id: 'series', date: '2026-11-03' },
      { id: 'series', date: '2026-11-10' },
      { id: 'series', date: '2026-11-17' },
      7,
      'single',
    ]);
  });

  it('writes ids alone where nothing recurs', () => {
    expect(entriesOf(page, rules)).toEqual(['series', 7, 'single']);
  });

  it.each([undefined, null, '', NaN])('writes nothing for an event of id %s', (id) => {
    const given = placedIn(BERLIN, [givenEvent({ id: id as string }), single]);
    expect(entriesOf(given, rules)).toEqual(['single']);
    expect(entriesOf(given, { ...rules, recurs: () => true })).toHaveLength(1);
  });

  it('keeps the order of events that start together, those of whole days from midnight', () => {
    const day = { start: '2026-11-20', end: '2026-11-21', allDay: true };
    const midnight = { start: '2026-11-20T00:00:00', end: '2026-11-20T01:00:00' };
    const given = placedIn(BERLIN, [
      givenEvent({ id: 'a' }),
      givenEvent({ id: 'b', ...midnight }),
      givenEvent({ id: 'c', ...day }),
      givenEvent({ id: 'd' }),
    ]);
    expect(entriesOf(given, rules)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('selects again what it was written for', () => {
    const chosen = [seven!, second!];
    const entries: readonly SelectedEntry[] = entriesOf(chosen, { ...rules, recurs });
    expect(selectedAmong(entries, page, rules)).toEqual(chosen);
  });
});

describe('selectionFaults', () => {
  it('are none for ids and occurrences', () => {
    expect(selectionFaults(['a', 7, { id: 'b', date: '2026-11-20' }])).toEqual([]);
  });

  it.each<[name: string, given: unknown, about: readonly string[]]>([
    ['no list', 'a', ['selectedEvents is "a"; nothing is selected. Use a list.']],
    ['nothing', null, ['selectedEvents is null; nothing is selected. Use a list.']],
    ['what is no entry', ['a', null], ['selectedEvents[1] is null; it is ignored.']],
    ['an empty id', [''], ['selectedEvents[0] is ""; it is ignored.']],
    ['an occurrence without an id', [{ date: '2026-11-20' }], ['selectedEvents[0] is an object']],
    [
      'a date with a time',
      [{ id: 1, date: '2026-11-20T10:00' }],
      ['selectedEvents[0] is an object'],
    ],
    [
      'a date that doesn’t exist',
      [{ id: 1, date: '2026-02-30' }],
      ['selectedEvents[0] is an object'],
    ],
  ])('name %s', (_, given, about) => {
    const faults = selectionFaults(given);
    expect(faults).toHaveLength(about.length);
    faults.forEach((fault, at) => expect(fault).toContain(about[at]));
  });
});
