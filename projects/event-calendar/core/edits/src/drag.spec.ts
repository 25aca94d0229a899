import fc from 'fast-check';
import {
  HOUR_MS,
  MINUTE,
  dayFrom,
  formatDay,
  indexEvents,
  occurrencesIn,
  type CalendarEvent,
  type Occurrence,
  type Slot,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import { clicked, moved, resized, swept, type SlotRules } from './drag';
import { staysPut } from './drop';

const NEW_YORK = 'America/New_York';
const rules: SlotRules = { zone: NEW_YORK, snapMinutes: 15, duration: 30 };
const day = (iso: string): number => Date.parse(iso) / 86_400_000;
/** Returns a slot of the time grid, by its UTC instant and New York's day. */
const time = (iso: string, date = iso.slice(0, 10)): Slot => ({
  instant: Date.parse(iso),
  day: day(date),
});
const onDay = (date: string): Slot => ({ day: day(date), instant: null });

function given(fields: Partial<CalendarEvent> = {}): Occurrence {
  const index = indexEvents([givenEvent(fields)], NEW_YORK);
  return occurrencesIn(index, dayFrom(2000, 1, 1), dayFrom(2050, 1, 1), NEW_YORK, () => true)[0]!;
}

const written = (when: EventSpan): string[] =>
  when.allDay
    ? [formatDay(when.firstDay), formatDay(when.lastDay)]
    : [when.start, when.end].map((at) => new Date(at).toISOString().slice(0, 16));

// 20 November 2026, 10:00 to 11:00 in New York.
const hour = given();
const allDay = given({ allDay: true, start: '2026-11-20', end: '2026-11-21' });
const longTimed = given({ start: '2026-11-20T10:00', end: '2026-11-22T09:00' });

describe('moved', () => {
  it.each<[string, Occurrence, Slot, Slot, string[]]>([
    [
      'snaps its start to the grid and keeps its length',
      hour,
      time('2026-11-20T15:20:00Z'),
      time('2026-11-20T16:12:00Z'),
      ['2026-11-20T15:45', '2026-11-20T16:45'],
    ],
    [
      'an event off the grid goes onto it',
      given({ start: '2026-11-20T10:07', end: '2026-11-20T10:50' }),
      time('2026-11-20T15:10:00Z'),
      time('2026-11-20T16:10:00Z'),
      ['2026-11-20T16:00', '2026-11-20T16:43'],
    ],
    [
      'to another day',
      hour,
      time('2026-11-20T15:20:00Z'),
      time('2026-11-18T15:20:00Z'),
      ['2026-11-18T15:00', '2026-11-18T16:00'],
    ],
    [
      'keeps its elapsed length across a clock change',
      given({ start: '2026-10-31T01:00', end: '2026-10-31T03:00' }),
      time('2026-10-31T05:00:00Z'),
      time('2026-11-01T05:00:00Z'),
      ['2026-11-01T05:00', '2026-11-01T07:00'],
    ],
    [
      'into the second pass of a repeated hour',
      hour,
      time('2026-11-20T15:00:00Z'),
      time('2026-11-01T06:16:00Z'),
      ['2026-11-01T06:15', '2026-11-01T07:15'],
    ],
    [
      'whole days by days',
      allDay,
      onDay('2026-11-21'),
      onDay('2026-11-24'),
      ['2026-11-23', '2026-11-24'],
    ],
    [
      'a long timed event by days keeps its time of day',
      longTimed,
      onDay('2026-11-21'),
      onDay('2026-11-20'),
      ['2026-11-19T15:00', '2026-11-21T14:00'],
    ],
    [
      'a line of a month keeps its time of day',
      hour,
      onDay('2026-11-20'),
      onDay('2026-10-20'),
      ['2026-10-20T14:00', '2026-10-20T15:00'],
    ],
    [
      'whole days into the grid take the creation duration',
      allDay,
      onDay('2026-11-20'),
      time('2026-11-19T15:04:00Z'),
      ['2026-11-19T15:00', '2026-11-19T15:30'],
    ],
    [
      'a long timed event into the grid keeps its length',
      longTimed,
      onDay('2026-11-20'),
      time('2026-11-19T15:04:00Z'),
      ['2026-11-19T15:00', '2026-11-21T14:00'],
    ],
    [
      'out of the grid covers the days it touched',
      hour,
      time('2026-11-20T15:20:00Z'),
      onDay('2026-11-22'),
      ['2026-11-22', '2026-11-22'],
    ],
    [
      'an evening until midnight covers one day',
      given({ start: '2026-11-20T22:00', end: '2026-11-21T00:00' }),
      time('2026-11-21T03:20:00Z', '2026-11-20'),
      onDay('2026-11-20'),
      ['2026-11-20', '2026-11-20'],
    ],
  ])('%s', (_, occurrence, from, to, expected) => {
    expect(written(moved(occurrence, from, to, rules).when)).toEqual(expected);
  });

  it('dropped at the same place stays, off the grid too', () => {
    const odd = given({ start: '2026-11-20T10:07', end: '2026-11-20T10:50' });
    const there = time('2026-11-20T15:20:00Z');
    const nearby = time('2026-11-20T15:26:00Z');
    expect(staysPut(odd, moved(odd, there, nearby, rules))).toBe(true);
    expect(staysPut(allDay, moved(allDay, onDay('2026-11-20'), onDay('2026-11-20'), rules))).toBe(
      true,
    );
  });
});

describe('resized', () => {
  it.each<[string, Occurrence, 'start' | 'end', Slot, Slot, string[]]>([
    [
      'the end, in steps',
      hour,
      'end',
      time('2026-11-20T16:00:00Z'),
      time('2026-11-20T17:08:00Z'),
      ['2026-11-20T15:00', '2026-11-20T17:15'],
    ],
    [
      'the start, in steps',
      hour,
      'start',
      time('2026-11-20T15:00:00Z'),
      time('2026-11-20T14:10:00Z'),
      ['2026-11-20T14:15', '2026-11-20T16:00'],
    ],
    [
      'the end stops a step behind the start',
      hour,
      'end',
      time('2026-11-20T16:00:00Z'),
      time('2026-11-20T10:00:00Z'),
      ['2026-11-20T15:00', '2026-11-20T15:15'],
    ],
    [
      'the start stops a step before the end',
      hour,
      'start',
      time('2026-11-20T15:00:00Z'),
      time('2026-11-20T20:00:00Z'),
      ['2026-11-20T15:45', '2026-11-20T16:00'],
    ],
    [
      'across midnight',
      hour,
      'end',
      time('2026-11-20T16:00:00Z'),
      time('2026-11-21T06:00:00Z', '2026-11-21'),
      ['2026-11-20T15:00', '2026-11-21T06:00'],
    ],
    [
      'whole days, not below one',
      allDay,
      'end',
      onDay('2026-11-21'),
      onDay('2026-11-10'),
      ['2026-11-20', '2026-11-20'],
    ],
    [
      'whole days from the start',
      allDay,
      'start',
      onDay('2026-11-20'),
      onDay('2026-11-18'),
      ['2026-11-18', '2026-11-21'],
    ],
    [
      'a long timed event by days',
      longTimed,
      'end',
      onDay('2026-11-22'),
      onDay('2026-11-25'),
      ['2026-11-20T15:00', '2026-11-25T14:00'],
    ],
    [
      'a long timed event not below 24 hours',
      longTimed,
      'end',
      onDay('2026-11-22'),
      onDay('2026-11-10'),
      ['2026-11-20T15:00', '2026-11-21T15:00'],
    ],
  ])('%s', (_, occurrence, edge, from, to, expected) => {
    expect(written(resized(occurrence, edge, from, to, rules).when)).toEqual(expected);
  });

  it.each<[number, string, 'start' | 'end', string[]]>([
    [5, '11:00', 'end', ['2026-11-20T15:00', '2026-11-20T15:05']],
    [5, '11:00', 'start', ['2026-11-20T15:55', '2026-11-20T16:00']],
    [15, '11:00', 'end', ['2026-11-20T15:00', '2026-11-20T15:15']],
    [15, '11:00', 'start', ['2026-11-20T15:45', '2026-11-20T16:00']],
    [30, '11:00', 'end', ['2026-11-20T15:00', '2026-11-20T15:30']],
    [30, '11:00', 'start', ['2026-11-20T15:30', '2026-11-20T16:00']],
    [60, '13:00', 'end', ['2026-11-20T15:00', '2026-11-20T16:00']],
    [60, '13:00', 'start', ['2026-11-20T17:00', '2026-11-20T18:00']],
    // An event shorter than a step neither shrinks nor grows.
    [60, '10:20', 'end', ['2026-11-20T15:00', '2026-11-20T15:20']],
    [30, '10:20', 'start', ['2026-11-20T15:00', '2026-11-20T15:20']],
    [15, '10:05', 'end', ['2026-11-20T15:00', '2026-11-20T15:05']],
  ])(
    'in steps of %d minutes, 10:00 to %s by its %s stops at one step',
    (snapMinutes, until, edge, expected) => {
      const occurrence = given({ end: `2026-11-20T${until}` });
      const [instant, way] = edge === 'end' ? [occurrence.end, -1] : [occurrence.start, 1];
      const from: Slot = { instant, day: occurrence.firstDay };
      const to: Slot = { ...from, instant: instant + way * 9 * HOUR_MS };
      expect(written(resized(occurrence, edge, from, to, { ...rules, snapMinutes }).when)).toEqual(
        expected,
      );
    },
  );

  it.each([5, 15, 30, 60])('a sweep in steps of %d minutes covers one at least', (snapMinutes) => {
    const at = time('2026-11-20T15:00:00Z');
    const when = swept(at, at, { ...rules, snapMinutes });
    expect(!when.allDay && (when.end - when.start) / MINUTE).toBe(snapMinutes);
  });

  it('never moves the other edge, never gets shorter than the least', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('start' as const, 'end' as const),
        fc.integer({ min: -3000, max: 3000 }),
        (edge, minutes) => {
          const grabbed = edge === 'start' ? hour.start : hour.end;
          const from: Slot = { instant: grabbed, day: hour.firstDay };
          const to: Slot = { ...from, instant: grabbed + minutes * MINUTE };
          const { when } = resized(hour, edge, from, to, rules);
          if (when.allDay) throw new Error('a timed event stays timed');
          expect(edge === 'start' ? when.end : when.start).toBe(
            edge === 'start' ? hour.end : hour.start,
          );
          expect(when.end - when.start).toBeGreaterThanOrEqual(15 * MINUTE);
        },
      ),
    );
  });
});

