import fc from 'fast-check';
import type { DaySpan } from './day-rows';
import { layoutMonthWeek } from './month-grid';
import type { BarPiece, LinePlacement, MonthWeek, MonthWeekItems } from './month-grid';

/** A week whose first day is 100. */
const WEEK = [100, 101, 102, 103, 104, 105, 106];

/** Lays out bars like `100-102 104-104`, and lines by their days. */
function week(
  bars: string,
  lines: readonly number[],
  capacity: number,
  days: readonly number[] = WEEK,
): MonthWeek {
  const items = {
    bars: [...bars.matchAll(/(\d+)-(\d+)/g)].map(([, first, last]) => {
      return { firstDay: Number(first), lastDay: Number(last) };
    }),
    lines: lines.map((day) => ({ day })),
  };
  return layoutMonthWeek(items, days, capacity);
}

/** Formats `bar@row: from-to`, with arrows where the piece continues and `*` on the first one. */
function drawnPiece({ bar, row, from, to, ...edges }: BarPiece): string {
  const before = edges.continuesBefore ? '<' : '';
  const after = edges.continuesAfter ? '>' : '';
  return `${bar}@${row}: ${before}${from}-${to}${after}${edges.first ? '*' : ''}`;
}

function drawnLine({ line, row, column }: LinePlacement): string {
  return `${line}@${row}: ${column}`;
}

interface Row {
  readonly bars?: string;
  readonly lines?: readonly number[];
  readonly capacity: number;
  readonly pieces?: readonly string[];
  readonly shown?: readonly string[];
  readonly more?: readonly number[];
}

describe('layoutMonthWeek', () => {
  it.each<[string, Row]>([
    ['an empty week', { capacity: 3 }],
    [
      'bars that go on before and after',
      {
        bars: '98-101 103-109',
        capacity: 3,
        pieces: ['0@0: <0-1*', '1@0: 3-6>*'],
      },
    ],
    [
      'lines below bars, in their order',
      {
        bars: '100-101',
        lines: [101, 101],
        capacity: 3,
        pieces: ['0@0: 0-1*'],
        shown: ['0@1: 1', '1@2: 1'],
      },
    ],
    [
      'lines in the holes between bars',
      {
        bars: '100-100 100-102 100-103',
        lines: [101, 103, 103],
        capacity: 3,
        pieces: ['0@2: 0-0*', '1@1: 0-2*', '2@0: 0-3*'],
        shown: ['0@2: 1', '1@1: 3', '2@2: 3'],
      },
    ],
    [
      'a day that fits exactly without "+N more"',
      { lines: [102, 102, 102], capacity: 3, shown: ['0@0: 2', '1@1: 2', '2@2: 2'] },
    ],
    [
      'one thing too many as "+2 more" in the last row',
      { lines: [102, 102, 102, 102], capacity: 3, shown: ['0@0: 2', '1@1: 2'], more: [0, 0, 2] },
    ],
    [
      'a bar cut on a crowded day and resumed after it',
      {
        bars: '100-104 100-104',
        lines: [102],
        capacity: 2,
        pieces: ['0@0: 0-4*', '1@1: 0-1>*', '1@1: <3-4'],
        more: [0, 0, 2],
      },
    ],
    [
      'a bar whose start is cut by its first piece',
      {
        bars: '100-104 100-104',
        lines: [100],
        capacity: 2,
        pieces: ['0@0: 0-4*', '1@1: <1-4*'],
        more: [2],
      },
    ],
    [
      'a bar from the first day on which there is room, in a row that nothing hidden keeps',
      {
        bars: '101-102 101-102 102-106',
        capacity: 2,
        pieces: ['0@0: 1-2*', '1@1: 1-1>*', '2@0: <3-6*'],
        more: [0, 0, 2],
      },
    ],
    [
      'such a bar in its row throughout, cut where that is for "+N more"',
      {
        bars: '100-100 100-100 100-104',
        lines: [103, 103],
        capacity: 2,
        pieces: ['2@0: 0-4*'],
        more: [2, 0, 0, 2],
      },
    ],
    [
      'a bar that waited before what begins later, however long',
      {
        bars: '100-100 100-101 101-106',
        capacity: 1,
        pieces: ['2@0: <2-6*'],
        more: [2, 2],
      },
    ],
    [
      'lines in rows of bars that are hidden',
      {
        bars: '100-101 100-101 100-102',
        lines: [102],
        capacity: 2,
        pieces: ['2@0: 0-2*'],
        shown: ['0@1: 2'],
        more: [2, 2],
      },
    ],
    [
      'a bar in a row that never fits on no day, and lines below it where there is room',
      {
        bars: '100-100 100-101 100-106 100-105',
        lines: [101, 105],
        capacity: 3,
        pieces: ['2@0: 0-6*', '3@1: 0-5*'],
        shown: ['1@2: 5'],
        more: [2, 2],
      },
    ],
    [
      'everything behind "+N more" where only that fits',
      { bars: '100-101', lines: [101], capacity: 1, pieces: ['0@0: 0-0>*'], more: [0, 2] },
    ],
    ['only counts without any room', { bars: '100-101', lines: [101], capacity: 0, more: [1, 2] }],
    [
      'everything in unlimited room',
      { lines: [100, 100, 100], capacity: Infinity, shown: ['0@0: 0', '1@1: 0', '2@2: 0'] },
    ],
    [
      'nothing of what lies outside',
      {
        bars: '90-99 107-109',
        lines: [99, 107],
        capacity: 3,
      },
    ],
  ])('shows %s', (_, { bars = '', lines = [], capacity, pieces = [], shown = [], more = [] }) => {
    const result = week(bars, lines, capacity);
    expect(result.pieces.map(drawnPiece)).toEqual(pieces);
    expect(result.lines.map(drawnLine)).toEqual(shown);
    expect(result.more).toEqual(WEEK.map((_day, column) => more[column] ?? 0));
  });

  it('leaves hidden days out', () => {
    const result = week('99-102 105-106', [100, 101, 105], 2, [101, 102, 103, 104]);
    expect(result.pieces.map(drawnPiece)).toEqual(['0@0: <0-1*']);
    expect(result.lines.map(drawnLine)).toEqual(['1@1: 0']);
    expect(result.more).toEqual([0, 0, 0, 0]);
  });

  // Seconds depend on the machine; an algorithm in the square of the size takes minutes.
  it('lays out 50,000 lines and bars of one week', () => {
    const items: MonthWeekItems = {
      bars: Array.from({ length: 10_000 }, (_, i) => {
        return { firstDay: 98 + (i % 9), lastDay: 98 + (i % 9) + (i % 4) };
      }),
      lines: Array.from({ length: 40_000 }, (_, i) => ({ day: 100 + (i % 7) })),
    };
    const { lines, more, pieces } = layoutMonthWeek(items, WEEK, 5);
    expect(lines.length + pieces.length).toBeGreaterThan(0);
    expect(Math.min(...more)).toBeGreaterThan(5000);
  });
});

