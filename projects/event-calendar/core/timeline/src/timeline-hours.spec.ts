import type { VisibleHours } from 'ng-event-calendar/core/internal';
import { readTimelineHours } from './timeline-hours';

const DAY = [{ start: 0, end: 24 }];

describe('readTimelineHours', () => {
  it.each<[string, unknown, readonly VisibleHours[]]>([
    ['nothing', undefined, DAY],
    ['hours of a day', { start: 8, end: 18 }, [{ start: 8, end: 18 }]],
    ['a whole day from seven to seven', { start: 7, end: 31 }, [{ start: 7, end: 31 }]],
    ['a night', [{ start: 22.5, end: 30 }], [{ start: 22.5, end: 30 }]],
    ['more than 24 hours', { start: 7, end: 31.5 }, DAY],
    ['what begins on the next date', { start: 24, end: 30 }, DAY],
    ['quarters', { start: 7.25, end: 31 }, DAY],
    ['past the next date', { start: 23, end: 49 }, DAY],
    ['no numbers', { start: '7', end: '31' }, DAY],
    ['null', [null], DAY],
    [
      'a night among others, which is no stretch of a day',
      [
        { start: 8, end: 12 },
        { start: 20, end: 26 },
      ],
      [{ start: 8, end: 12 }],
    ],
  ])('reads %s', (_, given, read) => {
    expect(readTimelineHours(given as VisibleHours)).toEqual(read);
  });
});
