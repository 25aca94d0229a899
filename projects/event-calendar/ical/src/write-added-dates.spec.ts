import type { IcalEvent } from './ical-event';
import { readIcal } from './read-ical';
import type { IcalWriteFault } from './write-fault';
import { writeIcal } from './write-ical';

function givenEvent(fields: Partial<IcalEvent> = {}): IcalEvent {
  return Object.freeze({
    id: 'a',
    title: 'A',
    start: '2026-11-20T10:00:00',
    end: '2026-11-20T11:00:00',
    ...fields,
  });
}

function write(...events: IcalEvent[]): {
  lines: string[];
  faults: IcalWriteFault[];
  text: string;
} {
  const faults: IcalWriteFault[] = [];
  const text = writeIcal(events, {
    stamp: '2026-11-20T12:00:00Z',
    onFault: (fault) => faults.push(fault),
  });
  return { text, lines: text.replace(/\r\n /g, '').split('\r\n'), faults };
}

const IN_TOKYO = { timezone: 'Asia/Tokyo' };
const IN_UTC = { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00Z' };
const DAYS = { start: '2026-11-20', end: '2026-11-20', allDay: true };

test.each<[string, Partial<IcalEvent>, string[], string[]]>([
  ['days', DAYS, ['2026-11-22', '2026-11-24T12:00:00'], ['RDATE;VALUE=DATE:20261122,20261124']],
  [
    'wall times of a zone',
    IN_TOKYO,
    ['2026-11-22T10:00:00', '2026-11-23T00:00:00'],
    ['RDATE;TZID=Asia/Tokyo:20261122T100000,20261123T000000'],
  ],
  [
    'instants beside a zone',
    IN_TOKYO,
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00+02:00'],
    ['RDATE;TZID=Asia/Tokyo:20261122T190000,20261122T170000'],
  ],
  [
    'the second pass of an hour, which no wall time says',
    { timezone: 'America/New_York' },
    ['2026-11-01T06:30:00Z'],
    ['RDATE:20261101T063000Z'],
  ],
  [
    'a date for the start’s time of day',
    IN_TOKYO,
    ['2026-11-22'],
    ['RDATE;TZID=Asia/Tokyo;X-EC-WHOLE-DAY=TRUE:20261122T100000'],
  ],
  [
    'instants',
    IN_UTC,
    ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00'],
    ['RDATE:20261122T100000Z,20261123T100000Z'],
  ],
  ['wall times that float', {}, ['2026-11-22T10:00:00'], ['RDATE:20261122T100000']],
  [
    'instants of a series beside their zone',
    { ...IN_UTC, timezone: 'Asia/Tokyo' },
    ['2026-11-22T10:00:00Z'],
    ['RDATE;TZID=Asia/Tokyo:20261122T190000'],
  ],
  ['none of an empty list', {}, [], []],
])('writes added dates: %s', (_name, fields, rDates, expected) => {
  const { lines, faults } = write(givenEvent({ ...fields, rDates }));
  expect(faults).toEqual([]);
  // Zone definitions contain lists as well, so only the event's lines count.
  const own = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  expect(own.filter((line) => line.startsWith('RDATE'))).toEqual(expected);
});

test('an added date that is none is told, and the others are written', () => {
  const { lines, faults } = write(givenEvent({ rDates: ['later', '2026-11-22T10:00:00'] }));
  expect(faults).toMatchObject([{ code: 'invalid-date', eventId: 'a', field: 'rDates[0]' }]);
  expect(faults[0]!.message).toMatch(/It adds nothing\.$/);
  expect(lines).toContain('RDATE:20261122T100000');
});

test('an excluded day is said of each start that it has', async () => {
  const event = givenEvent({
    ...IN_TOKYO,
    rrule: 'FREQ=DAILY',
    rDates: ['2026-11-22T15:00:00'],
    exDates: ['2026-11-22'],
  });
  const { lines, text } = write(event);
  expect(lines).toContain(
    'EXDATE;TZID=Asia/Tokyo;X-EC-WHOLE-DAY=TRUE:20261122T100000,20261122T150000',
  );
  expect(await readIcal(text)).toEqual({ events: [event], faults: [] });
});

test('the zone of added dates is defined in their years', () => {
  const { text } = write(
    givenEvent({ timezone: 'Europe/Berlin', rDates: ['2031-07-01T10:00:00'] }),
  );
  expect(text).toContain('20310330T020000');
});

test('added dates among kept lines are not written, nor are lines that are none', () => {
  const lines = ['RDATE:20261122T100000', 'Note; bring: pens', 'X-A:1', 'no line'];
  const { lines: written, faults } = write(givenEvent({ ical: { lines } }));
  expect(written).toContain('X-A:1');
  expect(written.join('\n')).not.toMatch(/RDATE|pens|no line/);
  expect(faults).toMatchObject(
    ['ical.lines[0]', 'ical.lines[1]', 'ical.lines[3]'].map((field) => ({
      code: 'unsupported',
      eventId: 'a',
      field,
    })),
  );
});

describe('changed occurrences', () => {
  const series = givenEvent({
    id: 's',
    ...IN_TOKYO,
    rrule: 'FREQ=DAILY;COUNT=4',
    exDates: ['2026-11-21T10:00:00', '2026-11-21T01:00:00Z'],
  });
  const changed = (id: string, recurrenceId: string, more: Partial<IcalEvent> = {}): IcalEvent =>
    givenEvent({ id, ...IN_TOKYO, extractedFromId: 's', ical: { recurrenceId }, ...more });

  test.each([
    ['in the same form', '2026-11-21T10:00:00'],
    ['in another form', '2026-11-21T01:00:00Z'],
  ])('a second one for the same occurrence gets a UID of its own, %s', (_name, recurrenceId) => {
    const { lines, faults } = write(
      series,
      changed('x', '2026-11-21T10:00:00'),
      changed('y', recurrenceId),
    );
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:s', 'UID:s', 'UID:y']);
    expect(faults).toMatchObject([
      { code: 'unsupported', eventId: 'y', field: 'ical.recurrenceId' },
    ]);
  });

  test('one that recurs is none', () => {
    const { lines, faults } = write(
      series,
      changed('x', '2026-11-21T10:00:00', { rrule: 'FREQ=WEEKLY' }),
    );
    expect(lines).toContain('UID:x');
    expect(faults).toMatchObject([{ code: 'unsupported', eventId: 'x' }]);
  });

  test.each<[string, Partial<IcalEvent>, string]>([
    ['2026-11-21', {}, 'RECURRENCE-ID;VALUE=DATE:20261121'],
    ['2026-11-21T10:00:00', {}, 'RECURRENCE-ID;TZID=Asia/Tokyo:20261121T100000'],
    ['2026-11-21T01:00:00Z', {}, 'RECURRENCE-ID:20261121T010000Z'],
    ['2026-11-21T10:00:00', { ...DAYS, timezone: undefined! }, 'RECURRENCE-ID:20261121T100000'],
  ])('without its series %s is written as it was read', (recurrenceId, more, expected) => {
    const { lines, faults } = write(changed('x', recurrenceId, more));
    expect(faults).toEqual([]);
    expect(lines).toContain(expected);
    expect(lines).toContain('UID:s');
  });
});

test.each<[string, unknown, string, string[]]>([
  [
    'a parameter of a type',
    'VALUE=URI;LANGUAGE=de',
    'SUMMARY;LANGUAGE=de:A',
    ['ical.parameters.SUMMARY'],
  ],
  ['what is no parameter', 'LANGUAGE', 'SUMMARY:A', ['ical.parameters.SUMMARY']],
  ['what would end the head', 'X=a:b', 'SUMMARY:A', ['ical.parameters.SUMMARY']],
  ['what is no text', 7, 'SUMMARY:A', ['ical.parameters.SUMMARY']],
  ['a parameter', 'LANGUAGE=de', 'SUMMARY;LANGUAGE=de:A', []],
])('kept parameters: %s', (_name, SUMMARY, line, fields) => {
  const { lines, faults } = write(givenEvent({ ical: { parameters: { SUMMARY } as never } }));
  expect(lines).toContain(line);
  expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual(
    fields.map((field) => `unsupported ${field}`),
  );
});

test('parameters of a description that is not there are told, those of an empty title written', () => {
  const { lines, faults } = write(
    givenEvent({ title: '', ical: { parameters: { SUMMARY: 'X=1', DESCRIPTION: 'X=2' } } }),
  );
  expect(lines).toContain('SUMMARY;X=1:');
  expect(faults).toMatchObject([{ code: 'unsupported', field: 'ical.parameters.DESCRIPTION' }]);
});
