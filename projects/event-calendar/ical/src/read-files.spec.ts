import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import type { IcalEvent } from './ical-event';
import { readIcal, type IcalReading } from './read-ical';
import { writeIcal } from './write-ical';

function fixture(name: string): string {
  return readFileSync(join(__dirname, '..', 'fixtures', `${name}.ics`), 'utf8');
}

/** Returns start, end and title of each occurrence in two years, in UTC. */
function occurrencesOf(events: readonly IcalEvent[]): string[] {
  const range = { start: '2026-01-01T00:00:00Z', end: '2028-01-01T00:00:00Z', timezone: 'UTC' };
  return expandOccurrences(events, range).map(({ start, end, event }) => {
    const [from, to] = [start, end].map((each) => each.replace(':00Z', '').slice(5));
    return `${from} to ${to} ${event.title}`;
  });
}

function codesOf({ faults }: IcalReading): string[] {
  return faults.map(({ code, eventId, field }) => `${code} ${eventId} ${field}`.trim());
}

/** Faults that remain however often a file is written and read again: those of rules and ranges. */
const LASTING = new Set(['invalid-rule', 'unsupported']);

const FILES: [string, string[], string[]][] = [
  [
    'changed-with-rule',
    [
      '10-06T17:00 to 10-06T19:00 Choir',
      '10-14T16:00 to 10-14T17:00 Choir in the chapel',
      '10-20T17:00 to 10-20T19:00 Choir',
      '10-27T18:00 to 10-27T20:00 Choir',
    ],
    ['RRULE', 'EXDATE', 'RDATE', 'EXRULE'].map((name) => `unsupported choir ${name}`),
  ],
  [
    'replaced-whole',
    [
      '11-02T10:00 to 11-02T10:30 Clinic an hour later',
      '11-10T14:00 to 11-10T14:45 Visit',
      '11-21T12:00 to 11-21T14:00 Fair in the afternoon',
    ],
    [],
  ],
  [
    'revisions',
    [
      '10-05T06:00 to 10-05T14:00 Shift',
      '10-12T07:00 to 10-12T15:00 Shift (moved twice)',
      '11-01T10:00 to 11-01T10:00 One',
      '11-01T11:00 to 11-01T11:00 Two',
    ],
    [...Array<string>(3).fill('older-revision shift VEVENT'), 'duplicate-id twin#2 VEVENT'],
  ],
  [
    'this-and-following',
    [
      '11-02T08:00 to 11-02T08:15 Standup',
      '11-03T07:00 to 11-03T07:30 Two days',
      '11-04T07:00 to 11-04T07:30 Two days',
      '11-04T08:00 to 11-04T08:15 Standup',
      '11-06T08:00 to 11-06T08:30 Another day',
      '11-09T08:00 to 11-09T08:15 Standup',
      '11-11T09:00 to 11-11T09:15 Standup at ten',
      '11-16T15:00 to 11-16T15:15 Standup in the afternoon',
      '11-23T10:30 to 11-23T11:00 Standup before lunch',
    ],
    ['unsupported none RECURRENCE-ID'],
  ],
  [
    'split-at-added',
    [
      '11-01T00:00 to 11-02T00:00 Feast',
      '11-02T18:00 to 11-02T20:00 Tour',
      '11-03T08:00 to 11-03T11:00 Market',
      '11-04T18:00 to 11-04T20:00 Tour',
      '11-07T08:00 to 11-07T09:00 Short market',
      '11-09T18:00 to 11-09T19:00 Second leg',
      '11-10T08:00 to 11-10T11:00 Market',
      '11-14T09:00 to 11-14T11:00 Winter market',
      '11-16T19:00 to 11-16T20:00 Second leg',
      '11-17T09:00 to 11-17T11:00 Winter market',
      '11-24T09:00 to 11-24T11:00 Winter market',
    ],
    [],
  ],
  [
    'added-dates',
    [
      '11-01T00:00 to 11-03T00:00 Feast',
      '11-01T12:00 to 11-01T12:30 Call',
      '11-02T12:00 to 11-02T12:30 Call',
      '11-05T13:00 to 11-05T15:00 Course',
      '11-10T00:00 to 11-12T00:00 Feast',
      '11-10T15:00 to 11-10T15:30 Call later',
      '11-11T12:00 to 11-11T12:30 Call',
      '11-12T13:00 to 11-12T15:00 Course',
      '11-19T14:00 to 11-19T16:00 Course',
      '11-26T13:00 to 11-26T15:00 Course',
      '12-01T00:00 to 12-03T00:00 Feast',
      '12-01T13:00 to 12-01T15:00 Course',
      '12-02T13:00 to 12-02T15:00 Course',
      '12-03T13:00 to 12-03T17:00 Course',
      '12-04T13:00 to 12-04T15:00 Course',
    ],
    ['invalid-date call RDATE'],
  ],
  [
    'excluded-periods',
    [
      '10-20T08:00 to 10-20T09:00 Course',
      '10-28T16:00 to 10-28T17:00 In the evening',
      '10-29T07:00 to 10-29T08:00 In the morning',
      '11-01T00:00 to 11-02T00:00 Feast',
      '11-08T00:00 to 11-10T00:00 Feast',
    ],
    [],
  ],
  [
    'rules',
    [
      '11-02T00:00 to 11-03T00:00 Count of none',
      '11-02T00:00 to 11-03T00:00 Another calendar',
      '11-02T00:00 to 11-03T00:00 Two rules',
      '11-02T09:00 to 11-02T10:00 Ordinal',
      '11-02T09:00 to 11-02T10:00 Both ends',
      '11-02T09:00 to 11-02T09:30 Hourly',
      '11-02T09:00 to 11-02T09:30 Minutes of weeks',
      '11-03T00:00 to 11-04T00:00 Two rules',
      '11-09T00:00 to 11-10T00:00 Count of none',
      '11-16T00:00 to 11-17T00:00 Count of none',
    ],
    [
      ...['count', 'ordinal', 'both'].map((id) => `invalid-rule ${id} RRULE`),
      'unsupported hourly RRULE',
      'invalid-rule weeks RRULE',
      'unsupported lunar RRULE',
      'unsupported two RRULE',
      'unsupported two EXRULE',
    ],
  ],
  [
    'zone-rules',
    [
      '07-01T12:00 to 07-01T12:00 By hours',
      '07-01T12:00 to 07-01T12:00 By months',
      '07-10T06:00 to 07-10T06:00 Kiln in winter',
      '07-20T05:00 to 07-20T05:00 Kiln in summer',
      '07-20T08:00 to 07-20T08:00 Without a zone',
      '12-01T13:00 to 12-01T13:00 By hours',
    ],
    ['kiln1', 'kiln2', 'daily'].map((id) => `unknown-timezone ${id} DTSTART`),
  ],
  [
    'zone-names',
    [
      '07-01T06:00 to 07-01T06:00 Not defined',
      '07-01T07:00 to 07-01T07:00 Slash',
      '07-01T08:00 to 07-01T08:00 London by its own rules',
      '07-01T08:00 to 07-01T08:00 No summer in the file',
      '07-01T13:00 to 07-01T13:00 Shown',
      '07-01T16:00 to 07-01T16:00 As the zone',
      '07-01T16:00 to 07-01T16:00 Windows',
      '07-01T16:00 to 07-01T16:00 Retired',
    ],
    [],
  ],
  [
    'zones-of-calendars',
    [
      '11-20T07:00 to 11-20T07:00 Defined elsewhere',
      '11-20T08:00 to 11-20T08:00 East',
      '11-20T15:00 to 11-20T15:00 West',
    ],
    [],
  ],
  [
    'lenient-offsets',
    [
      '06-30T23:30 to 06-30T23:30 Depot',
      '07-01T07:00 to 07-01T07:00 Yard',
      '07-01T09:00 to 07-01T09:00 Pier',
      '01-01T08:00 to 01-01T08:00 Yard',
    ],
    ['unknown-timezone pier DTSTART'],
  ],
  [
    'unquoted-zone',
    [
      '07-01T03:30 to 07-01T03:30 Half hours',
      '07-01T07:00 to 07-01T07:00 Shown',
      '07-01T09:00 to 07-01T10:00 Microsoft',
      '07-01T12:00 to 07-01T12:00 West',
      '07-01T12:30 to 07-01T12:30 Quoted',
      '07-03T03:30 to 07-03T03:30 Half hours',
      '07-05T03:30 to 07-05T03:30 Half hours',
    ],
    [
      ...['utc DTSTART', 'utc DTEND', 'half DTSTART', 'half RDATE', 'shown DTSTART'].map(
        (place) => `unreadable-line ${place}`,
      ),
    ],
  ],
  ['malformed-lines', ['11-25T17:00 to 11-25T17:00 Notes'], ['unreadable-line null']],
  [
    'lists',
    ['10-05T09:00 to 10-05T10:00 Lesson', '11-02T10:00 to 11-02T11:00 Lesson'],
    ['invalid-date lesson EXDATE'],
  ],
  [
    'broken-zones',
    [
      '07-01T07:00 to 07-01T08:00 End',
      ...['Attic', 'Cellar', 'Empty', 'Nowhere'].map(
        (title) => `07-01T09:00 to 07-01T09:00 ${title}`,
      ),
    ],
    [
      ...['attic', 'cellar', 'empty', 'nowhere'].map((id) => `unknown-timezone ${id} DTSTART`),
      'unknown-timezone end DTEND',
    ],
  ],
];

