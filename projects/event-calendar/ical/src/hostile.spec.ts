import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcal } from './read-ical';
import { writeIcal } from './write-ical';

const fixtures = ['google', 'apple', 'outlook'].map((name) =>
  readFileSync(join(__dirname, '..', 'fixtures', `${name}-style.ics`), 'utf8'),
);
const lines = [...new Set(fixtures.flatMap((text) => text.split('\n')))];

const NAMES = (
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION COLOR STATUS ' +
  'RELATED-TO BEGIN END X-EC-RESOURCE X-EC-COLOR X-EC-READ-ONLY X-EC-RESIZABLE'
).split(' ');
const VALUES = [
  '20261120',
  '20261120T100000',
  '20261120T100000Z',
  '20261120T100000,20261121T100000',
  '20261120T100000/PT1H',
  'PT1H',
  '-P1W',
  'FREQ=DAILY;COUNT=1000000000',
  'FREQ=SECONDLY;INTERVAL=0',
  'DATE',
  'Europe/Berlin',
  'CANCELLED',
  'VEVENT',
  '__proto__',
  '\\n\\,\\;\\',
];

function calendar(...content: string[]): string {
  return ['BEGIN:VCALENDAR', ...content, 'END:VCALENDAR'].join('\r\n');
}

function event(...content: string[]): string[] {
  return ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20261120T100000', ...content, 'END:VEVENT'];
}

/** Reads and writes a text, and checks the properties that apply to every text. */
async function check(text: string): Promise<void> {
  const { events, faults } = await readIcal(text);
  expect(Array.isArray(faults)).toBe(true);
  expect(JSON.parse(JSON.stringify(events))).toEqual(events);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const written = writeIcal(events, { stamp: '2026-11-20T12:00:00Z' });
  const again = await readIcal(written);
  expect(again.events).toHaveLength(events.length);
  expect(writeIcal(again.events, { stamp: '2026-11-20T12:00:00Z' })).toBe(written);
}

describe('never throws', () => {
  test('for any text', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), check));
  });

  test('for lines of calendars in any order', async () => {
    const text = fc
      .array(fc.constantFrom(...lines, 'BEGIN:VEVENT', 'END:VEVENT', 'RECURRENCE-ID:20261120'), {
        maxLength: 60,
      })
      .map((some) => calendar(...some));
    await fc.assert(fc.asyncProperty(text, check), { numRuns: 300 });
  });

  test('for calendars with pieces taken out, doubled or garbled', async () => {
    const text = fc
      .tuple(
        fc.constantFrom(...fixtures),
        fc.array(
          fc.tuple(
            fc.nat(4000),
            fc.nat(40),
            fc.constantFrom(
              '',
              ':',
              ';',
              '"',
              '\n',
              '\n ',
              '\\',
              ',',
              '=',
              '\u0000',
              '9',
              '\ud83d',
            ),
          ),
          { maxLength: 8 },
        ),
      )
      .map(([base, cuts]) =>
        cuts.reduce(
          (all, [at, length, by]) => all.slice(0, at) + by + all.slice(at + length),
          base,
        ),
      );
    await fc.assert(fc.asyncProperty(text, check), { numRuns: 300 });
  });

  test('for any value of any property and parameter', async () => {
    const line = fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('', ';TZID=', ';VALUE=', ';RANGE=', ';X-A="', ';RELTYPE='),
        fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...VALUES)),
        fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...VALUES)),
      )
      .map(([name, parameter, by, value]) => `${name}${parameter}${parameter && by}:${value}`);
    const text = fc.array(line, { maxLength: 12 }).map((some) => calendar(...event(...some)));
    await fc.assert(fc.asyncProperty(text, check), { numRuns: 300 });
  });

  test.each([
    'DTEND;VALUE=PERIOD:x',
    'EXDATE;VALUE=RECUR:FREQ=SECONDLY',
    'EXDATE;VALUE=PERIOD:20261120T100000',
    'EXDATE;VALUE=__PROTO__:1',
    'EXDATE;VALUE=CONSTRUCTOR:1',
    'SUMMARY;__proto__=x:title',
    'SUMMARY;constructor=x:title',
    '__PROTO__:x',
    'CONSTRUCTOR:x',
    'SUMMARY;VALUE=URI;LANGUAGE=de:a\\,b',
    'EXDATE:20261120T100000\r\nEXDATE:20261120T100000Z',
    'SUMMARY;VALUE=\\,\\;\\:a\\,b',
    'SUMMARY;=:x',
    'SUMMARY;:x',
    'SUMMARY;A="b:c',
    'RRULE:',
    'RRULE:FREQ=SECONDLY;COUNT=999999999',
    'DURATION:P999999W999999DT999999999H',
    'DURATION:-P1D',
    'DTEND:00000101T000000',
    'DTEND:99991231T235959',
    'DTEND;TZID=__proto__:20261120T110000',
    'COLOR:__proto__',
    'X-EC-RESIZABLE:__proto__',
    'RECURRENCE-ID:never',
    'RELATED-TO;RELTYPE=X-EC-EXTRACTED-FROM:',
  ])('for %s', async (line) => {
    await check(calendar(...event(line)));
    expect((await readIcal(calendar(...event(line)))).events).toHaveLength(1);
  });

  test.each([null, undefined, 7, {}, []])('for what is no text: %s', async (nothing) => {
    const { events, faults } = await readIcal(nothing as string);
    expect(events).toEqual([]);
    expect(faults.map(({ code }) => code)).toEqual(['not-a-calendar']);
  });
});

