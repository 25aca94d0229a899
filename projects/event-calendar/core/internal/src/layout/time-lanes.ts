import type { TimeSpan } from '../dates/time-span';

/** Where one span stands: `span` lanes wide from `lane`, of `lanes` in its cluster. */
export interface LanePlacement {
  readonly lane: number;
  readonly span: number;
  readonly lanes: number;
}

/**
 * A stretch whose `items` (indexes into the spans, by start) stand behind one "+N" chip in
 * `lane`; `start` and `end` in the unit of the spans.
 */
export interface HiddenStretch {
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly lanes: number;
  readonly items: readonly number[];
}

/** One placement per span, null for those in `hidden`; the stretches ascend and never overlap. */
export interface TimeLanes {
  readonly placements: readonly (LanePlacement | null)[];
  readonly hidden: readonly HiddenStretch[];
}

/** A span with the end it takes up on the screen. */
interface Item extends TimeSpan {
  readonly index: number;
}

interface Stretch {
  readonly start: number;
  end: number;
  readonly items: Item[];
}

interface Arrangement {
  /** What stands in each lane, by start and without overlap: items, in the last also stretches. */
  readonly lanes: readonly (readonly TimeSpan[])[];
  readonly laneOf: ReadonlyMap<Item, number>;
  readonly stretches: readonly Stretch[];
}

/**
 * Places overlapping spans side by side, in at most `maxLanes` lanes per cluster of
 * transitively overlapping spans.
 *
 * A span takes up at least `minLength`, a positive number in the unit of the spans, and overlap is
 * decided with that in mind. `maxLanes` is a number from 1 to `Infinity`.
 */
export function placeInLanes(
  spans: readonly TimeSpan[],
  options: { readonly minLength: number; readonly maxLanes: number },
): TimeLanes {
  const { minLength } = options;
  // All lanes but the last belong to events; the last is shared by chips and single events.
  const room = Math.max(1, Math.floor(options.maxLanes) || 1) - 1;
  const placements: (LanePlacement | null)[] = spans.map(() => null);
  const hidden: HiddenStretch[] = [];

  for (const cluster of groupOverlapping(inOrder(spans, minLength))) {
    const arrangement = arrangeBest(cluster, room, minLength);
    const lanes = arrangement.lanes.length;
    for (const [item, lane, span] of widen(cluster, arrangement)) {
      placements[item.index] = { lane, span, lanes };
    }
    for (const { start, end, items } of arrangement.stretches) {
      const indexes = items.map((item) => item.index);
      hidden.push({ start, end, lane: lanes - 1, lanes, items: indexes });
    }
  }
  return { placements, hidden };
}

/** By start, then longer first, then array order (the sort is stable). */
function inOrder(spans: readonly TimeSpan[], minLength: number): readonly Item[] {
  return spans
    .map(({ start, end }, index) => ({ start, end, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, index }) => ({ start, end: Math.max(end, start + minLength), index }));
}

function groupOverlapping(items: readonly Item[]): readonly Item[][] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  let end = -Infinity;
  for (const item of items) {
    if (item.start >= end) {
      group = [];
      groups.push(group);
    }
    group.push(item);
    end = Math.max(end, item.end);
  }
  return groups;
}

/**
 * First come, first placed, unless a few long items would then push many others behind chips:
 * where that costs more, those that end latest give way.
 */
function arrangeBest(cluster: readonly Item[], room: number, minLength: number): Arrangement {
  const firstCome = arrange(cluster, room, new Set(), minLength);
  if (firstCome.stretches.length === 0) return firstCome;
  const mostShown = arrange(cluster, room, latestInTheWay(cluster, room), minLength);
  return chipCost(mostShown) < chipCost(firstCome) ? mostShown : firstCome;
}

/**
 * Hidden items times the time under chips. Items alone would hide a long event for the sake of one
 * more short one and hang a chip over its whole length.
 */
function chipCost({ stretches }: Arrangement): number {
  let items = 0;
  let time = 0;
  for (const stretch of stretches) {
    items += stretch.items.length;
    time += stretch.end - stretch.start;
  }
  return items * time;
}

/**
 * The fewest items to leave out so that the rest fits `room` lanes: going by start, whenever one
 * is too many, the one that ends latest (Faigle and Nawijn 1995, with proof that none does better).
 */
function latestInTheWay(cluster: readonly Item[], room: number): ReadonlySet<Item> {
  const standing: Item[] = [];
  const leftOut = new Set<Item>();
  for (const item of cluster) {
    let lane = standing.findIndex(({ end }) => end <= item.start);
    if (lane < 0 && standing.length < room) lane = standing.length;
    if (lane < 0) {
      let latest = item;
      standing.forEach((other, index) => {
        if (other.end <= latest.end) return;
        latest = other;
        lane = index;
      });
      leftOut.add(latest);
    }
    if (lane >= 0) standing[lane] = item;
  }
  return leftOut;
}

/**
 * Puts each item into the first free of `room` lanes. What finds none goes to one more lane:
 * as itself where it would be alone, behind a chip where several would overlap there.
 */
function arrange(
  cluster: readonly Item[],
  room: number,
  leftOut: ReadonlySet<Item>,
  minLength: number,
): Arrangement {
  const lanes: TimeSpan[][] = [];
  const laneOf = new Map<Item, number>();
  const ends: number[] = [];
  const rest: Item[] = [];
  for (const item of cluster) {
    const free = ends.findIndex((end) => end <= item.start);
    const lane = free < 0 ? ends.length : free;
    if (lane >= room || leftOut.has(item)) {
      rest.push(item);
      continue;
    }
    ends[lane] = item.end;
    (lanes[lane] ??= []).push(item);
    laneOf.set(item, lane);
  }
  if (rest.length === 0) return { lanes, laneOf, stretches: [] };

  const last: TimeSpan[] = [];
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const group of groupOverlapping(rest)) {
    const [first] = group;
    if (first === undefined) continue;
    if (group.length === 1) {
      last.push(first);
      laneOf.set(first, lanes.length);
      // Rounding must not let stretches merge across an event that just fits between them.
      open = undefined;
      continue;
    }
    const end = group.reduce((latest, item) => Math.max(latest, item.end), first.end);
    const gap = open === undefined ? Infinity : first.start - open.end;
    if (open !== undefined && (gap <= 0 || gap < minLength)) {
      open.end = end;
      for (const item of group) open.items.push(item);
    } else {
      open = { start: first.start, end, items: group };
      stretches.push(open);
      last.push(open);
    }
  }
  lanes.push(last);
  return { lanes, laneOf, stretches };
}

/** Each visible item of the cluster with its lane and the number of lanes it may cover. */
function* widen(
  cluster: readonly Item[],
  { lanes, laneOf }: Arrangement,
): Generator<readonly [item: Item, lane: number, span: number]> {
  // Items come by start, so what ended before one of them is behind all that follow.
  const passed = lanes.map(() => 0);
  for (const item of cluster) {
    const lane = laneOf.get(item);
    if (lane === undefined) continue;
    let next = lane + 1;
    for (; next < lanes.length; next++) {
      const occupants = lanes[next] ?? [];
      let at = passed[next] ?? 0;
      while ((occupants[at]?.end ?? Infinity) <= item.start) at++;
      passed[next] = at;
      if ((occupants[at]?.start ?? Infinity) < item.end) break;
    }
    yield [item, lane, next - lane];
  }
}
