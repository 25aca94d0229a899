import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { IcalEvent } from './ical-event';
import { readIcal } from './read-ical';
import { writeIcal } from './write-ical';

const STAMP = { stamp: '2026-11-20T12:00:00Z' };

function givenEvent(fields: Partial<IcalEvent> = {}): IcalEvent {
  return Object.freeze({
    id: 'a',
    title: 'A',
    start: '2026-11-20T10:00:00',
    end: '2026-11-20T11:00:00',
    ...fields,
  });
}

/** Returns the unfolded lines of the events of a written calendar. */
function linesOf(...events: CalendarEvent[]): string[] {
  const text = writeIcal(events, STAMP).replace(/\r\n /g, '');
  const lines = text.split('\r\n');
  return lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.lastIndexOf('END:VEVENT') + 1);
}

test('a whole calendar', () => {
  expect(writeIcal([givenEvent()], STAMP).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ng-event-calendar//ical//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261120T100000',
    'DTEND:20261120T110000',
    'SUMMARY:A',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(writeIcal([])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  expect(writeIcal([givenEvent()])).toMatch(/DTSTAMP:20\d{6}T\d{6}Z/);
});

test.each<[string, Partial<IcalEvent>, string[]]>([
  [
    'a wall time of a zone',
    { timezone: 'Asia/Tokyo' },
    ['DTSTART;TZID=Asia/Tokyo:20261120T100000', 'DTEND;TZID=Asia/Tokyo:20261120T110000'],
  ],
  [
    'an instant',
    { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00.500Z' },
    ['DTSTART:20261120T100000Z', 'DTEND:20261120T110000Z'],
  ],
  [
    'an instant beside a zone',
    { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z', timezone: 'Asia/Tokyo' },
    ['X-EC-TIMEZONE:Asia/Tokyo', 'DTSTART:20261120T100000Z'],
  ],
  [
    'a series of instants beside a zone',
    {
      start: '2026-11-20T10:00:00Z',
      end: '2026-11-20T11:00:00Z',
      timezone: 'Asia/Tokyo',
      rrule: 'FREQ=DAILY',
    },
    ['DTSTART;TZID=Asia/Tokyo:20261120T190000', 'DTEND;TZID=Asia/Tokyo:20261120T200000'],
  ],
  [
    'a series with an offset',
    { start: '2026-11-20T10:00:00+03:00', end: '2026-11-20T11:00:00+03:00', rrule: 'FREQ=DAILY' },
    ['DTSTART;TZID=Etc/GMT-3:20261120T100000'],
  ],
  [
    'one day',
    { start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59', allDay: true },
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
  ],
  [
    'days over the end of a year',
    { start: '2026-12-30', end: '2027-01-02', allDay: true },
    ['DTEND;VALUE=DATE:20270103'],
  ],
  ['text', { title: 'a,b;c\\d\r\ne\rf\ng' }, ['SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\\ng']],
  ['colours with a name in CSS', { color: 'teal' }, ['COLOR:teal']],
  ['the one without', { color: 'amber' }, ['X-EC-COLOR:amber']],
  [
    'keys that only we have',
    { resource: 7, readOnly: false, resizable: 'start' },
    ['X-EC-RESOURCE;VALUE=TEXT:7', 'X-EC-READ-ONLY:FALSE', 'X-EC-RESIZABLE:START'],
  ],
  [
    'several resources',
    { resource: ['a,b', 7, 'c\\'] },
    ['X-EC-RESOURCES;VALUE=TEXT:a\\,b,7,c\\\\'],
  ],
  ['a list of none', { resource: [] }, ['X-EC-RESOURCES;VALUE=TEXT:']],
  [
    'what it was split from',
    { extractedFromId: 'b' },
    ['RELATED-TO;RELTYPE=X-EC-EXTRACTED-FROM:b'],
  ],
  [
    'excluded days of a time',
    {
      rrule: 'FREQ=DAILY',
      timezone: 'Asia/Tokyo',
      exDates: ['2026-11-21', '2026-11-22T10:00:00', '2026-11-23T01:00:00Z'],
    },
    [
      'EXDATE;TZID=Asia/Tokyo;X-EC-WHOLE-DAY=TRUE:20261121T100000',
      'EXDATE;TZID=Asia/Tokyo:20261122T100000',
      'EXDATE:20261123T010000Z',
    ],
  ],
  [
    'excluded days with several times',
    { rrule: 'FREQ=DAILY;BYHOUR=9,15', exDates: ['2026-11-21'] },
    ['EXDATE;X-EC-WHOLE-DAY=TRUE:20261121T090000,20261121T150000'],
  ],
  [
    'excluded days of days',
    {
      rrule: 'FREQ=DAILY',
      start: '2026-11-20',
      end: '2026-11-20',
      allDay: true,
      exDates: ['2026-11-21T10:00:00', '2026-11-22'],
    },
    ['EXDATE;VALUE=DATE:20261121,20261122'],
  ],
  [
    'a rule with an ISO end',
    { rrule: 'RRULE:FREQ=DAILY;UNTIL=2026-12-01T10:00:00Z;INTERVAL=2' },
    ['RRULE:FREQ=DAILY;UNTIL=20261201T100000Z;INTERVAL=2'],
  ],
])('%s', (_name, fields, expected) => {
  expect(linesOf(givenEvent(fields))).toEqual(expect.arrayContaining(expected));
});

test('lines of at most 75 octets, folded between characters', () => {
  const title = `${'a'.repeat(60)}${'ä€😀'.repeat(60)}`;
  const text = writeIcal([givenEvent({ title })], STAMP);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(Buffer.from(text).toString()).toBe(text);
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}\r\n`);
});

describe('ids', () => {
  test('that are there twice or not at all', () => {
    const lost = { ...givenEvent(), id: undefined } as unknown as CalendarEvent;
    const uids = linesOf(givenEvent(), givenEvent({ id: 7 }), givenEvent(), lost).filter((line) =>
      line.startsWith('UID:'),
    );
    expect(uids).toEqual(['UID:a', 'UID:7', 'UID:a#3', 'UID:event#4']);
  });

  test('of events that cannot be written', () => {
    const events = [null, 7, 'event', {}, givenEvent({ start: 'never' }), givenEvent({ id: 'b' })];
    const uids = linesOf(...(events as CalendarEvent[])).filter((line) => line.startsWith('UID:'));
    expect(uids).toEqual(['UID:b']);
  });
});

describe('a changed occurrence that was read', () => {
  const series = givenEvent({
    id: 's',
    rrule: 'FREQ=DAILY',
    exDates: ['2026-11-21T10:00:00', '2026-11-22'],
  });
  const changed = givenEvent({
    id: 's@1',
    start: '2026-11-21T15:00:00',
    end: '2026-11-21T16:00:00',
    extractedFromId: 's',
    ical: { recurrenceId: '2026-11-21T10:00:00' },
  });

  test('goes back to its series', async () => {
    const lines = linesOf(series, changed);
    expect(lines).toContain('RECURRENCE-ID:20261121T100000');
    expect(lines).toContain('EXDATE;X-EC-WHOLE-DAY=TRUE:20261122T100000');
    expect(lines.filter((line) => line === 'UID:s')).toHaveLength(2);
    const { events } = await readIcal(writeIcal([series, changed]));
    expect([...events[0]!.exDates!].sort()).toEqual(series.exDates);
    expect(events[1]).toMatchObject({ ...changed, id: 's@2026-11-21T10:00:00' });
  });

  test('keeps its place without a series', () => {
    expect(linesOf(changed)).toEqual(
      expect.arrayContaining(['UID:s', 'RECURRENCE-ID:20261121T100000']),
    );
  });

  test.each<[string, CalendarEvent[]]>([
    ['the series has it again', [givenEvent({ id: 's', rrule: 'FREQ=DAILY' }), changed]],
    ['a copy of it has the place', [series, changed, { ...changed, id: 'copy' }]],
  ])('stands alone when %s', (_name, events) => {
    expect(linesOf(...events)).toContain('RELATED-TO;RELTYPE=X-EC-EXTRACTED-FROM:s');
  });
});

describe('hostile values add no line', () => {
  const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:evil\u0000\u2028\u0085';
  test.each<[string, Record<string, unknown>]>([
    ['id', { id: evil }],
    ['title', { title: evil }],
    ['description', { description: evil }],
    ['resource', { resource: evil }],
    ['extractedFromId', { extractedFromId: evil }],
    ['timezone', { timezone: `Europe/Berlin\r\nUID:evil` }],
    ['color', { color: evil }],
    ['resizable', { resizable: evil }],
    ['rrule', { rrule: `FREQ=DAILY\r\nUID:evil` }],
    ['a rule’s part', { rrule: { freq: 'DAILY', byDay: evil } }],
    ['a rule’s frequency', { rrule: { freq: evil } }],
    ['a rule’s end', { rrule: { freq: 'DAILY', until: evil } }],
    ['exDates', { exDates: [evil, null, {}, '2026-11-20\r\nUID:evil'] }],
    ['exDates that are no list', { exDates: evil }],
    [
      'kept lines',
      {
        ical: {
          lines: [
            evil,
            `X-A:1\r\nUID:evil`,
            'END:VEVENT',
            'UID:evil',
            'BEGIN:VEVENT',
            'DTSTART:19700101',
            7,
          ],
        },
      },
    ],
    [
      'kept components',
      {
        ical: {
          lines: [
            'BEGIN:VALARM',
            'BEGIN:VEVENT',
            'UID:evil',
            'END:VEVENT',
            'END:VALARM',
            'BEGIN:VALARM',
          ],
        },
      },
    ],
    [
      'kept parameters',
      { ical: { parameters: { SUMMARY: 'A=1:x\r\nUID:evil', DESCRIPTION: 'A="' } } },
    ],
    ['another place', { extractedFromId: 'b', ical: { recurrenceId: evil } }],
    ['another key', { ical: evil }],
    ['className', { className: evil }],
  ])('%s', async (_name, fields) => {
    const text = writeIcal([givenEvent(fields)], STAMP);
    const lines = text.split(/[\r\n]+/);
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines).not.toContain('UID:evil');
    const { events, faults } = await readIcal(text);
    expect(events).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});
