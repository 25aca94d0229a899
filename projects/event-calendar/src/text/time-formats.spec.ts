import { DAY, HOUR_MS, MINUTE, toInstant } from 'ng-event-calendar/core/internal';
import { createDateFormats } from './date-formats';
import type { TimeFormats } from './time-formats';

/** Friday, November 20, 2026. */
const FRIDAY = Date.UTC(2026, 10, 20) / DAY;

function at(hour: number, minute = 0): number {
  return FRIDAY * DAY + hour * HOUR_MS + minute * MINUTE;
}

function timesIn(zone: string, locale = 'en-US', hour12 = true): TimeFormats {
  return createDateFormats(locale, hour12).timesIn(zone);
}

const utc = (locale: string, hour12: boolean): TimeFormats => timesIn('UTC', locale, hour12);
const en = utc('en-US', true);
const en24 = utc('en-US', false);

describe('times', () => {
  it('are written by the same formats again', () => {
    expect(utc('en-US', true)).toBe(en);
    expect(timesIn('Asia/Tokyo')).not.toBe(en);
  });

  it.each<[string, TimeFormats, number]>([
    ['9 AM', en, at(9)],
    ['9:30 AM', en, at(9, 30)],
    ['12 AM', en, at(0)],
    ['12 PM', en, at(12)],
    ['11:59 PM', en, at(23, 59)],
    ['11 PM', en, -HOUR_MS],
    ['09:00', en24, at(9)],
    ['00:00', en24, at(0)],
    ['23:05', en24, at(23, 5)],
    ['6:30 PM', timesIn('Asia/Kolkata'), at(13)],
    ['09:00', utc('de-DE', false), at(9)],
    ['9 AM', utc('de-DE', true), at(9)],
    ['9 AM', utc('da', true), at(9)],
    ['09.00', utc('da', false), at(9)],
    ['AM 9:00', utc('ko', true), at(9)],
    ['上午9:00', utc('zh', true), at(9)],
    ['٩ ص', utc('ar-EG', true), at(9)],
  ])('are %j', (expected, times, instant) => {
    expect(times.time(instant)).toBe(expected);
  });

  it.each<[string, TimeFormats, number]>([
    ['9:30', en, at(9, 30)],
    ['9:30', en, at(21, 30)],
    ['9:00', en, at(9)],
    ['09:00', en24, at(9)],
    ['9:30', utc('ko', true), at(9, 30)],
    ['1:30 AM EDT', timesIn('America/New_York'), Date.UTC(2026, 10, 1, 5, 30)],
  ])('are %j where there is no room for more', (expected, times, instant) => {
    expect(times.timeAlone(instant)).toBe(expected);
  });

  it.each<[string, TimeFormats, number, number]>([
    ['9 – 10:30 AM', en, at(9), at(10, 30)],
    ['9:30 – 10 AM', en, at(9, 30), at(10)],
    ['9 – 10 AM', en, at(9), at(10)],
    ['11:30 AM – 1 PM', en, at(11, 30), at(13)],
    ['9 AM', en, at(9), at(9)],
    ['10 PM – 12 AM', en, at(22), at(24)],
    ['10 PM – 2 AM', en, at(22), at(26)],
    ['09:00 – 10:30', en24, at(9), at(10, 30)],
    ['22:00 – 00:00', en24, at(22), at(24)],
    ['09:00–10:30', utc('de-DE', false), at(9), at(10, 30)],
    ['09:00～10:30', utc('ja', false), at(9), at(10, 30)],
    ['09:00–10:30', utc('es', false), at(9), at(10, 30)],
    ['9–10:30 a.m.', utc('es-MX', true), at(9), at(10, 30)],
    ['AM 9:00 ~ AM 10:00', utc('ko', true), at(9), at(10)],
  ])('make the range %j', (expected, times, start, end) => {
    expect(times.timeRange(start, end)).toBe(expected);
  });

  it('are joined here where the browser refuses an end before the start', () => {
    const refuse = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'formatRangeToParts')
      .mockImplementation(() => {
        throw new RangeError();
      });
    try {
      expect(utc('en-NZ', true).timeRange(at(22), at(26))).toBe('10 pm – 2 am');
    } finally {
      refuse.mockRestore();
    }
  });

  it('have no narrow or thin spaces', () => {
    const texts = [
      en.time(at(9, 30)),
      en.timeRange(at(9), at(13)),
      en.spokenRange(at(9), at(50)),
      en.spokenRange(at(0), at(72)),
    ];
    expect(texts.join()).not.toMatch(/[\u2009\u202f]/);
  });
});

