import { DAY, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { editingZone, timesOf, whenOfTimes } from './event-times';
import { NEW_YORK, RULES, words } from './event-times.spec-host';

describe('editingZone', () => {
  it.each<[string, Partial<CalendarEvent>, string]>([
    ['its own', { timezone: 'Asia/Tokyo' }, 'Asia/Tokyo'],
    [
      'its own of an instant too',
      { timezone: 'Asia/Tokyo', start: '2026-11-20T10:00:00Z' },
      'Asia/Tokyo',
    ],
    ['that of wall times', {}, 'Europe/Paris'],
    ['that of dates', { start: '2026-11-20' }, 'Europe/Paris'],
    ['the one shown, of an instant', { start: '2026-11-20T10:00:00Z' }, NEW_YORK],
    ['the one shown, of an offset', { start: '2026-11-20T10:00:00+05:30' }, NEW_YORK],
    ['that of wall times, where its own is unknown', { timezone: 'Mars/Base' }, 'Europe/Paris'],
    ['that of wall times, where nothing is readable', { start: 'soon' }, 'Europe/Paris'],
  ])('is %s', (_, fields, zone) => {
    expect(editingZone(givenEvent(fields), RULES)).toBe(zone);
  });
});

describe('timesOf', () => {
  it.each<[string, Partial<CalendarEvent>, string]>([
    ['wall times', {}, '2026-11-20 10:00 – 2026-11-20 11:00'],
    [
      'instants, in the zone shown',
      { start: '2026-11-20T02:30:00Z', end: '2026-11-20T05:00:00Z' },
      '2026-11-19 21:30 – 2026-11-20 00:00',
    ],
    [
      'an offset',
      { start: '2026-11-20T10:00:00+02:00', end: '2026-11-20T11:00:00+02:00' },
      '2026-11-20 03:00 – 2026-11-20 04:00',
    ],
    [
      'instants in its own zone',
      { start: '2026-11-20T02:30:00Z', end: '2026-11-20T05:00:00Z', timezone: 'Asia/Tokyo' },
      '2026-11-20 11:30 – 2026-11-20 14:00',
    ],
    [
      'mixed shapes, in one zone',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T12:00' },
      '2026-11-20 05:00 – 2026-11-20 06:00',
    ],
    ['seconds', { start: '2026-11-20T10:00:20' }, '2026-11-20 10:00:20 – 2026-11-20 11:00'],
    [
      'a skipped time as what it becomes',
      { start: '2026-03-29T02:30', end: '2026-03-29T04:00' },
      '2026-03-29 03:30 – 2026-03-29 04:00',
    ],
    [
      'an end before the start as no length',
      { end: '2026-11-20T09:00' },
      '2026-11-20 10:00 – 2026-11-20 10:00',
    ],
    [
      'dates without allDay as midnights',
      { start: '2026-11-20', end: '2026-11-21' },
      '2026-11-20 00:00 – 2026-11-21 00:00',
    ],
    [
      'whole days, with the morning in reserve',
      { allDay: true, start: '2026-11-20', end: '2026-11-21' },
      'all day 2026-11-20 09:00 – 2026-11-21 09:45',
    ],
    [
      'whole days to the last second',
      { allDay: true, start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59' },
      'all day 2026-11-20 09:00 – 2026-11-20 09:45',
    ],
    [
      'whole days with Z',
      { allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-20T23:59:59.999Z' },
      'all day 2026-11-20 09:00 – 2026-11-20 09:45',
    ],
    [
      'whole days with the midnights of the zone',
      { allDay: true, start: '2026-11-20T05:00:00Z', end: '2026-11-21T05:00:00Z' },
      'all day 2026-11-20 09:00 – 2026-11-21 09:45',
    ],
    [
      'whole days that had times',
      { allDay: true, start: '2026-11-20T22:00', end: '2026-11-21T02:00' },
      'all day 2026-11-20 22:00 – 2026-11-21 02:00',
    ],
    [
      'whole days that had instants',
      { allDay: true, start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:30:00Z' },
      'all day 2026-11-20 10:00 – 2026-11-20 11:30',
    ],
    ['unreadable times as a morning', { start: 'soon' }, '1970-01-02 09:00 – 1970-01-02 09:45'],
    [
      'unreadable days as a day',
      { allDay: true, end: '2026-02-30' },
      'all day 1970-01-02 09:00 – 1970-01-02 09:45',
    ],
  ])('reads %s', (_, fields, expected) => {
    expect(words(timesOf(givenEvent(fields), RULES, 1))).toBe(expected);
  });

  it.each<[unknown, string]>([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    [undefined, ''],
    [null, ''],
    [5, ''],
  ])('reads the zone %j as %j', (timezone, expected) => {
    const event = givenEvent({ timezone } as Partial<CalendarEvent>);
    expect(timesOf(event, RULES).timezone).toBe(expected);
  });
});

describe('whenOfTimes', () => {
  it.each<[string, string, string, string]>([
    ['of a usual time', NEW_YORK, '2026-11-20T10:00', '2026-11-20T15:00'],
    ['of a skipped time by the offset before it', NEW_YORK, '2026-03-08T02:30', '2026-03-08T07:30'],
    ['of a repeated time in the first pass', NEW_YORK, '2026-11-01T01:30', '2026-11-01T05:30'],
  ])('gives the instant %s', (_, zone, typed, instant) => {
    const wall = Date.parse(`${typed}Z`);
    const times = {
      ...timesOf(givenEvent(), RULES),
      startDay: Math.floor(wall / DAY),
      startTime: wall % DAY,
    };
    expect(whenOfTimes(times, zone)).toMatchObject({ start: Date.parse(`${instant}Z`) });
  });
});
