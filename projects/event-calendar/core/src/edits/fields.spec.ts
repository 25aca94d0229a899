import fc from 'fast-check';
import { DAY, dayFrom, formatDay, formatWall, HOUR, MINUTE } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import { wallIn } from '../dates/zone';
import { givenEvent } from '../given';
import type { CalendarEvent } from '../model/event';
import {
  editingZone,
  fieldsOf,
  whenOfChange,
  whenOfFields,
  withAllDay,
  withFields,
  withStart,
  type EventFields,
  type FieldRules,
} from './fields';
import { whenOf } from './when';

const NEW_YORK = 'America/New_York';
const RULES: FieldRules = { localZone: 'Europe/Paris', displayZone: NEW_YORK, duration: 45 };

/** `YYYY-MM-DD HH:MM – YYYY-MM-DD HH:MM`, with a mark for whole days. */
function words({ allDay, startDay, endDay, startTime, endTime }: EventFields): string {
  const at = (day: number, time: number): string =>
    formatWall(day * DAY + time, 'seconds')
      .replace('T', ' ')
      .replace(/:00$/, '');
  return `${allDay ? 'all day ' : ''}${at(startDay, startTime)} – ${at(endDay, endTime)}`;
}

function day(date: string): number {
  return parseDay(date)!;
}

/** Changes some fields of an event, as an editor does. */
function edited(event: CalendarEvent, change: Partial<EventFields>, rules = RULES): CalendarEvent {
  const before = fieldsOf(event, rules);
  return withFields(event, before, { ...before, ...change }, rules);
}

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

describe('fieldsOf', () => {
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
    expect(words(fieldsOf(givenEvent(fields), RULES, 1))).toBe(expected);
  });

  it('reads the rest', () => {
    const event = givenEvent({
      title: 'Plan',
      resource: 0,
      color: 'red',
      description: 'x',
      timezone: 'UTC',
    });
    expect(fieldsOf(event, RULES)).toMatchObject({
      title: 'Plan',
      resource: 0,
      color: 'red',
      description: 'x',
      timezone: 'UTC',
    });
  });

  it('reads what is missing or of another type as empty', () => {
    const event = givenEvent({
      title: null,
      description: 5,
      timezone: null,
      resource: null,
      color: undefined,
    } as unknown as Partial<CalendarEvent>);
    expect(fieldsOf(event, RULES)).toMatchObject({
      title: '',
      description: '',
      timezone: '',
      resource: null,
      color: null,
    });
  });
});

describe('whenOfFields', () => {
  it.each<[string, string, string, string]>([
    ['of a usual time', NEW_YORK, '2026-11-20T10:00', '2026-11-20T15:00'],
    ['of a skipped time by the offset before it', NEW_YORK, '2026-03-08T02:30', '2026-03-08T07:30'],
    ['of a repeated time in the first pass', NEW_YORK, '2026-11-01T01:30', '2026-11-01T05:30'],
  ])('gives the instant %s', (_, zone, typed, instant) => {
    const wall = Date.parse(`${typed}Z`);
    const fields = {
      ...fieldsOf(givenEvent(), RULES),
      startDay: Math.floor(wall / DAY),
      startTime: wall % DAY,
    };
    expect(whenOfFields(fields, zone)).toMatchObject({ start: Date.parse(`${instant}Z`) });
  });
});

