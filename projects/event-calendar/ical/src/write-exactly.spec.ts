import * as fc from 'fast-check';
import {
  DAY,
  HOUR_MS,
  MINUTE,
  dayFrom,
  formatDay,
  formatWall,
  instantOf,
  localZone,
  offsetSpans,
  parseEvent,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import { readComponents, type Component } from './component';
import { rawValue } from './content-line';
import { timeOf } from './ical-time';
import { readIcal } from './read-ical';
import type { IcalWriteFault } from './write-fault';
import { writeIcal } from './write-ical';
import { offsetsByDefinition } from './zone-definition';

const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Godthab',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Manila',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
  'Etc/GMT+5',
  'UTC',
];

type Shape = 'Z' | 'offset' | 'wall' | 'date';

/** An instant in a zone, in half of the cases within hours of a clock change. */
function instantIn(zone: string): fc.Arbitrary<number> {
  return fc
    .record({
      year: fc.oneof(fc.integer({ min: 1600, max: 2400 }), fc.integer({ min: 1970, max: 2037 })),
      day: fc.nat(365),
      minute: fc.nat(1439),
      change: fc.option(fc.nat(3)),
      beside: fc.integer({ min: -12, max: 12 }),
    })
    .map(({ year, day, minute, change, beside }) => {
      const first = dayFrom(year, 1, 1) * DAY;
      const changes = offsetSpans(first, first + 366 * DAY, zone).slice(1);
      const near = change === null ? undefined : changes[change % changes.length];
      return near ? near.start + beside * 15 * MINUTE : first + day * DAY + minute * MINUTE;
    });
}

function written(instant: number, shape: Shape, zone: string, offset: number): string {
  switch (shape) {
    case 'Z':
      return `${formatWall(instant, 'seconds')}Z`;
    case 'offset': {
      const size = formatWall(Math.abs(offset), 'minutes').slice(11);
      return `${formatWall(instant + offset, 'seconds')}${offset < 0 ? '-' : '+'}${size}`;
    }
    case 'wall':
      return formatWall(wallIn(instant, zone), 'seconds');
    case 'date':
      return formatDay(Math.floor(wallIn(instant, zone) / DAY));
  }
}

const shape = fc.constantFrom<Shape>('Z', 'offset', 'wall', 'wall', 'date');
const offset = fc.constantFrom(-9.5, -5, 0, 1, 5.75, 14).map((hours) => hours * HOUR_MS);

/** Events with times in every form: with a zone, without one, and with an unknown one. */
const timed: fc.Arbitrary<CalendarEvent> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    isNamed: fc.constantFrom(true, true, true, false),
  })
  .chain(({ zone, isNamed }) => {
    const inZone = isNamed ? zone : localZone();
    return fc
      .record({
        instant: instantIn(inZone),
        // Includes wall times that the clocks skip.
        skipped: fc.constantFrom(0, 0, HOUR_MS / 2, HOUR_MS),
        minutes: fc.oneof(fc.integer({ min: -30, max: 180 }), fc.integer({ min: 0, max: 9000 })),
        shapes: fc.tuple(shape, shape),
        offsets: fc.tuple(offset, offset),
        allDay: fc.constantFrom(true, false, false, false),
      })
      .map(({ instant, skipped, minutes, shapes, offsets, allDay }) => {
        const end = instant + minutes * MINUTE;
        const startText = written(instant, shapes[0], inZone, offsets[0]);
        const isWall = shapes[1] === 'wall';
        const shift = isWall ? skipped : 0;
        return {
          id: 'e',
          title: 'E',
          start: startText,
          end: isWall
            ? formatWall(wallIn(end, inZone) + shift, 'seconds')
            : written(end, shapes[1], inZone, offsets[1]),
          ...(isNamed && { timezone: zone }),
          ...(allDay && { allDay }),
        };
      });
  });

/** Returns the parsed times of an event, independent of their written form. */
function meaningOf(event: CalendarEvent): unknown {
  const { event: _, ...rest } = parseEvent(event, localZone())!;
  return rest;
}