describe('reads in time', () => {
  const MOST = 500_000;
  const rows: [string, () => string][] = [
    ['line breaks', () => '\n'.repeat(MOST)],
    ['folds', () => calendar(...event(`SUMMARY:a${'\r\n b'.repeat(MOST / 4)}`))],
    ['begins', () => calendar('BEGIN:VEVENT\n'.repeat(MOST / 13))],
    ['alarms', () => calendar(...event('BEGIN:VALARM\n'.repeat(MOST / 13)))],
    ['ends', () => calendar('END:X\n'.repeat(MOST / 6))],
    ['lines that are none', () => calendar(...event('?\n'.repeat(MOST / 2)))],
    ['parameters', () => calendar(...event(`DTEND${';A=1'.repeat(MOST / 4)}:20261120T110000`))],
    [
      'many lines with many parameters',
      () =>
        calendar(
          ...event(...Array<string>(MOST / 1000).fill(`EXDATE${';A=1'.repeat(240)}:20261120`)),
        ),
    ],
    ['excluded dates', () => calendar(...event(`EXDATE:${'20261120T100000,'.repeat(MOST / 16)}`))],
    [
      'further dates, on one line and on many',
      () =>
        calendar(
          ...event(
            `RDATE:${'20261120T100000,'.repeat(MOST / 32)}`,
            ...Array<string>(10_000).fill('RDATE:20261120T100000'),
          ),
        ),
    ],
    [
      'lines of excluded dates',
      () => calendar(...event(...Array<string>(20_000).fill('EXDATE:20261120T100000'))),
    ],
    [
      'components in components that nobody knows',
      () =>
        calendar(
          ...event(
            ...Array.from({ length: MOST / 20 }, (_, at) => `BEGIN:X-${at}`),
            ...Array.from({ length: MOST / 20 }, (_, at) => `END:X-${MOST / 20 - at - 1}`),
          ),
        ),
    ],
    ['bytes of nothing', () => calendar(...event(`SUMMARY:${'\u0000'.repeat(MOST)}`))],
    ['commas', () => calendar(...event(`EXDATE:${','.repeat(MOST)}`))],
    ['backslashes', () => calendar(...event(`SUMMARY:${'\\'.repeat(MOST)}`))],
    ['quotes', () => calendar(...event(`X-A;B=${'"'.repeat(MOST)}:x`))],
    ['carets', () => calendar(...event(`SUMMARY;A=${'^'.repeat(900)}:${'^'.repeat(MOST)}`))],
    ['a long id', () => calendar(...event(`UID:${'u'.repeat(MOST)}`))],
    ['twins', () => calendar(...Array.from({ length: 20_000 }, () => event()).flat())],
    [
      'changed occurrences',
      () =>
        calendar(
          ...event('RRULE:FREQ=DAILY'),
          ...Array.from({ length: 20_000 }, () => event('RECURRENCE-ID:20261121T100000')).flat(),
        ),
    ],
    [
      'occurrences that are changed with all that follow',
      () =>
        calendar(
          ...event('RRULE:FREQ=DAILY'),
          ...Array.from({ length: 10_000 }, (_, at) =>
            event(
              `RECURRENCE-ID;RANGE=THISANDFUTURE:20261121T10${`${at % 3600}`.padStart(4, '0')}`,
            ),
          ).flat(),
          ...Array.from({ length: 2000 }, (_, at) =>
            event(`RECURRENCE-ID;RANGE=THISANDFUTURE:${2027 + at}1121T100000`),
          ).flat(),
        ),
    ],
    ['colons', () => calendar(...event(`EXDATE;TZID=a${':'.repeat(MOST)}20261120T100000`))],
    ['semicolons', () => calendar(...event(`EXDATE${';'.repeat(MOST)}:20261120T100000`))],
    [
      'zones whose rules have to be expanded',
      () =>
        calendar(
          ...Array.from({ length: 400 }, (_, at) => [
            'BEGIN:VTIMEZONE',
            `TZID:Own ${at}`,
            ...Array.from({ length: 30 }, () => [
              'BEGIN:STANDARD',
              'DTSTART:00010101T000000',
              `RRULE:FREQ=DAILY;BYMONTH=${(at % 12) + 1};BYMONTHDAY=29,30,31`,
              'TZOFFSETFROM:+0100',
              'TZOFFSETTO:+0000',
              'END:STANDARD',
            ]).flat(),
            'END:VTIMEZONE',
          ]).flat(),
          ...Array.from({ length: 4000 }, (_, at) => [
            'BEGIN:VEVENT',
            `DTSTART;TZID=Own ${at % 400}:${at * 2 + 1000}1120T100000`,
            'END:VEVENT',
          ]).flat(),
        ),
    ],
    [
      'zones that nobody knows',
      () =>
        calendar(
          ...Array.from({ length: 8000 }, (_, at) => [
            'BEGIN:VEVENT',
            `DTSTART;TZID=/x/Zone/No${at}:20261120T100000`,
            'END:VEVENT',
          ]).flat(),
        ),
    ],
    [
      'a zone of thousands of changes',
      () =>
        calendar(
          'BEGIN:VTIMEZONE',
          'TZID:Mad',
          ...Array.from({ length: 400 }, () => [
            'BEGIN:STANDARD',
            'DTSTART:20000101T000000',
            `RDATE:${'20260101T000000,'.repeat(500)}`,
            'RRULE:FREQ=YEARLY;BYMONTH=1;BYDAY=1SU',
            'TZOFFSETFROM:+0000',
            'TZOFFSETTO:+0017',
            'END:STANDARD',
          ]).flat(),
          'END:VTIMEZONE',
          ...Array.from({ length: 5000 }, () => [
            'BEGIN:VEVENT',
            'DTSTART;TZID=Mad:20261120T100000',
            'END:VEVENT',
          ]).flat(),
        ),
    ],
    [
      'zones like no other, in every year',
      () =>
        calendar(
          ...Array.from({ length: 20 }, (_, at) => [
            'BEGIN:VTIMEZONE',
            `TZID:Own ${at}`,
            'BEGIN:STANDARD',
            'DTSTART:00010101T000000',
            `RRULE:FREQ=YEARLY;BYMONTH=${(at % 12) + 1};BYDAY=2MO`,
            'TZOFFSETFROM:+0100',
            'TZOFFSETTO:+0000',
            'END:STANDARD',
            'END:VTIMEZONE',
          ]).flat(),
          ...Array.from({ length: 9000 }, (_, at) => [
            'BEGIN:VEVENT',
            `DTSTART;TZID=Own ${at % 20}:${at + 1000}1120T100000`,
            'END:VEVENT',
          ]).flat(),
        ),
    ],
  ];

  test.each(rows)('%s', async (_name, text) => {
    const given = text();
    // Seconds depend on the machine; an algorithm in the square of the size takes hours.
    const { events, faults } = await readIcal(given);
    writeIcal(events);
    expect(faults.length).toBeLessThanOrEqual(1001);
  });

  test('nothing of a text that is too long', async () => {
    const { events, faults } = await readIcal(calendar(...event()), { maxLength: 20 });
    expect(events).toEqual([]);
    expect(faults).toMatchObject([{ code: 'too-large', line: 1 }]);
    expect((await readIcal('\n'.repeat(10_000_001))).faults).toMatchObject([{ code: 'too-large' }]);
  });

  test('no more components than wanted', async () => {
    const text = calendar(...event('UID:1'), ...event(), ...event());
    const { events, faults } = await readIcal(text, { maxComponents: 3 });
    expect(events).toHaveLength(2);
    expect(faults).toContainEqual(
      expect.objectContaining({ code: 'too-many-components', line: 11 }),
    );
  });
});