describe.each(FILES)('%s', (name, occurrences, codes) => {
  test('is read', async () => {
    const reading = await readIcal(fixture(name));
    expect(occurrencesOf(reading.events)).toEqual(occurrences);
    expect(codesOf(reading)).toEqual(codes);
  });

  test('comes back from a file that is written of it', async () => {
    const { events, faults } = await readIcal(fixture(name));
    const again = await readIcal(writeIcal(events, { stamp: '2026-11-20T12:00:00Z' }));
    expect(again.events).toEqual(events);
    const lasting = faults.filter(
      ({ code, message }) => LASTING.has(code) && /keep|kept|Only the one/.test(message),
    );
    expect(codesOf(again)).toEqual(codesOf({ events: [], faults: lasting }));
  });
});

test('a calendar names the zone of its times only where that is wanted', async () => {
  const byDefault = await readIcal(fixture('calendar-zone'));
  expect(byDefault.faults).toEqual([]);
  expect(byDefault.events.map(({ timezone }) => timezone)).toEqual([
    undefined,
    undefined,
    'Europe/Paris',
    undefined,
    undefined,
  ]);
  const wanted = await readIcal(fixture('calendar-zone'), { useCalendarTimezone: true });
  expect(wanted.events).toMatchObject([
    { start: '2026-11-25T10:00:00', timezone: 'Asia/Tokyo', exDates: ['2026-11-26T10:00:00'] },
    { start: '2026-11-25', allDay: true },
    { end: '2026-11-25T11:00:00', timezone: 'Europe/Paris' },
    { start: '2026-11-25T10:00:00Z' },
    { start: '2026-11-25T10:00:00' },
  ]);
  expect(wanted.events.map(({ timezone }) => timezone)).toEqual([
    'Asia/Tokyo',
    undefined,
    'Europe/Paris',
    undefined,
    undefined,
  ]);
  expect(codesOf(wanted)).toEqual(['unknown-timezone null X-WR-TIMEZONE']);
  expect(wanted.faults[0]!.message).toContain('"Atlantis"');
});

