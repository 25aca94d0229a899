import * as fc from 'fast-check';
import { readRule } from 'ng-event-calendar/recurrence/internal';
import type { IcalEvent } from './ical-event';
import type { IcalFault } from './ical-fault';
import { readIcal } from './read-ical';
import { writeIcal, type WriteIcalOptions } from './write-ical';

const STAMP: WriteIcalOptions = { stamp: '2026-11-20T12:00:00Z' };

/** Forms in which files write times, each taking a day of November 2026 and an hour. */
type Form = (day: number, hour: number) => { readonly parameters: string; readonly value: string };
const two = (value: number): string => `${value}`.padStart(2, '0');
const day = (at: number): string => `202611${two(at)}`;
const wall = (at: number, hour: number): string => `${day(at)}T${two(hour)}0000`;
const FORMS: Form[] = [
  (at) => ({ parameters: ';VALUE=DATE', value: day(at) }),
  (at, hour) => ({ parameters: '', value: wall(at, hour) }),
  (at, hour) => ({ parameters: '', value: `${wall(at, hour)}Z` }),
  ...[
    'Europe/Berlin',
    'America/New_York',
    'Tokyo Standard Time',
    'Own',
    'Half',
    'Broken',
    'Nowhere',
    'GMT+05:30',
    'CET',
  ].map((tzid): Form => (at, hour) => ({ parameters: `;TZID=${tzid}`, value: wall(at, hour) })),
];

const RULES = [
  'FREQ=DAILY;COUNT=12',
  'FREQ=DAILY;INTERVAL=2;UNTIL=20261125T230000Z',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=9',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=HOURLY;INTERVAL=5',
  'FREQ=DAILY;COUNT=-1;UNTIL=20261120',
  'FREQ=DAILY;X-OWN=1',
  'RSCALE=GREGORIAN;FREQ=YEARLY',
  '',
];

const ZONES = [
  'BEGIN:VTIMEZONE',
  'TZID:Own',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU;BYSETPOS=-1',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VTIMEZONE',
  'TZID:Half',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0017',
  'TZOFFSETTO:+0017',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VTIMEZONE',
  'TZID:Broken',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0017',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const form = fc.constantFrom(...FORMS);
const at = fc.integer({ min: 1, max: 30 });
const hour = fc.integer({ min: 0, max: 22 });
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { freq: 2 });

const line = fc.oneof(
  fc
    .tuple(fc.constantFrom('EXDATE', 'RDATE'), form, fc.array(fc.tuple(at, hour), { maxLength: 4 }))
    .map(([name, write, dates]) => {
      const written = dates.map(([each, time]) => write(each, time));
      return `${name}${written[0]?.parameters ?? ''}:${written.map(({ value }) => value).join(',')}`;
    }),
  fc
    .tuple(at, hour, fc.constantFrom('PT1H', 'PT4H', 'P1D', '20261130T230000Z', 'never'))
    .map(([each, time, end]) => `RDATE;VALUE=PERIOD:${wall(each, time)}Z/${end}`),
  fc.constantFrom(
    'EXDATE:,20261104T100000,,never,',
    'RDATE:',
    'LOCATION:Room 1',
    'COMMENT;LANGUAGE=de;:x',
    'Note; bring: pens',
    'DESCRIPTION;X-A="b;c:d":a\\, b',
    'RRULE:FREQ=YEARLY',
    'EXRULE:FREQ=YEARLY',
    'BEGIN:VALARM\nTRIGGER:-PT5M\nBad; line: here\nEND:VALARM',
  ),
);

