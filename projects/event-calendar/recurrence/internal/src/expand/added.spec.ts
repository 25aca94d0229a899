import * as fc from 'fast-check';
import {
  dayFrom,
  parseIso,
  toInstant,
  toWallTime,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { expandOccurrences } from './expand-occurrences';
import { datedEvents, LOCAL, zoneOf } from '../../fixtures/given-dates';
import { RECURRENCE_ENGINE } from './recurrence-engine';
import { seriesOf } from './series';

const RANGE = { start: '2026-01-01T00:00:00Z', end: '2026-07-01T00:00:00Z', timezone: LOCAL };

function given(fields: Partial<CalendarEvent>): CalendarEvent {
  return {
    id: 'a',
    title: 'A',
    start: '2026-11-03T10:00:00',
    end: '2026-11-03T11:00:00',
    timezone: 'America/New_York',
    ...fields,
  };
}

/** Returns the keys and starts, in UTC, of the occurrences in November and December 2026. */
function occurrencesOf(fields: Partial<CalendarEvent>): string[] {
  const range = { start: '2026-10-01T00:00:00Z', end: '2027-01-01T00:00:00Z', timezone: 'UTC' };
  return expandOccurrences([given(fields)], range).map(
    ({ key, start }) => `${key} ${start.slice(5, 16)}`,
  );
}

describe('added dates', () => {
  it.each<[string, Partial<CalendarEvent>, string[]]>([
    [
      'are beside those of the rule, each once',
      { rrule: 'FREQ=WEEKLY;COUNT=2', rDates: ['2026-11-12', '2026-11-10', '2026-11-12T10:00:00'] },
      ['a@2026-11-03 11-03T15:00', 'a@2026-11-10 11-10T15:00', 'a@2026-11-12 11-12T15:00'],
    ],
    [
      'make a series of an event without a rule, whose start is one of them',
      { rDates: ['2026-11-12', '2026-10-30'] },
      ['a@2026-10-30 10-30T14:00', 'a@2026-11-03 11-03T15:00', 'a@2026-11-12 11-12T15:00'],
    ],
    [
      'are followed beside a bad rule, which counts as none',
      { rrule: 'FREQ=HOURLY', rDates: ['2026-11-12'] },
      ['a@2026-11-03 11-03T15:00', 'a@2026-11-12 11-12T15:00'],
    ],
    [
      'may have times of their own, midnight too',
      {
        rrule: 'FREQ=WEEKLY;COUNT=1',
        rDates: ['2026-11-12T00:00:00', '2026-11-12T14:00', '2026-11-13T20:00:00Z'],
      },
      [
        'a@2026-11-03 11-03T15:00',
        'a@2026-11-12T00:00:00 11-12T05:00',
        'a@2026-11-12T14:00:00 11-12T19:00',
        'a@2026-11-13T15:00:00 11-13T20:00',
      ],
    ],
    [
      'are told apart in an hour that the clocks repeat',
      {
        start: '2026-10-31T01:30:00',
        end: '2026-10-31T01:45:00',
        rrule: 'FREQ=DAILY;COUNT=2',
        rDates: ['2026-11-01T06:30:00Z'],
      },
      [
        'a@2026-10-31 10-31T05:30',
        'a@2026-11-01 11-01T05:30',
        'a@2026-11-01T06:30:00Z 11-01T06:30',
      ],
    ],
    [
      'are told from those of a rule that has a time of day of its own',
      { rrule: 'FREQ=DAILY;BYHOUR=9;COUNT=2', rDates: ['2026-11-04'] },
      ['a@2026-11-04 11-04T14:00', 'a@2026-11-04T10:00:00 11-04T15:00', 'a@2026-11-05 11-05T14:00'],
    ],
    [
      'don’t count, and no end holds for them',
      { rrule: 'FREQ=WEEKLY;UNTIL=20261109', rDates: ['2026-12-01', '2026-10-20'] },
      ['a@2026-10-20 10-20T14:00', 'a@2026-11-03 11-03T15:00', 'a@2026-12-01 12-01T15:00'],
    ],
    [
      'are left out by exDates',
      {
        rDates: ['2026-11-12', '2026-11-13T15:00:00', '2026-11-14'],
        exDates: ['2026-11-12', '2026-11-13T15:00:00', '2026-11-03'],
      },
      ['a@2026-11-14 11-14T15:00'],
    ],
    [
      'of whole days are dates, however they are written',
      {
        allDay: true,
        rrule: 'FREQ=WEEKLY;COUNT=1',
        rDates: ['2026-11-12T23:00:00Z', '2026-11-13T00:00:00', '2026-11-03'],
      },
      ['a@2026-11-03 11-03T00:00', 'a@2026-11-12 11-12T00:00', 'a@2026-11-13 11-13T00:00'],
    ],
    [
      'may share a day with midnight',
      {
        start: '2026-11-03T00:00:00',
        end: '2026-11-03T00:30:00',
        rrule: 'FREQ=DAILY;COUNT=2',
        rDates: ['2026-11-04T15:00:00', '2026-11-08'],
      },
      [
        'a@2026-11-03 11-03T05:00',
        'a@2026-11-04 11-04T05:00',
        'a@2026-11-04T15:00:00 11-04T20:00',
        'a@2026-11-08 11-08T05:00',
      ],
    ],
    ['are none in an empty list', { rDates: [] }, ['a 11-03T15:00']],
    ['are none where nothing can be read', { rDates: ['soon'] }, ['a 11-03T15:00']],
    ['are none in what is no list', { rDates: '2026-11-12' as never }, ['a 11-03T15:00']],
  ])('%s', (_, fields, expected) => {
    expect(occurrencesOf(fields)).toEqual(expected);
  });

  it('are sorted once for an event', () => {
    const rDates = Array.from({ length: 10_000 }, (_, at) =>
      new Date(Date.UTC(2000, 0, (at * 7919) % 10_000, 10)).toISOString(),
    );
    const event = given({ rDates });
    const sort = jest.spyOn(Array.prototype, 'sort');
    const found = [2010, 2015, 2020].map((year) =>
      RECURRENCE_ENGINE.expand(event, dayFrom(year, 1, 1), dayFrom(year, 1, 31), LOCAL, LOCAL),
    );
    const lengths = sort.mock.contexts.map((list) => (list as unknown[]).length);
    sort.mockRestore();
    expect(found.map((each) => each?.length)).toEqual([31, 31, 31]);
    expect(lengths.filter((length) => length > 100)).toEqual([10_000]);
  });
});

/**
 * Returns the starts of an event's occurrences by RFC 5545 section 3.8.5: the rule's and the added ones, less the
 * excluded ones.
 */
function plainUnion(event: CalendarEvent): number[] {
  const { rrule, rDates: _rDates, exDates: _exDates, ...once } = event;
  const zone = zoneOf(event);
  const allDay = event.allDay === true;
  const isWall = parseIso(event.start)?.form === 'wall';
  // A time of day that the clocks skip on the first day applies to the others.
  const wall = isWall ? event.start : toWallTime(toInstant(event.start, zone), zone);
  const time = allDay ? '00:00:00' : wall.slice(11);
  const day = (date: string): number => toInstant(`${date.slice(0, 10)}T00:00:00`, LOCAL);
  const ruled =
    rrule === undefined
      ? [allDay ? day(event.start) : toInstant(event.start, zone)]
      : expandOccurrences([{ ...once, rrule }], RANGE).map(({ start }) => toInstant(start));
  const added = (event.rDates ?? [])
    .filter((date) => parseIso(date) !== null)
    .map((date) => {
      if (allDay) return day(date);
      return toInstant(date.length === 10 ? `${date}T${time}` : date, zone);
    });
  const dateOf = (start: number): string => toWallTime(start, allDay ? LOCAL : zone).slice(0, 10);
  const isLeftOut = (start: number): boolean =>
    (event.exDates ?? []).some((exDate) => {
      if (parseIso(exDate) === null) return false;
      if (allDay || exDate.length === 10) return exDate.slice(0, 10) === dateOf(start);
      const instant = toInstant(exDate, zone);
      const isMidnight = toWallTime(instant, zone).endsWith('T00:00:00');
      return isMidnight ? dateOf(instant) === dateOf(start) : instant === start;
    });
  return [...new Set([...ruled, ...added])]
    .sort((a, b) => a - b)
    .filter((start) => !isLeftOut(start));
}

describe('the occurrences of any event with added dates', () => {
  it('are those of its rule and its lists, each once', () => {
    fc.assert(
      fc.property(datedEvents, (event) => {
        const found = expandOccurrences([event], RANGE);
        const isSeries = seriesOf(event, LOCAL) !== null;
        // An event that doesn't recur has nothing to exclude.
        const expected = plainUnion(isSeries ? event : { ...event, exDates: [] });
        const end = toInstant(RANGE.end);
        expect(found.map(({ start }) => toInstant(start))).toEqual(
          expected.filter((start) => start < end),
        );
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      }),
      { numRuns: 400 },
    );
  });

  it('are the same whatever days are asked for, and the same objects again', () => {
    fc.assert(
      fc.property(
        datedEvents,
        fc.array(fc.tuple(fc.nat({ max: 90 }), fc.nat({ max: 20 })), {
          minLength: 3,
          maxLength: 6,
        }),
        (event, windows) => {
          const first = dayFrom(2026, 2, 1);
          const expand = (from: number, to: number) =>
            RECURRENCE_ENGINE.expand(event, from, to, 'Europe/Berlin', LOCAL);
          const all = expand(first, first + 150);
          fc.pre(all !== null);
          const byKey = new Map(all.map((each) => [each.key, each]));
          for (const [from, length] of windows) {
            const [start, end] = [first + from, first + from + length];
            const found = expand(start, end)!.filter(
              ({ firstDay, lastDay }) => lastDay >= start && firstDay <= end,
            );
            expect(found).toEqual(
              all.filter(({ firstDay, lastDay }) => lastDay >= start && firstDay <= end),
            );
            for (const each of found) expect(byKey.get(each.key)).toBe(each);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
