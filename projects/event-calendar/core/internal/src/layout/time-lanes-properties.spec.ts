import fc from 'fast-check';
import { placeInLanes } from './time-lanes';
import type { LaneRoom } from './crowded-lanes';
import type { TimeSpan } from '../dates/time-span';
import type { TimeLanes } from './time-lanes';

describe('placeInLanes, for any spans', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 96 }), fc.oneof(fc.integer({ max: 6, min: -1 }), fc.nat(60)))
    .map(([start, length]): TimeSpan => Object.freeze({ start, end: start + length }));
  const cases = fc.record({
    spans: fc.array(span, { maxLength: 40 }).map((spans) => Object.freeze(spans)),
    minLength: fc.integer({ min: 1, max: 4 }),
    maxLanes: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(Infinity)),
    minCoverable: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 8 })),
    end: fc.constant(200),
  });
  interface Case extends LaneRoom {
    readonly spans: readonly TimeSpan[];
  }
  /** The area of a chip or an event; `to` is the first lane after it. */
  interface Box extends TimeSpan {
    readonly from: number;
    readonly to: number;
    readonly lanes: number;
    readonly isChip: boolean;
  }

  const shown = ({ start, end }: TimeSpan, minLength: number): TimeSpan => ({
    start,
    end: Math.max(end, start + minLength),
  });
  const overlap = (a: TimeSpan, b: TimeSpan): boolean => a.start < b.end && b.start < a.end;

  /** Returns the areas of everything drawn, including chips. */
  function boxes({ spans, minLength }: Case, { placements, chips: found }: TimeLanes): Box[] {
    const events = spans.flatMap((each, index): Box[] => {
      const at = placements[index];
      if (!at) return [];
      const { lane: from, span: width, lanes } = at;
      return [{ ...shown(each, minLength), from, to: from + width, lanes, isChip: false }];
    });
    // A chip over an event has no place of its own.
    const chips = found
      .filter(({ over }) => over === null)
      .map(({ start, end, lane, lanes }) => {
        return { start, end, from: lane, to: lane + 1, lanes, isChip: true };
      });
    return [...events, ...chips];
  }

  /** Returns the clusters as sets of indexes, found by comparing every pair of spans. */
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

  /** Returns the largest number of spans of a cluster at one moment. */
  function depthOf({ spans, minLength }: Case, cluster: readonly number[]): number {
    const drawnSpans = cluster.map((index) => shown(spans[index]!, minLength));
    const depths = drawnSpans.map(
      ({ start }) => drawnSpans.filter((other) => other.start <= start && start < other.end).length,
    );
    return Math.max(...depths);
  }

  function check(name: string, predicate: (given: Case, result: TimeLanes) => void): void {
    it(name, () => {
      fc.assert(
        fc.property(cases, (given) => predicate(given, placeInLanes(given.spans, given))),
        { numRuns: 500 },
      );
    });
  }

  check('no two things drawn share time and lane', (given, result) => {
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
      if (box.to === box.lanes || box.isChip) continue;
      const covers = ({ from, to }: Box): boolean => from <= box.to && box.to < to;
      expect(drawnBoxes.some((other) => covers(other) && overlap(box, other))).toBe(true);
    }
  });

  check('everything stays within the lanes there are', (given, result) => {
    for (const { from, to, lanes } of boxes(given, result)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(lanes);
      expect(lanes).toBeLessThanOrEqual(given.maxLanes);
    }
  });

  check('an event is either placed or behind exactly one chip', ({ spans }, result) => {
    const behindChips = result.chips.flatMap(({ items }) => items);
    const placed = [...spans.keys()].filter((index) => result.placements[index] !== null);
    expect(result.placements).toHaveLength(spans.length);
    expect([...behindChips, ...placed].sort((a, b) => a - b)).toEqual([...spans.keys()]);
  });

  check('the first of a cluster is drawn', (given, result) => {
    for (const cluster of clustersOf(given)) {
      const byStart = cluster
        .map((index) => ({ index, ...given.spans[index]! }))
        .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index);
      expect(result.placements[byStart[0]!.index]).not.toBeNull();
    }
  });

  check('a chip over an event lies within it, at its end', (given, { chips, placements }) => {
    for (const { start, end, lane, over } of chips.filter((chip) => chip.over !== null)) {
      const event = shown(given.spans[over!]!, given.minLength);
      const at = placements[over!]!;
      expect(event.start <= start && end <= event.end).toBe(true);
      expect(lane).toBe(at.lane + at.span - 1);
    }
  });

  check(
    'an event under a chip is one that may be covered, unless it is the first',
    (given, result) => {
      for (const { over } of result.chips) {
        if (over === null || given.maxLanes === 1) continue;
        const { start, end } = shown(given.spans[over]!, given.minLength);
        expect(end - start).toBeGreaterThanOrEqual(given.minCoverable);
      }
    },
  );

  check('chips ascend and never overlap', (_, { chips }) => {
    for (const [at, chip] of chips.slice(1).entries()) {
      expect(chip.start).toBeGreaterThanOrEqual(chips[at]!.end);
    }
  });

  check(
    'a chip stands at the end in the time of one of its events, which come by start',
    (given, result) => {
      for (const { start, end, lane, lanes, items, over } of result.chips) {
        const own = items.map((item) => shown(given.spans[item]!, given.minLength));
        expect(end - start).toBe(given.minLength);
        if (over === null) {
          expect(lane).toBe(lanes - 1);
          const isWithin = own.some((each) => each.start <= start && end <= each.end);
          const isBeneathFirst = given.spans.some(
            (each, index) =>
              result.placements[index]?.lanes === 1 && shown(each, given.minLength).end === start,
          );
          expect(isWithin || isBeneathFirst).toBe(true);
        } else {
          // Beneath the first line of the event that it lies over.
          const reach = { start: start - 2 * given.minLength, end };
          expect(own.some((each) => overlap(each, reach))).toBe(true);
        }
        expect(own.map((each) => each.start)).toEqual(
          own.map((each) => each.start).sort((a, b) => a - b),
        );
      }
    },
  );

  check('a cluster has as few lanes as possible, and chips only when it must', (given, result) => {
    for (const cluster of clustersOf(given)) {
      const depth = depthOf(given, cluster);
      const placements = cluster.map((index) => result.placements[index] ?? null);
      expect(placements.includes(null)).toBe(depth > given.maxLanes);
      const lanes = new Set(placements.flatMap((each) => (each ? [each.lanes] : [])));
      if (depth <= given.maxLanes) expect([...lanes]).toEqual([depth]);
    }
  });

  check(
    'beside what hides there are as many as lanes, and those that stand longer or first',
    (given, result) => {
      const lengthOf = ({ start, end }: TimeSpan): number => end - start;
      for (const item of result.chips.flatMap(({ items }) => items)) {
        const here = shown(given.spans[item]!, given.minLength);
        const others = [...given.spans.keys()].filter(
          (index) => index !== item && overlap(here, shown(given.spans[index]!, given.minLength)),
        );
        expect(others.length).toBeGreaterThanOrEqual(given.maxLanes);
        const firsts = clustersOf(given).map((cluster) =>
          Math.min(...cluster.map((index) => given.spans[index]!.start)),
        );
        const longer = others.filter((index) => {
          const other = shown(given.spans[index]!, given.minLength);
          const isFirst = firsts.includes(other.start);
          return (
            result.placements[index] !== null && (isFirst || lengthOf(other) >= lengthOf(here))
          );
        });
        expect(longer.length).toBeGreaterThanOrEqual(given.maxLanes - 1);
      }
    },
  );

  it('does not depend on the order of the array', () => {
    const shuffled = cases.chain((given) =>
      fc.record({
        given: fc.constant(given),
        order: fc.shuffledSubarray([...given.spans.keys()], { minLength: given.spans.length }),
      }),
    );
    const drawing = (given: Case): unknown => {
      const { placements, chips } = placeInLanes(given.spans, given);
      const placed = given.spans.map((each, index) =>
        JSON.stringify([each.start, each.end, placements[index]]),
      );
      const drawnChips = chips.map(({ start, end, lane, lanes, items, over }) => {
        return { start, end, lane, lanes, count: items.length, isOver: over !== null };
      });
      return [placed.sort(), drawnChips];
    };
    fc.assert(
      fc.property(shuffled, ({ given, order }) => {
        const spans = order.map((index) => given.spans[index]!);
        expect(drawing({ ...given, spans })).toEqual(drawing(given));
      }),
    );
  });

  check('the same spans give the same placement', (given, result) => {
    expect(placeInLanes([...given.spans], given)).toEqual(result);
  });
});