describe('withStart', () => {
  const starts = (
    fields: Partial<CalendarEvent>,
    date: string,
    hours: number,
    zone: string,
  ): string => {
    const rules = { ...RULES, localZone: zone };
    return words(withStart(fieldsOf(givenEvent(fields), rules), day(date), hours * HOUR, zone));
  };

  it.each<[string, Partial<CalendarEvent>, string, number, string]>([
    ['the end along', {}, '2026-11-21', 14.5, '2026-11-21 14:30 – 2026-11-21 15:30'],
    ['over midnight', {}, '2026-11-20', 23.5, '2026-11-20 23:30 – 2026-11-21 00:30'],
    ['over the year', {}, '2026-12-31', 23.5, '2026-12-31 23:30 – 2027-01-01 00:30'],
    [
      'no length',
      { end: '2026-11-20T10:00' },
      '2026-11-21',
      9,
      '2026-11-21 09:00 – 2026-11-21 09:00',
    ],
    [
      'the elapsed length over a skipped hour',
      { end: '2026-11-20T14:00' },
      '2026-03-07',
      23,
      '2026-03-07 23:00 – 2026-03-08 04:00',
    ],
    [
      'the elapsed length over a repeated hour',
      { end: '2026-11-20T14:00' },
      '2026-10-31',
      23,
      '2026-10-31 23:00 – 2026-11-01 02:00',
    ],
    ['to a skipped time', {}, '2026-03-08', 2.5, '2026-03-08 02:30 – 2026-03-08 04:30'],
    [
      'whole days along',
      { allDay: true, start: '2026-11-20', end: '2026-11-22' },
      '2026-12-30',
      9,
      'all day 2026-12-30 09:00 – 2027-01-01 09:45',
    ],
  ])('takes %s', (_, fields, date, hours, expected) => {
    expect(starts(fields, date, hours, NEW_YORK)).toBe(expected);
  });

  it('takes a length along that ends in the second pass of an hour', () => {
    const event = givenEvent({ start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:30:00Z' });
    const fields = fieldsOf(event, RULES);
    expect(words(fields)).toBe('2026-11-01 01:30 – 2026-11-01 01:30');
    const when = whenOfChange(event, fields, fields, RULES);
    expect(words(withStart(fields, day('2026-11-20'), 9 * HOUR, NEW_YORK, when))).toBe(
      '2026-11-20 09:00 – 2026-11-20 10:00',
    );
  });

  it('keeps the elapsed length wherever the clocks say so', () => {
    const walls = fc.integer({ min: dayFrom(2025, 1, 1) * 96, max: dayFrom(2028, 1, 1) * 96 });
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', NEW_YORK, 'Australia/Lord_Howe', 'Pacific/Apia'),
        walls,
        walls,
        fc.integer({ min: 1, max: 300 }),
        (zone, quarter, otherQuarter, length) => {
          const wall = quarter * 15 * MINUTE;
          const instant = otherQuarter * 15 * MINUTE;
          const event = givenEvent({
            start: `${formatWall(instant, 'seconds')}Z`,
            end: `${formatWall(instant + length * 15 * MINUTE, 'seconds')}Z`,
            timezone: zone,
          });
          const before = fieldsOf(event, RULES);
          const when = whenOfChange(event, before, before, RULES);
          const after = withStart(before, Math.floor(wall / DAY), wall % DAY, zone, when);
          const moved = whenOfFields(after, zone);
          if (moved.allDay) throw new Error('A time became a day.');
          const end = moved.start + length * 15 * MINUTE;
          // Two instants may be written alike: the wall time is the right one in any case.
          expect(wallIn(moved.end, zone)).toBe(wallIn(end, zone));
        },
      ),
    );
  });
});

