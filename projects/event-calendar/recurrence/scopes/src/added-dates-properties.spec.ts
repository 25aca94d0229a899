import * as fc from 'fast-check';
import { eventsAfter } from 'ng-event-calendar/core/edits';
import {
  formatWall,
  timeOfDay,
  toInstant,
  wallAt,
  dayOf,
  HOUR_MS,
  DAY,
  type CalendarEvent,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import {
  addedBetween,
  eventOfOccurrence,
  expandOccurrences,
  isLeftOut,
  readRule,
  seriesOf,
  startsBetween,
  type Series,
} from 'ng-event-calendar/recurrence/internal';
import { datedEvents, LOCAL, zoneOf } from '../../internal/fixtures/given-dates';
import { editOccurrence, removeOccurrence } from './edit-occurrence';

const RANGE = { start: '2026-01-01T00:00:00Z', end: '2026-07-01T00:00:00Z', timezone: LOCAL };
const SCOPES: readonly RecurrenceScope[] = ['onlyThis', 'thisAndFollowing', 'all'];

/** A series, and one of its occurrences that isn't excluded. */
interface Pick {
  readonly series: Series;
  readonly start: number;
  readonly isDate: boolean;
}

const picks: fc.Arbitrary<Pick> = fc
  .record({ event: datedEvents, pick: fc.nat({ max: 20 }) })
  .map(({ event, pick }) => {
    const series = seriesOf(event, LOCAL);
    if (series === null) return null;
    const seen = seenIn(series);
    if (seen.length === 0) return null;
    const { start, isAdded } = seen[pick % seen.length]!;
    const isDate = isAdded || !series.hasRule;
    const shown = (): string => JSON.stringify([event, formatWall(start, 'minutes')]);
    return Object.assign({ series, start, isDate }, { [fc.toStringMethod]: shown });
  })
  .filter((pick) => pick !== null);

function seenIn(series: Series) {
  const from = toInstant(RANGE.start);
  const to = toInstant(RANGE.end) - 60 * DAY;
  return startsBetween(series, from, to).filter(
    ({ wall, start }) => !isLeftOut(series, wall, start),
  );
}

function starts(events: readonly CalendarEvent[]): number[] {
  return expandOccurrences(events, RANGE).map(({ start }) => toInstant(start));
}

/** Returns a start as `starts` does: whole days begin at midnights of the local zone. */
function at({ series, start }: Pick): number {
  return series.allDay ? toInstant(formatWall(start, 'seconds'), LOCAL) : start;
}

function edited({ series, start }: Pick, scope: RecurrenceScope, change: Partial<CalendarEvent>) {
  const touched = { event: series.event, start };
  const after = { ...eventOfOccurrence(touched, LOCAL)!, ...change };
  const edit = editOccurrence([series.event], touched, after, scope, 'update', LOCAL);
  return edit === null ? null : eventsAfter([series.event], edit);
}

function countOf({ rrule }: CalendarEvent): number | null {
  return readRule(rrule).rule?.count ?? null;
}

/** Sorts instants; an occurrence of several events appears once for each. */
const sorted = (instants: readonly number[]): number[] => instants.toSorted((a, b) => a - b);

describe('a series with added dates', () => {
  it('has every occurrence where it was when one or more of them get another title', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom(...SCOPES), (pick, scope) => {
        const { event } = pick.series;
        const events = edited(pick, scope, { title: 'New' })!;
        const before = starts([event]);
        expect(sorted(starts(events))).toEqual(before);
        const renamed = sorted(starts(events.filter(({ title }) => title === 'New')));
        const touched = at(pick);
        expect(renamed).toEqual(
          scope === 'onlyThis'
            ? [touched]
            : scope === 'all'
              ? before
              : before.filter((start) => start >= touched),
        );
        if (scope !== 'thisAndFollowing') {
          if (events[0]!.id === 's') expect(events[0]!.rrule).toBe(event.rrule);
        } else if (countOf(event) !== null) {
          const last = events.at(-1)!;
          if (readRule(last.rrule).rule !== null) {
            const ruled = starts([{ ...event, rDates: [], exDates: [] }]);
            const passed =
              events.length === 1 ? ruled.length : ruled.filter((each) => each >= touched).length;
            expect([passed, countOf(event)]).toContain(countOf(last));
          }
        }
      }),
      { numRuns: 250 },
    );
  });

  it('loses nothing but what is removed', () => {
    fc.assert(
      fc.property(picks, fc.constantFrom(...SCOPES), (pick, scope) => {
        const { event } = pick.series;
        const touched = { event, start: pick.start };
        const edit = removeOccurrence([event], touched, scope, LOCAL)!;
        const events = eventsAfter([event], edit);
        const left = starts([event]).filter((start) =>
          scope === 'onlyThis' ? start !== at(pick) : scope === 'all' ? false : start < at(pick),
        );
        expect(starts(events)).toEqual(left);
        // A series without occurrences is removed.
        if (left.length === 0) expect(events).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it('has every other occurrence where it was when an added date is moved', () => {
    const moves = fc.record({
      pick: picks.filter(({ isDate }) => isDate),
      scope: fc.constantFrom(...SCOPES),
      days: fc.integer({ min: -20, max: 20 }),
      hours: fc.constantFrom(0, 0, 1, -3, 8),
    });
    fc.assert(
      fc.property(moves, ({ pick, scope, days, hours }) => {
        const { series, start } = pick;
        const { event, allDay, length, clock } = series;
        const wall = clock.wallOf(start) + days * DAY + (allDay ? 0 : hours * HOUR_MS);
        const to = clock.instantOf(wall);
        const isUtc = event.start.endsWith('Z');
        const text = (instant: number): string =>
          allDay
            ? formatWall(instant, 'seconds').slice(0, 10)
            : isUtc
              ? `${formatWall(instant, 'seconds')}Z`
              : formatWall(clock.wallOf(instant), 'seconds');
        const end = allDay ? to + length - DAY : to + length;
        // Skips times that the text can't express.
        fc.pre(toInstant(text(to), zoneOf(event)) === to || allDay);
        fc.pre(toInstant(text(end), zoneOf(event)) === end || allDay);
        const events = edited(pick, scope, { start: text(to), end: text(end) });
        if (to === start) return;
        const before = starts([event]);
        const moved = at({ ...pick, start: to });
        const expected = sorted([...before.filter((each) => each !== at(pick)), moved]);
        expect(sorted(starts(events!))).toEqual(expected);
        expect(countOf(events![0]!)).toBe(countOf(event));
        expect(events![0]!.id === 's' || events!.length === 1).toBe(true);
        const isOwn = events!.some(({ extractedFromId }) => extractedFromId === 's');
        if (before.includes(moved)) expect(isOwn).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('all: a new time of day is that of all that had the old one', () => {
    const kinds = picks.filter(
      ({ series, isDate }) =>
        !isDate &&
        !series.allDay &&
        zoneOf(series.event) === 'UTC' &&
        series.rule.byHour.length === 0 &&
        !hasIdle(series),
    );
    fc.assert(
      fc.property(
        kinds,
        fc.constantFrom<RecurrenceScope>('all', 'thisAndFollowing'),
        fc.constantFrom(4, 9, 10.25, 13),
        (pick, scope, hour) => {
          const { series, start } = pick;
          const { event } = series;
          const old = timeOfDay(start);
          const time = hour * HOUR_MS;
          const text = (instant: number): string =>
            event.start.endsWith('Z')
              ? `${formatWall(instant, 'seconds')}Z`
              : formatWall(instant, 'seconds');
          const to = wallAt(dayOf(start), time);
          const events = edited(pick, scope, { start: text(to), end: text(to + series.length) });
          const before = starts([event]);
          const isChanged = (each: number): boolean => scope === 'all' || each >= start;
          const image = (each: number): number =>
            isChanged(each) && timeOfDay(each) === old ? wallAt(dayOf(each), time) : each;
          // An occurrence moved onto an excluded or a visible one is visible.
          expect([...new Set(starts(events ?? [event]))]).toEqual(
            sorted([...new Set(before.map(image))]),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('all: a move to another day moves the rule, and added dates keep theirs', () => {
    const kinds = picks.filter(
      ({ series, isDate }) =>
        !isDate && series.rule.byHour.length === 0 && !hasIdle(series) && !hasMidnights(series),
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: -9, max: 9 }), (pick, days) => {
        fc.pre(days !== 0);
        const { series, start } = pick;
        const { event, clock, allDay } = series;
        const ruledOut = (event.exDates ?? []).filter((exDate) => {
          const alone = seriesOf({ ...event, rDates: [], exDates: [exDate] }, LOCAL)!;
          return startsBetween(alone, -Infinity, toInstant('2028-01-01')).some(({ wall }) =>
            isLeftOut(alone, wall),
          );
        });
        const ruled = seriesOf({ ...event, rDates: [], exDates: ruledOut }, LOCAL)!;
        const occurrence = eventOfOccurrence({ event, start }, LOCAL)!;
        const shift = (iso: string): string => {
          const isUtc = iso.endsWith('Z');
          const zone = zoneOf(event);
          const wall = clock.wallOf(toInstant(iso, allDay ? 'UTC' : zone)) + days * DAY;
          return allDay
            ? formatWall(wall, 'seconds').slice(0, 10)
            : isUtc
              ? `${formatWall(clock.instantOf(wall), 'seconds')}Z`
              : formatWall(wall, 'seconds');
        };
        const change = { start: shift(occurrence.start), end: shift(occurrence.end) };
        const expected = edited({ ...pick, series: ruled }, 'all', change)!;
        const events = edited(pick, 'all', change)!;
        const dates = addedBetween(series, -Infinity, Infinity)
          .filter(({ wall, start: each }) => !isLeftOut(series, wall, each))
          .map((each) => at({ ...pick, start: each.start }));
        const all = [...new Set([...starts(expected), ...dates])];
        expect(starts(events)).toEqual(sorted(all));
        expect(countOf(events[0]!)).toBe(countOf(event));
      }),
      { numRuns: 150 },
    );
  });
});

/** Whether a series has a start at midnight, which can't be excluded alone. */
function hasMidnights(series: Series): boolean {
  const dates = addedBetween(series, -Infinity, Infinity);
  const walls = [series.startWall, ...dates.map(({ wall }) => wall)];
  return !series.allDay && walls.some((wall) => timeOfDay(wall) === 0);
}

/** Whether an entry of `exDates` excludes nothing, and may once others move there. */
function hasIdle(series: Series): boolean {
  const { event } = series;
  return (event.exDates ?? []).some((exDate) => {
    const alone = seriesOf({ ...event, exDates: [exDate] }, LOCAL)!;
    return !startsBetween(alone, -Infinity, toInstant('2028-01-01T00:00:00Z')).some(
      ({ wall, start }) => isLeftOut(alone, wall, start),
    );
  });
}
