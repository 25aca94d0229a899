/** Number of entries up to which everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ALL = 300;

/** Heights in pixels that make up the agenda; the style sheet draws exactly these. */
export interface AgendaMeasures {
  readonly entry: number;
  readonly group: number;
}

/** Visible part of a scrolled list, in pixels from its start. */
export interface Viewport {
  readonly from: number;
  readonly to: number;
}

/** Mounted entries of a day by index, and the pixels that stand for those before and after them. */
export interface MountedEntries {
  readonly first: number;
  /** Index behind the last mounted entry. */
  readonly last: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the mounted entries of each day, given its number of entries: all of a short list, or those near the
 * viewport. Without a viewport, before measuring and in print, everything is mounted.
 */
export function mountedEntries(
  counts: readonly number[],
  viewport: Viewport | null,
  { entry, group }: AgendaMeasures,
): readonly MountedEntries[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const margin = viewport === null ? 0 : (viewport.to - viewport.from) / 2;
  let top = 0;
  return counts.map((count) => {
    const start = top;
    top += group + Math.max(1, count) * entry;
    if (viewport === null || total <= MOUNT_ALL) {
      return { first: 0, last: count, before: 0, after: 0 };
    }
    const clamp = (index: number): number => Math.min(count, Math.max(0, index));
    const first = clamp(Math.floor((viewport.from - margin - start) / entry));
    const last = Math.max(first, clamp(Math.ceil((viewport.to + margin - start) / entry)));
    return { first, last, before: first * entry, after: (count - last) * entry };
  });
}