function write(...events: CalendarEvent[]): { text: string; faults: IcalWriteFault[] } {
  const faults: IcalWriteFault[] = [];
  const text = writeIcal(events, {
    stamp: '2026-11-20T12:00:00Z',
    onFault: (fault) => faults.push(fault),
  });
  return { text, faults };
}

/** Returns the instants of start and end for a reader that relies on the definitions in the file alone. */
function instantsByDefinition(text: string): (number | null)[] {
  const components = readComponents(text, 1000, (code) => {
    throw new Error(code);
  });
  const zones = new Map<string, (wall: number) => number>();
  for (const each of components.filter(({ name }) => name === 'VTIMEZONE')) {
    const offsets = offsetsByDefinition(each, null);
    if ('problem' in offsets) throw new Error(offsets.problem);
    zones.set(rawValue(each.lines[0]!), offsets.offsetAt);
  }
  const event = components.find(({ name }) => name === 'VEVENT')!;
  return ['DTSTART', 'DTEND'].map((name) => instantOfLine(event, name, zones));
}

function instantOfLine(
  { lines }: Component,
  name: string,
  zones: ReadonlyMap<string, (wall: number) => number>,
): number | null {
  const line = lines.find((each) => each.name === name);
  if (!line) return null;
  const { form, wall, tzid } = timeOf(line, null)!;
  if (form === 'utc') return wall;
  return tzid === null ? instantOf(wall, localZone()) : wall - zones.get(tzid)!(wall);
}

describe('what is written means the same', () => {
  test('when it is read again: every shape of times, in years 1600 to 2400', async () => {
    await fc.assert(
      fc.asyncProperty(timed, async (event) => {
        const { text, faults } = write(event);
        const codes = faults.map(({ code, eventId }) => `${code} ${eventId}`);
        const isReversed = codes.join() === 'end-before-start e';
        expect(codes).toEqual(isReversed ? codes : []);
        const read = await readIcal(text);
        expect(read.faults).toEqual([]);
        expect(read.events.map(meaningOf)).toEqual([meaningOf(event)]);
      }),
      { numRuns: 1500 },
    );
  });

  test('to those who believe the definitions of zones in the file', () => {
    fc.assert(
      fc.property(
        timed.filter(({ allDay }) => allDay !== true),
        (event) => {
          const { text, faults } = write(event);
          if (faults.some(({ field }) => field === 'timezone')) return;
          const { start, end } = parseEvent(event, localZone())!;
          expect(instantsByDefinition(text)).toEqual([start, end > start ? end : null]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('to those who compare wall times alone: an end comes after its start', () => {
    fc.assert(
      fc.property(timed, (event) => {
        const { text } = write(event);
        const [start, end] = ['DTSTART', 'DTEND'].map(
          (name) => new RegExp(`^${name}([^:]*):(\\S+)`, 'm').exec(text)?.slice(1) ?? [],
        ) as [string[], string[]];
        const isComparable = start[0] === end[0] && start[1]!.length === end[1]!.length;
        if (isComparable) expect(end[1]! > start[1]!).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('as a series', async () => {
    await fc.assert(
      fc.asyncProperty(
        timed,
        fc.constantFrom('FREQ=DAILY;COUNT=5', 'FREQ=WEEKLY;COUNT=5;BYDAY=MO,SU'),
        async (base, rrule) => {
          const event = { ...base, rrule };
          const { text, faults } = write(event);
          if (faults.length > 0) return;
          const { events } = await readIcal(text);
          const { start } = parseEvent(event, localZone())!;
          const range = {
            start: `${formatWall(start - DAY, 'seconds')}Z`,
            end: `${formatWall(start + 60 * DAY, 'seconds')}Z`,
            timezone: localZone(),
          };
          const datesOf = (each: CalendarEvent): string[] =>
            expandOccurrences([each], range).map((one) => `${one.start} to ${one.end}`);
          expect(datesOf(events[0]!)).toEqual(datesOf(event));
        },
      ),
      { numRuns: 500 },
    );
  });
});
