import fc from 'fast-check';
import { dayFrom, formatWall, wallAt } from '../dates/civil-time';
import { givenEvent } from '../given';
import type { CalendarEvent } from '../model/event';
import { rankOfDay, rankOfText } from './date-rank';
import { indexEvents, positionsNear, readingAt, tableOf } from './event-index';
import { occurrenceOf } from './occurrence';
import { occurrencesIn } from './occurrences-in';
import { parseEvent } from './parsed-event';

const ZONES = [
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
];
const all = (): boolean => true;
const MIDDLE = dayFrom(2026, 3, 1);

const zones = fc.constantFrom(...ZONES);
const suffixes = fc.constantFrom('', 'Z', '+14:00', '-12:00', '+23:59', '-23:59', '+05:45');
const walls = fc
  .record({ day: fc.integer({ min: -8, max: 8 }), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(({ day, minute }) => formatWall(wallAt(MIDDLE + day, minute * 60_000), 'seconds'));
const events = fc.array(
  fc
    .record({
      start: fc.tuple(walls, suffixes),
      end: fc.tuple(walls, suffixes),
      allDay: fc.boolean(),
      timezone: zones,
    })
    .map(({ start, end, ...rest }) => ({ ...rest, start: start.join(''), end: end.join('') })),
  { maxLength: 12 },
);

describe('an index', () => {
  it('finds every event that touches the days asked for, however its times are written', () => {
    fc.assert(
      fc.property(
        events,
        zones,
        zones,
        fc.integer({ min: -9, max: 9 }),
        fc.nat(4),
        (given, localZone, zone, from, length) => {
          const list = given.map((fields, id) => givenEvent({ id, ...fields }));
          const [first, last] = [MIDDLE + from, MIDDLE + from + length];
          const touches = (event: CalendarEvent): boolean => {
            const reading = parseEvent(event, localZone);
            if (reading === null) return false;
            const { firstDay, lastDay } = occurrenceOf(reading, zone);
            return lastDay >= first && firstDay <= last;
          };
          const found = occurrencesIn(indexEvents(list, localZone), first, last, zone, all);
          expect(found.map(({ event }) => event.id)).toEqual(
            list.filter(touches).map(({ id }) => id),
          );
        },
      ),
    );
  });

  it('reads no event that is far away', () => {
    const near = givenEvent({ start: '2026-03-01T10:00:00', end: '2026-03-01T11:00:00' });
    const far = givenEvent({ start: '2025-03-01T10:00:00', end: '2025-03-01T11:00:00' });
    const index = indexEvents([far, near], 'UTC');
    expect(positionsNear(index, MIDDLE, MIDDLE)).toEqual([1]);
    occurrencesIn(index, MIDDLE, MIDDLE, 'UTC', all);
    expect(tableOf(index).readings).toEqual([undefined, expect.objectContaining({ event: near })]);
  });

  it('knows of events beside which nothing may be, whatever array comes after another', () => {
    const pool = [true, false, undefined].flatMap((overlap, kind) =>
      [0, 1].map((id) =>
        givenEvent({ id: kind * 2 + id, ...(overlap !== undefined && { overlap }) }),
      ),
    );
    const arrays = fc.array(fc.constantFrom(...pool), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(arrays, { maxLength: 5 }), (lists) => {
        let index = indexEvents<CalendarEvent>([], 'UTC');
        for (const list of lists) {
          index = indexEvents(list, 'UTC', index);
          const alone = list.map(({ overlap }) => overlap === false);
          expect([...tableOf(index).isExclusive].map(Boolean)).toEqual(alone);
          expect(tableOf(index).hasExclusiveEvents).toBe(alone.includes(true));
        }
      }),
    );
  });

  it('is the one that it would be without those before it, whatever array comes after another', () => {
    const pool = [0, 1, 2, 3, 4, 5].map((id) =>
      givenEvent({ id, start: `2026-03-0${id + 1}T10:00:00`, end: `2026-03-0${id + 1}T11:00:00` }),
    );
    const arrays = fc.array(fc.constantFrom(...pool), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(arrays, { maxLength: 5 }), (lists) => {
        let index = indexEvents<CalendarEvent>([], 'UTC');
        for (const list of lists) {
          index = indexEvents(list, 'UTC', index);
          list.forEach((event, at) => expect(readingAt(index, at)?.event).toBe(event));
          const { starts, ends } = tableOf(indexEvents(list, 'UTC'));
          expect({ starts: tableOf(index).starts, ends: tableOf(index).ends }).toEqual({
            starts,
            ends,
          });
        }
      }),
    );
  });

  it('keeps what it has read when an array is replaced, and reads only what is new', () => {
    const [a, b, c] = [givenEvent({ id: 'a' }), givenEvent({ id: 'b' }), givenEvent({ id: 'c' })];
    const before = indexEvents([a, b, c], 'UTC');
    const readings = [0, 1, 2].map((at) => readingAt(before, at));
    const moved = { ...b, start: '2026-11-25T09:00:00Z', end: '2026-11-25T10:00:00Z' };
    const after = indexEvents([c, moved, a], 'UTC', before);
    expect(tableOf(after).readings).toEqual([readings[2], undefined, readings[0]]);
    expect([0, 2].map((at) => readingAt(after, at))).toEqual([readings[2], readings[0]]);
    expect(tableOf(after).readings[0]).toBe(readings[2]);
    expect(tableOf(after).starts[1]).toBe(rankOfText(moved.start));
    expect(tableOf(after).starts[0]).toBe(tableOf(before).starts[2]);
  });

  it.each([
    ['no event', null],
    ['an event without times', { id: 1, title: '' }],
    ['times that are no text', { id: 1, title: '', start: 5, end: new Date(0) }],
    ['dates that do not exist', { id: 1, title: '', start: '2026-02-31', end: '2026-02-31' }],
    ['other text', { id: 1, title: '', start: 'tomorrow morning', end: '2026' }],
  ])('passes over %s, and looks at it once', (_, wrong) => {
    const index = indexEvents([wrong as unknown as CalendarEvent, givenEvent()], 'UTC');
    expect(occurrencesIn(index, MIDDLE - 400, MIDDLE + 400, 'UTC', all)).toHaveLength(1);
    expect(readingAt(index, 0)).toBeNull();
    expect(tableOf(index).readings[0]).toBeNull();
  });
});

describe('a rank', () => {
  it('grows with the date, written or counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), fc.nat(4000), (day, later) => {
        const text = (at: number): string => formatWall(wallAt(MIDDLE + at), 'seconds');
        expect(rankOfText(text(day))).toBe(rankOfDay(MIDDLE + day));
        expect(Math.sign(rankOfDay(day + later) - rankOfDay(day))).toBe(Math.sign(later));
      }),
    );
  });
});
