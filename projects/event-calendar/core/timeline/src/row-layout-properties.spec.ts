import fc from 'fast-check';
import {
  DAY,
  MINUTE,
  TIMELINE_PRESETS,
  wallAt,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { dayAt, daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis } from './instant-axis';
import { barsIn, layoutRow, type RowLayout } from './row-layout';

const MONDAY = '2026-11-16';
const QUARTER = 15 * MINUTE;

const event = fc.record({
  from: fc.integer({ min: -200, max: 8 * 96 }),
  length: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 500 })),
  isAllDay: fc.integer({ min: 0, max: 4 }).map((value) => value === 0),
});
const cases = fc.record({
  events: fc.array(event, { maxLength: 40 }),
  preset: fc.constantFrom(...TIMELINE_PRESETS),
  hours: fc.constantFrom(
    [{ start: 0, end: 24 }],
    [{ start: 7, end: 19 }],
    [{ start: 7, end: 31 }],
    [
      { start: 7, end: 12 },
      { start: 14, end: 19 },
    ],
  ),
  hiddenDays: fc.subarray([1, 5, 6]),
  least: fc.integer({ min: 0, max: 300 }),
  maxLanes: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(Infinity)),
  ends: fc.constantFrom('time' as const, 'day' as const),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function occurrencesOf({ events }: Case): readonly Occurrence[] {
  return events.map(({ from, length, isAllDay }, at) => {
    const start = wallAt(dayAt(MONDAY)) + from * QUARTER;
    const iso = (instant: number): string =>
      new Date(instant).toISOString().slice(0, isAllDay ? 10 : 16);
    return occurrenceFrom(iso(start), iso(start + length * QUARTER), { id: `e${at}` });
  });
}

function laidOut(given: Case): RowLayout & { readonly length: number } {
  const days = daysFrom(MONDAY, 7).filter((_, at) => !given.hiddenDays.includes(at));
  const axis = createInstantAxis({ ...given, days, zone: 'UTC', fold: 20 });
  return { ...layoutRow(occurrencesOf(given), axis, given), length: axis.length };
}

function check(
  name: string,
  predicate: (layout: ReturnType<typeof laidOut>, given: Case) => void,
): void {
  it(name, () => {
    fc.assert(
      fc.property(cases, (given) => predicate(laidOut(given), given)),
      { numRuns: 500 },
    );
  });
}

describe('layoutRow, for any events', () => {
  check('lanes never overlap', ({ bars }) => {
    for (const [at, a] of bars.entries()) {
      for (const b of bars.slice(at + 1)) {
        if (a.lane === b.lane) expect(a.to <= b.from || b.to <= a.from).toBe(true);
      }
    }
  });

  check('there are as many lanes as bars stand at one place', ({ bars, lanes }, { maxLanes }) => {
    const depths = bars.map(
      ({ from }) => bars.filter((other) => other.from <= from && from < other.to).length,
    );
    expect(lanes).toBe(Math.max(0, ...depths));
    expect(lanes).toBeLessThanOrEqual(maxLanes);
    expect(new Set(bars.map(({ lane }) => lane)).size).toBe(lanes);
  });

  check('bars stand on the axis, by start, wide enough', ({ bars, length }, { least }) => {
    for (const [at, { from, to }] of bars.entries()) {
      expect(from).toBeGreaterThanOrEqual(bars[at - 1]?.from ?? 0);
      expect(to).toBeLessThanOrEqual(length);
      expect(to - from).toBeGreaterThanOrEqual(Math.min(least, length) - 1e-9);
    }
  });

  check('each event is in one place', ({ bars, chips, hidden }, given) => {
    const found = [
      ...bars.map(({ occurrence }) => occurrence.key),
      ...chips.flatMap(({ occurrences }) => occurrences.map(({ key }) => key)),
      ...hidden.map(({ occurrence }) => occurrence.key),
    ];
    expect(new Set(found).size).toBe(found.length);
    // One that lies on the days of the page, or between two of them, is somewhere.
    if (given.hiddenDays.length > 0) return;
    const [first, last] = [dayAt(MONDAY), dayAt(MONDAY) + 6];
    const later = given.hours[0].start * 60 * MINUTE;
    const around = occurrencesOf(given).filter(
      ({ startWall, endWall }) => startWall >= first * DAY + later && endWall <= (last + 1) * DAY,
    );
    for (const { key } of around) expect(found).toContain(key);
  });

  check('what stands behind a chip found all lanes taken', ({ bars, chips }, { maxLanes }) => {
    if (maxLanes === Infinity) expect(chips).toEqual([]);
    for (const { from, to, occurrences } of chips) {
      expect(occurrences.length).toBeGreaterThan(0);
      expect(bars.filter((bar) => bar.from < to && from < bar.to).length).toBeGreaterThanOrEqual(
        maxLanes,
      );
    }
    for (const [at, chip] of chips.slice(1).entries()) {
      expect(chip.from).toBeGreaterThan(chips[at]!.to);
    }
  });

  it('finds the bars of a part as looking at each does', () => {
    fc.assert(
      fc.property(cases, fc.nat(10_000), fc.nat(3000), (given, from, length) => {
        const layout = laidOut(given);
        const to = from + length;
        const found = layout.bars.filter((bar) => bar.from < to && from < bar.to);
        expect(barsIn(layout, from, to)).toEqual(found);
      }),
      { numRuns: 500 },
    );
  });
});
