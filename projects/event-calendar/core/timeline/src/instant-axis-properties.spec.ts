import fc from 'fast-check';
import {
  MINUTE,
  TIMELINE_PRESETS,
  dayFrom,
  dayOf,
  instantOf,
  timeOfDay,
  wallAt,
  wallIn,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { createInstantAxis, type InstantAxis } from './instant-axis';

const ZONES = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Asia/Kolkata',
];
/** Days around which clocks change in one of the zones. */
const CHANGES = [
  dayFrom(2018, 2, 17),
  dayFrom(2018, 11, 3),
  dayFrom(2026, 3, 8),
  dayFrom(2026, 3, 28),
  dayFrom(2026, 4, 5),
  dayFrom(2026, 10, 3),
  dayFrom(2026, 10, 25),
  dayFrom(2026, 11, 1),
];

/** Hours that begin and end at halves, several of them, or one stretch past midnight. */
const hours: fc.Arbitrary<readonly VisibleHours[]> = fc.oneof(
  fc.constant([{ start: 0, end: 24 }]),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 6 })
    .map((halves) => halves.toSorted((a, b) => a - b))
    .map((halves) =>
      halves.flatMap((end, at) =>
        at % 2 === 1 ? [{ start: halves[at - 1]! / 2, end: end / 2 }] : [],
      ),
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 47 }), fc.integer({ min: 1, max: 48 }))
    .map(([start, length]) => [{ start: start / 2, end: (start + length) / 2 }]),
);

const pages = fc.record({
  zone: fc.constantFrom(...ZONES),
  preset: fc.constantFrom(...TIMELINE_PRESETS),
  hours,
  fold: fc.double({ min: 3, max: 30, noNaN: true }),
  days: fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...CHANGES),
        fc.integer({ min: dayFrom(2015, 1, 1), max: dayFrom(2030, 12, 31) }),
      ),
      fc.integer({ min: -3, max: 0 }),
      // Some days are hidden.
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 }),
    )
    .map(([day, before, apart]) => [
      ...new Set(apart.map((each) => day + before + each).sort((a, b) => a - b)),
    ]),
});
type Page = typeof pages extends fc.Arbitrary<infer T> ? T : never;

/** Whether a page shows an instant, told from the clock alone. */
function isShown(instant: number, { zone, preset, days, hours: shown }: Page): boolean {
  const wall = wallIn(instant, zone);
  if (preset !== 'hours') return days.includes(dayOf(wall));
  const minute = timeOfDay(wall) / MINUTE;
  return [0, 1].some(
    (before) =>
      days.includes(dayOf(wall) - before) &&
      shown.some(({ start, end }) => {
        const time = minute + before * 1440;
        return start * 60 <= time && time < end * 60;
      }),
  );
}

function isFolded(axis: InstantAxis, position: number): boolean {
  return axis.stretches.some(
    ({ fold, from, to }) => fold !== null && from <= position && position < to,
  );
}

describe('the axis of instants, for any page', () => {
  it('leads from each shown instant to its place and back', () => {
    const second = fc.noBias(fc.integer({ min: 0, max: 36 * 3600 }));
    fc.assert(
      fc.property(pages, fc.nat(), second, (page, at, seconds) => {
        const axis = createInstantAxis(page);
        const midnight = wallAt(page.days[at % page.days.length]!);
        const instant = instantOf(midnight, page.zone) + seconds * 1000;
        fc.pre(isShown(instant, page));
        const position = axis.positionOf(instant);
        expect(axis.slotAt(position)?.instant).toBe(instant);
        expect(axis.positionOf(instant + 1, 'end')).toBeGreaterThan(position);
      }),
      { numRuns: 4000 },
    );
  });

  it('has shown time at each position, but in strips of folded hours', () => {
    fc.assert(
      fc.property(pages, fc.double({ min: 0, max: 1, noNaN: true }), (page, share) => {
        const axis = createInstantAxis(page);
        fc.pre(axis.length > 0);
        const position = share * axis.length;
        const slot = axis.slotAt(position);
        expect(slot?.instant).not.toBeNull();
        expect(page.days).toContain(slot!.day);
        if (isFolded(axis, position) || position === axis.length) return;
        expect(isShown(slot!.instant!, page)).toBe(true);
        expect(Math.abs(axis.positionOf(slot!.instant!) - position)).toBeLessThan(0.001);
      }),
      { numRuns: 3000 },
    );
  });

  it('runs forward without gaps', () => {
    fc.assert(
      fc.property(pages, (page) => {
        const { stretches, days, length } = createInstantAxis(page);
        const edges = stretches.flatMap(({ from, to }) => [from, to]);
        expect(edges).toEqual([0, ...edges.slice(1, -1), length].slice(0, edges.length));
        for (const [at, next] of stretches.slice(1).entries()) {
          expect(next.from).toBe(stretches[at]!.to);
          expect(next.start).toBeGreaterThanOrEqual(stretches[at]!.end);
        }
        expect(days.map(({ day }) => day)).toEqual(page.days);
        expect(days.at(-1)?.to).toBe(length);
        for (const [at, next] of days.slice(1).entries()) expect(next.from).toBe(days[at]!.to);
      }),
      { numRuns: 1000 },
    );
  });
});
