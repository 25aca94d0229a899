import type { TimeAxis } from './time-axis';

/** A labelled line of the axis. */
export interface AxisTick {
  /** Axis minutes. */
  readonly offset: number;
  /** Clock time in minutes of the day. */
  readonly time: number;
  readonly repeated: boolean;
  /** Whether the clock time occurs twice on the axis, so that its label must tell the two apart. */
  readonly ambiguous: boolean;
}

/**
 * Returns the labelled lines: one per `every` minutes, and the first one after a clock change; none in folded hours.
 */
export function axisTicks(axis: TimeAxis, every = 60): readonly AxisTick[] {
  const doubled = axis.pieces.filter((piece) => piece.repeated);
  const ticks: AxisTick[] = [];
  axis.pieces.forEach((piece, index) => {
    if (piece.isFolded) return;
    const previous = axis.pieces[index - 1];
    const jumps = previous !== undefined && previous.to !== piece.from;
    const times: number[] = [];
    const first = Math.ceil(piece.from / every) * every;
    for (let time = first; time < piece.to; time += every) times.push(time);
    const nextFull = times[0] ?? piece.to;
    if (jumps && piece.from % every !== 0 && nextFull - piece.from >= 20) times.unshift(piece.from);
    for (const time of times) {
      ticks.push({
        offset: piece.offset + time - piece.from,
        time,
        repeated: piece.repeated,
        ambiguous: doubled.some((each) => each.from <= time && time < each.to),
      });
    }
  });
  return ticks;
}

/** Whether two lists of ticks are equal, as those of most weeks are. */
export function areSameTicks(a: readonly AxisTick[], b: readonly AxisTick[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ offset, time, ambiguous }, at) => {
      const other = b[at]!;
      return offset === other.offset && time === other.time && ambiguous === other.ambiguous;
    })
  );
}