describe('withAllDay', () => {
  it.each<[string, Partial<CalendarEvent>, string]>([
    ['its days', {}, 'all day 2026-11-20 10:00 – 2026-11-20 11:00'],
    ['both days', { end: '2026-11-21T09:00' }, 'all day 2026-11-20 10:00 – 2026-11-21 09:00'],
    [
      'no day that it only touches',
      { end: '2026-11-21T00:00' },
      'all day 2026-11-20 10:00 – 2026-11-20 00:00',
    ],
    [
      'one day from midnight to midnight',
      { start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
      'all day 2026-11-20 00:00 – 2026-11-20 00:00',
    ],
  ])('covers %s', (_, fields, expected) => {
    const before = fieldsOf(givenEvent(fields), RULES);
    const on = withAllDay(before, true);
    expect(words(on)).toBe(expected);
    expect(withAllDay(on, false)).toEqual(before);
  });

  it('gives an event without times its morning', () => {
    const event = givenEvent({ allDay: true, start: '2026-11-20', end: '2026-11-22' });
    const off = withAllDay(fieldsOf(event, RULES), false);
    expect(words(off)).toBe('2026-11-20 09:00 – 2026-11-22 09:45');
    expect(withFields(event, fieldsOf(event, RULES), off, RULES)).toEqual({
      id: event.id,
      title: event.title,
      start: '2026-11-20T09:00:00',
      end: '2026-11-22T09:45:00',
    });
  });

  it('gives back the very fields where nothing is switched', () => {
    const fields = fieldsOf(givenEvent(), RULES);
    expect(withAllDay(fields, false)).toBe(fields);
  });
});

describe('withFields', () => {
  it.each<[string, Partial<CalendarEvent>, Partial<EventFields>, Partial<CalendarEvent>]>([
    ['a title', {}, { title: 'Plan' }, { title: 'Plan' }],
    [
      'a start, and keeps the end as it is written',
      { end: '2026-11-20T11:00' },
      { startTime: 9 * HOUR },
      { start: '2026-11-20T09:00:00' },
    ],
    [
      'instants by the zone shown',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T11:00:00.00Z' },
      { endTime: 7 * HOUR },
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
      { startTime: 8 * HOUR },
      { start: '2026-11-20T08:00:00' },
    ],
    [
      'a date to a skipped time',
      {},
      { startDay: day('2026-03-29'), startTime: 2.5 * HOUR },
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
    ['a resource', { resource: 'a' }, { resource: 2 }, { resource: 2 }],
    ['a colour', { color: 'red' }, { color: 'blue' }, { color: 'blue' }],
    ['a description', {}, { description: 'x' }, { description: 'x' }],
    ['nothing for the times beneath whole days', { allDay: true }, { startTime: 3 * HOUR }, {}],
  ])('changes %s', (_, fields, change, expected) => {
    const event = givenEvent({ room: { floor: 3 }, ...fields } as Partial<CalendarEvent>);
    expect(edited(event, change)).toEqual({ ...event, ...expected });
  });

  it.each<[keyof CalendarEvent, Partial<CalendarEvent>, Partial<EventFields>]>([
    ['resource', { resource: 'null' }, { resource: null }],
    ['color', { color: 'red' }, { color: null }],
    ['description', { description: 'x' }, { description: '' }],
    ['timezone', { timezone: 'Asia/Tokyo' }, { timezone: '' }],
  ])('takes away %s', (key, fields, change) => {
    const event = givenEvent(fields);
    const after = edited(event, change);
    expect(after).not.toHaveProperty(key);
    expect(after).toMatchObject({ id: event.id, start: event.start, end: event.end });
  });

  it.each<[string, Partial<CalendarEvent>]>([
    ['usual', {}],
    ['a number for an id of a resource', { resource: 1 }],
    ['unreadable', { start: 'soon', end: '' }],
    ['in an unknown zone', { timezone: 'Mars/Base' }],
    ['of an unknown colour', { color: 'mauve' } as unknown as Partial<CalendarEvent>],
    ['without text', { title: undefined, description: null } as unknown as Partial<CalendarEvent>],
    [
      'of whole days with odd times',
      { allDay: true, start: '2026-11-20T22:00:00+02:00', end: '2026-11-20' },
    ],
  ])('gives the very event back where nothing changes: %s', (_, fields) => {
    const event = givenEvent(fields);
    expect(edited(event, {})).toBe(event);
    expect(
      edited(event, { resource: event.resource === undefined ? null : String(event.resource) }),
    ).toBe(event);
    expect(edited(event, { title: 'Plan' })).toEqual({ ...event, title: 'Plan' });
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
    const before = fieldsOf(event, RULES);
    const now = { ...event, title: 'Renamed', end: '2026-11-20T12:00', seats: 3 };
    const after = withFields(now, before, { ...before, startTime: 9 * HOUR }, RULES);
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
      const before = fieldsOf(given, RULES);
      return withFields(given, before, withAllDay(before, allDay), RULES);
    };
    const wholeDays = switched(event, true);
    expect(wholeDays.allDay).toBe(true);
    expect(whenOf(switched(wholeDays, false), RULES.localZone)).toEqual(
      whenOf(event, RULES.localZone),
    );
  });

  it('changes nothing by fields that say the same, in every zone and shape', () => {
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
          const rules: FieldRules = { localZone, displayZone, duration: 30 };
          const event = givenEvent({
            start: startIn(minute * MINUTE),
            end: endIn((minute + length) * MINUTE),
            allDay,
            ...(timezone === undefined ? {} : { timezone }),
          });
          const fields = fieldsOf(event, rules);
          expect(withFields(event, fields, { ...fields }, rules)).toBe(event);
          expect(whenOfChange(event, fields, fields, rules)).toEqual(whenOf(event, localZone));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
