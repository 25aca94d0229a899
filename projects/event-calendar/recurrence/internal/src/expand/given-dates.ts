import * as fc from 'fast-check';
import {
  formatWall,
  HOUR_MS,
  toInstant,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';

/** Zone of times that name none, in properties of added dates. */
export const LOCAL = 'America/New_York';

/** Zones whose clocks change in the weeks around the dates below. */
const zones = fc.constantFrom(LOCAL, 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC');
const rules = fc.constantFrom<CalendarEvent['rrule']>(
  undefined,
  undefined,
  'FREQ=HOURLY',
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=2;COUNT=9',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,SA;COUNT=7',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20260405',
  { freq: 'MONTHLY', byDay: ['2SU', '-1MO'], count: 5 },
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=DAILY;BYHOUR=2,10;BYMINUTE=30;UNTIL=20260315T120000Z',
);
/** A date by its number from 20 February 2026 on, with a time of day. */
const entry = (most: number): fc.Arbitrary<DatedEntry> =>
  fc.record({
    day: fc.nat({ max: most }),
    time: fc.constantFrom('00:00', '01:30', '02:30', '03:30', '10:00', '10:30', '23:30'),
    form: fc.constantFrom<DatedEntry['form']>(
      'date',
      'date',
      'wall',
      'wall',
      'utc',
      'offset',
      'none',
    ),
  });

interface DatedEntry {
  readonly day: number;
  readonly time: string;
  readonly form: 'date' | 'wall' | 'utc' | 'offset' | 'none';
}

const FIRST = toInstant('2026-02-20T00:00:00Z');
const dateOf = (day: number): string =>
  formatWall(FIRST + day * 24 * HOUR_MS, 'seconds').slice(0, 10);

/** Returns the zone in which an event of these recurs. */
export function zoneOf({ timezone, start }: CalendarEvent): string {
  return timezone ?? (start.endsWith('Z') ? 'UTC' : LOCAL);
}

function written({ day, time, form }: DatedEntry, zone: string): string {
  const date = dateOf(day);
  const wall = `${date}T${time}:00`;
  const at = (offset: number): string =>
    formatWall(toInstant(wall, zone) + offset * HOUR_MS, 'seconds');
  switch (form) {
    case 'date':
      return date;
    case 'wall':
      return wall;
    case 'utc':
      return `${at(0)}Z`;
    case 'offset':
      return `${at(3)}+03:00`;
    case 'none':
      return 'some day';
  }
}

/** Events with added and excluded dates, some of them on days that have an occurrence. */
export const datedEvents: fc.Arbitrary<CalendarEvent> = fc
  .record({
    rrule: rules,
    zone: zones,
    shape: fc.constantFrom('wall', 'wall', 'utc', 'utc without zone', 'whole days'),
    start: entry(30),
    length: fc.constantFrom(0, 1, 30),
    added: fc.array(entry(70), { maxLength: 8 }),
    left: fc.array(
      fc.oneof(entry(70), fc.record({ of: fc.nat({ max: 7 }), isExact: fc.boolean() })),
      { maxLength: 4 },
    ),
  })
  .map(({ rrule, zone, shape, start, length, added, left }) => {
    const own = shape === 'utc without zone' ? 'UTC' : zone;
    const allDay = shape === 'whole days';
    const form = allDay ? 'date' : shape === 'wall' ? 'wall' : 'utc';
    const from = written({ ...start, form }, own);
    const rDates = added.map((each) => written(each, own));
    const exDates = left.flatMap((each) => {
      if (!('of' in each)) return [written(each, own)];
      const date = rDates[each.of];
      return date === undefined ? [] : [each.isExact ? date : date.slice(0, 10)];
    });
    const later = (iso: string): string =>
      formatWall(toInstant(iso, 'UTC') + length * HOUR_MS, 'seconds').slice(0, iso.length);
    return {
      id: 's',
      title: 'Series',
      start: from,
      end: form === 'utc' ? `${later(from.slice(0, -1))}Z` : later(from),
      ...(shape === 'utc without zone' || allDay ? {} : { timezone: zone }),
      ...(allDay && { allDay }),
      ...(rrule !== undefined && { rrule }),
      rDates,
      exDates,
    };
  });
