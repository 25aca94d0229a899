import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { IcalWriteFault } from './write-fault';
import { writeIcal } from './write-ical';

function givenEvent(fields: Record<string, unknown> = {}): CalendarEvent {
  return Object.freeze({
    id: 'a',
    title: 'A',
    start: '2026-11-20T10:00:00',
    end: '2026-11-20T11:00:00',
    ...fields,
  });
}

function write(...events: unknown[]): { lines: string[]; faults: IcalWriteFault[] } {
  const faults: IcalWriteFault[] = [];
  const text = writeIcal(events as CalendarEvent[], {
    stamp: '2026-11-20T12:00:00Z',
    onFault: (fault) => faults.push(fault),
  });
  return { lines: text.replace(/\r\n /g, '').split('\r\n'), faults };
}

/** Second pass of the hour that New York repeats. */
const SECOND_PASS = '2026-11-01T06:30:00Z';

test.each<[string, Record<string, unknown>, string, RegExp]>([
  ['a date that is none', { start: 'never' }, 'invalid-date start', /"never".* left out\.$/],
  [
    'a date that is nearly one',
    { end: '2026-11-20 11:00' },
    'invalid-date end',
    /Write "2026-11-20T11:00"\. The event is left out\.$/,
  ],
  ['a missing date', { end: undefined }, 'missing-date end', /left out\.$/],
  ['a native date', { start: new Date(0) }, 'native-date start', /toISOString.* left out\.$/],
  [
    'an end before the start',
    { end: '2026-11-20T09:00:00' },
    'end-before-start end',
    /ends where it starts\.$/,
  ],
  [
    'a zone that is none',
    { timezone: 'Atlantis/Poseidonis' },
    'unknown-timezone timezone',
    /IANA name.* those of no zone\.$/,
  ],
  ['an unreadable exclusion', { exDates: ['x'] }, 'invalid-date exDates[0]', /excludes nothing\.$/],
  ['a colour of no palette', { color: 'plum' }, 'unknown-color color', /It is left out\.$/],
  ['what is no flag', { readOnly: 'yes' }, 'invalid-value readOnly', /It is left out\.$/],
  ['what is no text', { description: 7 }, 'invalid-value description', /It is left out\.$/],
  ['an id that is none', { id: null }, 'missing-id id', /made up\.$/],
  ['a rule that is none', { rrule: { freq: '' } }, 'invalid-rule rrule', /written once/],
  ['a rule of two lines', { rrule: 'FREQ=DAILY\nX' }, 'invalid-rule rrule', /written once/],
  [
    'a fraction of a second',
    { end: '2026-11-20T11:00:00.25' },
    'unsupported end',
    /whole seconds\.$/,
  ],
  [
    'a start beyond all years',
    { start: '0000-01-01T00:00:00+05:00', end: '0000-01-01T06:00:00+05:00' },
    'unsupported start',
    /years 0 to 9999.* left out/,
  ],
  [
    'an end beyond all years',
    { start: '9999-12-31T20:00:00-02:00', end: '9999-12-31T23:00:00-02:00' },
    'unsupported end',
    /years 0 to 9999.* without an end/,
  ],
  [
    'a series that starts in the second pass of an hour',
    {
      start: SECOND_PASS,
      end: '2026-11-01T07:30:00Z',
      timezone: 'America/New_York',
      rrule: 'FREQ=DAILY',
    },
    'unsupported start',
    /second pass.* by UTC/,
  ],
  [
    'a series at an offset of no zone',
    { start: '2026-11-20T01:00:00+05:30', end: '2026-11-20T02:00:00+05:30', rrule: 'FREQ=DAILY' },
    'unsupported start',
    /Give it a timezone\.$/,
  ],
])('reports %s', (_name, fields, expected, message) => {
  const { faults } = write(givenEvent({ id: 'other' }), givenEvent(fields));
  expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual([expected]);
  const [fault] = faults;
  expect(fault!.eventId).toBe('id' in fields ? fields['id'] : 'a');
  expect(fault!.message).toMatch(message);
  expect(fault!.message).toContain('events[1]');
});

test('reports entries that are no events, and ids that are taken', () => {
  const { faults, lines } = write(null, givenEvent(), givenEvent());
  expect(faults).toMatchObject([
    { code: 'not-an-object', eventId: null, field: 'events[0]' },
    { code: 'duplicate-id', eventId: 'a', field: 'id' },
  ]);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:a', 'UID:a#2']);
});

