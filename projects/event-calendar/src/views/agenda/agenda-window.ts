/** Up to so many entries everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ALL = 300;

/** Heights in pixels that make up the agenda; the stylesheet draws exactly these. */
export interface AgendaMeasures {
  readonly entry: number;
  readonly group: number;
}

/** The part of a scrolled list that is in view, in pixels from its start. */
export interface Viewport {
  readonly from: number;
  readonly to: number;
}

/** Which entries of a day are mounted, and the room that stands for those that aren't. */
export interface MountedEntries {
  readonly first: number;
  /** Behind the last. */
  readonly last: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Decides for each day, given its number of entries, which of them are mounted: all of a short
 * list, or those near the viewport. Without a viewport (unmeasured, printing) all are.
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
