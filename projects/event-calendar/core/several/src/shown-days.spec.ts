import fc from 'fast-check';
import { dayFrom, weekdayOf } from 'ng-event-calendar/core/internal';
import { dayAfter, nearestShown, shownBetween, shownInWeeks, type ShownDays } from './shown-days';

/** Monday, 16 November 2026. */
const MONDAY = dayFrom(2026, 11, 16);
const WORKDAYS: ShownDays = { isDayShown: (day) => weekdayOf(day) % 6 !== 0 };
const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [3, 4, 5, 6].map((by) => MONDAY + by) as [
  number,
  number,
  number,
  number,
];

it.each<[name: string, day: number, count: number, to: number]>([
  ['the next day', THURSDAY, 1, FRIDAY],
  ['over a weekend', FRIDAY, 1, MONDAY + 7],
  ['back over a weekend', MONDAY, -1, FRIDAY - 7],
  ['a week', THURSDAY, 5, THURSDAY + 7],
  ['weeks and days', THURSDAY, 12, MONDAY + 21],
  ['weeks and days back', MONDAY, -11, FRIDAY - 21],
  ['nothing', FRIDAY, 0, FRIDAY],
  ['from a hidden day', SATURDAY, 1, MONDAY + 7],
  ['back from a hidden day', SUNDAY, -1, FRIDAY],
  ['a week from a hidden day', SATURDAY, 5, SATURDAY + 7],
])('counts %s', (_, day, count, to) => {
  expect(dayAfter(day, count, WORKDAYS)).toBe(to);
});

it('counts all days where all are shown', () => {
  expect([dayAfter(FRIDAY, 1, {}), shownBetween(FRIDAY, MONDAY, {}), shownInWeeks(2, {})]).toEqual([
    SATURDAY,
    -4,
    14,
  ]);
});

it('finds the nearest shown day either way', () => {
  expect([1, -1].map((way) => nearestShown(SATURDAY, way as 1 | -1, WORKDAYS))).toEqual([
    MONDAY + 7,
    FRIDAY,
  ]);
  expect(nearestShown(FRIDAY, 1, WORKDAYS)).toBe(FRIDAY);
});

describe('of a view that hides weekdays', () => {
  const hidden = fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 });
  const day = fc.integer({ min: MONDAY - 400, max: MONDAY + 400 });
  const count = fc.integer({ min: -40, max: 40 });
  const shown = hidden.map(
    (weekdays): ShownDays & { readonly [fc.toStringMethod]: () => string } => ({
      isDayShown: (each) => !weekdays.includes(weekdayOf(each)),
      [fc.toStringMethod]: () => `hidden: ${weekdays.join()}`,
    }),
  );

  it('a step leads from a shown day to a shown day, and back', () => {
    fc.assert(
      fc.property(shown, day, count, (rules, from, steps) => {
        fc.pre(rules.isDayShown!(from));
        const to = dayAfter(from, steps, rules);
        expect(rules.isDayShown!(to)).toBe(true);
        expect(shownBetween(from, to, rules)).toBe(steps);
        expect(dayAfter(to, -steps, rules)).toBe(from);
      }),
    );
  });

  it('steps keep the order of days', () => {
    fc.assert(
      fc.property(shown, day, day, count, (rules, a, b, steps) => {
        fc.pre(rules.isDayShown!(a) && rules.isDayShown!(b));
        const moved = [a, b].map((each) => dayAfter(each, steps, rules)) as [number, number];
        expect(Math.sign(moved[1] - moved[0])).toBe(Math.sign(b - a));
        expect(shownBetween(moved[0], moved[1], rules)).toBe(shownBetween(a, b, rules));
      }),
    );
  });
});
