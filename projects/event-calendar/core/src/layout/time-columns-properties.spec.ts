import fc from 'fast-check';
import { placeInColumns } from './time-columns';
import type { TimeColumns, TimeSpan } from './time-columns';

describe('placeInColumns, for any spans', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 96 }), fc.oneof(fc.integer({ max: 6, min: -1 }), fc.nat(60)))
    .map(([start, length]): TimeSpan => Object.freeze({ start, end: start + length }));
  const cases = fc.record({
    spans: fc.array(span, { maxLength: 40 }).map((spans) => Object.freeze(spans)),
    minLength: fc.integer({ min: 1, max: 4 }),
    maxColumns: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(Infinity)),
  });
  interface Case {
    readonly spans: readonly TimeSpan[];
    readonly minLength: number;
    readonly maxColumns: number;
  }
  /** The area a chip or an event covers; `to` is the first column beside it. */
  interface Box extends TimeSpan {
    readonly from: number;
    readonly to: number;
    readonly columns: number;
    readonly isChip: boolean;
  }

  const shown = ({ start, end }: TimeSpan, minLength: number): TimeSpan => ({
    start,
    end: Math.max(end, start + minLength),
  });
  const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.start < b.end && b.start < a.end;

  /** Everything drawn, chips included, by the area it covers. */
  function boxes({ spans, minLength }: Case, { placements, hidden }: TimeColumns): Box[] {
    const events = spans.flatMap((each, index): Box[] => {
      const at = placements[index];
      if (!at) return [];
      const { column: from, span: width, columns } = at;
      return [{ ...shown(each, minLength), from, to: from + width, columns, isChip: false }];
    });
    const chips = hidden.map(({ start, end, column, columns }) => {
      return { start, end, from: column, to: column + 1, columns, isChip: true };
    });
    return [...events, ...chips];
  }

  /** The clusters as sets of indexes, by comparing each span with each. */
  function clustersOf({ spans, minLength }: Case): number[][] {
    const left = new Set(spans.keys());
    const clusters: number[][] = [];
    for (const seed of left) {
      const cluster = [seed];
      left.delete(seed);
      for (const member of cluster) {
        for (const other of left) {
          const pair = [spans[member], spans[other]].map((each) => shown(each!, minLength));
          if (!overlap(pair[0]!, pair[1]!)) continue;
          left.delete(other);
          cluster.push(other);
        }
      }
      clusters.push(cluster);
    }
    return clusters;
  }

  /** The most spans of a cluster at one moment. */
  function depthOf({ spans, minLength }: Case, cluster: readonly number[]): number {
    const drawnSpans = cluster.map((index) => shown(spans[index]!, minLength));
    const depths = drawnSpans.map(
      ({ start }) => drawnSpans.filter((other) => other.start <= start && start < other.end).length,
    );
    return Math.max(...depths);
  }

  function check(name: string, predicate: (given: Case, result: TimeColumns) => void): void {
    it(name, () => {
      fc.assert(
        fc.property(cases, (given) => predicate(given, placeInColumns(given.spans, given))),
        { numRuns: 500 },
      );
    });
  }

  check('no two things drawn share time and column', (given, result) => {
    const drawnBoxes = boxes(given, result);
    for (const [index, a] of drawnBoxes.entries()) {
      for (const b of drawnBoxes.slice(index + 1)) {
        if (overlap(a, b)) expect(a.to <= b.from || b.to <= a.from).toBe(true);
      }
    }
  });

  check('no event could be wider', (given, result) => {
    const drawnBoxes = boxes(given, result);
    for (const box of drawnBoxes) {
      if (box.to === box.columns || box.isChip) continue;
      const covers = ({ from, to }: Box): boolean => from <= box.to && box.to < to;
      expect(drawnBoxes.some((other) => covers(other) && overlap(box, other))).toBe(true);
    }
  });

  check('everything stays within the columns there are', (given, result) => {
    for (const { from, to, columns } of boxes(given, result)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(columns);
      expect(columns).toBeLessThanOrEqual(given.maxColumns);
    }
  });

  check('an event is either placed or behind exactly one chip', ({ spans }, result) => {
    const behindChips = result.hidden.flatMap(({ items }) => items);
    const placed = [...spans.keys()].filter((index) => result.placements[index] !== null);
    expect(result.placements).toHaveLength(spans.length);
    expect([...behindChips, ...placed].sort((a, b) => a - b)).toEqual([...spans.keys()]);
  });

  check('a chip spans its events, stands for two or more, and keeps apart', (given, result) => {
    const clusters = clustersOf(given);
    for (const [index, { start, end, column, columns, items }] of result.hidden.entries()) {
      const own = items.map((item) => shown(given.spans[item]!, given.minLength));
      expect(items.length).toBeGreaterThan(1);
      expect(own.map((each) => each.start)).toEqual(
        own.map((each) => each.start).sort((a, b) => a - b),
      );
      expect([start, end]).toEqual([own[0]!.start, Math.max(...own.map((each) => each.end))]);
      expect(column).toBe(columns - 1);
      const previous = result.hidden[index - 1];
      if (previous === undefined) continue;
      const cluster = clusters.find((each) => each.includes(items[0]!))!;
      const leastGap = cluster.includes(previous.items[0]!) ? given.minLength : 0;
      expect(start - previous.end).toBeGreaterThanOrEqual(leastGap);
    }
  });

  check(
    'a cluster has as few columns as possible, and chips only when it must',
    (given, result) => {
      for (const cluster of clustersOf(given)) {
        const depth = depthOf(given, cluster);
        const placements = cluster.map((index) => result.placements[index] ?? null);
        const isHiding = placements.includes(null);
        const columns = new Set(placements.flatMap((each) => (each ? [each.columns] : [])));
        expect(isHiding).toBe(depth > given.maxColumns);
        if (columns.size > 0) expect([...columns]).toEqual([Math.min(depth, given.maxColumns)]);
      }
    },
  );

  check('what is alone beside the visible columns is not hidden', (given, result) => {
    for (const { items } of result.hidden) {
      for (const item of items) {
        const here = shown(given.spans[item]!, given.minLength);
        const others = given.spans.filter(
          (other, index) => index !== item && overlap(here, shown(other, given.minLength)),
        );
        expect(others.length).toBeGreaterThanOrEqual(given.maxColumns);
      }
    }
  });

  it('does not depend on the order of the array', () => {
    const shuffled = cases.chain((given) =>
      fc.record({
        given: fc.constant(given),
        order: fc.shuffledSubarray([...given.spans.keys()], { minLength: given.spans.length }),
      }),
    );
    const drawing = (given: Case): unknown => {
      const { placements, hidden } = placeInColumns(given.spans, given);
      const placed = given.spans.map((each, index) =>
        JSON.stringify([each.start, each.end, placements[index]]),
      );
      return [placed.sort(), hidden.map((each) => ({ ...each, items: each.items.length }))];
    };
    fc.assert(
      fc.property(shuffled, ({ given, order }) => {
        const spans = order.map((index) => given.spans[index]!);
        expect(drawing({ ...given, spans })).toEqual(drawing(given));
      }),
    );
  });

  check('the same spans give the same placement', (given, result) => {
    expect(placeInColumns([...given.spans], given)).toEqual(result);
  });
});
