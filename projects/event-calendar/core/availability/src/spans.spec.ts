import * as fc from 'fast-check';
import type { TimeSpan } from 'ng-event-calendar/core/internal';
import { joined, liesIn, overlap, within, without } from './spans';

const LENGTH = 60;
const span = fc
  .tuple(fc.nat(LENGTH), fc.nat(LENGTH))
  .map(([a, b]): TimeSpan => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const spans = fc.array(span, { maxLength: 8 });

/** Returns for each unit whether it is covered. */
const units = (all: readonly TimeSpan[]): boolean[] =>
  Array.from({ length: LENGTH }, (_, at) => all.some(({ start, end }) => start <= at && at < end));

it('joined spans are the same time, in order and apart from each other', () => {
  fc.assert(
    fc.property(spans, (all) => {
      const found = joined(all);
      expect(units(found)).toEqual(units(all));
      found.forEach((each, at) => {
        expect(each.start).toBeLessThan(each.end);
        if (at > 0) expect(found[at - 1]!.end).toBeLessThan(each.start);
      });
    }),
  );
});

it('spans without others are the units that only they have', () => {
  fc.assert(
    fc.property(spans, spans, (all, holes) => {
      const [mine, theirs] = [units(all), units(holes)];
      expect(units(without(joined(all), joined(holes)))).toEqual(
        mine.map((covered, at) => covered && !theirs[at]),
      );
    }),
  );
});

it('spans within a range are the units that both have', () => {
  fc.assert(
    fc.property(spans, span, (all, range) => {
      const inside = units([range]);
      expect(units(within(all, range))).toEqual(units(all).map((is, at) => is && inside[at]));
    }),
  );
});

it.each([
  [[2, 4], [2, 4], true, true],
  [[2, 4], [4, 6], false, false],
  [[3, 5], [4, 6], false, true],
  [[5, 6], [4, 8], true, true],
])('%j lies in %j: %s, overlaps it: %s', ([a, b], [c, d], lies, overlaps) => {
  const [one, other] = [
    { start: a!, end: b! },
    { start: c!, end: d! },
  ];
  expect([liesIn(one, other), overlap(one, other)]).toEqual([lies, overlaps]);
});