const event = fc.record({
  uid: fc.constantFrom('a', 'b', 'c'),
  start: fc.tuple(form, at, hour),
  isLong: fc.boolean(),
  rule: sometimes(fc.constantFrom(...RULES)),
  replaces: sometimes(fc.tuple(form, at, hour)),
  isRange: fc.boolean(),
  isCancelled: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  sequence: fc.integer({ min: 0, max: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
});
type Given = typeof event extends fc.Arbitrary<infer T> ? T : never;

function linesOf(given: Given, number: number): string[] {
  const [write, date, time] = given.start;
  const { parameters, value } = write(date, time);
  const replaced = given.replaces?.[0](given.replaces[1], given.replaces[2]);
  const range = given.isRange ? ';RANGE=THISANDFUTURE' : '';
  return [
    'BEGIN:VEVENT',
    `UID:${given.uid}`,
    'DTSTAMP:20261101T000000Z',
    `SEQUENCE:${given.sequence}`,
    `DTSTART${parameters}:${value}`,
    ...(given.isLong ? ['DURATION:PT1H'] : []),
    ...(given.rule === null ? [] : [`RRULE:${given.rule}`]),
    ...(replaced ? [`RECURRENCE-ID${range}${replaced.parameters}:${replaced.value}`] : []),
    ...(given.isCancelled ? ['STATUS:CANCELLED'] : []),
    `SUMMARY:event ${number}`,
    ...given.lines,
    'END:VEVENT',
  ];
}

const file = fc.array(event, { minLength: 1, maxLength: 6 }).map((given) => ({
  given,
  text: ['BEGIN:VCALENDAR', ...ZONES, ...given.flatMap(linesOf), 'END:VCALENDAR'].join('\n'),
}));

/** Sorts excluded dates, as their order has no meaning. */
function sorted(events: readonly IcalEvent[]): unknown[] {
  return events.map((each) => ({ ...each, exDates: each.exDates && [...each.exDates].sort() }));
}

/** Returns a fault without its place in the file, and without the reason why a range isn't followed. */
function saying({ code, field, message }: IcalFault): string {
  return `${code} ${field} ${message.replace(/^Line \d+: |lines? \d+|, but .*(?=\. Only the one)/g, '')}`;
}

test('what is read comes back from what is written of it, without a further fault', async () => {
  await fc.assert(
    fc.asyncProperty(file, async ({ text }) => {
      const first = await readIcal(text);
      const told: string[] = [];
      const written = writeIcal(first.events, {
        ...STAMP,
        onFault: ({ message }) => told.push(message),
      });
      const again = await readIcal(written);
      // Only content reported as lost on writing may differ.
      if (told.length === 0) expect(sorted(again.events)).toEqual(sorted(first.events));
      const known = new Set(first.faults.map(saying));
      expect(again.faults.map(saying).filter((each) => !known.has(each))).toEqual([]);
      const third = await readIcal(writeIcal(again.events, STAMP));
      expect(sorted(third.events)).toEqual(sorted(again.events));
    }),
    { numRuns: 1000 },
  );
});

test('nothing is lost without a fault, and faults are true', async () => {
  await fc.assert(
    fc.asyncProperty(file, async ({ given, text }) => {
      const { events, faults } = await readIcal(text);
      const lines = text.split('\n');
      const reported = new Set(faults.map((fault) => fault.line));
      let begin = lines.indexOf('BEGIN:VEVENT');
      for (const [number, { uid, isCancelled, replaces, isRange }] of given.entries()) {
        const isThere = events.some(({ title }) => title === `event ${number}`);
        const isReplaced = events.some(
          ({ extractedFromId }) => String(extractedFromId).split('@')[0] === uid,
        );
        // A change from the first occurrence on leaves nothing of the series as it was.
        const isReplacedWhole = given.some(
          (other, at) =>
            other.uid === uid &&
            other.isRange &&
            events.some(({ title }) => title === `event ${at}`),
        );
        const isChange = isCancelled || isRange || isReplaced || isReplacedWhole;
        if (!isThere && !isChange) expect(reported).toContain(begin + 1);
        if (replaces === null && isThere && !isReplaced) {
          expect(events.some(({ id }) => String(id).startsWith(uid))).toBe(true);
        }
        begin = lines.indexOf('BEGIN:VEVENT', begin + 1);
      }
      for (const { code, field, line: at, message } of faults) {
        const written = lines[at - 1]!;
        if (field !== '' && field !== 'VEVENT') expect(written.startsWith(field)).toBe(true);
        if (code === 'invalid-rule' && !message.includes('passed over')) {
          const rule = written.slice('RRULE:'.length);
          expect(rule === '' || readRule(rule).rule === null).toBe(true);
        }
        if (code === 'invalid-date') {
          const [, entry] = /"([^"]*)", which/.exec(message)!;
          expect(entry).toMatch(/never|^\d{8}T\d{6}Z\/2026/);
        }
        if (code === 'unknown-timezone') {
          expect(message).toMatch(/Half|Broken|Nowhere|GMT\+05:30/);
          if (message.includes('Broken')) expect(message).toContain('no readable TZOFFSETTO');
        }
      }
    }),
    { numRuns: 500 },
  );
});
