import { EventStore, type Outcome } from './event-store.mts';
import type { Change, House } from './house.mts';
import type { EventRecord } from './record.mts';

const HOURS = [{ start: '09:00', end: '17:00' }];
const HOUSE: House = {
  resources: [
    {
      ...{ id: 'a', title: 'Studio A', workingHours: HOURS },
      ...{ unavailableTimes: 'refuse', eventOverlap: 'refuse' },
    },
    { id: 'b', title: 'Studio B', capacity: 2 },
    { id: 'c', title: 'Studio C', workingHours: HOURS, unavailableTimes: 'ask' },
    { id: 'shut', title: 'Cellar', areEventsReadOnly: true },
  ],
  blockedTimes: [{ title: 'Fire drill', start: '2026-11-20T12:00', end: '2026-11-20T13:00' }],
  zone: 'UTC',
};

/** Returns a course on a Friday, from hour to hour. */
function course(from: number, to: number, more: Partial<EventRecord> = {}): EventRecord {
  const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00`;
  return { id: 'new', title: 'Pottery', resource: 'a', start: at(from), end: at(to), ...more };
}
const choir = course(14, 15, { id: 'choir', title: 'Choir', rrule: 'FREQ=WEEKLY' });
const dance = course(10, 12, { id: 'dance', title: 'Dance', resource: 'b' });

/** Creates the store of a house, with functions that apply changes. */
function given(...events: readonly EventRecord[]) {
  const store = new EventStore(':memory:', HOUSE);
  const changes = events.map((after) => ({ before: null, after }));
  expect(store.apply({ changes })).toHaveProperty('stored');
  const one = (before: EventRecord | null, after: EventRecord | null, more = {}): Outcome =>
    store.apply({ changes: [{ before, after }], ...more } satisfies Change);
  return { store, add: (event: EventRecord) => one(null, event), one };
}
const refusalIn = (outcome: Outcome): string | null =>
  'refusal' in outcome ? outcome.refusal : null;

describe('a booking', () => {
  it.each<[string, EventRecord, string | null]>([
    ['in open time', course(10, 11), null],
    ['that touches another', course(13, 14), null],
    ['outside of hours', course(8, 10), 'Studio A is open 09:00–17:00 on 20 November 2026.'],
    [
      'on a closed day',
      course(9, 10, { start: '2026-11-21T09:00', end: '2026-11-21T10:00' }),
      'Studio A is closed on 21 November 2026.',
    ],
    ['over a block', course(11, 13), 'Fire drill, 20 November 2026.'],
    ['beside another', course(13, 15), 'Studio A has Choir on 20 November 2026.'],
    [
      'beside an occurrence of another',
      course(13, 15, { start: '2027-02-05T13:00', end: '2027-02-05T14:30' }),
      'Studio A has Choir on 5 February 2027.',
    ],
    [
      'that recurs, where a later one of it meets another',
      course(9, 10, { start: '2026-11-24T14:30', end: '2026-11-24T15:30', rrule: 'FREQ=DAILY' }),
      'Studio A has Choir on 27 November 2026.',
    ],
    ['over a block, where that is only shown', course(12, 13, { resource: 'b' }), null],
    ['of the last seat', course(10, 12, { resource: 'b' }), null],
    [
      'of too many seats',
      course(11, 12, { resource: 'b', seats: 2 }),
      'Studio B is full 11:00–12:00 on 20 November 2026 (1 of 2).',
    ],
    [
      'of several resources',
      course(14, 15, { resource: ['b', 'a'] }),
      'Studio A has Choir on 20 November 2026.',
    ],
    ['that its user was asked about', course(8, 9, { resource: 'c' }), null],
    [
      'of what may not be changed',
      course(9, 10, { resource: 'shut' }),
      'Resource "Cellar" is read-only.',
    ],
    ['of nobody that is known', course(3, 4, { resource: 'elsewhere' }), null],
  ])('%s', (_, event, refusal) => {
    const { add, store } = given(choir, dance);
    const before = store.between(0, Infinity);
    expect(refusalIn(add(event))).toBe(refusal);
    if (refusal !== null) expect(store.between(0, Infinity)).toEqual(before);
  });

  it('is judged by what came meanwhile from somebody else', () => {
    const { add } = given();
    expect(refusalIn(add(course(9, 11, { id: 'theirs', title: 'Theirs' })))).toBeNull();
    expect(refusalIn(add(course(10, 12)))).toBe('Studio A has Theirs on 20 November 2026.');
  });
});

describe('a change', () => {
  it('that leaves its times alone isn’t judged, whatever it says that they were', () => {
    const { store, one } = given(choir);
    const [known] = store.between(0, Infinity);
    expect(refusalIn(one(known!, { ...known!, title: 'Chorus' }))).toBeNull();
    const [now] = store.between(0, Infinity);
    const early = { ...now!, start: '2026-11-20T07:00:00', end: '2026-11-20T08:00:00' };
    // The client's version of the record before isn't trusted.
    expect(refusalIn(one(early, early))).toBe('Studio A is open 09:00–17:00 on 20 November 2026.');
  });

  it('of a series counts from where it was touched', () => {
    const { store, one } = given(choir, course(15, 16, { id: 'once', title: 'Once' }));
    const known = store.between(0, Infinity).find(({ id }) => id === 'choir')!;
    const later = { ...known, start: '2026-11-20T15:00:00', end: '2026-11-20T16:00:00' };
    expect(refusalIn(one(known, later))).toBe('Studio A has Once on 20 November 2026.');
    const since = Date.parse('2026-11-27T14:00:00Z');
    expect(refusalIn(one(known, later, { type: 'move', since }))).toBeNull();
  });

  it('of several records is made as one, or not at all', () => {
    const { store } = given(choir);
    const [known] = store.between(0, Infinity);
    const changes = [
      { before: known!, after: { ...known!, rrule: 'FREQ=WEEKLY;COUNT=1' } },
      { before: null, after: course(8, 9) },
    ];
    expect(store.apply({ changes })).toHaveProperty('refusal');
    expect(store.between(0, Infinity)).toEqual([known]);
  });

  it('of what was changed meanwhile is a conflict, before anything is judged', () => {
    const { store, one } = given(choir);
    const [known] = store.between(0, Infinity);
    one(known!, null);
    expect(one(known!, course(8, 9, { id: 'choir' }))).toEqual({ conflict: [], gone: ['choir'] });
    expect(store.between(0, Infinity)).toEqual([]);
  });
});