describe('layoutMonthWeek, for any week', () => {
  const bar = fc
    .tuple(fc.integer({ min: 96, max: 108 }), fc.nat(9))
    .map(([firstDay, more]) => Object.freeze({ firstDay, lastDay: firstDay + more }));
  const line = fc.integer({ min: 98, max: 108 }).map((day) => Object.freeze({ day }));
  const cases = fc.record({
    items: fc
      .record({ bars: fc.array(bar, { maxLength: 10 }), lines: fc.array(line, { maxLength: 15 }) })
      .map(({ bars, lines }) =>
        Object.freeze({ bars: Object.freeze(bars), lines: Object.freeze(lines) }),
      ),
    days: fc.constantFrom<readonly number[]>(WEEK, WEEK.slice(0, 5), [100, 102, 103, 106], []),
    capacity: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(Infinity)),
  });
  interface Case {
    readonly items: MonthWeekItems;
    readonly days: readonly number[];
    readonly capacity: number;
  }

  function check(name: string, predicate: (given: Case, result: MonthWeek) => void): void {
    it(name, () => {
      fc.assert(
        fc.property(cases, (given) =>
          predicate(given, layoutMonthWeek(given.items, given.days, given.capacity)),
        ),
        { numRuns: 500 },
      );
    });
  }

  /** The rows taken in one cell, by bars and lines. */
  function rowsOf({ pieces, lines }: MonthWeek, column: number): number[] {
    return [
      ...pieces.filter(({ from, to }) => from <= column && column <= to),
      ...lines.filter((each) => each.column === column),
    ].map(({ row }) => row);
  }

  check('nothing shares row and day', ({ days }, result) => {
    days.forEach((_, column) => {
      const rows = rowsOf(result, column);
      expect(new Set(rows).size).toBe(rows.length);
    });
  });

  check('what is shown and what is not make up the day', ({ items, days }, result) => {
    expect(result.more).toHaveLength(days.length);
    days.forEach((day, column) => {
      const bars = items.bars.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
      const lines = items.lines.filter((each) => each.day === day);
      const shown = rowsOf(result, column).length;
      expect(shown + (result.more[column] ?? NaN)).toBe(bars.length + lines.length);
    });
  });

  check('no row is beyond the room, the last one is left to "+N more"', (given, result) => {
    given.days.forEach((_, column) => {
      const room = result.more[column] === 0 ? given.capacity : given.capacity - 1;
      for (const row of rowsOf(result, column)) expect(row).toBeLessThan(room);
    });
  });

  /** Returns the number of rows for items in a cell: one less than its capacity if it needs "+N more". */
  function roomOf({ items, days, capacity }: Case, column: number): number {
    const day = days[column]!;
    const bars = items.bars.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    const lines = items.lines.filter((each) => each.day === day);
    return bars.length + lines.length <= capacity ? capacity : capacity - 1;
  }

  check('nothing is hidden on a day whose things fit', (given, result) => {
    given.days.forEach((_, column) => {
      expect(result.more[column] === 0).toBe(roomOf(given, column) === given.capacity);
    });
  });

  check(
    'a bar is hidden only where no row is free of bars, or its own is beyond the room',
    (given, result) => {
      given.items.bars.forEach(({ firstDay, lastDay }, bar) => {
        const pieces = result.pieces.filter((piece) => piece.bar === bar);
        given.days.forEach((day, column) => {
          if (day < firstDay || day > lastDay) return;
          const at = result.pieces.filter(({ from, to }) => from <= column && column <= to);
          if (at.some((piece) => piece.bar === bar)) return;
          const room = roomOf(given, column);
          const own = pieces.find(({ from }) => from < column);
          if (own === undefined) expect(at.length).toBeGreaterThanOrEqual(room);
          else expect(own.row).toBeGreaterThanOrEqual(room);
        });
      });
    },
  );

  check('a bar keeps its row, and says where it goes on', ({ items, days }, result) => {
    for (const { bar: index, row, from, to, ...goesOn } of result.pieces) {
      const { firstDay, lastDay } = items.bars[index]!;
      expect(row).toBe(result.pieces.find((piece) => piece.bar === index)?.row);
      expect(goesOn.continuesBefore).toBe(firstDay < days[from]!);
      expect(goesOn.continuesAfter).toBe(lastDay > days[to]!);
    }
  });

  check('each cell holds what filling cell after cell gives', (given, result) => {
    const drawn = given.days.map((_, column) =>
      [
        ...result.pieces
          .filter(({ from, to }) => from <= column && column <= to)
          .map((piece) => `${piece.row}: bar ${piece.bar}`),
        ...result.lines
          .filter((each) => each.column === column)
          .map((each) => `${each.row}: line ${each.line}`),
      ].sort(),
    );
    expect(drawn).toEqual(filledCellByCell(given));
  });

  /** Returns the items drawn in each cell, found by filling one cell after the other. */
  function filledCellByCell(given: Case): string[][] {
    const { items, days } = given;
    const columnsOf = ({ firstDay, lastDay }: DaySpan): number[] =>
      days.flatMap((day, column) => (firstDay <= day && day <= lastDay ? [column] : []));
    const order = items.bars
      .map((span, index) => {
        const columns = columnsOf(span);
        const last = columns.at(-1) ?? -1;
        // Beyond the week the bar that ends later is longer; hidden days within add nothing.
        const end = last === days.length - 1 ? span.lastDay : last;
        return { index, columns, rank: [columns[0] ?? 0, span.firstDay, -last, -end, index] };
      })
      .sort((a, b) => {
        const at = a.rank.findIndex((value, each) => value !== b.rank[each]);
        return at < 0 ? 0 : a.rank[at]! - b.rank[at]!;
      });
    const rowOf = new Map<number, number>();
    return days.map((day, column) => {
      const room = roomOf(given, column);
      const here = order.filter(({ columns }) => columns.includes(column));
      const taken = new Set(here.flatMap(({ index }) => rowOf.get(index) ?? []));
      const freeRow = (): number => {
        let row = 0;
        while (taken.has(row)) row++;
        return row;
      };
      const cell: string[] = [];
      for (const { index } of here) {
        const row = rowOf.get(index) ?? freeRow();
        if (row >= room) continue;
        rowOf.set(index, row);
        taken.add(row);
        cell.push(`${row}: bar ${index}`);
      }
      items.lines.forEach((each, index) => {
        const row = freeRow();
        if (each.day !== day || row >= room) return;
        taken.add(row);
        cell.push(`${row}: line ${index}`);
      });
      return cell.sort();
    });
  }

  check('pieces of a bar lie apart, and its leftmost one is the first', (_, { pieces }) => {
    const ends = new Map<number, number>();
    for (const { bar: index, from, to, first } of pieces) {
      expect(first).toBe(!ends.has(index));
      expect(from).toBeGreaterThan((ends.get(index) ?? -2) + 1);
      expect(to).toBeGreaterThanOrEqual(from);
      ends.set(index, to);
    }
  });

  check('lines of a day stand in order', (given, result) => {
    given.days.forEach((_, column) => {
      const own = result.lines.filter((each) => each.column === column);
      const inOrder = [...own].sort((a, b) => a.line - b.line);
      expect(own).toEqual(inOrder);
      expect([...own].sort((a, b) => a.row - b.row)).toEqual(inOrder);
    });
  });

  check('the same week gives the same layout', (given, result) => {
    expect(layoutMonthWeek(given.items, [...given.days], given.capacity)).toEqual(result);
  });
});
