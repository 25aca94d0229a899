import fc from 'fast-check';
import {
  DAY,
  HOUR_MS,
  MINUTE,
  dayFrom,
  formatDay,
  formatWall,
  whenOf,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import {
  timesOf,
  whenOfChange,
  withAllDay,
  withTimes,
  type EventTimes,
  type TimeRules,
} from './event-times';
import { NEW_YORK, RULES, day, edited } from './event-times.spec-host';

describe('withTimes', () => {
  it.each<[string, Partial<CalendarEvent>, Partial<EventTimes>, Partial<CalendarEvent>]>([
    [
      'a start, and keeps the end as it is written',
      { end: '2026-11-20T11:00' },
      { startTime: 9 * HOUR_MS },
      { start: '2026-11-20T09:00:00' },
    ],
    [
      'instants by the zone shown',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00.00Z' },
      { endTime: 7 * HOUR_MS },
      { end: '2026-11-20T12:00:00.00Z' },
    ],
    [
      'an offset, which stays',
      { start: '2026-11-20T10:00:00+05:30', end: '2026-11-20T12:00:00Z' },
      { startTime: 0 },
      { start: '2026-11-19T10:30:00+05:30' },
    ],
    [
      'wall times in its own zone',
      { timezone: 'Asia/Tokyo' },
      { startTime: 8 * HOUR_MS },
      { start: '2026-11-20T08:00:00' },
    ],
    [
      'a date to a skipped time',
      {},
      { startDay: day('2026-03-29'), startTime: 2.5 * HOUR_MS },
      { start: '2026-03-29T03:30:00' },
    ],
    [
      'days, with the times that were written',
      { allDay: true, start: '2026-11-20T08:00:00Z', end: '2026-11-20T09:00:00Z' },
      { endDay: day('2027-01-01') },
      { end: '2027-01-01T09:00:00Z' },
    ],
    [
      'dates',
      { allDay: true, start: '2026-11-20', end: '2026-11-20' },
      { startDay: day('2026-12-31'), endDay: day('2026-12-31') },
      { start: '2026-12-31', end: '2026-12-31' },
    ],
    ['to whole days, and keeps the times', {}, { allDay: true }, { allDay: true }],
    [
      'a zone, and keeps the words of wall times',
      {},
      { timezone: 'Asia/Tokyo' },
      { timezone: 'Asia/Tokyo' },
    ],
    [
      'a zone, and writes instants anew',
      { start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' },
      { timezone: 'Asia/Tokyo' },
      { timezone: 'Asia/Tokyo', start: '2026-11-20T01:00:00Z', end: '2026-11-20T02:00:00Z' },
    ],
    [
      'a zone of whole days alone',
      { allDay: true },
      { timezone: 'Asia/Tokyo' },
      { timezone: 'Asia/Tokyo' },
    ],
    ['nothing for the times beneath whole days', { allDay: true }, { startTime: 3 * HOUR_MS }, {}],
  ])('changes %s', (_, fields, change, expected) => {
    const event = givenEvent({ room: { floor: 3 }, ...fields } as Partial<CalendarEvent>);
    expect(edited(event, change)).toEqual({ ...event, ...expected });
  });

  it('takes a zone away', () => {
    const event = givenEvent({ timezone: 'Asia/Tokyo' });
    const after = edited(event, { timezone: '' });
    expect(after).not.toHaveProperty('timezone');
    expect(after).toMatchObject({ id: event.id, start: event.start, end: event.end });
  });

  it.each<[string, Partial<CalendarEvent>]>([
    ['usual', {}],
    ['unreadable', { start: 'soon', end: '' }],
    ['in an unknown zone', { timezone: 'Mars/Base' }],
    [
      'of whole days with odd times',
      { allDay: true, start: '2026-11-20T22:00:00+02:00', end: '2026-11-20' },
    ],
  ])('gives the very event back where nothing changes: %s', (_, fields) => {
    const event = givenEvent(fields);
    expect(edited(event, {})).toBe(event);
  });

  it('keeps a boundary in the second pass of an hour that was not touched', () => {
    const event = givenEvent({
      start: '2026-11-01T00:30:00',
      end: '2026-11-01T06:30:00Z',
      timezone: NEW_YORK,
    });
    expect(edited(event, { startTime: 0 })).toEqual({ ...event, start: '2026-11-01T00:00:00' });
  });

  it('takes what was not changed from the event as it is now', () => {
    const event = givenEvent();
    const before = timesOf(event, RULES);
    const now = { ...event, title: 'Renamed', end: '2026-11-20T12:00', seats: 3 };
    const after = withTimes(now, before, { ...before, startTime: 9 * HOUR_MS }, RULES);
    expect(after).toEqual({ ...now, start: '2026-11-20T09:00:00' });
  });

  it.each<[string, Partial<CalendarEvent>]>([
    ['wall times', { start: '2026-11-20T22:00', end: '2026-11-21T02:00' }],
    ['wall times in a zone', { timezone: 'Asia/Tokyo' }],
    [
      'instants that are another day elsewhere',
      { start: '2026-11-20T02:30:00Z', end: '2026-11-20T04:00:00Z' },
    ],
    ['offsets', { start: '2026-11-20T23:30:00-10:00', end: '2026-11-21T01:30:00-10:00' }],
    ['up to midnight', { end: '2026-11-21T00:00:00' }],
  ])('loses nothing by whole days saved in between: %s', (_, fields) => {
    const event = givenEvent(fields);
    const switched = (given: CalendarEvent, allDay: boolean): CalendarEvent => {
      const before = timesOf(given, RULES);
      return withTimes(given, before, withAllDay(before, allDay), RULES);
    };
    const wholeDays = switched(event, true);
    expect(wholeDays.allDay).toBe(true);
    expect(whenOf(switched(wholeDays, false), RULES.localZone)).toEqual(
      whenOf(event, RULES.localZone),
    );
  });

  it('changes nothing by times that say the same, in every zone and shape', () => {
    const shapes = [
      (wall: number) => formatWall(wall, 'minutes'),
      (wall: number) => `${formatWall(wall, 'seconds')}.250`,
      (wall: number) => `${formatWall(wall, 'seconds')}Z`,
      (wall: number) => `${formatWall(wall, 'seconds')}-04:30`,
      (wall: number) => formatDay(Math.floor(wall / DAY)),
    ];
    const zones = ['UTC', NEW_YORK, 'Australia/Lord_Howe', 'America/Havana', 'Pacific/Apia'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.option(fc.constantFrom(...zones), { nil: undefined }),
        fc.constantFrom(...shapes),
        fc.constantFrom(...shapes),
        fc.integer({ min: dayFrom(2025, 1, 1) * 1440, max: dayFrom(2028, 1, 1) * 1440 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        (localZone, displayZone, timezone, startIn, endIn, minute, length, allDay) => {
          const rules: TimeRules = { localZone, displayZone, duration: 30 };
          const event = givenEvent({
            start: startIn(minute * MINUTE),
            end: endIn((minute + length) * MINUTE),
            allDay,
            ...(timezone === undefined ? {} : { timezone }),
          });
          const times = timesOf(event, rules);
          expect(withTimes(event, times, { ...times }, rules)).toBe(event);
          expect(whenOfChange(event, times, times, rules)).toEqual(whenOf(event, localZone));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
