import * as fc from 'fast-check';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarFault,
} from 'ng-event-calendar/core/internal';
import { diagnose } from './diagnose';

const SOUND = {
  id: 'a',
  title: 'Lunch',
  start: '2026-07-06T12:00:00',
  end: '2026-07-06T13:00:00',
};
const ROOMS = [{ id: 1, title: 'Floor', children: [{ id: 'blue', title: 'Blue room' }] }];

/** Returns the faults of data that a host without types might give. */
function faultsOf(events: unknown, resources?: unknown): CalendarFault[] {
  return diagnose(events as CalendarEvent[], resources as CalendarResource[]);
}

/** Returns `code field` of every fault of a valid event with some keys changed. */
function codes(change: Record<string, unknown>, resources: unknown = ROOMS): string[] {
  return faultsOf([{ ...SOUND, ...change }], resources).map(
    ({ code, field }) => `${code} ${field}`,
  );
}

describe('diagnose', () => {
  it('finds nothing in a sound calendar', () => {
    const events = [
      SOUND,
      { ...SOUND, id: 1, resource: 'blue', color: 'teal', timezone: 'Europe/Paris' },
      { ...SOUND, id: 2, resource: '1', resizable: 'start', draggable: false, readOnly: true },
      { ...SOUND, id: 3, allDay: true, start: '2026-07-06T23:00:00', end: '2026-07-06' },
      { ...SOUND, id: 4, rrule: 'FREQ=DAILY', exDates: ['2026-07-07', '2026-07-08T12:00:00Z'] },
      { ...SOUND, id: 5, rrule: { freq: 'DAILY' }, extractedFromId: 4, className: 'x', own: [] },
    ];
    expect(faultsOf(events, ROOMS)).toEqual([]);
    expect(diagnose([])).toEqual([]);
  });

  it('takes null for an absent optional key, as JSON of other languages has it', () => {
    const keys =
      'description timezone resource rrule exDates rDates allDay readOnly color draggable';
    const optional = `${keys} resizable className extractedFromId`.split(' ');
    expect(codes(Object.fromEntries(optional.map((key) => [key, null])))).toEqual([]);
    expect(faultsOf([], [{ id: 1, title: 'x', eventColor: null, children: null }])).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['no id', { id: undefined }, ['missing-id id']],
    ['a null id', { id: null }, ['missing-id id']],
    ['an empty id', { id: '' }, ['missing-id id']],
    ['an id that is no id', { id: {} }, ['invalid-value id']],
    ['an id that is no number', { id: NaN }, ['invalid-value id']],
    ['no title', { title: undefined }, ['missing-title title']],
    ['a blank title', { title: ' ' }, ['missing-title title']],
    ['a title that is no text', { title: 7 }, ['invalid-value title']],
    ['no start', { start: undefined }, ['missing-date start']],
    ['no dates', { start: null, end: '' }, ['missing-date start', 'missing-date end']],
    ['a native date', { start: new Date(0) }, ['native-date start']],
    ['an invalid native date', { end: new Date(NaN) }, ['native-date end']],
    ['an epoch time', { start: 1_783_332_000_000 }, ['invalid-date start']],
    ['a day that does not exist', { start: '2026-02-30' }, ['invalid-date start']],
    ['a space for the T', { end: '2026-07-06 13:00' }, ['invalid-date end']],
    ['hour 24', { end: '2026-07-06T24:00:00' }, ['invalid-date end']],
    ['an unreadable all-day time', { allDay: true, end: '2026-07-06T25' }, ['invalid-date end']],
    ['end before start', { end: '2026-07-06T11:59:59' }, ['end-before-start end']],
    ['no length', { end: '2026-07-06T12:00' }, []],
    ['a last day before the first', { allDay: true, end: '2026-07-05' }, ['end-before-start end']],
    ['one day, end time first', { allDay: true, end: '2026-07-06T01:00:00' }, []],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, ['unknown-timezone timezone']],
    ['a zone that is no text', { timezone: 2 }, ['unknown-timezone timezone']],
    ['an unknown resource', { resource: 'red' }, ['unknown-resource resource']],
    ['a resource given whole', { resource: { id: 1 } }, ['unknown-resource resource']],
    ['one of several that is unknown', { resource: ['red', 1] }, ['unknown-resource resource[0]']],
    ['no resources in a list', { resource: [] }, []],
    ['an unknown colour', { color: 'magenta' }, ['unknown-color color']],
    ['a colour value', { color: '#fff' }, ['unknown-color color']],
    ['an all-day text', { allDay: 'true' }, ['invalid-value allDay']],
    ['a read-only number', { readOnly: 1 }, ['invalid-value readOnly']],
    ['an edge for draggable', { draggable: 'start' }, ['invalid-value draggable']],
    ['an unknown edge', { resizable: 'left' }, ['invalid-value resizable']],
    ['a description list', { description: [] }, ['invalid-value description']],
    ['a class list', { className: ['x'] }, ['invalid-value className']],
    ['a rule that is none', { rrule: true }, ['invalid-value rrule']],
    ['excluded dates as text', { exDates: '2026-07-07' }, ['invalid-value exDates']],
    ['added dates as text', { rDates: '2026-07-07' }, ['invalid-value rDates']],
    [
      'an added date that is none',
      { rDates: ['2026-07-07', '7 July', new Date(0)] },
      ['invalid-date rDates[1]', 'native-date rDates[2]'],
    ],
    ['an origin that is no id', { extractedFromId: {} }, ['invalid-value extractedFromId']],
    [
      'unreadable excluded dates',
      { exDates: ['2026-07-07', '7 July', new Date(0)] },
      ['invalid-date exDates[1]', 'native-date exDates[2]'],
    ],
  ])('of an event with %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['instants', { start: '2026-07-06T12:00+02:00', end: '2026-07-06T10:30Z' }, []],
    [
      'instants whose written times are in order',
      { start: '2026-07-06T12:00-02:00', end: '2026-07-06T13:00Z' },
      ['end-before-start end'],
    ],
    [
      'an instant and a wall time',
      { timezone: 'Europe/Paris', start: '2026-07-06T12:00', end: '2026-07-06T10:30Z' },
      [],
    ],
    [
      'a wall time and an instant before it',
      { timezone: 'Asia/Tokyo', start: '2026-07-06T12:00', end: '2026-07-06T02:59Z' },
      ['end-before-start end'],
    ],
    [
      'a wall time that is skipped, before one that exists',
      { timezone: 'Europe/Paris', start: '2026-03-29T02:45', end: '2026-03-29T03:15' },
      [],
    ],
  ])('compares %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('compares ids as strings and names the first of equal ones', () => {
    const events = [SOUND, { ...SOUND, id: 7 }, { ...SOUND, id: '7' }, { ...SOUND, id: 7 }];
    const faults = faultsOf(events);
    expect(faults.map(({ code, eventId }) => [code, eventId])).toEqual([
      ['duplicate-id', '7'],
      ['duplicate-id', 7],
    ]);
    expect(faults[1]?.message).toContain('events[1]');
  });

  it('knows the resources at every depth', () => {
    expect(codes({ resource: 'blue' })).toEqual([]);
    expect(codes({ resource: '1' })).toEqual([]);
    expect(codes({ resource: 'blue' }, [])).toEqual(['unknown-resource resource']);
  });

  it.each<[string, unknown, string[]]>([
    ['no id', [{ title: 'x' }], ['missing-resource-id resources[0].id']],
    ['an id that is no id', [{ id: [], title: 'x' }], ['invalid-value resources[0].id']],
    ['no title', [{ id: 1 }], ['missing-title resources[0].title']],
    [
      'an id of another',
      [...ROOMS, { id: 'blue', title: 'x' }],
      ['duplicate-resource-id resources[0].children[0].id'],
    ],
    [
      'an unknown colour',
      [{ id: 1, title: 'x', eventColor: 'cyan' }],
      ['unknown-color resources[0].eventColor'],
    ],
    [
      'flags of a wrong type',
      [{ id: 1, title: 'x', areEventsReadOnly: 'no', areEventsResizable: 'left' }],
      [
        'invalid-value resources[0].areEventsReadOnly',
        'invalid-value resources[0].areEventsResizable',
      ],
    ],
    [
      'children that are no list',
      [{ id: 1, title: 'x', children: {} }],
      ['invalid-value resources[0].children'],
    ],
    [
      'a child that is no object',
      [{ id: 1, title: 'x', children: ['blue'] }],
      ['not-an-object resources[0].children[0]'],
    ],
    ['a list that is none', {}, ['not-an-object resources']],
  ])('of a resource with %s', (_, resources, expected) => {
    const faults = faultsOf([], resources);
    expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
    expect(faults.every(({ eventId }) => eventId === null)).toBe(true);
  });

  it.each([null, undefined, 'x', 7, [[]]])('names the entry %p as no object', (entry) => {
    const [fault] = faultsOf([SOUND, ...(Array.isArray(entry) ? entry : [entry])]);
    expect(fault).toMatchObject({ code: 'not-an-object', field: 'events[1]', eventId: null });
  });

  it.each([null, undefined, {}, 'events', 7])('names %p as no list of events', (events) => {
    const [fault] = faultsOf(events);
    expect(fault).toMatchObject({ code: 'not-an-object', field: 'events', eventId: null });
  });

  describe('in its messages', () => {
    it.each<[Record<string, unknown>, string[]]>([
      [{ id: 7, end: '2026-07-01' }, ['Event 7 ("Lunch", events[0])', 'end', '"2026-07-01"']],
      [{ id: null }, ['Event at events[0] ("Lunch")', 'id is missing (null)']],
      [{ id: null, title: '' }, ['Event at events[0]:', 'title is missing ("")']],
      [{ start: new Date(0) }, ['Event "a"', 'start is a native Date', 'toISOString()']],
      [{ start: '2026-07-06 12:00' }, ['start "2026-07-06 12:00"', 'Write "2026-07-06T12:00".']],
      [{ start: ' 2026-07-06t12:00z' }, ['Write "2026-07-06T12:00Z".']],
      [{ end: '2026-12-31T24:00' }, ['Write "2027-01-01T00:00".']],
      [{ end: '2026-07-06T24:00:00.0+02:00' }, ['Write "2026-07-07T00:00:00.0+02:00".']],
      [{ end: '2026-02-30T24:00:00' }, ['Write YYYY-MM-DD or']],
      [{ end: '2026-07-06T24:30:00' }, ['Write YYYY-MM-DD or']],
      [{ allDay: true, end: '2026-07-06T24:00:00' }, ['Write "2026-07-06".']],
      [{ start: '6 July' }, ['"6 July"', 'YYYY-MM-DDTHH:MM:SS']],
      [{ color: 'magenta' }, ['color "magenta"', 'red', 'teal', 'grey']],
      [{ timezone: 'Mars' }, ['timezone "Mars"', 'Europe/Paris']],
      [{ resource: 9 }, ['resource 9', 'resources']],
      [{ description: 'x'.repeat(500), className: {} }, ['className is an object']],
    ])('of %p says what is needed', (change, parts) => {
      const text = faultsOf([{ ...SOUND, ...change }])
        .map(({ message }) => message)
        .join('\n');
      for (const part of parts) expect(text).toContain(part);
    });

    it('stays short whatever the title', () => {
      const [fault] = faultsOf([{ ...SOUND, title: 'x'.repeat(1e6), start: 'y'.repeat(1e6) }]);
      expect(fault?.message.length).toBeLessThan(500);
    });
  });

  describe('whatever it is given', () => {
    const keys = Object.keys({ ...SOUND, allDay: 0, exDates: 0, rrule: 0, color: 0, resource: 0 });
    const nearlyEvent = fc.dictionary(fc.constantFrom(...keys, 'timezone'), fc.anything());
    const garbage = fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true });

    it('never throws', () => {
      const list = fc.oneof(garbage, fc.array(fc.oneof(garbage, nearlyEvent)));
      fc.assert(
        fc.property(list, list, (events, resources) => {
          for (const { message, field } of faultsOf(events, resources)) {
            expect(message).toContain(field.split('.').at(-1));
          }
        }),
        { numRuns: 500 },
      );
    });

    it('names an entry that throws when it is read', () => {
      const hostile = {
        get start(): string {
          throw new Error('no');
        },
      };
      const revoked = Proxy.revocable({}, {});
      revoked.revoke();
      const list = [SOUND, hostile, revoked.proxy];
      expect(faultsOf(list).filter(({ code }) => code === 'not-an-object')).toHaveLength(2);
      expect(faultsOf([], list).at(-1)).toMatchObject({ code: 'not-an-object' });
    });

    it('ends on resources that hold themselves or are nested very deep', () => {
      const loop: Record<string, unknown> = { id: 1, title: 'loop' };
      loop['children'] = [loop];
      expect(faultsOf([], [loop]).map(({ code }) => code)).toEqual(['duplicate-resource-id']);
      let deep: object = { id: 0, title: 'x' };
      for (let id = 1; id < 5000; id += 1) deep = { id, title: 'x', children: [deep] };
      expect(faultsOf([{ ...SOUND, resource: 0 }], [deep])).toEqual([]);
    });

    it('changes nothing in it', () => {
      const events = Object.freeze([Object.freeze({ ...SOUND, color: 'no' as 'red' })]);
      expect(diagnose(events)).toHaveLength(1);
    });
  });

  it('takes 100,000 events, sound or not', () => {
    const sound = Array.from({ length: 100_000 }, (_, id) => ({ ...SOUND, id, resource: 'blue' }));
    expect(faultsOf(sound, ROOMS)).toEqual([]);
    const same = sound.map((event) => ({ ...event, id: 1, end: '2026-07-05T00:00' }));
    expect(faultsOf(same, ROOMS)).toHaveLength(199_999);
  });
});