test('added dates have the form of the start, and periods of another length are changed occurrences', async () => {
  const { events, faults } = await readIcal(fixture('added-dates'));
  expect(events).toEqual([
    {
      id: 'course',
      title: 'Course',
      start: '2026-11-05T14:00:00',
      end: '2026-11-05T16:00:00',
      timezone: 'Europe/Berlin',
      rDates: [
        '2026-11-12T14:00:00',
        '2026-11-19T15:00:00',
        '2026-11-26',
        '2026-12-01T14:00:00',
        '2026-12-02T14:00:00',
        '2026-12-03T14:00:00',
        '2026-12-04T14:00:00',
      ],
      exDates: ['2026-12-03T14:00:00'],
    },
    {
      id: 'course@2026-12-03T14:00:00',
      title: 'Course',
      start: '2026-12-03T14:00:00',
      end: '2026-12-03T18:00:00',
      timezone: 'Europe/Berlin',
      extractedFromId: 'course',
      ical: { recurrenceId: '2026-12-03T14:00:00' },
    },
    {
      id: 'feast',
      title: 'Feast',
      start: '2026-11-01',
      end: '2026-11-02',
      allDay: true,
      rrule: 'FREQ=MONTHLY;COUNT=2',
      rDates: ['2026-11-10', '2026-11-20'],
      exDates: ['2026-11-20'],
    },
    {
      id: 'call',
      title: 'Call',
      start: '2026-11-01T12:00:00Z',
      end: '2026-11-01T12:30:00Z',
      rrule: 'FREQ=DAILY;COUNT=2',
      rDates: ['2026-11-10T12:00:00Z', '2026-11-11T12:00:00Z'],
      exDates: ['2026-11-10T12:00:00Z'],
    },
    {
      id: 'call@2026-11-10T12:00:00Z',
      title: 'Call later',
      start: '2026-11-10T15:00:00Z',
      end: '2026-11-10T15:30:00Z',
      extractedFromId: 'call',
      ical: { recurrenceId: '2026-11-10T12:00:00Z' },
    },
  ]);
  expect(faults.map(({ message }) => message)).toEqual([
    'Line 34: RDATE has "nonsense", which is no date, time or period. It adds nothing.',
  ]);
  const again = await readIcal(writeIcal(events, { stamp: '2026-11-20T12:00:00Z' }));
  expect(again).toEqual({ events, faults: [] });
});