describe('spoken times', () => {
  it.each<[string, number, number]>([
    ['Friday, November 20, 2026, 9:00 AM – 10:30 AM', at(9), at(10, 30)],
    ['Friday, November 20, 2026, 9:00 AM', at(9), at(9)],
    ['Friday, November 20, 2026, 12:00 AM', at(0), at(0)],
    ['Friday, November 20, 2026, 10:00 PM – 12:00 AM', at(22), at(24)],
    ['Friday, November 20, 2026, 10:00 PM – Saturday, November 21, 2026, 2:00 AM', at(22), at(26)],
    ['Friday, November 20, 2026, 10:00 PM – Sunday, November 22, 2026, 12:00 AM', at(22), at(48)],
  ])('are %j', (expected, start, end) => {
    expect(en.spokenRange(start, end)).toBe(expected);
  });

  it.each<[readonly string[], boolean, number, number]>([
    [['9:00 AM – 10:30 AM'], false, at(9), at(10, 30)],
    [['10:00 PM –', '2:00 AM'], false, at(22), at(26)],
    [[], true, at(9), at(10)],
  ])('have %j to be kept whole', (expected, allDay, start, end) => {
    const occurrence = { start, end, allDay, firstDay: FRIDAY, lastDay: FRIDAY };
    expect(en.spokenTimes(occurrence)).toEqual(expected);
    const said = expected.reduce(
      (rest, time) => rest.slice(rest.indexOf(time)),
      en.spoken(occurrence),
    );
    expect(said.endsWith(expected.at(-1) ?? '')).toBe(true);
  });

  it('follow the clock', () => {
    expect(en24.spokenRange(at(9), at(10))).toBe('Friday, November 20, 2026, 09:00 – 10:00');
  });

  it('are those of the zone, and of whole days their dates', () => {
    const [start, end] = [at(23), at(25)];
    const occurrence = { start, end, firstDay: FRIDAY, lastDay: FRIDAY };
    expect(timesIn('Asia/Tokyo').spoken({ ...occurrence, allDay: false })).toBe(
      'Saturday, November 21, 2026, 8:00 AM – 10:00 AM',
    );
    expect(timesIn('Asia/Tokyo').spoken({ ...occurrence, allDay: true })).toBe(
      'Friday, November 20, 2026',
    );
  });
});

