import { HOUR, MINUTE } from 'ng-event-calendar/core';
import { createDateFormats } from '../text/date-formats';
import { timeOptions } from './time-options';

const en = createDateFormats('en-US', true);

describe('timeOptions', () => {
  it('are the half hours of a day without a start', () => {
    const options = timeOptions(en, null);
    expect(options).toHaveLength(48);
    expect(options.slice(0, 3).map(({ time }) => time)).toEqual(['12 AM', '12:30 AM', '1 AM']);
    expect(options.at(-1)).toEqual({ time: '11:30 PM', length: '' });
  });

  it.each<[number, string[]]>([
    [
      20 * HOUR,
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
      22 * HOUR + 50 * MINUTE,
      ['11:05 PM 15 min', '11:20 PM 30 min', '11:35 PM 45 min', '11:50 PM 1 hr'],
    ],
    [23.5 * HOUR, ['11:45 PM 15 min']],
    [23 * HOUR + 45 * MINUTE, []],
    [23 * HOUR + 59 * MINUTE, []],
  ])('after %d follow it on the same day, with their lengths', (start, expected) => {
    const options = timeOptions(en, start);
    expect(options.map(({ time, length }) => `${time} ${length}`)).toEqual(expected);
  });
});