test('names the entry that is no date, in a list of which the others count', async () => {
  const { faults } = await readIcal(fixture('lists'));
  expect(faults.map(({ message }) => message)).toEqual([
    'Line 11: EXDATE has "20261131T100000", which is no date or time. It excludes nothing.',
  ]);
});

test('splits a series at its ranges in order of date, in whatever order a file has them', async () => {
  const text = fixture('this-and-following');
  const [head = '', ...parts] = text.split(/(?=^BEGIN:VEVENT)/m);
  const [last = '', tail = ''] = parts.pop()!.split(/(?=^END:VCALENDAR)/m);
  const turned = [head, ...[...parts, last].reverse(), tail].join('');
  const byId = ({ events }: IcalReading): IcalEvent[] =>
    events.toSorted((a, b) => String(a.id).localeCompare(String(b.id)));
  expect(byId(await readIcal(turned))).toEqual(byId(await readIcal(text)));
});

test('names what is wrong with a zone that the file defines', async () => {
  const { faults } = await readIcal(fixture('broken-zones'));
  const messages = faults.map(({ message }) => message);
  expect(messages[0]).toMatch(
    /TZID=Attic is defined in line 4, but the DAYLIGHT of line 11 has no readable DTSTART\./,
  );
  expect(messages[1]).toMatch(
    /TZID=Cellar is defined in line 16, but the STANDARD of line 18 .*HOURLY/,
  );
  expect(messages[2]).toMatch(/TZID=Empty is defined .* neither STANDARD nor DAYLIGHT\./);
  expect(messages[3]).toMatch(/TZID=Nowhere names no zone that is known or defined\./);
});

test('keeps nothing of a line whose parameter has no value', async () => {
  const { events } = await readIcal(fixture('malformed-lines'));
  expect(events[0]!.ical).toEqual({
    lines: ['COMMENT;LANGUAGE=en;:kept', 'X-LIST;A="b;c";D=e:kept'],
  });
});

test.each([
  ['DTSTART;VALUE=DATE:20261101', 'DTSTART;TZID=Asia/Tokyo:20261103T000000', '2026-11-03T00:00:00'],
  ['DTSTART:20261101T000000Z', 'DTSTART;TZID=Asia/Tokyo:20261103T090000', '2026-11-03T09:00:00'],
  ['DTSTART;TZID=Asia/Tokyo:20261101T090000', 'DTSTART;VALUE=DATE:20261103', '2026-11-03'],
])('the rest of a series of %s is written as its change is, %s', async (before, after, start) => {
  const text = [
    'BEGIN:VCALENDAR',
    ...['BEGIN:VEVENT', 'UID:s', before, 'RRULE:FREQ=DAILY;COUNT=5', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:s', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261103'],
    ...[after, 'SUMMARY:Later', 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\n');
  const { events } = await readIcal(text);
  expect(events[1]).toMatchObject({ title: 'Later', start, rrule: 'FREQ=DAILY;COUNT=3' });
});
