import { HOUR_MS, MINUTE, toInstant } from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../../../text/date-formats';
import { timeOptions } from './time-options';

const en = createDateFormats('en-US', true);
const UTC = { day: 0, zone: 'UTC' };

describe('timeOptions', () => {
  it('are the half hours of a day without a start', () => {
    const options = timeOptions(en, UTC, null);
    expect(options).toHaveLength(48);
    expect(options.slice(0, 3).map(({ time }) => time)).toEqual(['12 AM', '12:30 AM', '1 AM']);
    expect(options.at(-1)).toEqual({
      at: 23.5 * HOUR_MS,
      time: '11:30 PM',
      label: '11:30 PM',
      length: '',
    });
  });

  it.each<[number, string[]]>([
    [
      20 * HOUR_MS,
      [
        '8:15 PM 15 min',
        '8:30 PM 30 min',
        '8:45 PM 45 min',
        '9 PM 1 hr',
        '9:30 PM 1 hr 30 min',
        '10 PM 2 hr',
        '10:30 PM 2 hr 30 min',
        '11 PM 3 hr',
        '11:30 PM 3 hr 30 min',
      ],
    ],
    [
      22 * HOUR_MS + 50 * MINUTE,
      ['11:05 PM 15 min', '11:20 PM 30 min', '11:35 PM 45 min', '11:50 PM 1 hr'],
    ],
    [23.5 * HOUR_MS, ['11:45 PM 15 min']],
    [23 * HOUR_MS + 45 * MINUTE, []],
    [23 * HOUR_MS + 59 * MINUTE, []],
  ])('after %d follow it on the same day, with their lengths', (time, expected) => {
    const options = timeOptions(en, UTC, { time, instant: time });
    expect(options.map(({ label, length }) => `${label} ${length}`)).toEqual(expected);
  });
});

describe('timeOptions where New York’s clocks go back', () => {
  const day = Date.UTC(2026, 10, 1) / (24 * HOUR_MS);
  const change = { day, zone: 'America/New_York' };

  it('name the pass that a time means', () => {
    const options = timeOptions(en, change, null).slice(1, 5);
    expect(options.map(({ label }) => label)).toEqual([
      '12:30 AM',
      '1 AM EDT',
      '1:30 AM EDT',
      '2 AM',
    ]);
    expect(options.map(({ time }) => time)).toEqual(['12:30 AM', '1 AM', '1:30 AM', '2 AM']);
  });

  it.each<[string, string, string[]]>([
    [
      'the first pass',
      '2026-11-01T05:00Z',
      ['1:15 AM EDT 15 min', '1:30 AM EDT 30 min', '1:45 AM EDT 45 min', '2 AM 2 hr'],
    ],
    ['the second pass', '2026-11-01T06:00Z', ['2 AM 1 hr', '2:30 AM 1 hr 30 min', '3 AM 2 hr']],
  ])('after a start in %s tell the real lengths', (_pass, start, expected) => {
    const options = timeOptions(en, change, { time: HOUR_MS, instant: toInstant(start) });
    expect(
      options.slice(0, expected.length).map(({ label, length }) => `${label} ${length}`),
    ).toEqual(expected);
  });
});

describe('timeOptions where New York’s clocks go forward', () => {
  it('have no name for what is skipped', () => {
    const day = Date.UTC(2026, 2, 8) / (24 * HOUR_MS);
    const options = timeOptions(en, { day, zone: 'America/New_York' }, null).slice(4, 7);
    expect(options.map(({ label }) => label)).toEqual(['2 AM', '2:30 AM', '3 AM']);
  });
});
