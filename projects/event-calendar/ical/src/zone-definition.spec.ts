import { HOUR_MS, instantOf } from 'ng-event-calendar/core/internal';
import { readComponents } from './component';
import * as rules from './series-rules';
import { offsetsByDefinition, type DefinedOffsets } from './zone-definition';

function define(...lines: string[]): DefinedOffsets {
  const text = ['BEGIN:VTIMEZONE', 'TZID:X', ...lines, 'END:VTIMEZONE'].join('\n');
  const [definition] = readComponents(text, 1000, (code, _place, words) => {
    throw new Error(`${code}: ${words}`);
  });
  return offsetsByDefinition(definition!, rules);
}

function observance(name: string, ...lines: string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

const BASE = ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'];

/** Returns the hours east of UTC at a wall time, by a definition of one observance. */
function hoursAt(wall: string, ...lines: string[]): number {
  const given = lines.some((line) => line.startsWith('TZOFFSETTO')) ? lines : [...lines, ...BASE];
  const defined = define(...observance('STANDARD', ...given));
  if ('problem' in defined) throw new Error(defined.problem);
  return defined.offsetAt(Date.parse(`${wall}Z`)) / HOUR_MS;
}

test.each<[string, string[], string, number]>([
  ['a date', ['DTSTART:20200101T000000'], '2020-01-01T00:00', 1],
  ['before a date', ['DTSTART:20200101T000000'], '2019-12-31T23:59', 2],
  ['a listed date', ['DTSTART:20200101T000000', 'RDATE:,20210101T000000'], '2021-01-01T00:00', 1],
  ['a rule without a day', ['DTSTART:20200101T000000', 'RRULE:FREQ=YEARLY'], '2031-01-01T00:00', 1],
  [
    'a rule of dates',
    [
      'DTSTART:20201008T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU',
    ],
    '2026-10-11T02:00',
    1,
  ],
  [
    'seconds',
    ['DTSTART:20200101T000000', 'TZOFFSETFROM:-003000', 'TZOFFSETTO:-003000'],
    '2026-01-01T00:00',
    -0.5,
  ],
  [
    'no sign',
    ['DTSTART:20200101T000000', 'TZOFFSETFROM:0930', 'TZOFFSETTO:0930'],
    '2026-01-01T00:00',
    9.5,
  ],
  [
    'a colon',
    ['DTSTART:20200101T000000', 'TZOFFSETFROM:-09:30', 'TZOFFSETTO:-09:30'],
    '2026-01-01T00:00',
    -9.5,
  ],
  ['no offset before', ['DTSTART:20200101T000000', 'TZOFFSETTO:+0300'], '2019-01-01T00:00', 3],
])('%s', (_name, lines, wall, hours) => {
  expect(hoursAt(wall, ...lines)).toBe(hours);
});

/** Defines summers and winters of New York since 2007, by two rules. */
function likeNewYork(summer: string, winter: string): DefinedOffsets {
  return define(
    ...observance(
      'DAYLIGHT',
      'DTSTART:20070311T020000',
      `RRULE:${summer}`,
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
    ),
    ...observance(
      'STANDARD',
      'DTSTART:20071104T020000',
      `RRULE:${winter}`,
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
    ),
  );
}

test.each([
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
  [
    'FREQ=YEARLY;BYMINUTE=0;BYHOUR=2;BYDAY=2SU;BYMONTH=3',
    'FREQ=YEARLY;BYSECOND=0;BYDAY=1SU;BYMONTH=11',
  ],
  [
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=SU',
  ],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=SU;BYSETPOS=2', 'FREQ=YEARLY;BYMONTH=11;BYDAY=SU;BYSETPOS=1'],
  ['FREQ=MONTHLY;BYMONTH=3;BYDAY=2SU', 'FREQ=MONTHLY;INTERVAL=12;BYDAY=SU;BYSETPOS=1'],
  [
    'FREQ=DAILY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU',
    'FREQ=WEEKLY;BYDAY=SU;BYMONTH=11;COUNT=400',
  ],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU;', 'FREQ=YEARLY;BYMONTH=11;BYDAY=+1SU;WKST=SU'],
  ['freq=yearly;bymonth=3;byday=2su', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU;UNTIL=20991231T000000Z'],
  [
    'FREQ=YEARLY;BYYEARDAY=67,68,69,70,71,72,73,74;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  ],
])('the rules %s and %s mean clocks of New York', (summer, winter) => {
  const defined = likeNewYork(summer, winter);
  if ('problem' in defined) throw new Error(defined.problem);
  const wrong: string[] = [];
  for (let wall = Date.UTC(2008, 0, 1); wall < Date.UTC(2030, 0, 1); wall += 7 * HOUR_MS) {
    // In November only the first Sunday changes the clocks, however many a rule gives.
    if (wall - defined.offsetAt(wall) !== instantOf(wall, 'America/New_York')) {
      wrong.push(new Date(wall).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

test('rules that are over stay over, and others go on', () => {
  const defined = define(
    ...observance(
      'STANDARD',
      'DTSTART:19900101T000000',
      'RRULE:FREQ=YEARLY;BYMONTHDAY=1;COUNT=3',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0200',
    ),
    ...observance(
      'DAYLIGHT',
      'DTSTART:19900201T000000',
      'RRULE:FREQ=YEARLY;UNTIL=19950131T220000Z',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0300',
    ),
  );
  if ('problem' in defined) throw new Error(defined.problem);
  // The rule without BYMONTH applies to the first of each month.
  expect(defined.offsetAt(Date.UTC(1990, 2, 2)) / HOUR_MS).toBe(2);
  expect(defined.offsetAt(Date.UTC(1995, 1, 2)) / HOUR_MS).toBe(3);
  expect(defined.offsetAt(Date.UTC(2400, 0, 1)) / HOUR_MS).toBe(3);
});

test('an observance without the offset before it takes that of the one before it', () => {
  const defined = define(
    ...observance(
      'DAYLIGHT',
      'DTSTART:20200329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETTO:0200',
    ),
    ...observance(
      'STANDARD',
      'DTSTART:20201025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETTO:0100',
    ),
  );
  if ('problem' in defined) throw new Error(defined.problem);
  const wrong: string[] = [];
  for (let wall = Date.UTC(2021, 0, 1); wall < Date.UTC(2023, 0, 1); wall += HOUR_MS / 2) {
    if (wall - defined.offsetAt(wall) !== instantOf(wall, 'Europe/Berlin')) {
      wrong.push(new Date(wall).toISOString());
    }
  }
  expect(wrong).toEqual([]);
});

test.each<[string, string[], RegExp]>([
  ['no observance', [], /neither STANDARD nor DAYLIGHT/],
  ['seconds for a rule', ['RRULE:FREQ=SECONDLY'], /STANDARD of line 3 has an RRULE .*SECONDLY/],
  ['every day', ['RRULE:FREQ=DAILY'], /more than 20 onsets a year/],
  ['many times of day', ['RRULE:FREQ=MONTHLY;BYHOUR=1,2'], /more than 20 onsets a year/],
  ['an ordinal in weeks', ['RRULE:FREQ=WEEKLY;BYDAY=1SU'], /ordinal in BYDAY/],
  ['a rule that is none', ['RRULE:every year'], /RRULE/],
  ['an end that is none', ['RRULE:FREQ=YEARLY;UNTIL=soon'], /UNTIL = SOON/],
  ['centuries between onsets', ['RRULE:FREQ=YEARLY;INTERVAL=100'], /too far apart/],
  ['a date that is none', ['RDATE:later'], /RDATE that is no date/],
  ['no offset', ['TZOFFSETTO:'], /no readable TZOFFSETTO/],
  ['an offset of too many minutes', ['TZOFFSETTO:+0199'], /no readable TZOFFSETTO/],
])('is unusable with %s', (_name, lines, problem) => {
  const own = lines.some((line) => line.startsWith('TZOFFSETTO'));
  const given = ['DTSTART:20200101T000000', ...lines, ...(own ? [] : BASE)];
  const defined = lines.length === 0 ? define() : define(...observance('STANDARD', ...given));
  expect('problem' in defined && defined.problem).toMatch(problem);
});

test('is unusable with one observance that is not followed beside one that is', () => {
  const defined = define(
    ...observance('STANDARD', 'DTSTART:20200101T000000', ...BASE),
    ...observance('DAYLIGHT', 'DTSTART:20200101T000000', 'RRULE:FREQ=HOURLY', ...BASE),
  );
  expect('problem' in defined && defined.problem).toContain('DAYLIGHT of line 8');
});
