import type { IcalEvent } from './ical-event';
import { readIcal, type IcalReading } from './read-ical';

/** Reads one event with the given lines. */
async function read(...lines: string[]): Promise<IcalReading> {
  return readIcal(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
      '\n',
    ),
  );
}

function codesOf({ faults }: IcalReading): string[] {
  return faults.map(({ code }) => code);
}

const AT_TEN = 'DTSTART:20261120T100000';
const IN_BERLIN = 'DTSTART;TZID=Europe/Berlin:20261120T100000';

test.each<[string, string[], Partial<IcalEvent>]>([
  [
    'a time that floats',
    [AT_TEN, 'DTEND:20261120T113000'],
    { start: '2026-11-20T10:00:00', end: '2026-11-20T11:30:00' },
  ],
  [
    'an instant',
    ['DTSTART:20261120T100000Z', 'DTEND:20261120T110000Z'],
    { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' },
  ],
  [
    'a time of a zone',
    [IN_BERLIN, 'DTEND;TZID=Europe/Berlin:20261120T110000'],
    { start: '2026-11-20T10:00:00', end: '2026-11-20T11:00:00', timezone: 'Europe/Berlin' },
  ],
  [
    'a path of a zone',
    ['DTSTART;TZID=/x.org/20260101_1/America/Argentina/Salta:20261120T100000'],
    { timezone: 'America/Argentina/Salta' },
  ],
  [
    'a zone of Windows',
    ['DTSTART;TZID=Tokyo Standard Time:20261120T100000'],
    { timezone: 'Asia/Tokyo' },
  ],
  [
    'an end that the clocks skip, by its wall before the start',
    [
      'DTSTART;TZID=America/New_York:20260308T030000',
      'DTEND;TZID=America/New_York:20260308T024500',
    ],
    { start: '2026-03-08T03:00:00', end: '2026-03-08T02:45:00' },
  ],
  ['no end', [AT_TEN], { end: '2026-11-20T10:00:00' }],
  ['an end as instant', [IN_BERLIN, 'DTEND:20261120T110000Z'], { end: '2026-11-20T11:00:00Z' }],
  ['an end that floats', [IN_BERLIN, 'DTEND:20261120T110000'], { end: '2026-11-20T11:00:00' }],
  ['a duration', [AT_TEN, 'DURATION:PT1H30M'], { end: '2026-11-20T11:30:00' }],
  ['no duration at all', [AT_TEN, 'DURATION:PT0S'], { end: '2026-11-20T10:00:00' }],
  ['weeks', [AT_TEN, 'DURATION:P2W'], { end: '2026-12-04T10:00:00' }],
  [
    'a day over a change of clocks',
    ['DTSTART;TZID=Europe/Berlin:20261024T100000', 'DURATION:P1D'],
    { end: '2026-10-25T10:00:00' },
  ],
  [
    'a day’s hours over a change of clocks',
    ['DTSTART;TZID=Europe/Berlin:20261024T100000', 'DURATION:PT24H'],
    { end: '2026-10-25T09:00:00' },
  ],
  [
    'a duration into the second pass of an hour',
    ['DTSTART;TZID=Europe/Berlin:20261025T013000', 'DURATION:PT2H'],
    { end: '2026-10-25T01:30:00Z' },
  ],
  [
    'a day',
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
    { start: '2026-11-20', end: '2026-11-20', allDay: true },
  ],
  [
    'days',
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261201'],
    { end: '2026-11-30', allDay: true },
  ],
  ['a day without an end', ['DTSTART;VALUE=DATE:20261120'], { end: '2026-11-20', allDay: true }],
  [
    'a day that ends on itself',
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261120'],
    { end: '2026-11-20', allDay: true },
  ],
  [
    'days by duration',
    ['DTSTART;VALUE=DATE:20261120', 'DURATION:P3D'],
    { end: '2026-11-22', allDay: true },
  ],
  ['a date that does not say so', ['DTSTART:20261120'], { start: '2026-11-20', allDay: true }],
  ['text', [AT_TEN, 'SUMMARY:a\\, b\\; c\\\\d\\ne'], { title: 'a, b; c\\d\ne' }],
  [
    'small letters',
    ['dtstart:20261120T100000', 'summary:a'],
    { title: 'a', start: '2026-11-20T10:00:00' },
  ],
  ['a rule', [AT_TEN, 'RRULE:FREQ=WEEKLY;byday=MO'], { rrule: 'FREQ=WEEKLY;byday=MO' }],
  ['a colour', [AT_TEN, 'COLOR:Teal'], { color: 'teal' }],
  [
    'a colour that the palette lacks',
    [AT_TEN, 'COLOR:turquoise'],
    { ical: { lines: ['COLOR:turquoise'] } },
  ],
  [
    'excluded times',
    [IN_BERLIN, 'EXDATE;TZID=Europe/Berlin:20261121T100000,20261122T100000'],
    { exDates: ['2026-11-21T10:00:00', '2026-11-22T10:00:00'] },
  ],
  [
    'excluded times of another zone',
    [IN_BERLIN, 'EXDATE;TZID=Asia/Tokyo:20261121T180000'],
    { exDates: ['2026-11-21T09:00:00Z'] },
  ],
  [
    'excluded instants',
    [IN_BERLIN, 'EXDATE:20261121T090000Z'],
    { exDates: ['2026-11-21T09:00:00Z'] },
  ],
  ['excluded days', [IN_BERLIN, 'EXDATE;VALUE=DATE:20261121'], { exDates: ['2026-11-21'] }],
  [
    'excluded days of days',
    ['DTSTART;VALUE=DATE:20261120', 'EXDATE:20261121T000000Z'],
    { exDates: ['2026-11-21'] },
  ],
  ['excluded nothing', [AT_TEN, 'EXDATE:'], { title: '' }],
  ['added dates', [AT_TEN, 'RDATE:20261121T100000'], { rDates: ['2026-11-21T10:00:00'] }],
  ['a called off event', [AT_TEN, 'STATUS:CANCELLED'], { ical: { lines: ['STATUS:CANCELLED'] } }],
  [
    'a called off occurrence without its series',
    [AT_TEN, 'RECURRENCE-ID:20261120T090000', 'STATUS:CANCELLED'],
    {
      extractedFromId: 'a',
      ical: { recurrenceId: '2026-11-20T09:00:00', lines: ['STATUS:CANCELLED'] },
    },
  ],
])('%s', async (_name, lines, expected) => {
  const reading = await read(...lines);
  expect(reading.faults).toEqual([]);
  expect(reading.events).toMatchObject([expected]);
});

test.each<[string, string[], string, Partial<IcalEvent> | null]>([
  ['no start', [], 'missing-date', null],
  ['a start that is none', ['DTSTART:tomorrow'], 'invalid-date', null],
  ['a date that does not exist', ['DTSTART;VALUE=DATE:20260230'], 'invalid-date', null],
  ['an end that is none', [AT_TEN, 'DTEND:later'], 'invalid-date', { end: '2026-11-20T10:00:00' }],
  [
    'a duration that is none',
    [AT_TEN, 'DURATION:long'],
    'invalid-date',
    { end: '2026-11-20T10:00:00' },
  ],
  [
    'a length that is negative',
    [AT_TEN, 'DURATION:-PT1H'],
    'invalid-date',
    { end: '2026-11-20T10:00:00' },
  ],
  [
    'an end before the start',
    [AT_TEN, 'DTEND:20261120T090000'],
    'end-before-start',
    { end: '2026-11-20T10:00:00' },
  ],
  [
    'days that end before they start',
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261101'],
    'end-before-start',
    { end: '2026-11-20' },
  ],
  [
    'an end in another zone',
    [IN_BERLIN, 'DTEND;TZID=America/New_York:20261120T120000'],
    'unsupported',
    { end: '2026-11-20T17:00:00Z', timezone: 'Europe/Berlin' },
  ],
  [
    'a zone that nobody knows',
    ['DTSTART;TZID=Atlantis:20261120T100000'],
    'unknown-timezone',
    { start: '2026-11-20T10:00:00' },
  ],
  [
    'a second rule',
    [AT_TEN, 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'],
    'unsupported',
    { rrule: 'FREQ=DAILY', ical: { lines: ['RRULE:FREQ=WEEKLY'] } },
  ],
  [
    'what follows too',
    [AT_TEN, 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261120T090000'],
    'unsupported',
    { ical: { recurrenceId: '2026-11-20T09:00:00', thisAndFuture: true } },
  ],
  [
    'excluded nonsense',
    [AT_TEN, 'EXDATE:never,20261121T100000'],
    'invalid-date',
    { exDates: ['2026-11-21T10:00:00'] },
  ],
  [
    'a line that is none',
    [AT_TEN, 'what is this'],
    'unreadable-line',
    { start: '2026-11-20T10:00:00' },
  ],
])('reports %s', async (_name, lines, code, expected) => {
  const reading = await read(...lines);
  expect(codesOf(reading)).toEqual([code]);
  expect(reading.events).toEqual(expected ? [expect.objectContaining(expected)] : []);
  const [fault] = reading.faults;
  expect(fault!.message).toMatch(/^Line \d+: /);
  expect(fault!.line).toBeGreaterThan(1);
});

describe('files', () => {
  const event = (uid: string, ...more: string[]): string[] => [
    'BEGIN:VEVENT',
    uid,
    AT_TEN,
    ...more,
    'END:VEVENT',
  ];

  test.each<[string, string[], string[], string[]]>([
    ['without a calendar around', event('UID:a'), ['a'], []],
    [
      'with several calendars',
      [
        'BEGIN:VCALENDAR',
        ...event('UID:a'),
        'END:VCALENDAR',
        'BEGIN:VCALENDAR',
        ...event('UID:b'),
        'END:VCALENDAR',
      ],
      ['a', 'b'],
      [],
    ],
    ['that begin with a byte order mark', ['\ufeffBEGIN:VCALENDAR', ...event('UID:a')], ['a'], []],
    ['with twins', [...event('UID:a'), ...event('UID:a')], ['a', 'a#2'], ['duplicate-id']],
    [
      'with twins of one occurrence, which name it in different forms',
      [
        ...['BEGIN:VEVENT', 'UID:a', IN_BERLIN, 'RRULE:FREQ=DAILY;COUNT=3', 'END:VEVENT'],
        ...event('UID:a', 'RECURRENCE-ID:20261121T090000Z'),
        ...event('UID:a', 'RECURRENCE-ID;TZID=Europe/Berlin:20261121T100000'),
        ...event('UID:a', 'RECURRENCE-ID;TZID=Asia/Tokyo:20261122T180000'),
      ],
      ['a', 'a@2026-11-21T09:00:00Z', 'a@2026-11-21T10:00:00', 'a@2026-11-22T09:00:00Z'],
      ['duplicate-id'],
    ],
    [
      'without ids',
      [...event('X-A:1'), ...event('UID:')],
      ['line-1', 'line-5'],
      ['missing-id', 'missing-id'],
    ],
    [
      'that hold other things',
      ['BEGIN:VTODO', 'UID:t', 'END:VTODO', 'BEGIN:VTODO', 'END:VTODO', ...event('UID:a')],
      ['a'],
      ['not-an-event'],
    ],
    [
      'that hold hours and what is taken of them',
      [
        ...['BEGIN:VAVAILABILITY', 'UID:h', 'BEGIN:AVAILABLE', AT_TEN, 'END:AVAILABLE'],
        ...['END:VAVAILABILITY', 'BEGIN:VFREEBUSY', 'UID:f', 'END:VFREEBUSY', ...event('UID:a')],
      ],
      ['a'],
      ['not-an-event', 'not-an-event'],
    ],
    [
      'that were cut off',
      [...event('UID:a'), 'BEGIN:VEVENT', 'UID:b', AT_TEN],
      ['a'],
      ['unclosed-component'],
    ],
    [
      'that lost an end',
      ['BEGIN:VEVENT', 'UID:b', AT_TEN, ...event('UID:a')],
      ['a'],
      ['unclosed-component'],
    ],
    [
      'that lost the end of an alarm',
      [...event('UID:b', 'BEGIN:VALARM'), ...event('UID:a')],
      ['a'],
      ['unclosed-component'],
    ],
    [
      'that are too deep',
      [...event('UID:b', ...Array<string>(20).fill('BEGIN:X')), ...event('UID:a')],
      ['a'],
      ['too-deep'],
    ],
    ['that are something else', ['<html>', 'a: b', '</html>'], [], ['not-a-calendar']],
    ['that are empty', [''], [], ['not-a-calendar']],
  ])('%s', async (_name, lines, ids, codes) => {
    const reading = await readIcal(lines.join('\r\n'));
    expect(reading.events.map(({ id }) => id)).toEqual(ids);
    expect(codesOf(reading)).toEqual(codes);
  });

  test('zones of their own that are called like one of IANA', async () => {
    const { events, faults } = await readIcal(
      [
        ...['BEGIN:VTIMEZONE', 'TZID:Plant/North', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
        ...['TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
        ...['BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Plant/North:20261120T100000', 'END:VEVENT'],
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(events).toMatchObject([{ timezone: 'Etc/GMT-3' }]);
  });

  test('lines that are folded, also inside of an escape', async () => {
    const { events } = await read(AT_TEN, 'SUMMARY:a\\', ' , b', '\tc', 'X-A:1', ' 2');
    expect(events).toMatchObject([{ title: 'a, bc', ical: { lines: ['X-A:12'] } }]);
  });

  test('what is called like a part of every object', async () => {
    const { events } = await readIcal(
      event('UID:__proto__', '__proto__:x', 'SUMMARY;__proto__=1:y').join('\n'),
    );
    expect(events).toMatchObject([{ id: '__proto__', title: 'y' }]);
    expect(Object.getPrototypeOf(events[0])).toBe(Object.prototype);
  });
});
