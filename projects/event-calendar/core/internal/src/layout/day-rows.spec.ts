import fc from 'fast-check';
import { placeInRows } from './day-rows';
import type { DayRows, DaySpan, RowPlacement } from './day-rows';

/** A week whose first day is 100; `WORKDAYS` hides its last two days and continues into the next. */
const WEEK = [100, 101, 102, 103, 104, 105, 106];
const WORKDAYS = [100, 101, 102, 103, 104, 107, 108, 109, 110, 111];

/** Bars by their day numbers: `100-102 104-104`. */
function spansOf(bars: string): DaySpan[] {
  return [...bars.matchAll(/(\d+)-(\d+)/g)].map(([, first, last]) => {
    return { firstDay: Number(first), lastDay: Number(last) };
  });
}

/** Formats `row: from-to`, with arrows where the bar continues and the day on which it gets its row, or `-`. */
function drawn(placement: RowPlacement | null): string {
  if (placement === null) return '-';
  const { row, placed, from, to, continuesBefore, continuesAfter } = placement;
  const since = placed === from ? '' : ` from ${placed}`;
  return `${row}${since}: ${continuesBefore ? '<' : ''}${from}-${to}${continuesAfter ? '>' : ''}`;
}

describe('placeInRows', () => {
  it.each([
    ['nothing', '', []],
    ['one day', '102-102', ['0: 2-2']],
    ['bars one after the other in one row', '100-101 102-103', ['0: 0-1', '0: 2-3']],
    ['longer first on the day both start', '100-100 100-102', ['1: 0-0', '0: 0-2']],
    ['array order for equal days', '100-101 100-101', ['0: 0-1', '1: 0-1']],
    [
      'a bar of an earlier day in its row, however long the later one',
      '101-106 100-101',
      ['1: 1-6', '0: 0-1'],
    ],
    [
      'the lowest free row, holes included',
      '100-103 100-101 100-103 102-102',
      ['0: 0-3', '2: 0-1', '1: 0-3', '2: 2-2'],
    ],
    [
      'what began before the week above what begins with it',
      '100-106 99-100 90-100',
      ['2: 0-6', '1: <0-0', '0: <0-0'],
    ],
    ['what goes on longest after the week first', '103-106 103-110', ['1: 3-6', '0: 3-6>']],
    ['both continuations', '90-120', ['0: <0-6>']],
    ['nothing of what lies outside', '90-99 107-108 103-102', ['-', '-', '-']],
  ])('shows %s', (_, bars, expected) => {
    expect(placeInRows(spansOf(bars), WEEK).placements.map(drawn)).toEqual(expected);
  });

  it.each([
    ['null for a bar on hidden days alone', '105-106', ['-']],
    ['one piece across hidden days', '103-108', ['0: 3-6']],
    ['a start on a hidden day as a continuation', '106-107', ['0: <5-5']],
    ['an end on a hidden day as a continuation', '104-105', ['0: 4-4>']],
    [
      'what began on a hidden day above what begins on the next visible one',
      '107-111 106-107',
      ['1: 5-9', '0: <5-5'],
    ],
    ['no length for hidden days', '103-104 103-106', ['0: 3-4', '1: 3-4>']],
    ['two bars that meet on hidden days in one row', '103-105 106-107', ['0: 3-4>', '0: <5-5']],
  ])('with hidden days: %s', (_, bars, expected) => {
    expect(placeInRows(spansOf(bars), WORKDAYS).placements.map(drawn)).toEqual(expected);
  });

  it.each<[string, string, readonly number[], string[]]>([
    ['where there is room', '100-101 100-106', [2, 2, 2, 2, 2, 2, 2], ['1: 0-1', '0: 0-6']],
    ['from the first day with room', '100-106', [0, 0, 1], ['0 from 2: 0-6']],
    [
      'later than it begins',
      '100-101 100-104 102-105',
      [1, 1, 2, 2, 2, 2],
      ['-', '0: 0-4', '1: 2-5'],
    ],
    ['before what begins that day', '102-106 100-103', [0, 0, 1], ['-', '0 from 2: 0-3']],
    ['in a row that it keeps', '100-103 100-100', [2, 1, 0, 2], ['0: 0-3', '1: 0-0']],
    ['nowhere', '100-103 104-106', [0, 0, 0, 0, 1], ['-', '0: 4-6']],
    ['nowhere without room', '100-106', [-1, 0, -1, 0, 0, 0, 0], ['-']],
  ])('with limited room gives a row %s', (_, bars, room, expected) => {
    // Days without a listed room have none.
    expect(placeInRows(spansOf(bars), WEEK, room).placements.map(drawn)).toEqual(expected);
  });

  it('counts rows, and bars per visible day', () => {
    const rows = placeInRows(spansOf('100-101 101-104 101-101 105-108'), WORKDAYS);
    expect(rows.rowCount).toBe(3);
    expect(rows.countPerDay).toEqual([1, 3, 1, 1, 1, 1, 1, 0, 0, 0]);
  });

  it('gives nothing without visible days', () => {
    expect(placeInRows(spansOf('100-101'), [])).toEqual({
      placements: [null],
      rowCount: 0,
      countPerDay: [],
    });
  });

  // Seconds depend on the machine; an algorithm in the square of the size takes minutes.
  it('places 50,000 bars of one week', () => {
    const spans = Array.from({ length: 50_000 }, (_, i) => {
      return { firstDay: 96 + (i % 11), lastDay: 96 + (i % 11) + (i % 6) };
    });
    const { countPerDay, rowCount } = placeInRows(spans, WEEK);
    expect(rowCount).toBe(Math.max(...countPerDay));
  });
});