describe('a time that the clocks show twice', () => {
  it.each<[zone: string, start: string, end: string, range: string]>([
    // New York, from 2 AM EDT back to 1 AM EST.
    ['America/New_York', '2026-11-01T05:30Z', '2026-11-01T06:00Z', '1:30 AM EDT – 1 AM EST'],
    ['America/New_York', '2026-11-01T05:30Z', '2026-11-01T06:30Z', '1:30 AM EDT – 1:30 AM EST'],
    ['America/New_York', '2026-11-01T05:00Z', '2026-11-01T05:30Z', '1 AM EDT – 1:30 AM EDT'],
    ['America/New_York', '2026-11-01T06:30Z', '2026-11-01T07:00Z', '1:30 AM EST – 2 AM'],
    ['America/New_York', '2026-11-01T04:30Z', '2026-11-01T05:00Z', '12:30 AM – 1 AM EDT'],
    ['America/New_York', '2026-11-01T06:00Z', '2026-11-01T06:00Z', '1 AM EST'],
    ['America/New_York', '2026-11-01T04:30Z', '2026-11-01T07:30Z', '12:30 – 2:30 AM'],
    ['America/New_York', '2026-11-01T03:00Z', '2026-11-01T05:59Z', '11 PM – 1:59 AM EDT'],
    // The hour that New York skips, and equal clock times on other days.
    ['America/New_York', '2026-03-08T06:30Z', '2026-03-08T07:30Z', '1:30 – 3:30 AM'],
    ['America/New_York', '2026-11-02T06:00Z', '2026-11-02T06:30Z', '1 – 1:30 AM'],
    // Half an hour on Lord Howe, where the locale has no name for the zone.
    [
      'Australia/Lord_Howe',
      '2026-04-04T14:45Z',
      '2026-04-04T15:15Z',
      '1:45 AM GMT+11 – 1:45 AM GMT+10:30',
    ],
    ['Australia/Lord_Howe', '2026-04-04T14:15Z', '2026-04-04T15:30Z', '1:15 – 2 AM'],
    // Back to the midnight just passed, and back over midnight to the evening before.
    ['America/Havana', '2025-11-02T04:00Z', '2025-11-02T05:00Z', '12 AM GMT-4 – 12 AM GMT-5'],
    ['Atlantic/Azores', '2025-10-26T00:30Z', '2025-10-26T01:00Z', '12:30 AM GMT+0 – 12 AM GMT-1'],
    ['Africa/Cairo', '2026-10-29T20:30Z', '2026-10-29T21:00Z', '11:30 PM GMT+3 – 11 PM GMT+2'],
    ['Africa/Cairo', '2026-10-29T21:30Z', '2026-10-29T22:00Z', '11:30 PM GMT+2 – 12 AM'],
    ['UTC', '2026-11-01T05:30Z', '2026-11-01T06:00Z', '5:30 – 6 AM'],
  ])('in %s from %s to %s reads %j', (zone, start, end, range) => {
    const times = timesIn(zone);
    expect(times.timeRange(toInstant(start), toInstant(end))).toBe(range);
  });

  const [first, second] = [toInstant('2026-11-01T05:30Z'), toInstant('2026-11-01T06:30Z')];

  it.each<[locale: string, hour12: boolean, range: string]>([
    ['en-US', true, '1:30 AM EDT – 1:30 AM EST'],
    ['en-US', false, '01:30 EDT – 01:30 EST'],
    ['ar', false, '\u206801:30 غرينتش-4\u2069 – \u206801:30 غرينتش-5\u2069'],
    ['de', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['es', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['fr', false, '01:30 UTC−4 – 01:30 UTC−5'],
    ['he', false, '\u206801:30 GMT-4\u200e\u2069 – \u206801:30 GMT-5\u200e\u2069'],
    ['it', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['ja', false, '01:30 GMT-4 ～ 01:30 GMT-5'],
    ['ko', true, 'AM 1:30 GMT-4 ~ AM 1:30 GMT-5'],
    ['nl', false, '01:30 EDT – 01:30 EST'],
    ['pl', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['pt-BR', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['sv', false, '01:30 GMT−4 – 01:30 GMT−5'],
    ['tr', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['uk', false, '01:30 GMT-4 – 01:30 GMT-5'],
    ['zh-CN', false, '01:30 GMT-4 – 01:30 GMT-5'],
  ])('is named in %s with hour12 %j', (locale, hour12, range) => {
    const times = timesIn('America/New_York', locale, hour12);
    expect(times.timeRange(first, second)).toBe(range);
    expect(times.timesApart(first, second)).toBe(range);
    expect(range).toContain(times.time(first));
    expect(times.spokenRange(first, second)).toContain(range);
  });

  it('is named wherever it stands', () => {
    const times = timesIn('America/New_York');
    expect(times.time(first)).toBe('1:30 AM EDT');
    expect(times.time(second)).toBe('1:30 AM EST');
    expect(times.timesApart(first - HOUR_MS, second)).toBe('12:30 AM – 1:30 AM EST');
    expect(times.spokenRange(first, second)).toBe(
      'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST',
    );
    expect(times.spokenRange(second, second)).toBe('Sunday, November 1, 2026, 1:30 AM EST');
    expect(times.spokenRange(second, second + DAY)).toBe(
      'Sunday, November 1, 2026, 1:30 AM EST – Monday, November 2, 2026, 1:30 AM',
    );
  });

  it('may have its end on an earlier day', () => {
    // In St. John's the clocks went back from one minute past midnight.
    const times = timesIn('America/St_Johns');
    const [start, end] = [toInstant('2010-11-07T02:30Z'), toInstant('2010-11-07T02:45Z')];
    expect(times.spokenRange(start, end)).toBe(
      'Sunday, November 7, 2010, 12:00 AM GMT-2:30 – Saturday, November 6, 2010, 11:15 PM GMT-3:30',
    );
  });
});