test('reports zones that cannot be described in all years', () => {
  const { faults } = write(
    givenEvent({
      timezone: 'Africa/Cairo',
      start: '2300-11-20T10:00:00',
      end: '2300-11-20T11:00:00',
    }),
  );
  expect(faults).toMatchObject([{ code: 'unsupported', eventId: null, field: 'timezone' }]);
  expect(faults[0]!.message).toContain('Africa/Cairo');
});

test.each<[string, Record<string, unknown>]>([
  ['an ordinary event', {}],
  ['what no file holds anyway', { className: 7, resource: 'r', title: '' }],
  ['nulls of JSON', { rrule: null, exDates: null, timezone: null, color: null }],
  ['a rule that is empty', { rrule: '' }],
  ['thousandths that are none', { start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T11:00:00Z' }],
])('has nothing to say of %s', (_name, fields) => {
  expect(write(givenEvent(fields)).faults).toEqual([]);
});

describe('beside a change of clocks', () => {
  const IN_NEW_YORK = 'TZID=America/New_York';

  test.each<[string, string, string, string[]]>([
    [
      'an end in the second pass is an instant',
      '2026-11-01T00:30:00',
      SECOND_PASS,
      [`DTSTART;${IN_NEW_YORK}:20261101T003000`, 'DTEND:20261101T063000Z'],
    ],
    [
      'an end in the first pass is a wall time, which means the first',
      '2026-11-01T00:30:00',
      '2026-11-01T01:30:00',
      [`DTSTART;${IN_NEW_YORK}:20261101T003000`, `DTEND;${IN_NEW_YORK}:20261101T013000`],
    ],
    [
      'an end that is skipped is what the clocks show then',
      '2026-03-08T03:00:00',
      '2026-03-08T02:45:00',
      [`DTSTART;${IN_NEW_YORK}:20260308T030000`, `DTEND;${IN_NEW_YORK}:20260308T034500`],
    ],
    [
      'so is a start',
      '2026-03-08T02:30:00',
      '2026-03-08T04:00:00',
      [`DTSTART;${IN_NEW_YORK}:20260308T033000`, `DTEND;${IN_NEW_YORK}:20260308T040000`],
    ],
    [
      'a start in the second pass is an instant, and its end with it',
      SECOND_PASS,
      '2026-11-01T02:30:00',
      ['X-EC-TIMEZONE:America/New_York', 'DTSTART:20261101T063000Z', 'DTEND:20261101T073000Z'],
    ],
  ])('%s', (_name, start, end, expected) => {
    const { lines, faults } = write(givenEvent({ start, end, timezone: 'America/New_York' }));
    expect(faults).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(expected));
  });

  test('a series keeps the wall time that it means', () => {
    const { lines } = write(
      givenEvent({
        start: '2026-03-08T02:30:00',
        end: '2026-03-08T04:00:00',
        timezone: 'America/New_York',
        rrule: 'FREQ=DAILY',
      }),
    );
    expect(lines).toContain(`DTSTART;${IN_NEW_YORK}:20260308T023000`);
  });
});

test.each<[string, Record<string, unknown>, string[]]>([
  [
    'an instant before 1901',
    { start: '1850-05-01T10:00:00Z', end: '1850-05-01T11:00:00Z' },
    ['DTSTART:18500501T100000Z', 'DTEND:18500501T110000Z'],
  ],
  [
    'a wall time before 1901, with what its zone was then',
    {
      start: '1850-05-01T10:00:00',
      end: '1850-05-01T11:00:00',
      timezone: 'America/New_York',
    },
    ['DTSTART;TZID=America/New_York:18500501T100000', 'TZOFFSETTO:-0456'],
  ],
  [
    'a rule that ended before 1901',
    { start: '1850-05-01', end: '1850-05-01', allDay: true, rrule: 'FREQ=DAILY;UNTIL=1850-05-09' },
    ['RRULE:FREQ=DAILY;UNTIL=18500509'],
  ],
  [
    'days to the end of all years',
    { start: '9999-12-30', end: '9999-12-31', allDay: true },
    ['DTSTART;VALUE=DATE:99991230', 'DURATION:P2D'],
  ],
])('writes %s', (_name, fields, expected) => {
  const { lines, faults } = write(givenEvent(fields));
  expect(faults).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(expected));
});
