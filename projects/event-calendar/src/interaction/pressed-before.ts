/** An event that was kept before any code could answer it. */
export interface Kept {
  /** Number of the event among those kept on the page. */
  readonly at: number;
  readonly run: () => void;
}

/** Kept events of each calendar of the page that aren't replayed yet. */
const queues = new Set<readonly Kept[]>();

/**
 * Replays the kept events of a calendar, one after the other, with a rendering in between: whatever one of them opens
 * is there for the next. Earlier events of other calendars are replayed before. `does` runs one of them, and returns
 * whether the next may follow at once.
 */
export async function doInTurn(kept: Kept[], does: (run: () => void) => boolean): Promise<void> {
  if (kept.length === 0) return;
  queues.add(kept);
  // All calendars of the page begin together.
  await drawn();
  for (let [next] = kept; next !== undefined; [next] = kept) {
    const { at, run } = next;
    while ([...queues].some(([other]) => other !== undefined && other.at < at)) await drawn();
    if (!does(run)) await drawn();
    kept.shift();
  }
  queues.delete(kept);
}

function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