describe('swept and clicked', () => {
  it.each<[Slot, Slot, string[]]>([
    [
      time('2026-11-20T15:07:00Z'),
      time('2026-11-20T16:20:00Z'),
      ['2026-11-20T15:00', '2026-11-20T16:30'],
    ],
    [
      time('2026-11-20T16:20:00Z'),
      time('2026-11-20T15:07:00Z'),
      ['2026-11-20T15:00', '2026-11-20T16:30'],
    ],
    [
      time('2026-11-20T15:15:00Z'),
      time('2026-11-20T15:15:00Z'),
      ['2026-11-20T15:15', '2026-11-20T15:30'],
    ],
    [onDay('2026-11-22'), onDay('2026-11-20'), ['2026-11-20', '2026-11-22']],
  ])('a sweep from %j to %j', (from, to, expected) => {
    expect(written(swept(from, to, rules))).toEqual(expected);
  });

  it.each<[Slot, string[]]>([
    [time('2026-11-20T15:44:00Z'), ['2026-11-20T15:30', '2026-11-20T16:00']],
    [time('2026-11-01T06:44:00Z'), ['2026-11-01T06:30', '2026-11-01T07:00']],
    [onDay('2026-11-22'), ['2026-11-22', '2026-11-22']],
  ])('a click at %j', (slot, expected) => {
    expect(written(clicked(slot, rules))).toEqual(expected);
  });
});

it('a move keeps the elapsed length wherever it goes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400 * 1440, max: 400 * 1440 }), (minutes) => {
      const from: Slot = { instant: hour.start, day: hour.firstDay };
      const to: Slot = {
        instant: hour.start + minutes * MINUTE,
        day: hour.firstDay + Math.trunc(minutes / 1440),
      };
      const { when } = moved(hour, from, to, rules);
      if (when.allDay) throw new Error('a timed event stays timed');
      expect(when.end - when.start).toBe(HOUR_MS);
    }),
  );
});