describe('placeInRows, for any bars', () => {
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 95, max: 118 }), fc.integer({ min: -1, max: 9 })), {
      maxLength: 30,
    })
    .map((pairs) =>
      Object.freeze(
        pairs.map(([firstDay, more]) => Object.freeze({ firstDay, lastDay: firstDay + more })),
      ),
    );
  const days = fc
    .uniqueArray(fc.integer({ min: 100, max: 113 }), { maxLength: 14 })
    .map((numbers) => Object.freeze(numbers.sort((a, b) => a - b)));
  type Check = (given: readonly DaySpan[], visible: readonly number[], result: DayRows) => void;

  function check(name: string, predicate: Check): void {
    it(name, () => {
      fc.assert(
        fc.property(spans, days, (given, visible) =>
          predicate(given, visible, placeInRows(given, visible)),
        ),
        { numRuns: 500 },
      );
    });
  }

  const covers = ({ firstDay, lastDay }: DaySpan, day: number): boolean =>
    firstDay <= day && day <= lastDay;

  check('a bar stands on exactly its visible days', (given, visible, { placements }) => {
    given.forEach((span, index) => {
      const placement = placements[index] ?? null;
      const own = visible.filter((day) => covers(span, day));
      expect(placement === null ? [] : visible.slice(placement.from, placement.to + 1)).toEqual(
        own,
      );
      if (placement === null) return;
      expect(placement.continuesBefore).toBe(span.firstDay < own[0]!);
      expect(placement.continuesAfter).toBe(span.lastDay > own.at(-1)!);
    });
  });

  check('no two bars share row and day', (_, visible, { placements, countPerDay }) => {
    visible.forEach((_day, column) => {
      const rows = placements.flatMap((each) =>
        each && each.from <= column && column <= each.to ? [each.row] : [],
      );
      expect(new Set(rows).size).toBe(rows.length);
      expect(countPerDay[column]).toBe(rows.length);
    });
  });

  check('there are only as many rows as the fullest day has bars', (_, visible, result) => {
    expect(result.rowCount).toBe(Math.max(0, ...result.countPerDay));
    expect(result.countPerDay).toHaveLength(visible.length);
  });

  check('day by day, each bar took the lowest row free then', (given, visible, { placements }) => {
    visible.forEach((_day, column) => {
      const standing = placements.flatMap((each) =>
        each && each.from < column && column <= each.to ? [each.row] : [],
      );
      const starting = given.flatMap((span, index) => {
        const placement = placements[index];
        return placement?.from === column ? [{ span, index, placement }] : [];
      });
      starting.sort((a, b) => a.placement.row - b.placement.row);
      const lowest = Array.from({ length: 31 }, (_each, row) => row)
        .filter((row) => !standing.includes(row))
        .slice(0, starting.length);
      expect(starting.map(({ placement }) => placement.row)).toEqual(lowest);
      for (const [position, upper] of starting.entries()) {
        const lower = starting[position + 1];
        if (!lower) continue;
        expect(upper.span.firstDay).toBeLessThanOrEqual(lower.span.firstDay);
        if (upper.span.firstDay < lower.span.firstDay) continue;
        expect(upper.placement.to).toBeGreaterThanOrEqual(lower.placement.to);
        const isSame = upper.span.lastDay === lower.span.lastDay;
        if (isSame) expect(upper.index).toBeLessThan(lower.index);
      }
    });
  });

  it('does not depend on the order of the array', () => {
    const shuffled = spans.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray([...given], { minLength: given.length })),
    );
    const drawing = (given: readonly DaySpan[]): string[] => {
      const { placements } = placeInRows(given, WEEK);
      return placements.map((each, index) => JSON.stringify([given[index], each])).sort();
    };
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(drawing(other)).toEqual(drawing(given));
      }),
    );
  });

  check('the same bars give the same rows', (given, visible, result) => {
    expect(placeInRows([...given], [...visible])).toEqual(result);
  });
});
