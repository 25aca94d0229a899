import * as fc from 'fast-check';

import { DAY, HOUR_MS, MINUTE, formatDay, formatWall } from './civil-time';
import { parseDay, parseIso } from './iso';

describe('parseIso', () => {
  it.each([
    ['2026-07-06', 'date', '2026-07-06T00:00:00', 0],
    ['2026-07-06T09:30', 'wall', '2026-07-06T09:30:00', 0],
    ['2026-07-06T09:30:15', 'wall', '2026-07-06T09:30:15', 0],
    ['2026-07-06T09:30:15.25', 'wall', '2026-07-06T09:30:15', 0],
    ['2026-07-06T09:30Z', 'utc', '2026-07-06T09:30:00', 0],
    ['2026-07-06T09:30:15Z', 'utc', '2026-07-06T09:30:15', 0],
    ['2026-07-06T09:30:15.123456789Z', 'utc', '2026-07-06T09:30:15', 0],
    ['2026-07-06T09:30+02:00', 'offset', '2026-07-06T09:30:00', 2 * HOUR_MS],
    ['2026-07-06T09:30:15-03:30', 'offset', '2026-07-06T09:30:15', -3.5 * HOUR_MS],
    ['2026-07-06T09:30:15+0530', 'offset', '2026-07-06T09:30:15', 5.5 * HOUR_MS],
    ['2026-07-06T09:30:15-05', 'offset', '2026-07-06T09:30:15', -5 * HOUR_MS],
    ['2026-07-06T09:30:15.5+05:45', 'offset', '2026-07-06T09:30:15', 5.75 * HOUR_MS],
    ['2026-07-06T09:30+00:00', 'offset', '2026-07-06T09:30:00', 0],
    ['2026-07-06T09:30-00:00', 'offset', '2026-07-06T09:30:00', 0],
    ['2024-02-29', 'date', '2024-02-29T00:00:00', 0],
    ['0000-01-01', 'date', '0000-01-01T00:00:00', 0],
    ['9999-12-31T23:59:59', 'wall', '9999-12-31T23:59:59', 0],
  ])('reads %s', (text, form, wall, offset) => {
    const time = parseIso(text);
    expect(time && { ...time, wall: formatWall(time.wall, 'seconds') }).toEqual({
      wall,
      form,
      offset,
    });
  });

  it.each([
    ['.1', 100],
    ['.12', 120],
    ['.123', 123],
    ['.1239', 123],
    ['.0009', 0],
  ])('reads the fraction %s as %i ms', (fraction, expected) => {
    expect(parseIso(`1970-01-01T00:00:00${fraction}Z`)?.wall).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '2026',
    '2026-07',
    '2026-7-6',
    '20260706',
    '2026/07/06',
    '07/06/2026',
    '2026-07-06 ',
    ' 2026-07-06',
    '2026-00-06',
    '2026-13-06',
    '2026-07-00',
    '2026-07-32',
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-07-06Z',
    '2026-07-06+02:00',
    '2026-07-06T',
    '2026-07-06T09',
    '2026-07-06T9:30',
    '2026-07-06T0930',
    '2026-07-06T09:3',
    '2026-07-06T24:00',
    '2026-07-06T24:00:00',
    '2026-07-06T09:60',
    '2026-07-06T09:30:60',
    '2026-07-06T09:30:',
    '2026-07-06T09:30:1',
    '2026-07-06T09:30.5',
    '2026-07-06T09:30:15.',
    '2026-07-06T09:30:15.Z',
    '2026-07-06T09:30:15,5',
    '2026-07-06T09:30:15.5x',
    '2026-07-06 09:30',
    '2026-07-06t09:30',
    '2026-07-06T09:30z',
    '2026-07-06T09:30ZZ',
    '2026-07-06T09:30 Z',
    '2026-07-06T09:30+',
    '2026-07-06T09:30+2',
    '2026-07-06T09:30+02:',
    '2026-07-06T09:30+02:0',
    '2026-07-06T09:30+020',
    '2026-07-06T09:30+02:000',
    '2026-07-06T09:30+24:00',
    '2026-07-06T09:30+02:60',
    '2026-07-06T09:30:15+02:00[Europe/Paris]',
    '+002026-07-06',
    '-2026-07-06',
    '２０２６-07-06',
    'Invalid Date',
  ])('refuses "%s"', (text) => {
    expect(parseIso(text)).toBeNull();
    expect(parseDay(text)).toBeNull();
  });

  it('reads what a native date writes, from year 0 to 9999', () => {
    const noInvalidDate = true;
    const min = new Date('0000-01-01T00:00:00Z');
    const max = new Date('9999-12-31T23:59:59.999Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate }), (date) => {
        const time = { wall: date.getTime(), form: 'utc', offset: 0 };
        expect(parseIso(date.toISOString())).toEqual(time);
      }),
    );
  });

  it('reads offsets as native dates do', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const minute = fc.integer({ min: 0, max: 59 });
    fc.assert(
      fc.property(hour, minute, fc.constantFrom('+', '-'), (hours, minutes, sign) => {
        const offset = [hours, minutes].map((part) => `${part}`.padStart(2, '0')).join(':');
        const text = `2026-07-06T09:30:00${sign}${offset}`;
        const time = parseIso(text);
        expect(time && time.wall - time.offset).toBe(Date.parse(text));
        expect(Math.abs(time?.offset ?? NaN)).toBe(hours * HOUR_MS + minutes * MINUTE);
      }),
    );
  });

  it('never throws, and reads no more than native dates do', () => {
    const nearlyIso = fc
      .array(fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 - : T . Z +'.split(' '), ' '), {
        maxLength: 30,
      })
      .map((characters) => `2026-07-06${characters.join('')}`);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearlyIso), (value) => {
        const time = parseIso(value);
        if (time?.form === 'utc') {
          expect(time.wall).toBe(Date.parse(String(value)));
        }
      }),
    );
  });
});

describe('parseDay', () => {
  it.each([
    '2026-07-06',
    '2026-07-06T00:00',
    '2026-07-06T23:59:59',
    '2026-07-06T23:59:59.999',
    '2026-07-06T23:59:59Z',
    '2026-07-06T00:00:00+14:00',
    '2026-07-06T23:59:59-12:00',
  ])('reads the first ten characters of %s', (text) => {
    expect(formatDay(parseDay(text) ?? NaN)).toBe('2026-07-06');
  });

  it('reads days before 1970', () => {
    expect(parseDay('1969-12-31T23:59')).toBe(-1);
    expect(parseDay('1969-12-31')).toBe(Date.UTC(1969, 11, 31) / DAY);
  });

  it.each([undefined, null, 0, new Date(0), ['2026-07-06'], {}])('refuses %p', (value) => {
    expect(parseDay(value)).toBeNull();
    expect(parseIso(value)).toBeNull();
  });
});
