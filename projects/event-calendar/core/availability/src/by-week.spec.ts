import fc from 'fast-check';
import { DAY, type TimeSpan } from 'ng-event-calendar/core/internal';
import { ByWeek } from './by-week';
import { overlap } from './spans';

const WEEK = 7 * DAY;
const span = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(20))
  .map(([day, length]): TimeSpan => ({ start: day * DAY, end: (day + length) * DAY }));
/** A range to query, optionally after reading ahead around it. */
const asked = fc.record({ range: span, ahead: fc.option(span) });

it('has each that overlaps a range once, whatever was read before, and ahead or not', () => {
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 8 }),
      fc.array(asked, { maxLength: 6 }),
      (all, asks) => {
        const weeks = new ByWeek((range) => all.filter((each) => overlap(each, range)));
        for (const { range, ahead } of asks) {
          if (ahead !== null) weeks.readAhead(ahead);
          const expected = all.filter((each) => overlap(each, range));
          const found = weeks.in(range);
          expect(found).toHaveLength(expected.length);
          expect(new Set(found)).toEqual(new Set(expected));
        }
      },
    ),
  );
});

it('reads ahead at once, and nothing twice', () => {
  const read: TimeSpan[] = [];
  const weeks = new ByWeek((range) => {
    read.push(range);
    return [];
  });
  weeks.in({ start: 2 * WEEK, end: 2 * WEEK + DAY });
  weeks.readAhead({ start: DAY, end: 104 * WEEK });
  expect(read).toEqual([
    { start: 2 * WEEK, end: 3 * WEEK },
    { start: 0, end: 105 * WEEK },
  ]);
  for (let week = 0; week < 104; week++) weeks.in({ start: week * WEEK, end: week * WEEK + DAY });
  weeks.readAhead({ start: DAY, end: 104 * WEEK });
  expect(read).toHaveLength(2);
});
