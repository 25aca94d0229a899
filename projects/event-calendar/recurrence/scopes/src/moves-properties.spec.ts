import { clockOf } from 'ng-event-calendar/core/times';
import * as fc from 'fast-check';
import {
  civilDate,
  dayOf,
  parseEvent,
  timeOfDay,
  toInstant,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import {
  DAY_PARTS,
  exDatesOf,
  expandOccurrences,
  holds,
  isLeftOut,
  plainRule,
  readRule,
  seriesOf,
  TIME_PARTS,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { editOccurrence } from './edit-occurrence';
import { firstWalls, movesOf, type Move } from './given-moves';
import { dates, ordinals, rules, weekdays, wkst } from './given-rules';
import { ZONE, written, type Written } from './given-series';

/** Number of occurrences examined of an endless series. */
const ENDLESS = 60;
const moves = movesOf(rules);

const BEFORE = {
  id: 'a',
  title: 'Before',
  start: '2026-03-02',
  end: '2026-03-02',
} as CalendarEvent;
const BEHIND = { ...BEFORE, id: 'z', title: 'Behind' };

function made({ series, from, after }: Move, scope: RecurrenceScope): Written {
  const touched = { event: series.event, start: series.instantOf(from) };
  const events = [BEFORE, series.event, BEHIND];
  const edit = written(events, editOccurrence(events, touched, after, scope, 'move', ZONE)!);
  expect(edit.events[0]).toBe(BEFORE);
  expect(edit.events).toContain(BEHIND);
  for (const event of ours(edit)) {
    expect(isSeen(event)).toBe(true);
    if (event.rrule == null) continue;
    expect(readRule(event.rrule).faults).toEqual([]);
    expect(typeof event.rrule).toBe(typeof series.event.rrule);
    expect(hasPrefix(event)).toBe(hasPrefix(series.event));
  }
  return edit;
}

function hasPrefix({ rrule }: CalendarEvent): boolean {
  return typeof rrule === 'string' && rrule.startsWith('RRULE:');
}

function isSeen(event: CalendarEvent): boolean {
  const series = seriesOf(event, ZONE);
  return series === null || seen(series).includes(true);
}

function ours({ events }: Written): CalendarEvent[] {
  return events.filter((event) => event !== BEFORE && event !== BEHIND);
}

/** Returns the starts of events, as instants, whole days as their midnights in UTC; endless ones up to a limit. */
function read(events: readonly CalendarEvent[]): number[] {
  const isEndless = events.some(({ rrule }) => {
    const rule = rrule == null ? null : readRule(rrule).rule;
    return rule !== null && rule.count === null && rule.until === null;
  });
  const end = isEndless ? '2034-01-01T00:00:00Z' : '2300-01-01T00:00:00Z';
  return expandOccurrences(events, { start: '1900-01-01T00:00:00Z', end, timezone: 'UTC' }).map(
    ({ start }) => toInstant(start),
  );
}

function happensAt(event: CalendarEvent, instant: number): boolean {
  const range = { start: iso(instant), end: iso(instant + 1), timezone: 'UTC' };
  return expandOccurrences([event], range).some(({ start }) => toInstant(start) === instant);
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Returns the instant of a moved occurrence: a rule knows wall times, in a repeated hour the first pass. */
function instantAt({ after }: Move, wall: number): number {
  return clockOf(after, ZONE).instantOf(wall);
}

/** Returns for each of the first occurrences whether it is visible. */
function seen(series: Series): boolean[] {
  return firstWalls(series, ENDLESS).map((wall) => !isLeftOut(series, wall));
}

function isKnownByPlace({ series: { rule } }: Move): boolean {
  const parts = [...DAY_PARTS, ...TIME_PARTS, 'bySetPos'] as const;
  return rule.count === null && parts.some((part) => rule[part].length > 1);
}

describe('moving any occurrence of any series', () => {
  it('all: it is where it was dropped, and the record is the same one', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const { series, to, index } = move;
        const edit = made(move, 'all');
        const [event, ...others] = ours(edit);
        expect(others).toEqual([]);
        expect(event!.id).toBe('s');
        expect(happensAt(event!, instantAt(move, to))).toBe(true);
        const moved = seriesOf(event!, ZONE)!;
        expect(moved.rule.count).toBe(series.rule.count);
        expect(moved.rule.until === null).toBe(series.rule.until === null);
        if (isKnownByPlace(move)) return;
        expect(firstWalls(moved, index + 1)[index]).toBe(to);
        // An entry that excluded nothing may exclude an occurrence that moved there.
        if (!move.hasIdle) expect(seen(moved)).toEqual(seen(series));
      }),
      { numRuns: 250 },
    );
  });

  it('all: of several weekdays that are not counted the others stay', () => {
    const weeks = fc
      .record({ byDay: weekdays(2, 4), wkst })
      .map((parts) => plainRule('WEEKLY', parts));
    const kinds = movesOf(weeks).filter(({ series: { rule }, from, to, hasIdle }) => {
      const days = dayOf(to) - dayOf(from);
      return rule.count === null && !hasIdle && days !== 0 && Math.abs(days) < 7;
    });
    fc.assert(
      fc.property(kinds, (move) => {
        const { series, from, to } = move;
        const weekday = (wall: number): number => dayOf(wall) % 7;
        const delay = timeOfDay(to) - timeOfDay(from);
        const expected = firstWalls(series, 400)
          .filter((wall) => !isLeftOut(series, wall))
          .map((wall) => (weekday(wall) === weekday(from) ? wall + to - from : wall + delay));
        const moved = seriesOf(ours(made(move, 'all'))[0]!, ZONE)!;
        const found = firstWalls(moved, 500).filter((wall) => !isLeftOut(moved, wall));
        const sorted = [...new Set(expected)].sort((a, b) => a - b);
        if (series.rule.until !== null) expect(found).toEqual(sorted);
        else expect(found.slice(0, 150)).toEqual(sorted.slice(0, 150));
      }),
      { numRuns: 250 },
    );
  });

  it('all: of several days of the month or ordinals that are not counted the others stay', () => {
    const monthly = fc.oneof(
      fc.record({ byMonthDay: dates }).map((parts) => plainRule('MONTHLY', parts)),
      fc.record({ byDay: ordinals }).map((parts) => plainRule('MONTHLY', parts)),
    );
    const monthOf = (wall: number): number => {
      const { year, month } = civilDate(dayOf(wall));
      return year * 12 + month;
    };
    const kinds = movesOf(monthly).filter(({ series: { rule }, from, to, hasIdle }) => {
      const isSeveral = rule.byDay.length + rule.byMonthDay.length > 1;
      return (
        isSeveral && rule.count === null && !hasIdle && Math.abs(monthOf(to) - monthOf(from)) < 2
      );
    });
    fc.assert(
      fc.property(kinds, (move) => {
        const { series, from, to } = move;
        const moved = seriesOf(ours(made(move, 'all'))[0]!, ZONE)!;
        const isSame = [series, moved].map(({ rule: { byDay, byMonthDay } }) =>
          JSON.stringify([byDay, byMonthDay]),
        );
        // A move onto the same day of another month moves the whole series.
        fc.pre(isSame[0] !== isSame[1]);
        const delay = timeOfDay(to) - timeOfDay(from);
        const others = firstWalls(series, ENDLESS)
          .filter((wall) => wall !== from && !isLeftOut(series, wall))
          .map((wall) => wall + delay)
          .filter((wall) => holds(moved.pattern, wall));
        const found = new Set(
          firstWalls(moved, 3 * ENDLESS).filter((wall) => !isLeftOut(moved, wall)),
        );
        expect(others.filter((wall) => !found.has(wall))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it('this and following: what came before stays, and the rest begins where it was dropped', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const { series, to, index } = move;
        const edit = made(move, 'thisAndFollowing');
        const [first, following, ...others] = ours(edit);
        expect(others).toEqual([]);
        const before = firstWalls(series, index)
          .filter((wall) => !isLeftOut(series, wall))
          .map(series.instantOf);
        const rest = following ?? first!;
        if (before.length === 0) {
          expect(following).toBeUndefined();
          expect(rest.id).toBe('s');
          expect(rest).not.toHaveProperty('extractedFromId');
        } else {
          expect(read([first!])).toEqual(before);
          expect(first!.id).toBe('s');
          expect(rest.extractedFromId).toBe('s');
        }
        const moved = seriesOf(rest, ZONE)!;
        expect(happensAt(rest, instantAt(move, to))).toBe(true);
        const { count } = series.rule;
        expect(moved.rule.count).toBe(count === null ? null : count - index);
        if (isKnownByPlace(move)) return;
        expect(firstWalls(moved, 1)).toEqual([to]);
        if (!move.hasIdle) {
          const after = seen(series).slice(index);
          expect(seen(moved).slice(0, after.length)).toEqual(after);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('only this: it alone is elsewhere', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const { series, from, after } = move;
        const edit = made(move, 'onlyThis');
        const expected = read([series.event]);
        expected.splice(expected.indexOf(series.instantOf(from)), 1);
        const end = expected.at(-1) ?? -Infinity;
        const found = read(ours(edit)).filter((start) => start !== parseEvent(after, ZONE)!.start);
        const others = expected.filter((start) => start !== parseEvent(after, ZONE)!.start);
        expect(found.filter((start) => start <= end)).toEqual(others);
        const { start } = parseEvent(after, ZONE)!;
        expect(ours(edit).some((event) => happensAt(event, start))).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  it('never says an exclusion of which nothing is left', () => {
    fc.assert(
      fc.property(
        moves,
        fc.constantFrom<RecurrenceScope>('all', 'thisAndFollowing'),
        (move, scope) => {
          fc.pre(!move.hasIdle);
          const rest = ours(made(move, scope)).at(-1)!;
          const moved = seriesOf(rest, ZONE)!;
          for (const exDate of exDatesOf(rest)) {
            const alone = seriesOf({ ...rest, exDates: [exDate] }, ZONE)!;
            const walls = [...firstWalls(moved, 2000)];
            expect(walls.some((wall) => isLeftOut(alone, wall))).toBe(true);
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});
