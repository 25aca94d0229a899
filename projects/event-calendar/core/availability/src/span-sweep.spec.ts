import * as fc from 'fast-check';
import type { TimeSpan } from 'ng-event-calendar/core/internal';
import { SpanSweep, merged } from './span-sweep';
import { joined, liesIn, overlap } from './spans';

const span = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.nat(6))
  .map(([start, length]): TimeSpan => ({ start, end: start + length }));

it('answers as looking at each span would, in whichever order it is asked', () => {
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 10 }),
      fc.array(span, { maxLength: 10 }),
      (all, asked) => {
        const given = all.filter(({ start, end }) => start < end);
        const apart = new SpanSweep(merged(all));
        const open = joined(all);
        const sweep = new SpanSweep(open);
        for (const each of asked) {
          const { start, end } = each;
          expect(apart.isMetBy(each)).toBe(given.some((other) => overlap(each, other)));
          expect(sweep.holds(each)).toBe(open.some((other) => liesIn(each, other)));
          expect(apart.holdsStart(start)).toBe(
            given.some((other) => other.start <= start && start < other.end),
          );
          expect(apart.holdsEnd(end)).toBe(
            given.some((other) => other.start < end && end <= other.end),
          );
        }
      },
    ),
  );
});
